import { cloneApp } from '@sayso/contracts/apps';
import { texts } from '@sayso/contracts/texts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { t } from '../texts/apps.ts';
import { toast } from '../ui/toasts.tsx';
import { appKeys } from './app-keys.ts';
import { call } from './call.ts';

/** Copies an app and goes on to the copy (W-SET-03). */
export function useCloneApp(appId: string) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (with_records: boolean) => call(cloneApp, { appId }, { with_records }),
    onSuccess: ({ id, name }) => {
      void cache.invalidateQueries({ queryKey: appKeys.lists });
      toast(t('copied', { name }), { tone: 'success' });
      void navigate(`/apps/${id}/editor/workspace`);
    },
    onError: (error) => toast(texts.cloneAppFailed, { tone: 'danger', description: error.message }),
  });
}
