import { count } from '../count.ts';

export const minesweeper = {
  name: 'Minesweeper',
  custom: 'Custom',
  minesLeft: 'Mines left',
  flagMode: 'Flag mode',
  open: (squares: number, flags: number) => `${count(squares, 'square')} open, ${count(flags, 'flag')}`,
  won: 'All mines found!',
  lost: 'Boom!',
  hit: 'You hit a mine.',
  square: (row: number, column: number, content: string) => `Row ${row}, column ${column}: ${content}`,
  mine: 'mine',
  clear: 'clear',
  flagged: 'flagged',
  unopened: 'unopened',
} as const;
