import { createCallWindows } from '../../platform/call-windows.ts';

const most = { person: 60, app: 600 };

/** So many calls a minute by one person of an app, and so many by all of them. */
export function createRates(now?: () => number) {
  const windows = createCallWindows(60_000, now);
  return {
    /** Counts a call; throws 429 where there were enough of them. */
    take(appId: string, person: string): void {
      const keys = { [`${appId} ${person}`]: most.person, [appId]: most.app };
      windows.take(keys, 'Too many calls in a short time. Please wait a moment.');
    },
  };
}
export type Rates = ReturnType<typeof createRates>;
