import type { Level } from './game-api.ts';
import { mixed, type Random } from './random.ts';

/** 81 figures from the top left; 0 is empty. */
export type Grid = readonly number[];

const all = 0b1111111110;
const boxOf = (at: number) => Math.floor(Math.floor(at / 9) / 3) * 3 + Math.floor((at % 9) / 3);

type Used = { rows: number[]; columns: number[]; boxes: number[] };

function usedIn(grid: Grid): Used {
  const used: Used = { rows: Array(9).fill(0), columns: Array(9).fill(0), boxes: Array(9).fill(0) };
  for (const [at, figure] of grid.entries()) if (figure !== 0) mark(used, at, 1 << figure);
  return used;
}

function mark({ rows, columns, boxes }: Used, at: number, bit: number): void {
  const [row, column, box] = [Math.floor(at / 9), at % 9, boxOf(at)];
  rows[row] = (rows[row] ?? 0) ^ bit;
  columns[column] = (columns[column] ?? 0) ^ bit;
  boxes[box] = (boxes[box] ?? 0) ^ bit;
}

const freeBits = ({ rows, columns, boxes }: Used, at: number): number =>
  all & ~((rows[Math.floor(at / 9)] ?? 0) | (columns[at % 9] ?? 0) | (boxes[boxOf(at)] ?? 0));

const countBits = (bits: number): number => {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
};

const figuresOf = (bits: number): number[] =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((figure) => bits & (1 << figure));

type Solving = {
  grid: number[];
  used: Used;
  order: (figures: number[]) => number[];
  onSolution: () => boolean;
};

/** Tries the cell with the fewest figures left; stops as soon as `onSolution` says so. */
function solve(solving: Solving): boolean {
  const { grid, used, order, onSolution } = solving;
  let [cell, fewest, bits] = [-1, 10, 0];
  for (let at = 0; at < 81 && fewest > 1; at += 1) {
    if (grid[at] !== 0) continue;
    const free = freeBits(used, at);
    const count = countBits(free);
    if (count < fewest) [cell, fewest, bits] = [at, count, free];
  }
  if (cell === -1) return onSolution();
  for (const figure of order(figuresOf(bits))) {
    grid[cell] = figure;
    mark(used, cell, 1 << figure);
    if (solve(solving)) return true;
    mark(used, cell, 1 << figure);
    grid[cell] = 0;
  }
  return false;
}

/** How many ways there are to fill the grid; stops counting at `most`. */
export function countSolutions(grid: Grid, most = 2): number {
  let count = 0;
  solve({
    grid: [...grid],
    used: usedIn(grid),
    order: (figures) => figures,
    onSolution: () => {
      count += 1;
      return count >= most;
    },
  });
  return count;
}

export function fullGrid(random: Random): Grid {
  const grid: number[] = Array(81).fill(0);
  solve({ grid, used: usedIn(grid), order: (figures) => mixed(figures, random), onSolution: () => true });
  return grid;
}

const clues: Readonly<Record<Level, number>> = { easy: 42, medium: 34, hard: 28 };

/** A puzzle with exactly one solution: figures are taken away while that holds. */
export function newSudoku(level: Level, random: Random): { puzzle: Grid; solution: Grid } {
  const solution = fullGrid(random);
  const puzzle = [...solution];
  let left = 81;
  for (const at of mixed(
    puzzle.map((_, index) => index),
    random,
  )) {
    if (left <= clues[level]) break;
    const figure = puzzle[at] ?? 0;
    puzzle[at] = 0;
    if (countSolutions(puzzle) === 1) left -= 1;
    else puzzle[at] = figure;
  }
  return { puzzle, solution };
}

/** Cells that share a row, column or box with the same figure. */
export function conflicts(grid: Grid): Set<number> {
  const found = new Set<number>();
  for (let one = 0; one < 81; one += 1) {
    if (grid[one] === 0) continue;
    for (let other = one + 1; other < 81; other += 1) {
      if (grid[one] !== grid[other]) continue;
      const meet =
        Math.floor(one / 9) === Math.floor(other / 9) || one % 9 === other % 9 || boxOf(one) === boxOf(other);
      if (meet) found.add(one).add(other);
    }
  }
  return found;
}
