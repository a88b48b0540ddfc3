import { count } from '../count.ts';

export const hangman = {
  name: 'Hangman',
  topic: 'Topic',
  customWords: 'Custom words',
  newWord: 'New word',
  triesLeft: 'Tries left',
  left: (letters: number, tries: number) =>
    `${count(letters, 'letter')} to find, ${count(tries, 'try', 'tries')} left`,
  won: 'You got it!',
  word: (word: string) => `The word was ${word}.`,
  blank: 'blank',
} as const;
