import { useRef } from 'react';

/**
 * Elements are handed on from rows that leave the view to those that come: putting other values into what is there
 * costs a fraction of making a row anew, and a scroll brings a whole screen of rows. A row keeps its element, with the
 * focus in it, for as long as it is drawn.
 */
export function useSlots(indices: readonly number[]): (index: number) => number {
  const held = useRef<ReadonlyMap<number, number>>(new Map());
  held.current = slotsFor(indices, held.current);
  return (index) => held.current.get(index) ?? index;
}

export function slotsFor(
  indices: readonly number[],
  former: ReadonlyMap<number, number>,
): ReadonlyMap<number, number> {
  const kept = new Map(indices.flatMap((index) => pairOf(index, former.get(index))));
  const taken = new Set(kept.values());
  const free = [...former.values()].filter((slot) => !taken.has(slot));
  let next = Math.max(-1, ...former.values()) + 1;
  for (const index of indices) {
    if (kept.has(index)) continue;
    kept.set(index, free.shift() ?? next);
    next = Math.max(next, (kept.get(index) ?? 0) + 1);
  }
  return kept;
}

const pairOf = (index: number, slot: number | undefined): [number, number][] =>
  slot === undefined ? [] : [[index, slot]];
