import { mixed, type Random } from './random.ts';

export const letters = ['B', 'I', 'N', 'G', 'O'] as const;
/** 25 fields row by row; 0 is the free one in the middle. A column holds 15 numbers: B 1 to 15, I 16 to 30 and so on. */
export type BingoCard = readonly number[];

export function newCard(random: Random): BingoCard {
  const columns = letters.map((_, at) =>
    mixed(
      Array.from({ length: 15 }, (_unused, step) => at * 15 + step + 1),
      random,
    ).slice(0, 5),
  );
  return Array.from({ length: 25 }, (_, at) =>
    at === 12 ? 0 : (columns[at % 5]?.[Math.floor(at / 5)] ?? 0),
  );
}

export const newDraw = (random: Random): number[] =>
  mixed(
    Array.from({ length: 75 }, (_, at) => at + 1),
    random,
  );
export const letterOf = (number: number): string => letters[Math.floor((number - 1) / 15)] ?? '';

const lines: readonly (readonly number[])[] = [
  ...[0, 1, 2, 3, 4].map((row) => [0, 1, 2, 3, 4].map((step) => row * 5 + step)),
  ...[0, 1, 2, 3, 4].map((column) => [0, 1, 2, 3, 4].map((step) => step * 5 + column)),
  [0, 6, 12, 18, 24],
  [4, 8, 12, 16, 20],
];

/** Lines in which every field is marked; the middle always is. */
export const fullLines = (marked: ReadonlySet<number>): (readonly number[])[] =>
  lines.filter((line) => line.every((at) => at === 12 || marked.has(at)));
