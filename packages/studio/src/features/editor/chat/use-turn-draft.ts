import { discardDraft, turnDraft } from '@sayso/contracts/chat';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';
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
      toast('The draft could not be discarded', {
        tone: 'danger',
        description: error instanceof Error ? error.message : 'Please try again.',
      }),
  });
}
