import { concepts } from '../../lexicon/concepts.ts';
import { fieldWords } from '../../lexicon/field-words.ts';
import { roleWords, stopNouns } from '../../lexicon/phrases.ts';
import { adjectives } from '../../lexicon/words/adjectives.ts';
import { verbForms } from '../../lexicon/words/verbs.ts';
import { editDistance, singular } from '../../words.ts';
import { isCommonEnglish, isRareEnglish, usualWords } from './dictionary.ts';
import { measures, plainWordsOfGrammar } from './words-of.ts';

const wordsOf = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => text.toLowerCase().match(/[a-z]{4,}/g) ?? []);

/** What a wrong word may have been meant as: words of the lexicon first, then common ones. */
const lexicon = new Set([
  ...wordsOf(concepts.flatMap(({ forms, fields }) => [...forms, fields])),
  ...wordsOf(Object.values(fieldWords)),
  ...plainWordsOfGrammar,
  ...roleWords,
  ...[...roleWords].map((word) => `${word}s`),
  ...stopNouns,
  ...[...stopNouns].map((word) => `${word}s`),
  ...adjectives,
  ...measures,
  ...wordsOf([
    'calendar',
    'dashboard',
    'kanban',
    'glassmorphism',
    'background',
    'gallery',
    'search',
    'filter',
    'category',
    'categories',
    'customers',
    'clients',
    'schedule',
    'statistics',
    'leaderboard',
    'timer',
    'calculator',
    // Said in change requests, and in no list of words.
    'donut',
    'blocker',
    'todo',
    'dropdown',
    'checkbox',
    'sidebar',
    'webshop',
    'stopwatch',
    'pomodoro',
    'signup',
    'login',
  ]),
]);

const grammar = new Set(plainWordsOfGrammar);

/** "dont" and its like: what they are short for is written otherwise. */
const shortened = /^(?:do|does|did|is|are|was|were|has|have|had|ca|could|should|would|wo)nt$/;

/** Words of the dictionary that hardly anybody means. */
const unmeant = new Set(['calender', 'calenders', 'costumer', 'costumers']);

let starts: Map<string, string[]> | undefined;

function candidates(letter: string): readonly string[] {
  if (!starts) {
    starts = new Map();
    for (const word of new Set([...lexicon, ...usualWords()])) {
      if (shortened.test(word)) continue;
      const list = starts.get(word.slice(0, 1));
      if (list) list.push(word);
      else starts.set(word.slice(0, 1), [word]);
    }
  }
  return starts.get(letter) ?? [];
}

/** Words that the lists have with an accent alone. */
const accented =
  /^(?:cafe|fiance|fiancee|puree|creche|decor|facade|matinee|soiree|entree|souffle|cliche|protege|saute|jalapeno|pinata|creme|brulee|crepe|resume)s?$/;

const isKnown = (word: string): boolean =>
  accented.test(word) ||
  lexicon.has(word) ||
  verbForms.has(word) ||
  lexicon.has(singular(word)) ||
  isCommonEnglish(word) ||
  isCommonEnglish(singular(word)) ||
  (!unmeant.has(word) && (isRareEnglish(word) || isRareEnglish(singular(word))));

/** Two letters that changed places count as one slip. */
const slips = (one: string, other: string): number => {
  const distance = editDistance(one, other);
  if (distance === 2 && isSwap(one, other)) return 0.7;
  if (distance !== 1) return distance;
  return undoubled(one) === undoubled(other) ? 0.45 : unvowelled(one) === unvowelled(other) ? 0.9 : 1;
};

/** A letter too few or too many of two that are the same. */
const undoubled = (word: string): string => word.replace(/(.)\1/g, '$1');

/** A vowel is what people leave out or take for another. */
const unvowelled = (word: string): string => word.replace(/[aeiou]/g, '');

const isSwap = (one: string, other: string): boolean => {
  if (one.length !== other.length) return false;
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return (
    at >= 0 &&
    one[at] === other[at + 1] &&
    one[at + 1] === other[at] &&
    one.slice(at + 2) === other.slice(at + 2)
  );
};

const memory = new Map<string, string>();

/** The word that was meant; the word itself where it is one, a name, or like nothing that is known. */
export function spelled(word: string): string {
  if (word.length < 5 || word.length > 24 || !/^[a-z]+$/.test(word) || isKnown(word)) return word;
  const before = memory.get(word);
  if (before !== undefined) return before;
  if (memory.size > 2000) memory.clear();
  const [whole, one] = [nearest(word), ofMany(word)];
  const meant = (whole && one ? (one.score < whole.score ? one : whole) : (whole ?? one))?.word ?? word;
  memory.set(word, meant);
  return meant;
}

type Nearest = { word: string; score: number };

/** "Garmnets": the slip is in the word for one of them. */
function ofMany(word: string): Nearest | undefined {
  const one = /[^s]s$/.test(word) && word.length > 5 ? nearest(word.slice(0, -1)) : undefined;
  return one && { ...one, word: `${one.word}s` };
}

function nearest(word: string): Nearest | undefined {
  const most = word.length >= 8 ? 2 : 1;
  let best: Nearest | undefined;
  for (const candidate of candidates(word.slice(0, 1))) {
    if (Math.abs(candidate.length - word.length) > most) continue;
    const count = slips(word, candidate);
    if (count > most) continue;
    const score = count + (lexicon.has(candidate) ? 0 : 0.5) - (grammar.has(candidate) ? 0.2 : 0);
    if (!best || score < best.score) best = { word: candidate, score };
  }
  return best;
}

/** Small words as they are heard; what is longer is told by its letters. */
const heard: Readonly<Record<string, string>> = {
  wich: 'which',
  wat: 'what',
  wen: 'when',
  hav: 'have',
  ther: 'there',
  thay: 'they',
  thier: 'their',
  evry: 'every',
  shud: 'should',
  wud: 'would',
  cud: 'could',
  wether: 'whether',
  im: "I'm",
  eny: 'any',
  becos: 'because',
  theyre: "they're",
  youre: "you're",
  grafh: 'graph',
};

/** A text with the slips of its small words put right; names and words in capitals stay. */
export const withoutSlips = (text: string): string =>
  text
    .replace(/(?<![\w#@./'-])[a-z]{2,6}(?![\w@'-])/g, (word) => heard[word] ?? word)
    .replace(/(?<![\w#@./-])[a-z]{5,24}(?![a-z]*'[a-z]|[\w@./-]*[@/])/g, (word) => spelled(word));
