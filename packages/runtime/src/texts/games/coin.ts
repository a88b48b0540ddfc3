export const coin = {
  name: 'Coin flip',
  heads: 'Heads',
  tails: 'Tails',
  inARow: 'In a row',
  longest: 'Longest streak',
  ready: 'Flip the coin.',
  flipped: (flip: number, side: string) => `Flip ${flip}: ${side}`,
  flip: 'Flip',
} as const;
