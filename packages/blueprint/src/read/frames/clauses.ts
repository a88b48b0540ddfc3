import { keepVerbs, openings, verbNouns } from '../../lexicon/phrases.ts';
import { readAsked } from '../fields/asked-field.ts';
import { bare, isListed, typeOf } from '../fields/field-phrase.ts';
import { lists } from '../layout/marker.ts';
import { type Cursor, ensureEntity, findEntity } from '../reading.ts';
import { namedOut } from '../sentences/follow.ts';
import { isClause } from '../text/prepare.ts';
import { brackets, splitItems, splitOptions } from '../text/split.ts';
import { mayBeThing } from '../text/words-of.ts';
import { isAppTitle } from '../things/app-title.ts';
import { mentionsOf } from '../things/evidence.ts';
import { readAttributes, readItems, setStates } from '../things/items.ts';
import { type Noun, readNoun } from '../things/nouns.ts';
import { tickedDaily } from '../things/ticked.ts';
import { acts, noted, presenceFrame } from './acts.ts';
import { readAddition, readKept, readSaid } from './additions.ts';
import { answersOf } from './answers.ts';
import { byTheWay } from './by-the-way.ts';
import { childrenFrame, markedAsFrame, ownPageFrame } from './children.ts';
import { colonFrame } from './colon.ts';
import { deedVerbs, isRole, readDeed } from './deeds.ts';
import { eachDone } from './each-done.ts';
import { enquires } from './enquiries.ts';
import {
  dayFrame,
  entryFrame,
  havingFrame,
  reckonedFrame,
  shelfFrame,
  sortFrame,
  starFrame,
} from './entry.ts';
import { arrows, conditions, setCurrentStates, states } from './flows.ts';
import { filed, goesBetween, thereAre } from './leads.ts';
import { assignFrame, eachWithFrame, linkedFrame, perChildFrame, perTwoFrame } from './links.ts';
import { belongs, bothHave, has, hasMany, made, oneWith, rowsFrame } from './owning.ts';
import { dueFrame, readPageItem } from './pages.ts';
import { quizzed } from './quizzed.ts';
import { settings } from './settings.ts';
import { access, announced, boardStates, mark, sees, sentIn } from './short-frames.ts';
import { readTold, tells } from './told.ts';
import { tellStates } from './told-states.ts';
import {
  dailyFrame,
  deedFrame,
  eachTimeFrame,
  formFrame,
  isAboutAttributes,
  leaveFrame,
  perEndFrame,
  perThingFrame,
  spentFrame,
  whichFrame,
} from './topics.ts';

/** Reads one sentence; the first frame that fits takes it. */
export function readClause(cursor: Cursor, sentence: string): void {
  if (sentence.includes(lists)) {
    readSure(cursor, sentence);
    return;
  }
  const named = namedOut(cursor, sentence);
  cursor.said = sentence;
  if (readAddition(cursor, sentence)) return;
  const readRest = (rest: string) => readClause(cursor, rest);
  if (named.length <= 600 && (enquires(cursor, named, readRest) || answersOf(cursor, named, readRest)))
    return;
  if (
    named.length <= 600 &&
    (filed(cursor, named) || byTheWay(cursor, named) || settings(cursor, named) || quizzed(cursor, named))
  )
    return;
  if (
    named.length <= 600 &&
    /^(?:i|we|you|they|people|everyone|everybody|somebody|someone)\s/i.test(named) &&
    tells(cursor, named)
  )
    return;
  const clause = open(named);
  if (clause === '' || namesItself(cursor, clause)) return;
  if (readCanBe(cursor, clause)) return;
  if (tellStates(cursor, sentence)) return;
  for (const frame of frames) if (frame(cursor, clause)) return;
  const kept = clause.replace(keepVerbs, '');
  const isRun = isAttributeRun(cursor, clause);
  if (kept === clause && !isRun && isClause(clause)) {
    if (!readSaid(cursor, clause)) readTold(cursor, clause);
    return;
  }
  const draft = isRun && cursor.topic ? ensureEntity(cursor, cursor.topic) : cursor.current;
  delete cursor.topic;
  if (isRun && draft) readAttributes(cursor, draft, kept);
  else readItems(cursor, kept);
}

