const minuteMs = 60_000;
const keepMost = 20_000;

export type DoorLimits = {
  /** Sockets that are open at once, of everybody and of one address. */
  open: number;
  openPerAddress: number;
  /** Handshakes a minute from one address: enough for a whole office after a restart. */
  attempts: number;
  /** Of these, with tokens that were refused. */
  failures: number;
};

export const doorLimits: DoorLimits = {
  open: 10_000,
  openPerAddress: 2_000,
  attempts: 1_500,
  failures: 60,
};

/** Counts by key within a minute that begins with the first. */
function createMinutes(now: () => number) {
  const known = new Map<string, { until: number; count: number }>();
  const of = (key: string) => {
    const found = known.get(key);
    return found && found.until > now() ? found : null;
  };
  return {
    count: (key: string): number => of(key)?.count ?? 0,
    add(key: string): void {
      const found = of(key);
      if (found) {
        found.count += 1;
        return;
      }
      if (known.size >= keepMost) known.clear();
      known.set(key, { until: now() + minuteMs, count: 1 });
    },
  };
}

/** Who may knock at the socket's door, before anything is read for them. */
export function createDoor(limits: DoorLimits = doorLimits, now: () => number = Date.now) {
  const attempts = createMinutes(now);
  const failures = createMinutes(now);
  const open = new Map<string, number>();
  let all = 0;

  return {
    mayKnock(address: string): boolean {
      if (attempts.count(address) >= limits.attempts || failures.count(address) >= limits.failures)
        return false;
      attempts.add(address);
      return all < limits.open && (open.get(address) ?? 0) < limits.openPerAddress;
    },

    /** A token from there was refused. */
    failed: (address: string): void => failures.add(address),

    /** Counts a socket until the answered function is called. */
    opened(address: string): () => void {
      all += 1;
      open.set(address, (open.get(address) ?? 0) + 1);
      return () => {
        all -= 1;
        const left = (open.get(address) ?? 1) - 1;
        if (left > 0) open.set(address, left);
        else open.delete(address);
      };
    },
  };
}
export type Door = ReturnType<typeof createDoor>;
