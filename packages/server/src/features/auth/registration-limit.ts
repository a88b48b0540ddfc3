import { createCallWindows } from '../../platform/call-windows.ts';

/** Allows `most` registrations an hour from one address: each costs a hash, and a row for good. */
export const createRegistrationLimit = (most: number, now?: () => number) =>
  createHourlyLimit(most, 'Too many accounts were made from here. Please try later.', now);

/** Allows `most` calls an hour from one address. */
export function createHourlyLimit(most: number, message: string, now?: () => number) {
  const windows = createCallWindows(60 * 60_000, now);
  return { take: (address: string): void => windows.take({ [address]: most }, message) };
}
export type RegistrationLimit = ReturnType<typeof createHourlyLimit>;
