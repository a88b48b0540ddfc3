import { pick, type Random } from './random.ts';

export type Move = 'up' | 'down' | 'left' | 'right';
export type Tiles = readonly (readonly number[])[];
export type State2048 = { tiles: Tiles; score: number; hasWon: boolean };

/** One line pushed to its start: equal neighbours merge once. */
export function pushLine(line: readonly number[]): { line: number[]; gained: number } {
  const numbers = line.filter((value) => value !== 0);
  const result: number[] = [];
  let gained = 0;
  for (let at = 0; at < numbers.length; at += 1) {
    const value = numbers[at] ?? 0;
    if (value === numbers[at + 1]) {
      result.push(value * 2);
      gained += value * 2;
      at += 1;
    } else result.push(value);
  }
  return { line: [...result, ...Array.from({ length: line.length - result.length }, () => 0)], gained };
}

const transposed = (tiles: Tiles): number[][] => tiles.map((_, x) => tiles.map((line) => line[x] ?? 0));
const mirrored = (tiles: Tiles): number[][] => tiles.map((line) => [...line].reverse());

/** The board after a push, before a new tile appears. */
export function pushTiles(tiles: Tiles, move: Move): { tiles: number[][]; gained: number } {
  const isUpright = move === 'up' || move === 'down';
  const isBack = move === 'right' || move === 'down';
  const turned = isUpright ? transposed(tiles) : tiles;
  const pushed = (isBack ? mirrored(turned) : turned).map(pushLine);
  const lines = pushed.map(({ line }) => line);
  const back = isBack ? mirrored(lines) : lines;
  return {
    tiles: isUpright ? transposed(back) : back,
    gained: pushed.reduce((sum, { gained }) => sum + gained, 0),
  };
}

export function withNewTile(tiles: Tiles, random: Random): Tiles {
  const free = tiles.flatMap((line, y) => line.flatMap((value, x) => (value === 0 ? [{ x, y }] : [])));
  const place = pick(free, random);
  const value = random() < 0.9 ? 2 : 4;
  return tiles.map((line, y) => line.map((held, x) => (place?.x === x && place.y === y ? value : held)));
}

export function new2048(size: number, random: Random): State2048 {
  const empty = Array.from({ length: size }, () => Array.from({ length: size }, () => 0));
  return { tiles: withNewTile(withNewTile(empty, random), random), score: 0, hasWon: false };
}

/** The same state where nothing can move that way. */
export function play2048(state: State2048, move: Move, random: Random): State2048 {
  const { tiles, gained } = pushTiles(state.tiles, move);
  if (JSON.stringify(tiles) === JSON.stringify(state.tiles)) return state;
  return {
    tiles: withNewTile(tiles, random),
    score: state.score + gained,
    hasWon: state.hasWon || tiles.some((line) => line.some((value) => value >= 2048)),
  };
}

export const isStuck = (tiles: Tiles): boolean =>
  (['up', 'left', 'right', 'down'] as const).every(
    (move) => JSON.stringify(pushTiles(tiles, move).tiles) === JSON.stringify(tiles),
  );
