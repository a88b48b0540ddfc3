import { Fault } from '@sayso/contracts/faults';
import type { SignInStore } from './store.ts';

/** Refuses alike for every address, so that the limit tells nothing of whether mail was sent. */
export async function countMail(store: SignInStore, kind: 'code' | 'reset', email: string): Promise<void> {
  if (await store.countMail(`${kind}:${email}`)) return;
  throw new Fault('too_many_requests', 'Too many mails were asked for. Please try again in an hour.', {
    retryAfter: 60 * 60,
  });
}
