import type { Level } from './game-api.ts';
import { pick, type Random } from './random.ts';

export const width = 7;
export const height = 6;
export type Disc = 1 | 2;
/** Columns from the left, each from the bottom. */
export type Stacks = readonly (readonly Disc[])[];
export const noDiscs: Stacks = Array.from({ length: width }, () => []);

export const canDrop = (stacks: Stacks, column: number): boolean =>
  (stacks[column]?.length ?? height) < height;
export const drop = (stacks: Stacks, column: number, disc: Disc): Stacks =>
  canDrop(stacks, column) ? stacks.map((stack, at) => (at === column ? [...stack, disc] : stack)) : stacks;
export const isFull = (stacks: Stacks): boolean => stacks.every((stack) => stack.length >= height);

const directions = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

/** All lines of four places on the board. */
const fours: readonly (readonly [number, number])[][] = (() => {
  const found: [number, number][][] = [];
  for (let x = 0; x < width; x += 1)
    for (let y = 0; y < height; y += 1)
      for (const [dx, dy] of directions) {
        const cells = [0, 1, 2, 3].map((step): [number, number] => [x + dx * step, y + dy * step]);
        if (cells.every(([cx, cy]) => cx >= 0 && cx < width && cy >= 0 && cy < height)) found.push(cells);
      }
  return found;
})();

export function fourOf(
  stacks: Stacks,
): { disc: Disc; cells: readonly (readonly [number, number])[] } | undefined {
  for (const cells of fours) {
    const [first, ...rest] = cells.map(([x, y]) => stacks[x]?.[y]);
    if (first !== undefined && rest.every((disc) => disc === first)) return { disc: first, cells };
  }
  return undefined;
}

const other = (disc: Disc): Disc => (disc === 1 ? 2 : 1);
/** The middle takes part in more lines. */
const order = [3, 2, 4, 1, 5, 0, 6];

function rate(stacks: Stacks, mine: Disc): number {
  let sum = (stacks[3] ?? []).reduce((total, disc) => total + (disc === mine ? 2 : -2), 0);
  for (const cells of fours) {
    let [own, theirs] = [0, 0];
    for (const [x, y] of cells) {
      const disc = stacks[x]?.[y];
      if (disc === mine) own += 1;
      else if (disc !== undefined) theirs += 1;
    }
    if (theirs === 0) sum += [0, 1, 4, 20, 1000][own] ?? 0;
    else if (own === 0) sum -= [0, 1, 4, 20, 1000][theirs] ?? 0;
  }
  return sum;
}

type Search = { mine: Disc; turn: Disc; depth: number; alpha: number; beta: number };

/** Minimax with cut-offs; an earlier win counts more. */
function search(stacks: Stacks, { mine, turn, depth, alpha, beta }: Search): number {
  const four = fourOf(stacks);
  if (four) return four.disc === mine ? 100_000 + depth : -100_000 - depth;
  if (isFull(stacks)) return 0;
  if (depth === 0) return rate(stacks, mine);
  let [best, low, high] = [turn === mine ? -Infinity : Infinity, alpha, beta];
  for (const column of order) {
    if (!canDrop(stacks, column)) continue;
    const value = search(drop(stacks, column, turn), {
      mine,
      turn: other(turn),
      depth: depth - 1,
      alpha: low,
      beta: high,
    });
    if (turn === mine) {
      best = Math.max(best, value);
      low = Math.max(low, value);
    } else {
      best = Math.min(best, value);
      high = Math.min(high, value);
    }
    if (low >= high) break;
  }
  return best;
}

const depths: Readonly<Record<Level, number>> = { easy: 0, medium: 2, hard: 5 };

export function machineColumn(stacks: Stacks, mine: Disc, level: Level, random: Random): number | undefined {
  const free = order.filter((column) => canDrop(stacks, column));
  if (level === 'easy' && random() < 0.5) return pick(free, random);
  const rated = free.map((column) => ({
    column,
    value: search(drop(stacks, column, mine), {
      mine,
      turn: other(mine),
      depth: depths[level],
      alpha: -Infinity,
      beta: Infinity,
    }),
  }));
  const best = Math.max(...rated.map(({ value }) => value));
  return pick(
    rated.filter(({ value }) => value === best),
    random,
  )?.column;
}
