import { count } from '../count.ts';

export const fifteen = {
  name: 'Sliding puzzle',
  play: 'Put the numbers in order: click, tap, swipe or use the arrow keys.',
  solved: 'Solved!',
  end: (moves: number, time: string) => `${count(moves, 'move')} in ${time}`,
} as const;
