import { isPlural } from '../../words.ts';
import { bare, typeOf } from '../fields/field-phrase.ts';
import { listed } from '../layout/marker.ts';
import { splitOptions } from '../text/split.ts';
import { isAppTitle } from '../things/app-title.ts';
import { readNoun } from '../things/nouns.ts';

/** What is told of the things that are sorted, and what else the sentence says. */
export type Sorted = { told: string[]; rest: string[] };

const own = '(?: (?:myself|ourselves|themselves|yourself))?';
const things =
  '(?:(?:the|our|my|all|new) )*((?!(?:of|and|in|for|with)\\b)[\\p{L}-]+(?: (?!by\\b|\\p{L}+sel(?:f|ves)\\b)[\\p{L}-]+)?)';
const into = new RegExp(
  `^(.{0,80}?\\b)?${things}${own},? (?:which (?:is|are) |is |are )?(?:sorted|grouped|divided|split|arranged|organi[sz]ed|separated|broken down)(?: up)? (?:in|into|under|as)(?: the)? ([^:()]+?)(?:,? ((?:each|every|all|with)\\b.+))?$`,
  'iu',
);
const by = new RegExp(
  `^(.{0,80}?\\b)?${things}${own},? (?:(?:sorted|grouped|ordered|filed|split) )?by ([\\p{L}-]+(?: [\\p{L}-]+)?)(?:: ([^:()]+)| \\(([^()]+)\\))$`,
  'iu',
);

/** A menu holds dishes. */
const held: Readonly<Record<string, string>> = { menu: 'dish', vocabulary: 'word' };

function thingOf(words: string): string | undefined {
  const last = words.toLowerCase().split(' ').at(-1) ?? '';
  const thing =
    held[last] ?? [words.toLowerCase(), last].find((one) => isPlural(one) && readNoun(bare(one), true));
  return thing === undefined || isAppTitle(thing) ? undefined : thing;
}

/** Names of groups: short, and mostly no attributes. */
function groupsIn(list: string): readonly string[] {
  const groups = splitOptions(list);
  const isShort = groups.every((group) => group.split(/\s+/).length <= 3);
  const known = groups.filter((group) => typeOf(bare(group)).known === 'exact').length;
  return groups.length >= 3 && isShort && known * 2 < groups.length ? groups : [];
}

/** "The menu sorted into starters, mains and sweets", "expenses by category: food, rent, fuel". */
export function sortedThings(sentence: string): Sorted | undefined {
  if (!/\b(?:by|in|into|under|as)\b/i.test(sentence)) return undefined;
  const [, before = '', words = '', list = '', tail = ''] = into.exec(sentence) ?? [];
  const [, front = '', other = '', name = '', colon = '', inside = ''] = by.exec(sentence) ?? [];
  const thing = thingOf(words || other);
  const groups = groupsIn(list || colon || inside);
  if (thing === undefined || groups.length === 0 || /[:(]/.test(before || front)) return undefined;
  const field = `${name === '' ? 'category' : name.toLowerCase()} (${groups.join(', ')})`;
  const more = /^(?:each |all |every one )?with (.+)$/i.exec(tail)?.[1];
  return {
    told: [listed(thing, [field, ...(more === undefined ? [] : [more])])],
    rest: [`${before || front}the ${words || other}`, ...(tail === '' || more !== undefined ? [] : [tail])],
  };
}
