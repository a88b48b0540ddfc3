import { createCallWindows } from '../../platform/call-windows.ts';

/** A minute's. A page reports at most once a second, while something happens on it; many people may sit behind one address. */
const most = { batches: 300, eventsOfAddress: 2_000, eventsOfApp: 10_000 };
const message = 'Too much was reported from here. Please wait a moment.';

/** Bounds what apps report: nobody has to sign in for it, each event is a row and pushes an older one out. */
export function createEventLimit(now?: () => number) {
  const windows = createCallWindows(60_000, now);
  return {
    takeBatch: (address: string): void => windows.take({ [`batches ${address}`]: most.batches }, message),
    takeEvents(appId: string, address: string, count: number): void {
      const keys = { [`events ${address}`]: most.eventsOfAddress, [`app ${appId}`]: most.eventsOfApp };
      windows.take(keys, message, count);
    },
  };
}
export type EventLimit = ReturnType<typeof createEventLimit>;
