import { count } from '../count.ts';

export const bingo = {
  name: 'Bingo',
  called: 'Called',
  first: 'Call the first number.',
  last: (number: string) => `${number} was called.`,
  call: 'Call number',
  before: (numbers: string) => `Already called: ${numbers}`,
  freeSpace: 'Free space',
  won: 'Bingo!',
  wonAfter: (numbers: number) => `Bingo after ${count(numbers, 'number')}!`,
  after: (numbers: number) => `After ${count(numbers, 'number')}`,
} as const;
