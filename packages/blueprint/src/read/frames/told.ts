import { verbNouns } from '../../lexicon/phrases.ts';
import { bare, isListed, isMeasure, typeOf } from '../fields/field-phrase.ts';
import { type Cursor, type EntityDraft, ensureEntity, findEntity } from '../reading.ts';
import { isClause } from '../text/prepare.ts';
import { brackets, splitItems } from '../text/split.ts';
import { tagged } from '../text/tag.ts';
import { readAttributes } from '../things/items.ts';
import { conceptOf, type Noun, readNoun } from '../things/nouns.ts';
import { actOf, isSomebody, readAct } from './acts.ts';

/** A list of attributes in a sentence: what stands before it, the list, what comes after. */
type Listing = { before: string; list: string; after: string; kind: 'bracket' | 'colon' | 'with' };

const leaving =
  /^(.+?)[\s,]+(?:with|including|by (?:leaving|giving|entering|typing in|filling in|stating|sending|writing)|leaving|giving|stating|entering|noting|saying|naming|telling us|where (?:they|you|people|we) (?:leave|give|enter|state|fill in|type in|put in))\s+(?!(?:me|us|him|her|them|it|you)\b)(.+)$/is;

/** "Zorbs come in with plate and price", "I enter a match (home, away, score)": of what somebody tells, the attributes that follow a thing. */
export function readTold(cursor: Cursor, clause: string): void {
  if (tellsList(cursor, clause, true)) return;
  if (cursor.topic && /^(?:that|this|it|these|those)(?:'s| is| are)\b/i.test(clause)) return;
  const topic = toldOf(cursor, clause);
  if (topic) cursor.topic = topic;
}

/** Somebody does something, and what is kept of it is listed behind. */
export const tells = (cursor: Cursor, clause: string): boolean => tellsList(cursor, clause, false);

/** The same, of a clause for which nothing better is found. */
export const tellsAtLast = (cursor: Cursor, clause: string): boolean => tellsList(cursor, clause, true);

function tellsList(cursor: Cursor, clause: string, isLast: boolean): boolean {
  for (const listing of listingsOf(clause)) {
    const isPlain = isDeed(listing.before) && !listing.before.includes(',');
    if (!isList(listing) || !(isPlain || (isLast && listing.kind === 'with'))) continue;
    const draft = thingOf(cursor, listing, isLast);
    if (!draft) continue;
    readAttributes(cursor, draft, listing.list);
    cursor.met = draft;
    return true;
  }
  return false;
}

/** "When a van is back we write the trip": somebody does something, whatever it is that makes him do it. */
export const isDeed = (words: string): boolean =>
  isClause(words.replace(/^(?:when(?:ever)?|if|once|after|before|as soon as|(?:each|every) time)\s+/i, ''));

function listingsOf(clause: string): Listing[] {
  const listings: Listing[] = [];
  for (const found of clause.matchAll(/\(([^()]+)\)/g))
    listings.push({
      before: clause.slice(0, found.index).trim(),
      list: found[1] ?? '',
      after: clause.slice(found.index + found[0].length),
      kind: 'bracket',
    });
  const [, named = '', listed = ''] = /^([^:(]+):\s+(.+)$/s.exec(clause) ?? [];
  if (listed !== '') listings.push({ before: named.trim(), list: listed, after: '', kind: 'colon' });
  const [, whom = '', theirs = ''] =
    /^(.+?\b(?:the|an?|our|my|each|every|one)\s+[\p{L}-]+)\s+(?:who|which|that)\s+(?:has|have|gets?|needs?)\s+(.+)$/iu.exec(
      clause,
    ) ?? [];
  if (theirs !== '') listings.push({ before: whom, list: theirs, after: '', kind: 'bracket' });
  const [, before = '', list = ''] = leaving.exec(clause) ?? [];
  // "Every bike has an owner with phone, a brand": what stands behind "with" is the owner's.
  const isNested = /\b(?:has|have)\s+(?:an?|the|its|their)\s+[\p{L}-]+$/iu.test(before);
  if (list !== '' && !isNested) listings.push({ before, list, after: '', kind: 'with' });
  return listings;
}

/** Whether a list is one of attributes: most of its items are known as such. */
function isList({ list, kind }: Listing): boolean {
  const said = splitItems(list);
  const items = said.map((item) => bare(brackets(item)?.head ?? item));
  const known = items.filter(
    (item) =>
      typeOf(item).known !== 'unknown' ||
      isMeasure(item) ||
      /^(?:how|when|where|which|who|what|whether)\b/i.test(item) ||
      /\b(?:yes ?\/ ?no|y\/n|\d ?- ?\d+)\b/i.test(item),
  ).length;
  if (kind === 'colon' && (/\b(?:with|has|have)\b/i.test(list) || said.some(isThing))) return false;
  if (kind === 'bracket' && (items.length < 3 || known < 2)) return false;
  return known > 0 && known * 2 >= items.length;
}

/** "Members", "old boats": a list with them is one of things. */
function isThing(item: string): boolean {
  const noun = /^(?:how|which|what)\b/i.test(item) ? undefined : readNoun(bare(brackets(item)?.head ?? item));
  return noun?.plural === true && noun.concept !== undefined && !isListed(item);
}

/** The thing that a list in a sentence is about: "for each job", the deed that is told, the last thing before it. */
function thingOf(cursor: Cursor, { before, kind }: Listing, isLast: boolean): EntityDraft | undefined {
  const each = /\b(?:for|per|of|about|on)\s+(?:each|every|an?|any|the)\s+([\p{L}-]+(?:\s[\p{L}-]+)?)$/iu.exec(
    before,
  );
  const per = each && /\b(?:each|every|per)\b/i.test(each[0]) ? readNoun(bare(each[1] ?? '')) : undefined;
  if (per) return ensureEntity(cursor, per);
  const child = childOf(cursor, before);
  if (child) return child;
  if (kind !== 'bracket') {
    const deed = deedOf(cursor, before);
    if (deed) return deed;
  }
  // What else stands before a colon is read by the frame for it, which asks again where it finds no name.
  if (kind === 'colon' && !isLast) return undefined;
  const last = /\b(?:the|an?|each|every|one|new)\s+[\p{L}-]+$/iu.test(before) ? nounAtEnd(before) : undefined;
  const noun = kind === 'bracket' ? nounAtEnd(before) : (kind === 'colon' && last) || toldOf(cursor, before);
  return noun && ensureEntity(cursor, noun);
}

const collection =
  /^(?:(?:each|every|an?|the|any)\s+)?([\p{L}-]+(?:\s[\p{L}-]+)?)\s+(?:has|have|gets?|needs?|comes? with)\s+(?:an?|its|their|one|the)\s+(?:own\s+)?(?:check ?list|list|set|series|collection|log|history|number)\s+of\s+([\p{L}-]+(?:\s[\p{L}-]+)?)$/iu;

/** "Each patient has a list of visits": the visits belong to the patient. */
function childOf(cursor: Cursor, before: string): EntityDraft | undefined {
  const [, whole = '', part = ''] = collection.exec(before) ?? [];
  const [parent, child] = [readNoun(bare(whole)), readNoun(bare(part), true)];
  if (!parent || !child?.plural) return undefined;
  const draft = ensureEntity(cursor, child);
  cursor.reading.relations.push({ from: draft, to: ensureEntity(cursor, parent), many: false });
  return draft;
}

/** "People can request a visit": what is left then is kept of the request. */
function deedOf(cursor: Cursor, before: string): EntityDraft | undefined {
  const act = actOf(before);
  if (!act || !isSomebody(cursor, act.subject)) return undefined;
  const word = verbNouns[act.verb];
  if (word === undefined) return readAct(cursor, act);
  const concept = conceptOf(word);
  const draft = ensureEntity(cursor, { words: word, plural: true, ...(concept ? { concept } : {}) });
  const doer = readNoun(bare(act.subject));
  const known = doer && findEntity(cursor.reading, doer);
  if (known && known !== draft) cursor.reading.relations.push({ from: draft, to: known, many: false });
  return draft;
}

function nounAtEnd(words: string): Noun | undefined {
  const run: string[] = [];
  for (const { tag, text } of tagged(words).reverse()) {
    if (!'doan#'.includes(tag)) break;
    run.unshift(text);
  }
  return run.length === 0 ? undefined : readNoun(bare(run.join(' ')));
}

/** What a clause is about: the thing that it ends with, else the one that it begins with. */
function toldOf(cursor: Cursor, clause: string): Noun | undefined {
  const runs: string[][] = [[]];
  let before = '.';
  for (const { tag, text } of tagged(clause)) {
    // "Tickets all the time": an article after a noun begins another.
    if (!'doan#'.includes(tag) || ('do'.includes(tag) && before === 'n')) runs.push([]);
    if ('doan#'.includes(tag)) runs.at(-1)?.push(text);
    before = tag;
  }
  const nouns = runs.flatMap((words) => (words.length === 0 ? [] : (readNoun(bare(words.join(' '))) ?? [])));
  const fits = (noun: Noun) =>
    noun.concept?.kind !== 'person' &&
    (noun.plural || noun.concept !== undefined || findEntity(cursor.reading, noun) !== undefined);
  return [...nouns].reverse().find(fits) ?? nouns.find((noun) => noun.plural || noun.concept !== undefined);
}
