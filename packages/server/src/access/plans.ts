import { Fault } from '@sayso/contracts/faults';
import type { SignedInUser } from './actor.ts';

/** Refuses what paid plans alone may do (W-TIER-03); the screens say so first, the server has the last word. */
export function refuseFree({ tier }: Pick<SignedInUser, 'tier'>, message: string): void {
  if (tier === 'free') throw new Fault('payment_required', message, { reason: 'subscription_required' });
}
