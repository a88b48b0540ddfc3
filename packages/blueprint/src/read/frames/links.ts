import { bare, label } from '../fields/field-phrase.ts';
import { addField, type Cursor, type EntityDraft, ensureEntity, findEntity, isSure } from '../reading.ts';
import { splitItems } from '../text/split.ts';
import { readAttributes } from '../things/items.ts';
import { type Noun, readNoun } from '../things/nouns.ts';
import { isAboutAttributes } from './topics.ts';

type Frame = (cursor: Cursor, clause: string) => boolean;

const name = "[\\p{L}'-]+(?:\\s[\\p{L}'-]+)?";
const keeping =
  '(?:(?:i|we|they|you|people|there|he|she)\\s+)?(?:(?:also|then|want to|need to|have to|must|should|can|would like to)\\s+)*(?:list|keep|have|has|write|record|note|hold|store|add|log|collect|track|need|want|is|are|come|comes|belong|belongs|go|goes)?';

const perChild = new RegExp(
  `^(?:for|against|under|to|per|with|on|in|at|below|behind)\\s+(?:each|every|an?|one)\\s+(${name}?),?\\s+${keeping}\\s*(?:(?:the|their|its|his|her|several|many|some|all(?: the)?|a list of|a history of|one or more|any number of)\\b)?\\s*(${name})\\s*(?:(?:with|:|,\\s*each with|having)\\s*(.+)|\\(([^()]+)\\).*)$`,
  'iu',
);

/** "For each resident we list the medicines with dose and time": the medicines belong to the resident. */
export const perChildFrame: Frame = (cursor, clause) => {
  const [, whole = '', part = '', told, inside]: (string | undefined)[] = perChild.exec(clause) ?? [];
  const list = told ?? inside ?? '';
  const [parent, child] = [readNoun(bare(whole)), readNoun(bare(part), true)];
  if (!parent || !child?.plural || !isAboutAttributes(plusAsAnd(list))) return false;
  const draft = ensureEntity(cursor, child);
  cursor.reading.relations.push({ from: draft, to: ensureEntity(cursor, parent), many: false });
  readAttributes(cursor, draft, plusAsAnd(list));
  return true;
};

/** "Time + text" are two. */
const plusAsAnd = (list: string): string => list.replace(/\s+\+\s+/g, ', ');

const eachWith = new RegExp(
  `^(?:the\\s+|our\\s+|my\\s+|all\\s+)?(${name})\\b[^,:]*,\\s*(?:each|every one|all|each one|each of them)\\s+(?:with|having|has|have|gets?)\\s+(.+)$`,
  'iu',
);

/** "Skills are a list I keep, each with the months it lasts": what is kept of every skill. */
export const eachWithFrame: Frame = (cursor, clause) => {
  const [, words = '', list = ''] = eachWith.exec(clause) ?? [];
  const nouns = words
    .split(/\s+/)
    .map((_, at, all) => readNoun(bare(all.slice(0, all.length - at).join(' '))));
  const noun = nouns.find((one) => one?.plural);
  if (!noun || !isAboutAttributes(list)) return false;
  readAttributes(cursor, ensureEntity(cursor, noun), list);
  return true;
};

const link =
  '(?:comes? from|goes to|go to|is from|are from|(?:is|are|was|were) (?:owned|bought|sold|given|made|led|run|taught|sent|delivered|written|brought|donated|grown|kept|played|handled|looked after) (?:by|to|for)|belongs? to|is part of|hangs? on|lies? in|sits? in|stands? in|lives? in|is in|are in|is on|is at)';
const linked = new RegExp(
  `^(?:each|every|an?|the|all)\\s+(${name})\\s+${link}\\s+(?:an?|one|the|another|some)\\s+(.+)$`,
  'iu',
);
const target = new RegExp(
  `^(${name}?)(?:,?\\s+whose\\s+(.+?)\\s+(?:i|we)\\s+(?:\\w+\\s)?(?:hold|keep|know|need|store|have|record|note|want)|,?\\s+(?:with|who has|which has|that has)\\s+(.+?))?(?:,?\\s+and\\s+(?:then\\s+)?${link}\\s+(?:an?|one|the|another|some)\\s+(.+))?$`,
  'iu',
);

