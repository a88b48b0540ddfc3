type Waiting<T, R> = { item: T; size: number; resolve(result: R): void; reject(error: unknown): void };
type Line<T, R> = { waiting: Waiting<T, R>[]; running: number };
type Work<T, R> = {
  /** Does all of them in one go, or none; results in the order of the items. */
  run(key: string, items: readonly T[]): Promise<readonly R[]>;
  /** Whether one item may be why all of them were refused: then each is done alone, and has its own result. */
  isOfOne(error: unknown): boolean;
  /** Items of the same name do not go in one run: the later one waits for the next. */
  nameOf?(item: T): string;
  /** Runs under way at once for one key. */
  lanes: number;
  /** Milliseconds after which a run that waits for something holds up nobody else. */
  patienceMs?: number;
  /** Bounds of one run: items, and what their sizes come to. */
  most: { items: number; size: number };
};

/**
 * Gathers what comes while the same kind of work is under way, and does it in one go: nothing waits where there is
 * nothing to wait for, and the busier it gets, the less each costs.
 */
export function gatherWhileBusy<T, R>({ run, isOfOne, nameOf, lanes, patienceMs = 50, most }: Work<T, R>) {
  const lines = new Map<string, Line<T, R>>();

  const next = (line: Line<T, R>): Waiting<T, R>[] => {
    const taken: Waiting<T, R>[] = [];
    const left: Waiting<T, R>[] = [];
    const names = new Set<string>();
    let size = 0;
    for (const each of line.waiting) {
      size += each.size;
      const isFull = taken.length > 0 && (taken.length >= most.items || size > most.size);
      const name = nameOf?.(each.item);
      const isApart = name === undefined || !names.has(name);
      if (name !== undefined) names.add(name);
      (isFull || !isApart ? left : taken).push(each);
    }
    line.waiting = left;
    return taken;
  };

  const alone = async (key: string, { item, resolve, reject }: Waiting<T, R>): Promise<void> => {
    await run(key, [item]).then(([result]) => resolve(result as R), reject);
  };

  const go = async (key: string, taken: readonly Waiting<T, R>[]): Promise<void> => {
    try {
      const results = await run(
        key,
        taken.map(({ item }) => item),
      );
      for (const [at, { resolve }] of taken.entries()) resolve(results[at] as R);
    } catch (error) {
      if (taken.length > 1 && isOfOne(error)) for (const each of taken) await alone(key, each);
      else for (const { reject } of taken) reject(error);
    }
  };

  const drain = (key: string, line: Line<T, R>): void => {
    while (line.running < lanes && line.waiting.length > 0) {
      line.running += 1;
      let isHeld = true;
      const leave = () => {
        if (!isHeld) return;
        isHeld = false;
        line.running -= 1;
        drain(key, line);
      };
      const late = setTimeout(leave, patienceMs);
      void go(key, next(line)).then(() => {
        clearTimeout(late);
        leave();
      });
    }
    if (line.running === 0) lines.delete(key);
  };

  return (key: string, item: T, size: number): Promise<R> =>
    new Promise((resolve, reject) => {
      const line = lines.get(key) ?? { waiting: [], running: 0 };
      lines.set(key, line);
      line.waiting.push({ item, size, resolve, reject });
      drain(key, line);
    });
}
