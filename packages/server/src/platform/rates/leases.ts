import { LRUCache } from 'lru-cache';
import type { Grant, RateStore, Window } from './rate-store.ts';

/** Into so many slices an allowance is cut: what a process holds of one and does not use is lost for the others. */
const slices = 20;

type Lease = { left: number; until: number };

/**
 * Counts calls that come by the thousand: a process takes a slice of the allowance from the store and counts that in
 * memory, so that most calls cost no statement. A lease that is pushed out loses what is left of it; what was counted
 * stays in the store.
 */
export function createLeases(store: RateStore, mostKept: number) {
  const leases = new LRUCache<string, Lease>({ max: mostKept });
  const underWay = new Map<string, Promise<Grant>>();

  const held = (key: string): number => {
    const lease = leases.get(key);
    return lease !== undefined && lease.until > performance.now() ? lease.left : 0;
  };

  const isGranted = (key: string, calls: number): boolean => {
    const lease = leases.get(key);
    if (lease === undefined || lease.left < calls || lease.until <= performance.now()) return false;
    lease.left -= calls;
    return true;
  };

  const renew = async (key: string, calls: number, window: Window): Promise<Grant> => {
    const needed = Math.max(1, calls - held(key));
    const wanted = Math.max(needed, Math.floor(window.most / slices));
    const [grant] = await store.take(key, { wanted, needed }, [window]);
    if (grant === undefined) throw new Error('The calls were not counted');
    if (grant.granted > 0) {
      leases.set(key, { left: held(key) + grant.granted, until: performance.now() + grant.leftMs });
    }
    return grant;
  };

  /** Those who come meanwhile wait for the slice that was asked for already. */
  const renewOnce = (key: string, calls: number, window: Window): Promise<Grant> => {
    const id = `${key} ${calls}`;
    const known = underWay.get(id);
    if (known) return known;
    const asked = renew(key, calls, window).finally(() => underWay.delete(id));
    underWay.set(id, asked);
    return asked;
  };

  return {
    isGranted,

    /** Takes the calls from a new slice; answers the milliseconds to wait where there are not as many left. */
    async take(key: string, calls: number, window: Window): Promise<number> {
      while (!isGranted(key, calls)) {
        const { granted, leftMs } = await renewOnce(key, calls, window);
        if (granted === 0) return leftMs;
      }
      return 0;
    },
  };
}
