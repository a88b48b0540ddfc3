import { editDistance, normalised } from '../words.ts';

export type Place = { start: number; end: number };

export const overlaps = (one: Place, other: Place): boolean => one.start < other.end && one.end > other.start;

type Word = Place & { key: string };

/** Longer quotes are cut: their beginning says where they stand. */
const longestQuote = 40;

const wordsIn = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map((found) => ({
    start: found.index,
    end: found.index + found[0].length,
    key: keyOf(found[0]),
  }));

/** The word in the singular and in small letters; a word of another script stands for itself. */
function keyOf(word: string): string {
  return normalised(word) || word.toLowerCase();
}

/** Words that every text has: a quote of nothing else proves nothing. */
const common = new Set(
  'a an the of to in on at by for with and or is are be it its this that we i my our your their they he she you so as if not no do does have has can will all any each some then next them us get got say says'
    .split(' ')
    .map(keyOf),
);
const isTelling = ({ key }: { key: string }) => key.length > 1 && !common.has(key);

/** The words of a name that tell it from others, in the singular and in small letters. */
export const tellingKeys = (name: string): string[] =>
  wordsIn(name)
    .filter(isTelling)
    .map(({ key }) => key);

/**
 * Finds what a reader quotes in the text, whatever its case, plural, signs between words and slips of one letter. A
 * quote of common words alone is found nowhere.
 */
export function quoteFinder(text: string): (quote: string) => Place | undefined {
  const words = wordsIn(text);
  const places = new Map<string, number[]>();
  for (const [at, { key }] of words.entries()) {
    const known = places.get(key);
    if (known) known.push(at);
    else places.set(key, [at]);
  }
  const slips = new Map<string, string[]>();
  const near = (key: string): string[] => {
    const known = slips.get(key) ?? slipsOf(key, places);
    slips.set(key, known);
    return known;
  };
  return (quote) => {
    const asked = wordsIn(quote).slice(0, longestQuote);
    if (!asked.some(isTelling)) return undefined;
    return runIn({ words, places, near }, asked);
  };
}

/** How the text may write a word: as it is, or with one slip where it is long enough for one to be told. */
function slipsOf(key: string, places: ReadonlyMap<string, number[]>): string[] {
  if (places.has(key)) return [key];
  if (key.length < 5) return [];
  return [...places.keys()].filter(
    (other) => Math.abs(other.length - key.length) <= 1 && editDistance(key, other, 1) <= 1,
  );
}

type Text = {
  words: readonly Word[];
  places: ReadonlyMap<string, number[]>;
  near: (key: string) => string[];
};

/** The first place where the words stand one after the other; it starts from the rarest of them. */
function runIn({ words, places, near }: Text, asked: readonly Word[]): Place | undefined {
  const options = asked.map(({ key }) => near(key));
  const counts = options.map((keys) => keys.reduce((sum, key) => sum + (places.get(key)?.length ?? 0), 0));
  const rarest = counts.indexOf(Math.min(...counts));
  const starts = (options[rarest] ?? [])
    .flatMap((key) => places.get(key) ?? [])
    .sort((one, other) => one - other);
  for (const at of starts) {
    const first = at - rarest;
    if (first < 0 || !options.every((keys, step) => keys.includes(words[first + step]?.key ?? ''))) continue;
    const [from, to] = [words[first], words[first + asked.length - 1]];
    if (from && to) return { start: from.start, end: to.end };
  }
  return undefined;
}
