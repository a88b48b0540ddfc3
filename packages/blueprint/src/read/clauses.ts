import { keepVerbs, openings, roleWords } from '../lexicon/phrases.ts';
import { acts, noted, presenceFrame } from './acts.ts';
import { readAsked } from './asked-field.ts';
import { contentOf } from './containers.ts';
import { deedIn, deedVerbs, isRole, readDeed } from './deeds.ts';
import { bare, isListed, label, typeOf } from './field-phrase.ts';
import { arrows, conditions, setCurrentStates, states } from './flows.ts';
import { namedOut } from './follow.ts';
import { isAppTitle, readAttributes, readItems, setStates } from './items.ts';
import { lists } from './layout/marker.ts';
import { assignFrame, eachWithFrame, linkedFrame, perChildFrame, perTwoFrame } from './links.ts';
import { type Noun, readNoun } from './nouns.ts';
import { readPageItem } from './pages.ts';
import { isClause } from './prepare.ts';
import { addField, type Cursor, ensureEntity, findEntity } from './reading.ts';
import { access, announced, boardStates, mark, sees } from './short-frames.ts';
import { brackets, splitItems, splitOptions } from './split.ts';
import { isDeed, readTold, tells, tellsAtLast } from './told.ts';
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
  if (
    named.length <= 600 &&
    /^(?:i|we|you|they|people|everyone|everybody|somebody|someone)\s/i.test(named) &&
    tells(cursor, named)
  )
    return;
  const clause = open(named);
  if (clause === '') return;
  cursor.said = sentence;
  if (readCanBe(cursor, clause)) return;
  for (const frame of frames) if (frame(cursor, clause)) return;
  const kept = clause.replace(keepVerbs, '');
  const isRun = isAttributeRun(cursor, clause);
  if (kept === clause && !isRun && isClause(clause)) {
    readTold(cursor, clause);
    return;
  }
  const draft = cursor.topic ? ensureEntity(cursor, cursor.topic) : cursor.current;
  delete cursor.topic;
  if (isRun && draft) readAttributes(cursor, draft, kept);
  else readItems(cursor, kept);
}

/** What a table or a heading surely lists as the attributes of a thing. */
function readSure(cursor: Cursor, sentence: string): void {
  const [thing = '', attributes = ''] = sentence.split(lists);
  const noun = readNoun(bare(thing), true);
  cursor.said = `${thing}: ${attributes}`;
  if (!noun) return;
  const draft = ensureEntity(cursor, noun);
  draft.isListed = true;
  readAttributes(cursor, draft, attributes);
}

/** A list of nothing but attributes, after a thing was named: "Boilers are checked yearly - serial number, place, date". */
function isAttributeRun(cursor: Cursor, clause: string): boolean {
  if (!(cursor.current ?? cursor.topic) || /\b(?:with|has|have|show|see|only|should|must)\b/i.test(clause))
    return false;
  const items = splitItems(clause);
  const isMarked = items.every((item) =>
    /\byes ?\/ ?no\b|\b\d{1,2} ?- ?\d{1,3}\b|\([^)]*[,/][^)]*\)/i.test(item),
  );
  if (items.length < 3) return isMarked;
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

