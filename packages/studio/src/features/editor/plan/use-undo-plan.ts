import { undoMessage } from '@sayso/contracts/chat';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../../lib/api-error.ts';
import { appKeys } from '../../../lib/app-keys.ts';
import { call } from '../../../lib/call.ts';
import { t } from '../../../texts/plan-view.ts';
import { toast } from '../../../ui/toasts.tsx';

/** Takes the app back to before a change of the plan, and with it what was changed since. */
export function useUndoPlan(appId: string) {
  const cache = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: ['undo-plan', appId],
    mutationFn: (messageId: string) => call(undoMessage, { appId, messageId }),
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey: appKeys.one(appId) });
      await cache.invalidateQueries({ queryKey: ['apps', 'plan', appId] });
      toast(t('undone'), { tone: 'success' });
    },
    onError: (error) => toast(t('undoFailed', { reason: messageOf(error) }), { tone: 'danger' }),
  });
  return mutate as (messageId: string) => void;
}