/** "Plant, room, how often it needs water, last watered": the first names the thing, which is spoken of elsewhere too. */
function namesItself(cursor: Cursor, clause: string): boolean {
  const [first = '', ...rest] = splitItems(clause);
  const noun = /^[\p{L}-]+$/u.test(first) && rest.length >= 3 ? readNoun(first) : undefined;
  if (!noun || noun.plural || isListed(first) || noun.concept?.kind === 'person') return false;
  const isGeneral = /^(?:item|thing|article|object|product)$/i.test(first);
  const isNamedAgain = mentionsOf(cursor.reading.text, first) > 1;
  const things = rest.filter((item) => readNoun(bare(item))?.plural);
  if (!(isGeneral && things.length < 2) && !(isNamedAgain && things.length === 0)) return false;
  if (/\b(?:with|has|have)\b|:\s/i.test(clause) || !isAboutAttributes(rest.join(', '))) return false;
  readAttributes(cursor, ensureEntity(cursor, noun), rest.join(', '));
  return true;
}

/** What a table or a heading surely lists as the attributes of a thing. */
function readSure(cursor: Cursor, sentence: string): void {
  const [thing = '', attributes = ''] = sentence.split(lists);
  const noun = readNoun(bare(thing), true) ?? deedNoun(thing) ?? plainNoun(bare(thing));
  cursor.said = `${thing}: ${attributes}`;
  if (!noun) return;
  const draft = ensureEntity(cursor, noun);
  draft.isListed = true;
  readAttributes(cursor, draft, attributes);
}

/** "Stock": a word that names an attribute elsewhere, and a thing where its own attributes are listed. */
const plainNoun = (word: string): Noun | undefined =>
  /^\p{L}{3,}$/u.test(word) && mayBeThing(word.toLowerCase())
    ? { words: word.toLowerCase(), plural: false }
    : undefined;

/** "Watering": a deed that is kept under its own name. */
const deedNoun = (thing: string): Noun | undefined =>
  /^(?:[a-z]{3,}ing|night|weekend|shift|work|[a-z]+(?: [a-z]+){0,2} entry)s?$/i.test(thing) ||
  records.has(thing)
    ? { words: thing.toLowerCase(), plural: false }
    : undefined;
const records: ReadonlySet<string> = new Set(Object.values(verbNouns));

/** A list of nothing but attributes, after a thing was named: "Boilers are checked yearly - serial number, place, date". */
function isAttributeRun(cursor: Cursor, clause: string): boolean {
  if (!(cursor.current ?? cursor.topic) || /\b(?:with|has|have|show|see|only|should|must)\b/i.test(clause))
    return false;
  const items = splitItems(clause);
  const isMarked = items.every((item) =>
    /\byes ?\/ ?no\b|\b\d{1,2} ?- ?\d{1,3}\b|\([^(),/]*[,/][^()]*\)/i.test(item),
  );
  if (items.length < 3) return isMarked;
  if (cursor.isHeaded && cursor.topic) return true;
  const heads = items.map((item) => bare(brackets(item)?.head ?? item));
  if (heads.some((item) => item.split(/\s+/).length > 7)) return false;
  const fitting = heads.filter((item) => {
    const noun = readNoun(item);
    if (noun?.plural && noun.concept && !isListed(item)) return false;
    return typeOf(item).known !== 'unknown' || readAsked(item) !== undefined;
  });
  return fitting.length * 2 >= items.length;
}

