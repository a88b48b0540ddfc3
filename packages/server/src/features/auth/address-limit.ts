import { Fault } from '@sayso/contracts/faults';

const mostPerSecond = 5;

/** Slows guessing down: five failed sign-ins a second from one address, then 429. */
export function createAddressLimit(now: () => number = Date.now) {
  const failures = new Map<string, number[]>();
  const recent = (address: string) => (failures.get(address) ?? []).filter((at) => at > now() - 1_000);
  return {
    /** Counts the try as failed until it is forgiven, so that tries made at once are all counted. */
    reserve(address: string): void {
      const known = recent(address);
      if (known.length >= mostPerSecond) {
        throw new Fault('too_many_requests', 'Too many failed sign-ins. Please wait a moment.', {
          retryAfter: 1,
        });
      }
      if (failures.size > 10_000) failures.clear();
      failures.set(address, [...known, now()]);
    },
    forgive(address: string): void {
      failures.set(address, recent(address).slice(0, -1));
    },
  };
}
export type AddressLimit = ReturnType<typeof createAddressLimit>;
