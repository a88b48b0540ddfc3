import type { Rates } from '../../rates.ts';
import { networkOf } from '../rates/network-of.ts';

export type DoorLimits = {
  /** Sockets that are open at once in this process, of everybody and of one address. */
  open: number;
  openPerAddress: number;
};

const doorLimits: DoorLimits = { open: 10_000, openPerAddress: 2_000 };

type Deps = {
  rates: Pick<Rates, 'mayTake' | 'isBlocked'>;
  limits?: DoorLimits;
};

/** Who may knock at the socket's door, before anything is read for them. */
export function createDoor({ rates, limits = doorLimits }: Deps) {
  const open = new Map<string, number>();
  let all = 0;

  return {
    async mayKnock(address: string): Promise<boolean> {
      if (rates.isBlocked('socketFailures', { address })) return false;
      if (!(await rates.mayTake('socketAttempts', { address }))) return false;
      return all < limits.open && (open.get(networkOf(address)) ?? 0) < limits.openPerAddress;
    },

    /** A token from there was refused. */
    async failed(address: string): Promise<void> {
      await rates.mayTake('socketFailures', { address });
    },

    /** Counts a socket until the answered function is called. */
    opened(address: string): () => void {
      const network = networkOf(address);
      all += 1;
      open.set(network, (open.get(network) ?? 0) + 1);
      return () => {
        all -= 1;
        const left = (open.get(network) ?? 1) - 1;
        if (left > 0) open.set(network, left);
        else open.delete(network);
      };
    },
  };
}
export type Door = ReturnType<typeof createDoor>;
