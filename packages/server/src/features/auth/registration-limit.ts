import { Fault } from '@sayso/contracts/faults';

const hourMs = 60 * 60_000;

/** Allows `most` registrations an hour from one address: each costs a hash, and a row for good. */
export const createRegistrationLimit = (most: number, now?: () => number) =>
  createHourlyLimit(most, 'Too many accounts were made from here. Please try later.', now);

/** Allows `most` calls an hour from one address. */
export function createHourlyLimit(most: number, message: string, now: () => number = Date.now) {
  const tries = new Map<string, number[]>();
  return {
    take(address: string): void {
      const recent = (tries.get(address) ?? []).filter((at) => at > now() - hourMs);
      const [oldest] = recent;
      if (oldest !== undefined && recent.length >= most) {
        throw new Fault('too_many_requests', message, {
          retryAfter: Math.ceil((oldest + hourMs - now()) / 1000),
        });
      }
      if (tries.size > 10_000) tries.clear();
      tries.set(address, [...recent, now()]);
    },
  };
}
export type RegistrationLimit = ReturnType<typeof createHourlyLimit>;
