import { hangmanTopics } from '../../texts/games/hangman-words.ts';

export type HangmanState = { word: string; guessed: ReadonlySet<string>; tries: number };

export const newHangman = (word: string, tries: number): HangmanState => ({
  word: word.toUpperCase(),
  guessed: new Set(),
  tries,
});

const letters = (text: string) =>
  text
    .toUpperCase()
    .normalize('NFD')
    .replace(/[^A-Z]/g, '');
/** An accented letter is found by its plain one. */
const plain = (letter: string) => letter.normalize('NFD').charAt(0);

export function guessLetter(state: HangmanState, letter: string): HangmanState {
  const key = letters(letter).charAt(0);
  if (key === '' || state.guessed.has(key) || hangmanEnd(state) !== undefined) return state;
  return { ...state, guessed: new Set([...state.guessed, key]) };
}

export const wrongLetters = ({ word, guessed }: HangmanState): string[] =>
  [...guessed].filter((letter) => !letters(word).includes(letter));

/** The word with what is known; null stands for a letter still to find. */
export const shownLetters = ({ word, guessed }: HangmanState): (string | null)[] =>
  [...word].map((letter) => (!/\p{L}/u.test(letter) || guessed.has(plain(letter)) ? letter : null));

export function hangmanEnd(state: HangmanState): 'won' | 'lost' | undefined {
  if (!shownLetters(state).includes(null)) return 'won';
  return wrongLetters(state).length >= state.tries ? 'lost' : undefined;
}

/** `fruits`, `country`, `movies` and so on lead to the nearest topic. */
export const topicOf = (word: string | undefined): string | undefined => {
  if (word === undefined) return undefined;
  if (/movie|film|cinema/.test(word)) return 'films';
  if (/fruit|food/.test(word)) return 'food';
  if (/countr|cit/.test(word)) return 'countries';
  return hangmanTopics.find(({ id }) => id.startsWith(word.replace(/s$/, '')))?.id;
};
