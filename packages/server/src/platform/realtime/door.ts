import { networkOf } from '../rates/network-of.ts';

export type DoorLimits = {
  /** Sockets that are open at once in this process, of everybody and of one network. */
  open: number;
  openPerNetwork: number;
};

const doorLimits: DoorLimits = { open: 10_000, openPerNetwork: 2_000 };

/** How often sockets are opened, counted for all processes together. */
export type DoorRates = {
  /** Counts a handshake; false where there were enough. */
  tryHandshake(address: string): Promise<boolean>;
  /** Counts a token that was refused. */
  countRefusal(address: string): Promise<void>;
  /** Whether this process saw too many of them of late. */
  isBlocked(address: string): boolean;
};
type Deps = { rates: DoorRates; limits?: DoorLimits };

/** Who may knock at the socket's door, before anything is read for them. */
export function createDoor({ rates, limits = doorLimits }: Deps) {
  const open = new Map<string, number>();
  let all = 0;

  return {
    async mayKnock(address: string): Promise<boolean> {
      if (rates.isBlocked(address)) return false;
      if (!(await rates.tryHandshake(address))) return false;
      return all < limits.open && (open.get(networkOf(address)) ?? 0) < limits.openPerNetwork;
    },

    /** A token from there was refused. */
    failed: (address: string): Promise<void> => rates.countRefusal(address),

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
