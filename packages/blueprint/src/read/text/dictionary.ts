import { wordsOf } from './word-lists.ts';

/**
 * Words of the SCOWL lists up to size 70, British and American, kept as one text per first two letters: 110,000 words as
 * texts of their own would take ten times the memory.
 */
const kinds = ['english', 'american', 'british'];

type Shelves = ReadonlyMap<string, string>;

function shelved(sizesOfShelf: readonly number[]): Shelves {
  const lists = new Map<string, string[]>();
  for (const word of kinds.flatMap((kind) => sizesOfShelf.flatMap((size) => wordsOf(kind, size)))) {
    const start = word.slice(0, 2);
    const list = lists.get(start);
    if (list) list.push(word);
    else lists.set(start, [word]);
  }
  return new Map([...lists].map(([start, words]) => [start, ` ${words.join(' ')} `]));
}

let common: Shelves | undefined;
let rare: Shelves | undefined;

const isOn = (shelves: Shelves, word: string): boolean =>
  shelves.get(word.slice(0, 2))?.includes(` ${word} `) === true;

/** Whether a word in small letters is one that most people know. */
export const isCommonEnglish = (word: string): boolean => {
  common ??= shelved([10, 20, 35, 40, 50]);
  return isOn(common, word);
};

/** Whether it is a word that one may have to look up. */
export const isRareEnglish = (word: string): boolean => {
  rare ??= shelved([55, 60, 70]);
  return isOn(rare, word);
};

/** Whether the lists are in memory; the first word that is looked up waits for them. */
export const isLoaded = (): boolean => common !== undefined && rare !== undefined;

/** The few thousand words that everybody uses. */
export const usualWords = (): string[] => [...wordsOf('english', 10), ...wordsOf('english', 20)];
