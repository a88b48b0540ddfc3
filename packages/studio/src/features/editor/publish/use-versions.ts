import type { App } from '@sayso/contracts/apps';
import { listVersions, serveVersion } from '@sayso/contracts/publishing';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';
import { usePatchApp } from '../use-live-app.ts';

/** The publishes of an app, asked for when somebody looks; a new publish is another list. */
export function useVersions(app: App) {
  const cache = useQueryClient();
  const patch = usePatchApp(app.id);
  const list = useQuery({
    queryKey: ['publications', app.id, app.last_deployed_at],
    queryFn: () => call(listVersions, { appId: app.id }),
    // Colleagues publish too.
    staleTime: 0,
  });
  const restore = useMutation({
    mutationFn: (version: number) => call(serveVersion, { appId: app.id, version }),
    onSuccess: ({ last_deployed_at }) => {
      patch((held) => ({ ...held, last_deployed_at }));
      return cache.invalidateQueries({ queryKey: ['publications', app.id] });
    },
  });
  return { list, restore };
}
