/** A small generator of its own (mulberry32): the same seed gives the same samples everywhere. */
export type Random = {
  next(): number;
  int(min: number, max: number): number;
  pick<T>(list: readonly T[]): T | undefined;
  shuffle<T>(list: readonly T[]): T[];
};

export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    pick: (list) => list[Math.floor(next() * list.length)],
    shuffle(list) {
      const mixed = [...list];
      for (let at = mixed.length - 1; at > 0; at--) {
        const other = int(0, at);
        const [one, two] = [mixed[at], mixed[other]];
        if (one !== undefined && two !== undefined) [mixed[at], mixed[other]] = [two, one];
      }
      return mixed;
    },
  };
}

/** The n-th of a list in a mixed order that belongs to `key`: none comes twice before all have come. */
export function inTurn<T>(list: readonly T[], key: number, index: number): T | undefined {
  return randomFrom(key).shuffle(list)[index % list.length];
}
