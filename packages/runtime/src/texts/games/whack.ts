import { count } from '../count.ts';

export const whack = {
  name: 'Whack-a-mole',
  hits: 'Hits',
  misses: 'Misses',
  ready: 'Press Start.',
  play: 'Hit the moles!',
  overWith: (hits: number) => `Game over: ${count(hits, 'hit')}.`,
  endTitle: (hits: number) => count(hits, 'hit'),
  endText: (misses: number) => count(misses, 'miss', 'misses'),
  hole: (hole: number) => `Hole ${hole}`,
  holeWithMole: (hole: number) => `Hole ${hole}, mole`,
} as const;
