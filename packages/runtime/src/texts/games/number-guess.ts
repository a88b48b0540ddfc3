import { count } from '../count.ts';

export const numberGuess = {
  name: 'Guess the number',
  tries: 'Tries',
  ready: (highest: number) => `I’m thinking of a number from 1 to ${highest}.`,
  invalid: (highest: number) => `Enter a whole number from 1 to ${highest}`,
  guessLow: (guess: number) => `${guess} is too low.`,
  guessHigh: (guess: number) => `${guess} is too high.`,
  tooLow: 'too low',
  tooHigh: 'too high',
  right: (number: number) => `${number} is right!`,
  found: (tries: number) => `You got it in ${count(tries, 'try', 'tries')}`,
  was: (number: number) => `The number was ${number}.`,
  label: 'Your guess',
  range: (highest: number) => `1 to ${highest}`,
  guess: 'Guess',
} as const;
