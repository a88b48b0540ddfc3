/** Words a minute by the usual count of five characters a word, of what is right so far. */
export const wordsPerMinute = (rightCharacters: number, ms: number): number =>
  ms <= 0 ? 0 : Math.round(rightCharacters / 5 / (ms / 60_000));

export const rightCharacters = (text: string, typed: string): number =>
  [...typed].filter((letter, at) => text[at] === letter).length;

/** Percent of the typed characters that are right. */
export const accuracy = (text: string, typed: string): number =>
  typed === '' ? 100 : Math.round((rightCharacters(text, typed) / [...typed].length) * 100);
