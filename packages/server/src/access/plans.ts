import { Fault } from '@sayso/contracts/faults';
import type { Tier } from '@sayso/contracts/users';

/**
 * Refuses what paid plans alone may do (W-TIER-03); `tier` is that of the app's owner, whoever asks. The screens say so
 * first, the server has the last word.
 */
export function refuseFree(tier: Tier, message: string): void {
  if (tier === 'free') throw new Fault('payment_required', message, { reason: 'subscription_required' });
}
