import { isParticiple } from '../../lexicon/words/verbs.ts';
import { bare } from '../fields/field-phrase.ts';
import { type Cursor, ensureEntity, findEntity, hasStatus } from '../reading.ts';
import { splitItems, splitOptions } from '../text/split.ts';
import { setStates } from '../things/items.ts';
import { readNoun } from '../things/nouns.ts';
import { readPageItem } from './pages.ts';

type Frame = (cursor: Cursor, clause: string) => boolean;

export function setCurrentStates(cursor: Cursor, options: readonly string[]): void {
  cursor.mode = cursor.current ? 'attributes' : 'things';
  setStates(cursor, 'status', options);
  cursor.mode = 'things';
}

export const states: Frame = (cursor, clause) => {
  const found =
    /^(?:the\s+|with\s+|possible\s+)?(.*?)\s*\b(status|stage|state)(?:es|s)?\b\s*(?:is|are|can be|could be|:|of|should be|one of|either|values?)*\s*:?\s+(.+)$/i.exec(
      clause,
    );
  if (
    !found?.[2] ||
    !found[3] ||
    (found[1] ?? '').split(' ').length > 3 ||
    /[,;:]|\bwith\b|\bby\b/.test(found[1] ?? '')
  )
    return false;
  const options = splitOptions(found[3].replace(/^\(|\)$/g, ''));
  if (options.length < 2) return false;
  const [, holder] = /^(.+?)\s+(?:have|has)(?:\s+an?)?$/i.exec(found[1] ?? '') ?? [];
  const noun = readNoun(bare(holder ?? found[1] ?? '').replace(/'s$/, ''));
  const isNew = holder !== undefined && noun !== undefined && (noun.plural || noun.concept !== undefined);
  const draft = isNew ? ensureEntity(cursor, noun) : noun && findEntity(cursor.reading, noun);
  if (draft) cursor.current = draft;
  cursor.mode = draft ? 'attributes' : 'things';
  setStates(cursor, found[2], options);
  cursor.mode = 'things';
  return true;
};

/** "It is waiting, in print, bound or given out": the states of what was spoken of. */
function ofCurrent(cursor: Cursor, clause: string): boolean {
  const list =
    /^(?:it|they|each|each one|these)(?:'s|'re| is| are)\s+(?:either |always |first )?([^():]+)$/i.exec(
      clause,
    )?.[1] ?? '';
  const options = splitOptions(list.replace(/,?\s+(?:and )?then\b/gi, ','));
  if (!cursor.current || cursor.current.fields.length === 0 || options.length < 3) return false;
  const isState = (option: string) =>
    /^(?:in|on|at|for|out|off|ready|open|new|closed|done|free|waiting)\b/i.test(option) ||
    isParticiple(option.toLowerCase().split(' ')[0] ?? '') ||
    /^[a-z]{3,}ing$/i.test(option);
  if (!/\b(?:or|then)\b/i.test(list) || options.some((option) => option.split(/\s+/).length > 3))
    return false;
  if (options.filter(isState).length * 2 < options.length) return false;
  setCurrentStates(cursor, options);
  return true;
}

/** "Items are stored, claimed, returned or disposed." */
export const conditions: Frame = (cursor, clause) => {
  if (ofCurrent(cursor, clause)) return true;
  const found =
    /^(?:(?:each|every|an?|the|all)\s+)?([\w\s-]{2,30}?)\s+(?:is|are|can be|could be|may be)\s+(?:either\s+)?([^():]+)$/i.exec(
      clause,
    );
  const noun = readNoun(bare(found?.[1] ?? ''));
  const draft = noun && findEntity(cursor.reading, noun);
  const options = splitOptions(found?.[2] ?? '');
  if (!draft || options.length < 3 || !/\bor\b/i.test(found?.[2] ?? '')) return false;
  if (options.some((option) => option.split(/\s+/).length > 3)) return false;
  cursor.current = draft;
  setCurrentStates(cursor, options);
  return true;
};

/** "The clerk moves them new -> sent": who moves them is none of the states. */
const moving =
  /^(?:[\p{L}-]+ ){0,4}?(?:moves?|takes?|push(?:es)?|drags?|brings?|changes?|sets?) (?:them|it|these|those|each|each one)(?: along| through| on| from)?:? (?=.{2,30}(?:->|→|=>| > ))/iu;
const arrow = /->|→|=>|\s>+\s/g;
/** "asked -> offered -> accepted -> delivered": states of what has some, which may be named only later. */
export const arrows: Frame = (cursor, clause) => {
  if ((clause.match(arrow)?.length ?? 0) < 2 || /:\s/.test(clause)) return false;
  const [flow = clause, ...others] = clause.replace(moving, '').split(/,\s+(?=[^>→]*$)/);
  const either = others.filter((item) => /^or\s+[\p{L}-]+(?:\s[\p{L}-]+)?$/iu.test(item));
  const rest = others.filter((item) => !either.includes(item));
  const options = [flow, ...either.map((item) => item.replace(/^or\s+/i, ''))]
    .join(' -> ')
    .split(/\s*(?:->|→|=>)\s*|\s+>+\s+/)
    .map((option) => option.replace(/^(?:then|and|we|i|the)\s+/i, '').trim())
    .filter((option) => option !== '' && option.split(/\s+/).length <= 5);
  if (options.length < 2) return false;
  const [, subject = '', first = ''] =
    /^(.+?)\s+(?:go(?:es)?|moves?|starts?|begins?)(?: (?:from|as|with|at))?\s+(.+)$/i.exec(
      options[0] ?? '',
    ) ?? [];
  const named = readNoun(bare(subject));
  if (named && first !== '') {
    options[0] = first;
    cursor.current = findEntity(cursor.reading, named) ?? ensureEntity(cursor, named);
    setCurrentStates(cursor, options);
    showAlso(cursor, rest);
    return true;
  }
  const stateful = cursor.reading.entities.find(hasStatus) ?? cursor.current;
  if (stateful) {
    cursor.current = stateful;
    setCurrentStates(cursor, options);
  } else cursor.reading.states = options;
  showAlso(cursor, rest);
  return true;
};

/** "asked -> given, as a board": what is to be seen of it. */
const showAlso = (cursor: Cursor, rest: readonly string[]): void => {
  for (const item of rest.flatMap(splitItems)) readPageItem(cursor, `show ${item}`);
};

/** Gives states that were named before their thing to the thing that has some. */
export function settleStates(cursor: Cursor): void {
  const { states: waiting, entities } = cursor.reading;
  const stateful = entities.find(hasStatus) ?? entities[0];
  if (!waiting || !stateful) return;
  cursor.current = stateful;
  setCurrentStates(cursor, waiting);
}
