import { Fault } from '@sayso/contracts/faults';

const minuteMs = 60_000;
const keepMost = 10_000;

/** Takes at most so many visits a minute from one address: each is a row, and nobody has to sign in for it. */
export function createVisitLimit(mostPerMinute: number, now: () => number = Date.now) {
  const counts = new Map<string, { since: number; count: number }>();
  return {
    take(address: string): void {
      const known = counts.get(address);
      const current = known && known.since > now() - minuteMs ? known : { since: now(), count: 0 };
      if (current.count >= mostPerMinute) {
        const retryAfter = Math.ceil((current.since + minuteMs - now()) / 1000);
        throw new Fault(
          'too_many_requests',
          'Too many visits were reported from here. Please wait a moment.',
          {
            retryAfter,
          },
        );
      }
      if (counts.size >= keepMost) counts.clear();
      counts.set(address, { since: current.since, count: current.count + 1 });
    },
  };
}
export type VisitLimit = ReturnType<typeof createVisitLimit>;
