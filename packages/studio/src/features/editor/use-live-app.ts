import { type App, getApp } from '@sayso/contracts/apps';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { appKeys } from '../../lib/app-keys.ts';
import { keepAhead } from '../../lib/app-live.ts';
import { call } from '../../lib/call.ts';
import { followApp } from '../../lib/follow-app.ts';

/** The room tells of everything; this is for a server whose events were lost on their way. */
const pollMs = 4_000;

/** The app, kept as it is on the server by its room's events. */
export function useLiveApp(appId: string) {
  const cache = useQueryClient();
  const query = useQuery({
    queryKey: appKeys.one(appId),
    queryFn: async ({ signal }) =>
      keepAhead(cache.getQueryData(appKeys.one(appId)), await call(getApp, { appId }, undefined, { signal })),
    refetchInterval: ({ state }) => (state.data?.status.state === 'processing' ? pollMs : false),
  });
  useEffect(() => followApp(cache, appId), [appId, cache]);
  return query;
}

/** Puts a change into the app that is shown, as its own answer or event would. */
export function usePatchApp(appId: string) {
  const cache = useQueryClient();
  return (change: (app: App) => App) =>
    cache.setQueryData<App>(appKeys.one(appId), (app) => (app ? change(app) : app));
}
