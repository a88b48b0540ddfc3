import { deleteApp } from '@sayso/contracts/apps';
import { texts } from '@sayso/contracts/texts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../ui/toasts.tsx';
import { appKeys } from './app-keys.ts';
import { call } from './call.ts';

/** Asks first, in the browser's own words (W-SET-06), and says for how long there is a way back. */
export function useDeleteApp(onDeleted?: () => void) {
  const cache = useQueryClient();
  const remove = useMutation({
    mutationFn: (appId: string) => call(deleteApp, { appId }),
    onSuccess: async (_reply, appId) => {
      // First, so that nobody asks for an app that is gone.
      onDeleted?.();
      toast(texts.appDeleted, { tone: 'success' });
      await cache.invalidateQueries({ queryKey: appKeys.lists });
      cache.removeQueries({ queryKey: appKeys.one(appId) });
    },
    onError: (error) => toast(texts.deleteAppFailed, { tone: 'danger', description: error.message }),
  });
  const ask = (appId: string) => {
    if (!remove.isPending && confirm(texts.deleteApp)) remove.mutate(appId);
  };
  return { ask, isPending: remove.isPending };
}
