import { Fault } from '@sayso/contracts/faults';

/** Searches by pattern that run at once, of one app and of all: the other connections are for everything else. */
const most = { ofApp: 2, ofAll: 3 };
/** How many wait for their turn; each runs for two seconds at most, so nobody waits for longer than a request may take. */
const mostWaiting = { ofApp: 8, ofAll: 24 };
const retryAfter = 2;

/** Gives searches by pattern their turn; throws 429 where an app has too many of them, 503 where all apps have. */
export function createPatternTurns() {
  const running = new Map<string, number>();
  let runningInAll = 0;
  const waiting: { appId: string; start(): void }[] = [];

  const of = (appId: string) => running.get(appId) ?? 0;
  const mayStart = (appId: string) => runningInAll < most.ofAll && of(appId) < most.ofApp;
  const count = (appId: string, by: 1 | -1) => {
    runningInAll += by;
    const now = of(appId) + by;
    if (now === 0) running.delete(appId);
    else running.set(appId, now);
  };
  const startNext = () => {
    const at = waiting.findIndex(({ appId }) => mayStart(appId));
    const [next] = at < 0 ? [] : waiting.splice(at, 1);
    if (!next) return;
    count(next.appId, 1);
    next.start();
  };

  const enter = async (appId: string): Promise<void> => {
    if (mayStart(appId)) return count(appId, 1);
    if (waiting.filter((each) => each.appId === appId).length >= mostWaiting.ofApp) {
      const why = 'This app has too many searches by pattern running. Please try again in a moment.';
      throw new Fault('too_many_requests', why, { retryAfter });
    }
    if (waiting.length >= mostWaiting.ofAll) {
      const why = 'Too many searches by pattern are running. Please try again in a moment.';
      throw new Fault('unavailable', why, { retryAfter });
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting.push({ appId, start: resolve });
    await promise;
  };

  return async <T>(appId: string, work: () => Promise<T>): Promise<T> => {
    await enter(appId);
    try {
      return await work();
    } finally {
      count(appId, -1);
      startNext();
    }
  };
}
