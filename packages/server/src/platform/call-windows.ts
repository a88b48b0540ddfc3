import { Fault } from '@sayso/contracts/faults';

const keptMost = 20_000;

/** Counts calls by key in windows of time that begin with a key's first call; forgotten with the process. */
export function createCallWindows(windowMs: number, now: () => number = Date.now) {
  const windows = new Map<string, { until: number; calls: number }>();

  const forgetOld = () => {
    for (const [key, { until }] of windows) if (until <= now()) windows.delete(key);
    if (windows.size >= keptMost) windows.clear();
  };
  const current = (key: string) => {
    const known = windows.get(key);
    if (known && known.until > now()) return known;
    if (windows.size >= keptMost) forgetOld();
    const made = { until: now() + windowMs, calls: 0 };
    windows.set(key, made);
    return made;
  };

  return {
    /** Counts a call, or as many as it stands for, for each key; throws 429 with `message` where one had its `most`. */
    take(keys: Readonly<Record<string, number>>, message: string, weight = 1): void {
      const asked = Object.entries(keys).map(([key, most]) => ({ window: current(key), most }));
      const full = asked.find(({ window, most }) => window.calls + weight > most);
      if (full) {
        const retryAfter = Math.max(1, Math.ceil((full.window.until - now()) / 1_000));
        throw new Fault('too_many_requests', message, { retryAfter });
      }
      for (const { window } of asked) window.calls += weight;
    },
  };
}
