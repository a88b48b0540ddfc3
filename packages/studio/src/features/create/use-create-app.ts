import { createFromMessage } from '@sayso/contracts/apps';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { appKeys } from '../../lib/app-keys.ts';
import { call } from '../../lib/call.ts';

/** Loaded with the first words that are typed, not with Home: what is needed once the app exists. */
export const warmUp = async () => {
  const { openSocket } = await import('../../lib/realtime.ts');
  openSocket();
  return import('../../lib/follow-app.ts');
};

/** Makes the app and goes to its editor once the server has stored it with its first message. */
export function useCreateApp(onCreated?: () => void) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (content: string) => call(createFromMessage, undefined, { content }),
    onMutate: () => void warmUp().catch(() => {}),
    onSuccess: async (app) => {
      onCreated?.();
      cache.setQueryData(appKeys.one(app.id), app);
      void cache.invalidateQueries({ queryKey: appKeys.lists });
      // The answer has begun already: its room is joined on the way to the editor.
      const leave = warmUp().then(
        ({ followApp }) => followApp(cache, app.id),
        () => () => {},
      );
      await navigate(`/apps/${app.id}/editor/preview`);
      (await leave)();
    },
  });
}
