import type { AppId } from '@sayso/contracts/ids';
import type { LogLimits, LogShare } from '../../config-logs.ts';
import { appLogWords } from '../../texts/app-logs.ts';

/** How much was taken in the minute that runs; `isTold`: the log says already that lines are left out. */
export type Share = { lines: number; bytes: number; isTold: boolean };
type Minute = { ofUsers: Share; ofVisitors: Share };
export type MinuteLimits = Pick<LogLimits, keyof Minute>;

/** Answers what an app has used of its minute, to be added to. */
export function createMinutes(now: () => number): (appId: AppId) => Minute {
  let minute = 0;
  const used = new Map<AppId, Minute>();
  return (appId) => {
    const current = Math.floor(now() / 60_000);
    if (current !== minute) {
      minute = current;
      used.clear();
    }
    const none = { lines: 0, bytes: 0, isTold: false };
    const known = used.get(appId) ?? { ofUsers: { ...none }, ofVisitors: { ...none } };
    used.set(appId, known);
    return known;
  };
}

export function whyLeftOut(used: Share, most: LogShare): string | null {
  if (used.lines >= most.lines) return appLogWords.tooMany(most.lines);
  return used.bytes >= most.bytes ? appLogWords.tooLarge : null;
}
