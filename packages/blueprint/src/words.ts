import { cutText } from '@sayso/core/cut-text';
import { pluralOf } from '@sayso/core/entities/plurals';
import { isolated } from '@sayso/core/isolate';
import { distance } from 'fastest-levenshtein';
import pluralize from 'pluralize';

/** Words that look plural and are not, or the other way round, for this product's nouns. */
pluralize.addUncountableRule('feedback');
pluralize.addUncountableRule('gear');
pluralize.addUncountableRule('staff');
pluralize.addUncountableRule('attendance');
pluralize.addUncountableRule('maintenance');
pluralize.addSingularRule(
  /^(glass|class|bus|address|access|progress|business|fitness|status|gas|canvas|campus|series|news|quiz|menu|bonus|virus|syllabus|basis|analysis)$/i,
  '$1',
);
pluralize.addSingularRule(/^(specimen)$/i, '$1');
pluralize.addSingularRule(/((?:^|head|heart|tooth|stomach|back|belly|ear|moust|must|c|psych)ache)s$/i, '$1');
pluralize.addSingularRule(/^(leaves)$/i, 'leave');
pluralize.addIrregularRule('leave', 'leaves');
pluralize.addSingularRule(/(quiz)zes$/i, '$1');
pluralize.addSingularRule(/(canvas)es$/i, '$1');

const lastWord = /[\p{L}\p{N}’'-]+$/u;

const inflect = (phrase: string, turn: (word: string) => string): string =>
  phrase.replace(lastWord, (word) => turn(word));

const singulars = new Map<string, string>();

/** A long text asks for the same words thousands of times. */
export function singular(phrase: string): string {
  const known = singulars.get(phrase);
  if (known !== undefined) return known;
  if (singulars.size > 20_000) singulars.clear();
  const found = inflect(phrase, (word) => (isFixed(word) ? word : pluralize.singular(word)));
  singulars.set(phrase, found);
  return found;
}
export const plural = (phrase: string): string =>
  inflect(phrase, (word) => pluralOf(pluralize.singular(word)));

const isFixed = (word: string): boolean => /(?:ss|us|[^k]is)$/i.test(word);

export const isPlural = (phrase: string): boolean => {
  const word = lastWord.exec(phrase)?.[0] ?? '';
  return word.length > 2 && !isFixed(word) && pluralize.isPlural(word) && !pluralize.isSingular(word);
};

/** A name no longer than names may be, never with half a character at its end. */
export const cutName = (text: string): string => cutText(text, 60, '');

/** Half a character alone, the mark that stands where text was lost on its way, or what becomes that mark once it is stored. */
export const isBroken = (text: string): boolean => !text.isWellFormed() || /[\0\uFFFD]/.test(text);

export const capitalise = (text: string): string =>
  text === '' ? '' : text.charAt(0).toUpperCase() + text.slice(1);

const wordsOf = (phrase: string): string[] =>
  phrase
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .match(/[A-Za-z0-9]+/g) ?? [];

/** `Start date` -> `start_date`; never empty, never starts with a digit. */
export function snake(phrase: string): string {
  const name = wordsOf(phrase).join('_').toLowerCase().slice(0, 48);
  if (name === '') return 'field';
  return /^[a-z]/.test(name) ? name : `f_${name}`;
}

/** `work order` -> `WorkOrder`. */
export function pascal(phrase: string): string {
  const name = wordsOf(phrase).map(capitalise).join('').slice(0, 48);
  if (name === '') return 'Item';
  return /^[A-Z]/.test(name) ? name : `X${name}`;
}

/** `payment method` -> `paymentMethod`: how the lexicon's tables are keyed. */
export function camel(phrase: string): string {
  const name = pascal(phrase);
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** What two ways of writing a name have in common. */
export function normalised(phrase: string): string {
  const known = normals.get(phrase);
  if (known !== undefined) return known;
  if (normals.size > 20_000) normals.clear();
  const found = singular(wordsOf(phrase.replace(/_id$/, '')).join(' ').toLowerCase());
  normals.set(phrase, found);
  return found;
}

/** The same for names that people and models give, which may be in letters that the rules don’t read. */
export const nameForm = (name: string): string =>
  normalised(name) || name.normalize('NFC').trim().toLowerCase();

const normals = new Map<string, string>();

/** Number of single-letter changes between two words, at most `limit` + 1. */
export const editDistance = (one: string, other: string, limit = 2): number =>
  Math.abs(one.length - other.length) > limit ? limit + 1 : Math.min(distance(one, other), limit + 1);

/** Words of the app or of the person in a sentence of an answer. */
export const inQuotes = (text: string): string => `“${isolated(text)}”`;

/** Words as a pattern that finds just them. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What a table of words has for one; not what every object has, such as a `constructor`. */
export const entryOf = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
