import { type App, getApp } from '@sayso/contracts/apps';
import { AppEvent, rooms } from '@sayso/contracts/realtime';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { appKeys } from '../../lib/app-keys.ts';
import { call } from '../../lib/call.ts';
import { joinRoom } from '../../lib/realtime.ts';
import { type Live, mergeEvent, type StreamPosition } from './app-live.ts';

/** The app, kept as it is on the server by its room's events. */
export function useLiveApp(appId: string) {
  const cache = useQueryClient();
  const query = useQuery({ queryKey: appKeys.one(appId), queryFn: () => call(getApp, { appId }) });

  useEffect(() => {
    const key = appKeys.one(appId);
    let position: StreamPosition | null = null;
    const fetchAnew = () => {
      position = null;
      void cache.invalidateQueries({ queryKey: key });
    };
    const handleUpdate = (data: unknown) => {
      const event = AppEvent.safeParse(data);
      const app = cache.getQueryData<App>(key);
      if (!event.success || !app) return;
      const { live, isBehind } = mergeEvent({ app, position } satisfies Live, event.data);
      position = live.position;
      cache.setQueryData(key, live.app);
      if (isBehind) fetchAnew();
    };
    return joinRoom(rooms.app(appId), { onUpdate: handleUpdate, onReconnect: fetchAnew });
  }, [appId, cache]);

  return query;
}

/** Puts a change into the app that is shown, as its own answer or event would. */
export function usePatchApp(appId: string) {
  const cache = useQueryClient();
  return (change: (app: App) => App) =>
    cache.setQueryData<App>(appKeys.one(appId), (app) => (app ? change(app) : app));
}
