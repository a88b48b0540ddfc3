import type { App } from '@sayso/contracts/apps';
import { type CheckpointSummary, listCheckpoints, loadCheckpoint } from '@sayso/contracts/history';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../../lib/api-error.ts';
import { appKeys } from '../../../lib/app-keys.ts';
import { call } from '../../../lib/call.ts';
import { t } from '../../../texts/history.ts';
import { toast } from '../../../ui/toasts.tsx';

const historyKey = (appId: string) => ['apps', 'history', appId] as const;

/** Newest first; asked for anew whenever the app's sources changed. */
export const useCheckpoints = (app: App) =>
  useQuery({
    queryKey: [...historyKey(app.id), app.app_code_hash, app.name],
    queryFn: () => call(listCheckpoints, { appId: app.id }, {}),
  });

export function useLoadCheckpoint(appId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (checkpointId: string) => call(loadCheckpoint, { appId, checkpointId }),
    onSuccess: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: appKeys.one(appId) }),
        cache.invalidateQueries({ queryKey: historyKey(appId) }),
      ]),
    onError: (error) =>
      toast(t('restore.failed'), {
        tone: 'danger',
        description: messageOf(error),
      }),
  });
}

/** The words that asked for it, or how it came to be. */
export const nameOfCheckpoint = ({ kind, message }: CheckpointSummary): string =>
  message ?? t(`kind.${kind}`);
