import { type AppMember, inviteAppUser, listMembers, removeMember } from '@sayso/contracts/publishing';
import { texts } from '@sayso/contracts/texts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/call.ts';
import { toast } from '../../../ui/toasts.tsx';

const membersKey = (appId: string) => ['apps', 'members', appId] as const;

export type Role = 'user' | 'admin';

/** Everybody who may enter the app; another person may change it, so it is asked for at each opening. */
export const useMembers = (appId: string) =>
  useQuery({
    queryKey: membersKey(appId),
    queryFn: () => call(listMembers, { appId }),
    refetchOnMount: 'always',
  });

type Invited = { user_email: string; role: Role };

export function useInvite(appId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (invited: Invited) => {
      const members = cache.getQueryData<AppMember[]>(membersKey(appId)) ?? [];
      // A new link takes the place of the one that was handed out.
      const isRenewed = members.some(({ email, is_waiting }) => is_waiting && email === invited.user_email);
      return { ...(await call(inviteAppUser, { appId }, invited)), isRenewed };
    },
    onSuccess: ({ invite_link, is_mailed }, { user_email }) => {
      // A link stands in the dialog until it was copied.
      if (!invite_link)
        toast(is_mailed ? texts.invited : `${user_email} has access. No email was sent.`, {
          tone: 'success',
        });
      return cache.invalidateQueries({ queryKey: membersKey(appId) });
    },
    onError: (error) => {
      const needsPlan = error instanceof ApiError && error.reason === 'subscription_required';
      const title = needsPlan ? texts.subscriptionRequired : texts.inviteFailed;
      toast(title, { tone: 'danger', description: error.message });
    },
  });
}

export function useRemoveMember(appId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (email: string) => call(removeMember, { appId, email }),
    onSuccess: () => cache.invalidateQueries({ queryKey: membersKey(appId) }),
    onError: (error) =>
      toast('The access could not be ended', { tone: 'danger', description: error.message }),
  });
}
