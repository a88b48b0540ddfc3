import type { App } from '@sayso/contracts/apps';
import { AppEvent, rooms } from '@sayso/contracts/realtime';
import type { QueryClient } from '@tanstack/react-query';
import { appKeys } from './app-keys.ts';
import { mergeEvent } from './app-live.ts';
import { joinRoom } from './realtime.ts';

type Followed = { followers: number; stop: () => void };

/** While a stream runs ahead of what can be fetched, the app is not asked for at each of its deltas. */
const catchUpMs = 1_500;
/** Longer than the way from one screen to the next, which follows the same app. */
const keepMs = 3_000;

const followedIn = new WeakMap<QueryClient, Map<string, Followed>>();

/** Keeps the cached app as its room tells, until the answered function is called and nobody else follows it. */
export function followApp(cache: QueryClient, appId: string): () => void {
  const apps = followedIn.get(cache) ?? new Map<string, Followed>();
  followedIn.set(cache, apps);
  const followed = apps.get(appId) ?? { followers: 0, stop: listen(cache, appId) };
  apps.set(appId, followed);
  followed.followers += 1;
  const stopWhenAlone = () => {
    if (followed.followers > 0 || apps.get(appId) !== followed) return;
    apps.delete(appId);
    followed.stop();
  };
  return () => {
    followed.followers -= 1;
    setTimeout(stopWhenAlone, keepMs);
  };
}

function listen(cache: QueryClient, appId: string): () => void {
  const queryKey = appKeys.one(appId);
  const fetchAnew = () => void cache.invalidateQueries({ queryKey });
  const { catchUp, cancel } = atMostEvery(catchUpMs, fetchAnew);
  const handleUpdate = (data: unknown) => {
    const event = AppEvent.safeParse(data);
    if (!event.success) return;
    // An answer that is on its way may be older than this event.
    const isOvertaken =
      cache.getQueryState(queryKey)?.fetchStatus === 'fetching' && !event.data.data._last_msg_delta;
    const app = cache.getQueryData<App>(queryKey);
    if (!app) {
      if (isOvertaken)
        void cache
          .getQueryCache()
          .find({ queryKey })
          ?.promise?.then(fetchAnew, () => {});
      return;
    }
    const merged = mergeEvent(app, event.data);
    cache.setQueryData(queryKey, merged.app);
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
