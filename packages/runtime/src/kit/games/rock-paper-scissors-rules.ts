export const hands = ['rock', 'paper', 'scissors', 'lizard', 'spock'] as const;
export type Hand = (typeof hands)[number];

const beats: Readonly<Record<Hand, readonly Hand[]>> = {
  rock: ['scissors', 'lizard'],
  paper: ['rock', 'spock'],
  scissors: ['paper', 'lizard'],
  lizard: ['paper', 'spock'],
  spock: ['rock', 'scissors'],
};

export const judge = (mine: Hand, theirs: Hand): 'won' | 'lost' | 'draw' =>
  mine === theirs ? 'draw' : beats[mine].includes(theirs) ? 'won' : 'lost';

/** Wins that decide a match: 3 of 5. */
export const winsNeeded = (bestOf: number): number => Math.floor(bestOf / 2) + 1;
