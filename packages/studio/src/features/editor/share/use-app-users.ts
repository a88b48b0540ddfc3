import { type AppMember, inviteAppUser, listMembers, removeMember } from '@sayso/contracts/publishing';
import { userEntity } from '@sayso/contracts/records';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/call.ts';
import { recordKeys } from '../../../lib/records.ts';
import { t } from '../../../texts/share.ts';
import { toast } from '../../../ui/toasts.tsx';

export const usersKey = (appId: string) => ['apps', 'members', appId] as const;
/** People of the app with what it keeps of them, as records of it. */
export const peopleKey = (appId: string) => recordKeys.all({ appId, entity: userEntity });

export type Role = 'user' | 'admin';

/** People come by their own doing: while they are looked at, lists of them are asked for again and again, and on return. */
export const whileOpen = { refetchInterval: 10_000, refetchOnWindowFocus: 'always' } as const;

/** Everybody who may enter the app; another person may change it, so it is asked for at each opening. */
export const useAppUsers = (appId: string, enabled = true) =>
  useQuery({
    enabled,
    queryKey: usersKey(appId),
    queryFn: () => call(listMembers, { appId }),
    refetchOnMount: 'always',
    ...whileOpen,
  });

type Invited = { user_email: string; role: Role };

export function useInvite(appId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (invited: Invited) => {
      const users = cache.getQueryData<AppMember[]>(usersKey(appId)) ?? [];
      // A new link takes the place of the one that was handed out.
      const isRenewed = users.some(({ email, is_waiting }) => is_waiting && email === invited.user_email);
      return { ...(await call(inviteAppUser, { appId }, invited)), isRenewed };
    },
    onSuccess: ({ invite_link, is_mailed }, { user_email }) => {
      // A link stands in the dialog until it was copied.
      if (!invite_link)
        toast(is_mailed ? t('invite.sent') : t('invite.added', { email: user_email }), { tone: 'success' });
      void cache.invalidateQueries({ queryKey: peopleKey(appId) });
      return cache.invalidateQueries({ queryKey: usersKey(appId) });
    },
    onError: (error) => {
      const needsPlan = error instanceof ApiError && error.reason === 'subscription_required';
      const title = t(needsPlan ? 'invite.needsPlan' : 'invite.failed');
      toast(title, { tone: 'danger', description: error.message });
    },
  });
}

export function useRemoveUser(appId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (email: string) => call(removeMember, { appId, email }),
    onSuccess: () => {
      void cache.invalidateQueries({ queryKey: peopleKey(appId) });
      return cache.invalidateQueries({ queryKey: usersKey(appId) });
    },
    onError: (error, email) =>
      toast(t('remove.failed', { email }), { tone: 'danger', description: error.message }),
  });
}