/** "Every lot comes from a seller, whose name we keep, and goes to a buyer with a number": three things. */
export const linkedFrame: Frame = (cursor, clause) => {
  const [, words = '', rest = ''] = linked.exec(clause) ?? [];
  const noun = readNoun(bare(words));
  if (!noun || !(noun.concept || findEntity(cursor.reading, noun) || /^(?:each|every)\s/i.test(clause)))
    return false;
  const draft = ensureEntity(cursor, noun);
  let tail: string | undefined = rest;
  let isDone = false;
  while (tail !== undefined && tail !== '') {
    const [, own = '', whose, having, next]: (string | undefined)[] = target.exec(tail) ?? [];
    const other = readNoun(bare(own ?? ''));
    if (!other) break;
    linkTo(cursor, draft, { other, list: whose ?? having ?? '' });
    isDone = true;
    tail = next;
  }
  if (isDone && /^(?:each|every)\s/i.test(clause)) draft.isListed = true;
  cursor.current = isDone ? draft : cursor.current;
  return isDone;
};

/** What is told of the other makes it a thing; else it is the value of a reference. */
function linkTo(cursor: Cursor, draft: EntityDraft, { other, list }: { other: Noun; list: string }): void {
  const isThing = list !== '' && isAboutAttributes(list);
  if (isThing) {
    const found = ensureEntity(cursor, other);
    cursor.reading.relations.push({ from: draft, to: found, many: false });
    readAttributes(cursor, found, list);
  } else if (findEntity(cursor.reading, other))
    cursor.reading.relations.push({ from: draft, to: ensureEntity(cursor, other), many: false });
  else
    addField(draft, {
      label: label(other.words),
      type: 'ref',
      ref: other.words,
      otherwise: 'text',
      known: 'exact',
    });
}

const perTwo = new RegExp(
  `^(?:(?:the|log|record|track|note|enter|count|keep)\\s+)*([\\p{L} ,-]+?)\\s+(?:for|of|per|by)\\s+(?:each|every)\\s+(${name})\\s+(?:per|in|at|for|on|and)\\s+(?:(?:each|every)\\s+)?([\\p{L}-]+)(?:,.*)?$`,
  'iu',
);

/** "Goals and assists for each player per match": about the two together. */
export const perTwoFrame: Frame = (cursor, clause) => {
  const [, list = '', one = '', other = ''] = perTwo.exec(clause) ?? [];
  const nouns = [readNoun(bare(one)), readNoun(bare(other), true)];
  const [first, second] = nouns;
  if (!first || !second || /^(?:day|week|month|year|hour|night|season)$/.test(second.words)) return false;
  const isThing = (noun: Noun): boolean =>
    noun.concept !== undefined ||
    findEntity(cursor.reading, noun) !== undefined ||
    (cursor.sure !== undefined && isSure(cursor, noun));
  if (!isThing(first) || !isThing(second)) return false;
  const draft = ensureEntity(cursor, { words: `${first.words} stat`, plural: true });
  for (const noun of [first, second])
    cursor.reading.relations.push({ from: draft, to: ensureEntity(cursor, noun), many: false });
  for (const item of splitItems(list)) addField(draft, { label: label(item), type: 'int', known: 'exact' });
  return true;
};

const assigning =
  /\b(?:assign|allocate|roster|rota|put|place|schedule)s?\s+(?:the\s+|our\s+)?([\p{L}-]+s|people|staff)\s+(?:to|on|onto|for|into)\s+(?:the\s+|each\s+|every\s+|an?\s+)?([\p{L}-]+)/iu;

/** "I assign ringers to bells": who does what is a record; a task that is given to somebody is none. */
export const assignFrame: Frame = (cursor, clause) => {
  const [, who = '', what = ''] = assigning.exec(clause) ?? [];
  const [person, thing] = [readNoun(bare(who)), readNoun(bare(what))];
  if (!person || !thing || thing.concept?.kind === 'person') return false;
  const known = findEntity(cursor.reading, person);
  if (!known && person.concept?.kind !== 'person') return false;
  if (known && person.concept && person.concept.kind !== 'person') return false;
  const draft = ensureEntity(cursor, { words: 'assignment', plural: true });
  draft.isListed = true;
  cursor.reading.relations.push({ from: draft, to: ensureEntity(cursor, person), many: false });
  const place = findEntity(cursor.reading, thing);
  if (place) cursor.reading.relations.push({ from: draft, to: place, many: false });
  else addField(draft, { label: label(thing.words), type: 'string', known: 'exact' });
  const each = new RegExp(`^for\\s+(?:each|every)\\s+(${name}),?\\s`, 'iu').exec(clause)?.[1];
  const event = each === undefined ? undefined : readNoun(bare(each));
  const found = event && findEntity(cursor.reading, event);
  if (found && found !== draft) cursor.reading.relations.push({ from: draft, to: found, many: false });
  cursor.current = draft;
  return true;
};