/** "A quote has a customer and can be draft, sent or paid": what it can be is its status. */
function readCanBe(cursor: Cursor, clause: string): boolean {
  const found =
    /^(.+?),?\s+(?:and|which|that)\s+(?:(?:it|they)\s+)?(?:can|could|may) be\s+(?:either\s+)?(.+)$/i.exec(
      clause,
    );
  const options = splitOptions(found?.[2] ?? '');
  if (!found?.[1] || options.length < 3 || !/\bor\b/i.test(found[2] ?? '')) return false;
  readClause(cursor, found[1]);
  setCurrentStates(cursor, options);
  return true;
}

const wanting =
  /^(?:an?\s+|the\s+|our\s+|my\s+)?([\w\s'-]{2,40}?)\s+(?:wants?|needs?|would like|has|plans?)\s+to\s+/i;

function open(sentence: string): string {
  let clause = sentence
    .trim()
    .replace(/[.!?]+$/, '')
    .replace(/(?<=\w),?\s+(?:too|as well)$/i, '');
  for (let round = 0; round < 4; round++) {
    const before = clause;
    for (const shape of openings) clause = clause.replace(shape, '');
    clause = clause.replace(wanting, (all, who: string) => (isAppTitle(who) || isRole(who) ? '' : all));
    if (clause === before) break;
  }
  return clause.trim();
}

type Frame = (cursor: Cursor, clause: string) => boolean;

const workflow: Frame = (cursor, written) => {
  const clause = written.replace(
    /^(?:(?:we|i|you|they|staff|people)\s+)?(?:can\s+)?(?:move|take|push|pull|drag|bring|advance)s?\s+((?:an?|the|each|every|all)\s+)?([\w-]+(?:\s[\w-]+)?)\s+(?=from|through|along)/i,
    'each $2 moves ',
  );
  const found =
    /^(.*?)\s*\b(?:moves?|goes?|go|pass(?:es)?|progress(?:es)?|flows?|advances?|change[sd]?(?: status)?)\s+(?:through|from|along|via|between)\s+(?:the\s+)?(?:following\s+)?(?:stages?|status(?:es)?|steps?|states?|phases?)?\s*:?\s*(.+)$/i.exec(
      clause,
    );
  if (!found?.[2]) return false;
  const [, states = found[2], attributes] = /^(.+?)\s*,?\s+(?:with|having)\s+(.+)$/i.exec(found[2]) ?? [];
  if (/^(?:an?|one|the|its)\s+[\w-]+\s+(?:to|and)\s+(?:an?|the|another)\b/i.test(states)) return false;
  const options = splitOptions(states);
  if (options.length < 2) return false;
  openSubject(cursor, (found[1] ?? '').replace(/\s*,?\s*\b(?:and|which|that)(?:\s+(?:it|they))?$/i, ''));
  cursor.mode = 'attributes';
  setStates(cursor, cursor.current?.concept?.fields.includes('stage(') ? 'stage' : 'status', options);
  if (attributes) readItems(cursor, attributes);
  cursor.mode = 'things';
  return true;
};

/** Of "bands, and sessions that move through" the last is meant; those before it are things as well. */
function openSubject(cursor: Cursor, subject: string): void {
  if (/\b(?:has|have|with)\b/i.test(subject)) {
    readClause(cursor, subject);
    return;
  }
  const others = splitItems(subject);
  const noun = readNoun(bare(others.pop() ?? ''));
  for (const each of others) readClause(cursor, each);
  if (noun) cursor.current = ensureEntity(cursor, noun);
}

const acting =
  /^(?:the\s+)?([\w\s-]{2,30}?)\s+(?:(?:can|could|may|should|must|will|want to|need to|should be able to|are able to|can also)\s+)?(submit|upload|send|create|add|post|write|share|manage|handle|track|log|record|enter|pitch|claim|propose|suggest|request|nominate|report|offer|organi[sz]e)s?\s+(.+)$/i;

/** Who does something and is no thing of the lexicon is a person: journalists, couples. */
const isSomebody = (cursor: Cursor, noun: Noun | undefined): boolean =>
  noun?.plural === true && noun.concept === undefined && !findEntity(cursor.reading, noun);

const does: Frame = (cursor, clause) => {
  const found = acting.exec(clause);
  const subject = readNoun(bare(found?.[1] ?? ''));
  const isActor =
    isRole(found?.[1] ?? '') || subject?.concept?.kind === 'person' || isSomebody(cursor, subject);
  if (found?.[3] && isActor && !/\b(?:with|and)\b/.test(found[1] ?? '')) {
    cursor.mode = 'things';
    readItems(cursor, found[3]);
    return true;
  }
  const verb = new RegExp(
    `^(?:(?:the|my|our|let|so that)\\s+)*([\\w\\s-]{2,30}?)\\s+(?:(?:can|could|may|should|must|will|want to|need to|also|online|be able to|who|to)\\s+)*${deedVerbs}\\s+(.+)$`,
    'i',
  ).exec(clause);
  const actor = readNoun(bare(verb?.[1] ?? ''));
  const isDoer = isRole(verb?.[1] ?? '') || actor?.concept?.kind === 'person' || isSomebody(cursor, actor);
  if (!verb?.[2] || !verb[3] || !isDoer) return false;
  const [first = '', ...rest] = /\bwith\b/i.test(verb[3]) ? [verb[3]] : splitItems(verb[3]);
  const isDone = readDeed(cursor, { verb: verb[2].toLowerCase(), object: first, readRest: readItems });
  if (isDone && rest.length > 0) readItems(cursor, rest.join(', '));
  cursor.mode = 'things';
  return isDone;
};

const colon = colonFrame(readClause);

const page: Frame = (cursor, clause) => {
  const asked =
    /^(?:also |and |then |please )*(?:show|see|view|display|highlight|warn|remind|i want to see|list(?=\s+(?:all|the|overdue|upcoming)))\b/i.test(
      clause,
    );
  const publicPage = /^(?:an? )?public\b/i.test(clause);
  if (!asked && !publicPage) return false;
  if (publicPage)
    return (
      readPageItem(cursor, clause.replace(/\b(?:where|on which|so that|with)\b.*$/i, '').trim()) &&
      follow(cursor, clause)
    );
  const before = cursor.mode;
  cursor.mode = 'things';
  for (const item of splitItems(clause))
    readPageItem(cursor, /^(?:show|see|view|display)\b/i.test(item) ? item : `show ${item}`);
  cursor.mode = before;
  return true;
};

/** "Public page where guests choose a seat": what follows is a sentence of its own. */
function follow(cursor: Cursor, clause: string): boolean {
  const rest = /\b(?:where|on which|so that)\s+(.+)$/i.exec(clause)?.[1];
  if (rest) does(cursor, rest) || readPageItem(cursor, rest);
  return true;
}

/** Frames that look for several things at once look at no clause that is longer than people speak. */
const short =
  (frame: Frame): Frame =>
  (cursor, clause) =>
    clause.length <= 600 && frame(cursor, clause);

const frames: readonly Frame[] = [
  short(ownPageFrame),
  short(childrenFrame),
  short(markedAsFrame),
  access,
  sentIn,
  announced,
  boardStates,
  short(rowsFrame),
  deedFrame,
  leaveFrame,
  dueFrame,
  whichFrame,
  spentFrame,
  short(assignFrame),
  short(perTwoFrame),
  short(perChildFrame),
  perThingFrame,
  short(eachDone),
  short(tickedDaily),
  eachTimeFrame,
  dailyFrame,
  perEndFrame,
  formFrame,
  short(entryFrame),
  short(dayFrame),
  short(shelfFrame),
  short(starFrame),
  short(reckonedFrame),
  short(goesBetween),
  short(eachWithFrame),
  short(linkedFrame),
  short(sortFrame),
  short(havingFrame),
  sees,
  page,
  mark,
  short(tells),
  colon,
  arrows,
  workflow,
  states,
  conditions,
  made,
  readKept,
  thereAre,
  belongs,
  hasMany,
  short(bothHave),
  short(oneWith),
  has,
  short(presenceFrame),
  short(acts),
  does,
  short(noted),
];
