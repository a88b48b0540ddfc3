import { createFromMessage } from '@sayso/contracts/apps';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { appKeys } from '../../lib/app-keys.ts';
import { call } from '../../lib/call.ts';

/** Makes the app and goes to its editor once the server has stored it with its first message. */
export function useCreateApp(onCreated?: () => void) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (content: string) => call(createFromMessage, undefined, { content }),
    onSuccess: (app) => {
      onCreated?.();
      cache.setQueryData(appKeys.one(app.id), app);
      void cache.invalidateQueries({ queryKey: appKeys.lists });
      void navigate(`/apps/${app.id}/editor/preview`);
    },
  });
}