const workflow: Frame = (cursor, clause) => {
  const found =
    /^(.*?)\s*\b(?:moves?|goes?|go|pass(?:es)?|progress(?:es)?|flows?|advances?|change[sd]?(?: status)?)\s+(?:through|from|along|via|between)\s+(?:the\s+)?(?:following\s+)?(?:stages?|status(?:es)?|steps?|states?|phases?)?\s*:?\s*(.+)$/i.exec(
      clause,
    );
  if (!found?.[2]) return false;
  const [, states = found[2], attributes] = /^(.+?)\s*,?\s+(?:with|having)\s+(.+)$/i.exec(found[2]) ?? [];
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

/** "A complaint is made by a resident about a flat" */
const made: Frame = (cursor, clause) => {
  const found =
    /^(?:(?:each|every|an?|the|all)\s+)?([\w\s-]{2,30}?)\s+(?:is|are|gets?|was)\s+(?:made|sent|written|given|done|led|held|played|taught|\w+ed)\s+(?:by|to)\s+(.+)$/i.exec(
      clause,
    );
  const noun = readNoun(bare(found?.[1] ?? ''));
  if (!found?.[2] || !noun || isRole(found[1] ?? '') || noun.concept?.kind === 'person') return false;
  if (!noun.concept && !findEntity(cursor.reading, noun)) return false;
  const draft = ensureEntity(cursor, noun);
  cursor.current = draft;
  const [first = '', ...rest] = splitItems(found[2]);
  for (const words of first.split(/\s+(?:about|for|on|of|at|in|with)\s+/i)) {
    const target = readNoun(bare(words));
    if (!target || !/^(?:an?|the|one)\s/i.test(words)) continue;
    if (target.concept || findEntity(cursor.reading, target))
      addField(draft, {
        label: label(bare(words)),
        type: 'ref',
        ref: target.words,
        otherwise: 'text',
        known: 'exact',
      });
  }
  cursor.mode = 'attributes';
  if (rest.length > 0) readItems(cursor, rest.join(', '));
  cursor.mode = 'things';
  return true;
};

const belongs: Frame = (cursor, clause) => {
  const found =
    /^(?:(?:each|every|an?|the|all)\s+)?(.{2,40}?)\s+(?:belongs? to|(?:is|are) (?:linked|assigned|related|attached|connected|tied) to|(?:is|are) part of|(?:is|are) for)\s+(.+)$/i.exec(
      clause,
    );
  const noun = readNoun(bare(found?.[1] ?? ''));
  if (!found?.[2] || !noun) return false;
  const from = ensureEntity(cursor, noun);
  const [, targets = found[2], attributes = ''] =
    /^(.+?)(?:,?\s+(?:and\s+)?(?:has|have|gets?|with)|:)\s+(.+)$/i.exec(found[2]) ?? [];
  for (const item of splitItems(targets)) {
    const target = readNoun(bare(item.replace(/^one of\s+/i, '')), true);
    if (target) cursor.reading.relations.push({ from, to: ensureEntity(cursor, target), many: false });
  }
  if (attributes !== '') readAttributes(cursor, from, attributes);
  cursor.current = from;
  cursor.mode = 'things';
  return true;
};

const hasMany: Frame = (cursor, clause) => {
  const found =
    /^(?:(?:each|every|an?|the|one)\s+)?(.{2,40}?)\s+(?:has|have|can have|contains?|may have|owns?|includes?)\s+(?:many|several|multiple|one or more|any number of|lots of)\s+(.+)$/i.exec(
      clause,
    );
  const noun = readNoun(bare(found?.[1] ?? ''));
  if (!found?.[2] || !noun) return false;
  const parent = ensureEntity(cursor, noun);
  const [head = '', attributes] = found[2].split(/\s+(?:with|having|that have|which have)\s+/i);
  for (const item of splitItems(head)) {
    const child = readNoun(bare(item), true);
    if (!child) continue;
    cursor.current = ensureEntity(cursor, child);
    cursor.reading.relations.push({ from: cursor.current, to: parent, many: false });
  }
  if (attributes) {
    cursor.mode = 'attributes';
    readItems(cursor, attributes);
  } else cursor.current = parent;
  cursor.mode = 'things';
  return true;
};

const has: Frame = (cursor, clause) => {
  const found =
    /^(?:for\s+)?(?:(each|every|an?|the|all)\s+)?([\w\s'-]{2,40}?)(?:\s+(?:entry|record|profile))?,?\s+(?:(?:i|we|it|you)\s+(?:want|need|would like|should|must|can)?\s*(?:to )?(?:store|record|track|know|keep|save|note|see|have|log|need|want|enter)?|has|have|should (?:have|include|store|show)|must have|will have|can have|needs?|includes?|contains?|consists? of|records?|stores?|comes? with|gets?|is described by|requires?)\s+(?:attributes |fields |the following )?(.+)$/i.exec(
      clause,
    );
  const subject = found?.[2] ?? '';
  const noun = readNoun(bare(subject));
  if (
    !found?.[3] ||
    !noun ||
    isAppTitle(subject) ||
    roleWords.has(noun.words) ||
    /^(?:to|been|got|had)\b|^\w+(?:ed|en|wn|pt|ught)\s+(?:to|by|in|from|for|at|on)\b/i.test(found[3]) ||
    /\b(?:and|with)\b/.test(subject)
  )
    return false;
  if (!noun.concept && !findEntity(cursor.reading, noun) && !found[1] && !noun.plural) return false;
  if (!found[1] && !isAboutAttributes(found[3])) return false;
  readAttributes(cursor, ensureEntity(cursor, noun), found[3].replace(/^:\s*/, ''));
  return true;
};

/** "Concerts and rehearsals have a date": each of them has one. */
const bothHave: Frame = (cursor, clause) => {
  const found =
    /^(?:(?:all|the|our|both)\s+)?([\w-]+s(?:, [\w-]+s)*,? and [\w-]+s)\s+(?:all\s+|both\s+|each\s+)?(?:have|need|get|come with)\s+(.+)$/i.exec(
      clause,
    );
  const nouns = splitItems(found?.[1] ?? '').flatMap((item) => readNoun(bare(item)) ?? []);
  if (!found?.[2] || nouns.length < 2 || !isAboutAttributes(found[2])) return false;
  for (const noun of nouns) readAttributes(cursor, ensureEntity(cursor, noun), found[2]);
  return true;
};

/** "A register of canoes with length and colour": the one list of attributes in the sentence. */
const oneWith: Frame = (cursor, clause) => {
  const found =
    /^(?:(?:an?|the|our|my)\s+)?(?:[\w-]+\s+)?(?:list|register|collection|index|roster|file|database|record|catalogue|overview)s?\s+of\s+(?:(?:all|our|my|the)\s+)*([\w-]+(?:\s[\w-]+)?)\s+(?:with|including)\s+(.+)$/i.exec(
      clause,
    );
  const noun = readNoun(bare(found?.[1] ?? ''), true);
  if (!found?.[2] || !noun?.plural || /\b(?:with|has|have)\b/i.test(found[2])) return false;
  if (!isAboutAttributes(found[2])) return false;
  readAttributes(cursor, ensureEntity(cursor, noun), found[2]);
  return true;
};

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

const colon: Frame = (cursor, clause) => {
  const at = clause.search(/:\s/);
  if (
    at < 1 ||
    (clause.slice(0, at).match(/\(/g)?.length ?? 0) > (clause.slice(0, at).match(/\)/g)?.length ?? 0)
  )
    return false;
  const left = clause
    .slice(0, at)
    .trim()
    .replace(
      /\s+(?:that|which|who|i|we)\s+(?:i|we|you|they|he|she|the|my|our|is|are|has|have|want|need|keep)?\b.*$/i,
      '',
    );
  const right = clause
    .slice(at + 1)
    .trim()
    .replace(
      /^(?:(?:each|every)(?: \w+){0,4}|they|it|those|these)\s+(?:has|have|gets?|needs?|comes? with|with)\s+/i,
      '',
    );
  const thing = bare(
    left
      .replace(keepVerbs, '')
      .replace(/^(?:per|for(?: each| every)?)\s+/i, '')
      .replace(/\s+as an? (?:gallery|list|table|board|calendar|grid|catalogue|map)$/i, '')
      .replace(
        /^(?:an?\s+|the\s+)?(?:showcase|collection|list|catalogue|catalog|database|register|overview|archive|inventory|directory|page|record|diary|log)s?\s+(?:of|for|about)\s+(?:all\s+)?(?:my\s+|our\s+|the\s+)?(?!each\b)/i,
        '',
      )
      .replace(/\s+(?:for|in|of|with)\s+.*$/i, ''),
  );
  const content = contentOf(thing);
  const noun = content ?? readNoun(thing);
  const items = splitItems(right).map((item) => bare(brackets(item)?.head ?? item));
  const known = items.filter((item) => isAttribute(item)).length;
  const plain = !splitItems(right).some(
    (item) => /\b(?:with(?! whom)|has|have)\b/i.test(item) || deedIn(item) !== undefined,
  );
  const isTopic = noun !== undefined && !isAppTitle(thing) && (noun.plural || noun.concept !== undefined);
  const fits = known * 2 >= items.length || (isTopic && isAboutAttributes(right));
  if (noun && (!isAppTitle(thing) || noun.plural) && fits && plain) {
    readAttributes(cursor, ensureEntity(cursor, noun), right);
    return true;
  }
  if (!noun && isDeed(left) && tellsAtLast(cursor, clause)) return true;
  cursor.mode = 'things';
  cursor.current = undefined;
  if (!content && noun?.plural && noun.concept && !isAppTitle(thing)) {
    cursor.current = ensureEntity(cursor, noun);
    cursor.current.isListed = true;
  }
  readClause(cursor, right);
  return true;
};

const isAttribute = (item: string): boolean => {
  const typed = typeOf(item);
  const noun = readNoun(item);
  if (noun?.plural && noun.concept && typed.known !== 'exact') return false;
  return (
    typed.known !== 'unknown' || /\bor\b/.test(item) || (noun !== undefined && !noun.plural && !noun.concept)
  );
};

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

/** "Public page where volunteers pick a shift": what follows is a sentence of its own. */
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
  access,
  announced,
  boardStates,
  deedFrame,
  leaveFrame,
  whichFrame,
  spentFrame,
  short(assignFrame),
  short(perChildFrame),
  short(perTwoFrame),
  perThingFrame,
  eachTimeFrame,
  dailyFrame,
  perEndFrame,
  formFrame,
  short(eachWithFrame),
  short(linkedFrame),
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
