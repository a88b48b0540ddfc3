import type { Level } from './game-api.ts';
import { pick, type Random } from './random.ts';

export type Mark = 'X' | 'O';
export type Board = readonly (Mark | null)[];
export const emptyBoard: Board = Array.from({ length: 9 }, () => null);

const lines = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

export function winnerOf(board: Board): { mark: Mark; line: readonly number[] } | undefined {
  for (const line of lines) {
    const [a, b, c] = line;
    const mark = board[a];
    if (mark && board[b] === mark && board[c] === mark) return { mark, line };
  }
  return undefined;
}

export const freeCells = (board: Board): number[] => board.flatMap((mark, at) => (mark === null ? [at] : []));
export const isDraw = (board: Board): boolean =>
  winnerOf(board) === undefined && freeCells(board).length === 0;
export const other = (mark: Mark): Mark => (mark === 'X' ? 'O' : 'X');
export const withMark = (board: Board, at: number, mark: Mark): Board =>
  board.map((held, position) => (position === at ? mark : held));

/** How good a board is for `mine` when `turn` moves; an earlier win is better. */
function worth(board: Board, mine: Mark, turn: Mark, depth: number): number {
  const winner = winnerOf(board);
  if (winner) return winner.mark === mine ? 10 - depth : depth - 10;
  const free = freeCells(board);
  if (free.length === 0) return 0;
  const values = free.map((at) => worth(withMark(board, at, turn), mine, other(turn), depth + 1));
  return turn === mine ? Math.max(...values) : Math.min(...values);
}

/** Easy plays anywhere, medium sees wins and threats, hard never loses. */
export function machineMove(board: Board, mine: Mark, level: Level, random: Random): number | undefined {
  const free = freeCells(board);
  if (level === 'easy') return pick(free, random);
  if (level === 'medium') {
    const ends = (mark: Mark) => free.find((at) => winnerOf(withMark(board, at, mark)) !== undefined);
    return ends(mine) ?? ends(other(mine)) ?? pick(free, random);
  }
  const rated = free.map((at) => ({ at, value: worth(withMark(board, at, mine), mine, other(mine), 1) }));
  const best = Math.max(...rated.map(({ value }) => value));
  return pick(
    rated.filter(({ value }) => value === best),
    random,
  )?.at;
}
