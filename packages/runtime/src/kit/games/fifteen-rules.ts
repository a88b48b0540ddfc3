import { mixed, type Random } from './random.ts';

/** Tiles row by row; 0 is the gap. */
export type Puzzle = { size: number; tiles: readonly number[] };

export const isSorted = ({ tiles }: Puzzle): boolean =>
  tiles.every((tile, at) => tile === (at + 1) % tiles.length);

/** Half of all orders cannot be solved: it turns on swapped pairs and the row of the gap. */
export function isSolvable({ size, tiles }: Puzzle): boolean {
  const list = tiles.filter((tile) => tile !== 0);
  let swaps = 0;
  for (let one = 0; one < list.length; one += 1)
    for (let other = one + 1; other < list.length; other += 1)
      if ((list[one] ?? 0) > (list[other] ?? 0)) swaps += 1;
  if (size % 2 === 1) return swaps % 2 === 0;
  const rowFromBelow = size - Math.floor(tiles.indexOf(0) / size);
  return (swaps + rowFromBelow) % 2 === 1;
}

export function newPuzzle(size: number, random: Random): Puzzle {
  const sorted = Array.from({ length: size * size }, (_, at) => (at + 1) % (size * size));
  for (;;) {
    const puzzle = { size, tiles: mixed(sorted, random) };
    if (isSolvable(puzzle) && !isSorted(puzzle)) return puzzle;
  }
}

/** Moves a tile beside the gap, or all tiles between it and the gap; the same puzzle where it cannot move. */
export function slide(puzzle: Puzzle, at: number): Puzzle {
  const { size, tiles } = puzzle;
  const gap = tiles.indexOf(0);
  const [sameRow, sameColumn] = [Math.floor(at / size) === Math.floor(gap / size), at % size === gap % size];
  if (at === gap || (!sameRow && !sameColumn) || tiles[at] === undefined) return puzzle;
  const step = (sameRow ? 1 : size) * Math.sign(at - gap);
  const moved = [...tiles];
  for (let place = gap; place !== at; place += step) moved[place] = moved[place + step] ?? 0;
  moved[at] = 0;
  return { size, tiles: moved };
}
