import { count } from '../count.ts';

export const memory = {
  name: 'Memory',
  pairs: 'Pairs',
  pairCount: (pairs: number) => count(pairs, 'pair'),
  first: 'Turn over two cards that match.',
  next: 'Turn over another card.',
  noMatch: (face: string) => `${face}: no match`,
  card: (card: number) => `Card ${card}`,
  found: (face: string) => `${face}, found`,
  done: 'All pairs found!',
  end: (moves: number, time: string) => `${count(moves, 'move')} in ${time}`,
} as const;
