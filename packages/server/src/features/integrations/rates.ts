import { Fault } from '@sayso/contracts/faults';

const minuteMs = 60_000;
const most = { person: 60, app: 600 };
const keptMost = 20_000;

/** So many calls a minute by one person of an app, and so many by all of them. */
export function createRates(now: () => number = Date.now) {
  const windows = new Map<string, { until: number; calls: number }>();

  const windowOf = (key: string) => {
    const known = windows.get(key);
    if (known && known.until > now()) return known;
    if (windows.size >= keptMost) forgetOld();
    const made = { until: now() + minuteMs, calls: 0 };
    windows.set(key, made);
    return made;
  };
  const forgetOld = () => {
    for (const [key, { until }] of windows) if (until <= now()) windows.delete(key);
    if (windows.size >= keptMost) windows.clear();
  };

  return {
    /** Counts a call; throws 429 where there were enough of them. */
    take(appId: string, person: string): void {
      const [own, whole] = [windowOf(`${appId} ${person}`), windowOf(appId)];
      const full = own.calls >= most.person ? own : whole.calls >= most.app ? whole : null;
      if (full !== null) {
        throw new Fault('too_many_requests', 'Too many calls in a short time. Please wait a moment.', {
          retryAfter: Math.max(1, Math.ceil((full.until - now()) / 1_000)),
        });
      }
      own.calls += 1;
      whole.calls += 1;
    },
  };
}
export type Rates = ReturnType<typeof createRates>;
