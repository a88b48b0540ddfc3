import { discardDraft, turnDraft } from '@sayso/contracts/chat';
import { useMutation, useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../lib/api-error.ts';
import { call } from '../../../lib/call.ts';
import { t } from '../../../texts/chat.ts';
import { toast } from '../../../ui/toasts.tsx';
import { usePatchApp } from '../use-live-app.ts';

/** The files of a turn that did not pass; asked for when somebody wants to see them. */
export const useTurnDraft = (appId: string, turnId: string, isWanted: boolean) =>
  useQuery({
    queryKey: ['apps', 'turn-draft', appId, turnId],
    queryFn: () => call(turnDraft, { appId, turnId }),
    enabled: isWanted,
    staleTime: 0,
  });

export function useDiscardDraft(appId: string) {
  const patch = usePatchApp(appId);
  return useMutation({
    mutationFn: (turnId: string) => call(discardDraft, { appId, turnId }),
    onSuccess: (message) =>
      patch((app) => ({
        ...app,
        conversation: {
          messages: app.conversation.messages.map((held) => (held.id === message.id ? message : held)),
        },
      })),
    onError: (error) =>
      toast(t('attention.discardFailed'), {
        tone: 'danger',
        description: messageOf(error),
      }),
  });
}
