import { type App, getApp } from '@sayso/contracts/apps';
import { AppEvent, rooms } from '@sayso/contracts/realtime';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { appKeys } from '../../lib/app-keys.ts';
import { call } from '../../lib/call.ts';
import { joinRoom } from '../../lib/realtime.ts';
import { keepAhead, mergeEvent } from './app-live.ts';

/** While a stream runs ahead of what can be fetched, the app is not asked for at each of its deltas. */
const catchUpMs = 1_500;
/** The room tells of everything, save what happened before it was joined. */
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
  useEffect(() => followRoom(cache, appId), [appId, cache]);
  return query;
}

function followRoom(cache: QueryClient, appId: string): () => void {
  const key = appKeys.one(appId);
  const fetchAnew = () => void cache.invalidateQueries({ queryKey: key });
  const { catchUp, cancel } = atMostEvery(catchUpMs, fetchAnew);
  const handleUpdate = (data: unknown) => {
    const event = AppEvent.safeParse(data);
    const app = cache.getQueryData<App>(key);
    if (!event.success || !app) return;
    const merged = mergeEvent(app, event.data);
    // An answer that is on its way may be older than this event.
    const isOvertaken =
      cache.getQueryState(key)?.fetchStatus === 'fetching' && !event.data.data._last_msg_delta;
    cache.setQueryData(key, merged.app);
    if (merged.isBehind) catchUp();
    else if (isOvertaken) fetchAnew();
  };
  const leave = joinRoom(rooms.app(appId), { onUpdate: handleUpdate, onReconnect: fetchAnew });
  return () => {
    cancel();
    leave();
  };
}

/** Runs at once, then at most once in each span; what was asked for within a span is done at its end. */
function atMostEvery(ms: number, run: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;
  const catchUp = () => {
    if (timer !== undefined) {
      isDue = true;
      return;
    }
    run();
    timer = setTimeout(() => {
      timer = undefined;
      if (isDue) catchUp();
      isDue = false;
    }, ms);
  };
  return { catchUp, cancel: () => clearTimeout(timer) };
}

/** Puts a change into the app that is shown, as its own answer or event would. */
export function usePatchApp(appId: string) {
  const cache = useQueryClient();
  return (change: (app: App) => App) =>
    cache.setQueryData<App>(appKeys.one(appId), (app) => (app ? change(app) : app));
}
