import type { Concept } from '../../lexicon/concept.ts';
import { concepts } from '../../lexicon/concepts.ts';
import { fillers, stopNouns } from '../../lexicon/phrases.ts';
import { verbForms } from '../../lexicon/words/verbs.ts';
import { isPlural, singular } from '../../words.ts';
import { PhraseTable } from '../text/trie.ts';
import { isGrammar, isNumber, mayBeThing } from '../text/words-of.ts';

const table = new PhraseTable<Concept>();
for (const concept of concepts) for (const form of concept.forms) table.add(form, concept);

/** A thing that the text speaks of. */
export type Noun = {
  /** The person's own words, singular, small letters. */
  words: string;
  plural: boolean;
  concept?: Concept;
};

/** Concepts whose name says little alone: the word in front of it belongs to the name. */
const vague = new Set([
  'product',
  'request',
  'order',
  'note',
  'result',
  'activity',
  'task',
  'service',
  'resource',
  'event',
  'review',
  'application',
  'document',
  'category',
  'record',
  'plan',
  'transaction',
  'appointment',
  'report',
  'collection_item',
  'inspection',
  'location',
  'issue',
  'payment',
  'review',
  'job',
  'team',
  'group',
  'device_reading',
  'word',
  'part',
  'access_key',
  'feedback',
  'exercise',
  'goal',
  'unit',
  'comment',
]);

const neverPrefix = new Set([
  'customer',
  'client',
  'user',
  'admin',
  'app',
  'management',
  'football',
  'soccer',
]);

/** The thing that a noun phrase names, by its last words; undefined when there is none. Loose takes plural common words too. */
export function readNoun(phrase: string, isLoose = false): Noun | undefined {
  const words = phrase
    .toLowerCase()
    .replace(/'s\b/g, '')
    .replace(/[^\p{L}\p{N}\s-]/gu, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
  while (words.length > 1 && (fillers.has(words[0] ?? '') || isNumber(words[0] ?? ''))) words.shift();
  const last = words.at(-1);
  if (last === undefined || words.length > 4 || /^\d+$/.test(last)) return undefined;
  const single = [...words.slice(0, -1), singular(last)];
  const found = table.atEnd(single) ?? table.atEnd(words);
  if (found) return { words: nameOf(found, single), plural: isPlural(last), concept: found.value };
  const name = single.join(' ');
  if (isLoose && isOccasion(words)) return { words: name, plural: isPlural(last) };
  if (words.some((word) => isGrammar(word)) || !mayBeThing(last)) return undefined;
  const isCommon = stopNouns.has(name) || stopNouns.has(singular(last));
  if ((isCommon && !(isLoose && isPlural(last))) || !/\p{L}{2}/u.test(name)) return undefined;
  return { words: name, plural: isPlural(last) };
}

/** "Trap night", "running days": a time that is named by what happens then. */
function isOccasion(words: readonly string[]): boolean {
  const [before = '', last = ''] = words.slice(-2);
  return (
    words.length > 1 &&
    /^(?:night|day|evening|afternoon|morning|weekend)s?$/.test(last) &&
    !fillers.has(before) &&
    !/^(?:due|birth|start|end|pay|return|week|same|saturday|sunday|friday|christmas|holiday)$/.test(before) &&
    (mayBeThing(before) || /[a-z]{3}ing$/.test(before))
  );
}

/** "Assigns", "booked": a deed in front of a thing is no part of its name. */
const isDone = (word: string): boolean => {
  const verb = verbForms.get(word);
  return verb !== undefined && verb !== word && !word.endsWith('ing') && !table.get(singular(word));
};

function nameOf(found: { value: Concept; size: number }, single: readonly string[]): string {
  const own = single.slice(single.length - found.size);
  const before = single[single.length - found.size - 1];
  const belongs =
    before !== undefined &&
    own.length === 1 &&
    vague.has(found.value.id) &&
    !fillers.has(before) &&
    !isDone(before) &&
    !neverPrefix.has(before);
  const name = (belongs ? [before, ...own] : own).join(' ');
  const core = name.replace(/ (?:log|entry|record|register|diary)$/, '');
  return table.get(core) === found.value ? core : name;
}

/** Every concept that the words mention, in order. */
export function mentions(text: string): { concept: Concept; plural: boolean; words: string }[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}'-]+/gu) ?? [];
  const single = words.map((word) => singular(word.replace(/'s$/, '')));
  const found: { concept: Concept; plural: boolean; words: string }[] = [];
  for (let at = 0; at < words.length; ) {
    const hit = table.at(single, at) ?? table.at(words, at);
    if (!hit) {
      at++;
      continue;
    }
    found.push({
      concept: hit.value,
      plural: isPlural(words[at + hit.size - 1] ?? ''),
      words: single.slice(at, at + hit.size).join(' '),
    });
    at += hit.size;
  }
  return found;
}

export const conceptOf = (words: string): Concept | undefined => {
  const lower = words.toLowerCase();
  return table.get(lower) ?? table.get(singular(lower));
};
