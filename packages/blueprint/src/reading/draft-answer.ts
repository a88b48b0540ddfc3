import {
  type DraftField,
  type DraftThing,
  draftDeeds,
  draftFieldKinds,
  draftPageKinds,
  draftUses,
  type PlanDraft,
} from '@sayso/contracts/plan-draft';
import { cutText } from '@sayso/core/cut-text';
import { otherDeeds, otherKinds, otherPages } from './other-words.ts';

/** More of one kind than anybody describes, and than a person looks through. */
export const readingLimits = { things: 30, fields: 40, of: 30, people: 12, rules: 40, pages: 30, others: 20 };
const longestName = 60;
const longestQuote = 300;

/**
 * An answer in the shape of a draft, or not quite: what models leave out, name a little differently or add is put right.
 * Undefined where it is no JSON with things, pages or the word that nothing is to be built.
 */
export function draftFromAnswer(answer: string): PlanDraft | undefined {
  const given = parsed(answer);
  if (!isObject(given)) return undefined;
  const things = list(given['things'], readingLimits.things).flatMap(thingFrom);
  const pages = list(given['pages'], readingLimits.pages).flatMap(pageFrom);
  const use = oneOf(draftUses, given['use']) ?? 'work';
  if (things.length === 0 && pages.length === 0 && use !== 'not an app') return undefined;
  return {
    use,
    name: name(given['name']),
    things,
    people: names(given['people'], readingLimits.people),
    rules: list(given['rules'], readingLimits.rules).flatMap(ruleFrom),
    pages,
    notWanted: quotes(given['notWanted']),
    leftOver: quotes(given['leftOver']),
  };
}

/** The outermost object of the answer: some models write words or a fence around it. */
function parsed(answer: string): unknown {
  const [start, end] = [answer.indexOf('{'), answer.lastIndexOf('}')];
  if (start < 0 || end < start) return undefined;
  try {
    return JSON.parse(answer.slice(start, end + 1));
  } catch {
    return undefined;
  }
}

type Given = Readonly<Record<string, unknown>>;
const isObject = (given: unknown): given is Given =>
  typeof given === 'object' && given !== null && !Array.isArray(given);

const list = (given: unknown, most: number): unknown[] =>
  (Array.isArray(given) ? given : []).slice(0, most) as unknown[];
const line = (given: unknown, most: number): string =>
  typeof given === 'string' || typeof given === 'number'
    ? cutText(String(given).toWellFormed(), most, '').trim()
    : '';
const name = (given: unknown): string => line(given, longestName);
const quote = (given: unknown): string => line(given, longestQuote);
const names = (given: unknown, most: number): string[] =>
  list(typeof given === 'string' ? [given] : given, most)
    .map((each) => name(isObject(each) ? each['name'] : each))
    .filter(Boolean);
const quotes = (given: unknown): string[] =>
  list(given, readingLimits.others)
    .map((each) => quote(isObject(each) ? each['words'] : each))
    .filter(Boolean);

/** The word of a closed list that is meant, whatever its case and signs, or another one for it. */
function oneOf<const T extends string>(
  words: readonly T[],
  given: unknown,
  others: Readonly<Record<string, T>> = {},
): T | undefined {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^a-z]+/g, ' ')
      .trim();
  const wanted = plain(line(given, longestName));
  return (
    words.find((word) => plain(word) === wanted) ??
    (Object.hasOwn(others, wanted) ? others[wanted] : undefined)
  );
}

function thingFrom(given: unknown): DraftThing[] {
  if (!isObject(given)) return [];
  const called = name(given['name']);
  if (called === '') return [];
  const fields = list(given['fields'], readingLimits.fields).flatMap(fieldFrom);
  return [{ words: quote(given['words']), name: called, fields }];
}

const kindFrom = (given: unknown): DraftField['kind'] => oneOf(draftFieldKinds, given, otherKinds) ?? 'text';

function fieldFrom(given: unknown): DraftField[] {
  if (typeof given === 'string')
    return name(given) === '' ? [] : [{ name: name(given), kind: 'text', of: [] }];
  if (!isObject(given)) return [];
  const called = name(given['name']);
  if (called === '') return [];
  const kind = kindFrom(given['kind'] ?? given['type']);
  const of =
    kind === 'formula'
      ? list(typeof given['of'] === 'string' ? [given['of']] : given['of'], 1).map(quote)
      : names(given['of'] ?? given['options'], readingLimits.of);
  return [{ name: called, kind, of }];
}

function ruleFrom(given: unknown): PlanDraft['rules'] {
  if (!isObject(given)) return [];
  const may = oneOf(draftDeeds, given['may'], otherDeeds);
  const who = names(given['who'], readingLimits.people);
  // Who may do what is never guessed.
  if (!may || who.length === 0) return [];
  const field = name(given['field']);
  // Some say apart which field of the thing they mean.
  const thing = [name(given['thing']), field].filter(Boolean).join('.');
  return [{ words: quote(given['words']), thing, may, who }];
}

function pageFrom(given: unknown): PlanDraft['pages'] {
  if (!isObject(given)) return [];
  const kind = oneOf(draftPageKinds, given['kind'], otherPages);
  if (!kind) return [];
  return [
    {
      words: quote(given['words']),
      kind,
      thing: name(given['thing']),
      for: name(given['for']) || 'users',
      fields: names(given['fields'], readingLimits.fields),
    },
  ];
}
