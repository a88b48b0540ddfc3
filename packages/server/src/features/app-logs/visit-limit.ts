import { createCallWindows } from '../../platform/call-windows.ts';

/** Takes at most so many visits a minute from one address: each is a row, and nobody has to sign in for it. */
export function createVisitLimit(mostPerMinute: number, now?: () => number) {
  const windows = createCallWindows(60_000, now);
  return {
    take(address: string): void {
      windows.take({ [address]: mostPerMinute }, 'Too much was reported from here. Please wait a moment.');
    },
  };
}
export type VisitLimit = ReturnType<typeof createVisitLimit>;
