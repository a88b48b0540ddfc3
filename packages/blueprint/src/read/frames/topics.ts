import { conceptById } from '../../lexicon/concepts.ts';
import { isParticiple, verbForms } from '../../lexicon/words/verbs.ts';
import { singular } from '../../words.ts';
import { withoutRelative } from '../fields/field-name.ts';
import { bare, isListed, isMeasure, label, readField, typeOf } from '../fields/field-phrase.ts';
import { addField, type Cursor, ensureEntity, findEntity } from '../reading.ts';
import { brackets, splitItems, splitOptions } from '../text/split.ts';
import { tagged } from '../text/tag.ts';
import { isAppTitle } from '../things/app-title.ts';
import { recordOf } from '../things/gerunds.ts';
import { readAttributes, readItems, setStates } from '../things/items.ts';
import { conceptOf, type Noun, readNoun } from '../things/nouns.ts';
import { betweenTwo } from './between.ts';
import { isRole } from './deeds.ts';

/** Sentences that name what they are about before they list what is kept of it. */
type Frame = (cursor: Cursor, clause: string) => boolean;

const keeping =
  '(?:write|note|record|log|track|enter|store|keep|save|register|document|need|want|like|have|collect|put|fill|type|leave|give|see|know|state|count|measure|jot|list|hold|pick|choose|select|take (?:down|from (?:him|her|them)))(?:s|es|ing)?(?:\\s+(?:down|inside|in|up|track of|to (?:know|note|record|see|store|enter|track|log|have|keep)))*';
const somebody =
  "(?:i|we|i'd|we'd|i'll|we'll|you|they|he|she|people|users?|(?:the|our|my|a|each|every)\\s+[\\w-]+(?:\\s(?!(?:i|we|you|they|he|she)\\b)[\\w-]+)?|[\\w-]+s)";
const adverb =
  '(?:\\s+(?:also|just|only|always|then|all|should|must|can|could|may|would|will|want to|ought to|have to|needs? to|like to|love to|wish to|be able to))*';

const perThing = new RegExp(
  `^(?:and\\s+)?(?:(?=each\\s|every\\s)|(?:for|per|of|about|after|on|at|under|to|with|in|during|against|behind|beside)\\s+)(?:each|every|one|an?|any|all(?: the)?|all of the|the|new)\\s+(?:(?:single|new)\\s+)?(.{2,40}?)(?<!\\b(?:and|or)),?\\s+${somebody}${adverb}\\s+${keeping}\\s*:?\\s+(.{3,})$`,
  'i',
);
const eachTime = new RegExp(
  `^(?:(?:each|every) time|when(?:ever)?|once)\\s+(.{4,60}?),?\\s+${somebody}${adverb}\\s+${keeping}\\s*:?\\s+(.{3,})$`,
  'i',
);
const perEnd =
  /^(?:log|record|track|note|measure|enter|write down|keep|register|count|monitor|document)(?:ging|ing|s)?\s+(?:down\s+)?(?:the\s+)?(.+?)\s+(?:per|(?:for|of|in|at) (?:each|every|all))\s+([\w-]+(?:\s[\w-]+)?)(?:\s*,?\s*(?:with|and|each time with)\s+(?:the\s+|its\s+)?(.+))?$/i;
const daily = new RegExp(
  `^(?:every|each)\\s+(?:day|morning|evening|night|week|month|time|hour|sunday|monday|saturday)[^,]{0,20}?,?\\s+${somebody}${adverb}\\s+${keeping}\\s+(.{3,})$`,
  'i',
);

/** "For each race and each runner we want to know ...": about the two together. */
function joinOf(cursor: Cursor, phrase: string) {
  const [, one = '', other = ''] = /^(.+?)\s+and\s+(?:each|every|the|a|an)\s+(.+)$/i.exec(phrase) ?? [];
  const [first, second] = [readNoun(bare(one)), readNoun(bare(other))];
  if (!first || !second) return undefined;
  const person = [first, second].some(({ concept }) => concept?.kind === 'person');
  const words = person ? 'participation' : `${first.words} ${second.words}`;
  const draft = ensureEntity(cursor, { words, plural: false });
  for (const noun of [first, second])
    cursor.reading.relations.push({ from: draft, to: ensureEntity(cursor, noun), many: false });
  return draft;
}

/** "For one storm I write down when it began, how strong it got, ..." */
export const perThingFrame: Frame = (cursor, clause) => {
  const found = perThing.exec(clause);
  const join = found?.[2] && isAboutAttributes(found[2]) ? joinOf(cursor, found[1] ?? '') : undefined;
  if (join && found?.[2]) {
    readAttributes(cursor, join, found[2]);
    return true;
  }
  const noun =
    found?.[1] === undefined ? undefined : topicNoun(cursor, found[1].split(/\s+(?:and|or)\s+/)[0] ?? '');
  if (!noun || !found?.[2] || !isAboutAttributes(found[2])) return false;
  attributesOf(cursor, noun, found[2]);
  addWriter(cursor, noun, clause);
  return true;
};

/** "After each dive the guide notes the depth": who writes it down is kept as well. */
function addWriter(cursor: Cursor, noun: Noun, clause: string): void {
  const who = /^\w+ (?:each|every|an?|the|all) [\w-]+(?: [\w-]+)?,? the ([\w-]+) \w/i.exec(clause)?.[1];
  const writer = readNoun(who ?? '');
  const draft = findEntity(cursor.reading, noun);
  if (!who || !writer || writer.plural || writer.concept?.kind !== 'person' || !draft || isRole(who)) return;
  addField(draft, { label: label(who), type: 'ref', ref: writer.words, otherwise: 'text', known: 'exact' });
}

/** "Each time a rider takes a bike we write down the rider and the hour": about the ride. */
export const eachTimeFrame: Frame = (cursor, clause) => {
  const found = eachTime.exec(clause);
  if (!found?.[1] || !found[2] || !isAboutAttributes(found[2])) return false;
  const noun =
    doneTo(cursor, found[1]) ??
    betweenTwo(cursor, found[1]) ??
    deedIn(found[1], found[2]) ??
    lastThing(cursor, found[1]) ??
    spokenOf(cursor, found[1]);
  if (!noun) return false;
  attributesOf(cursor, noun, found[2]);
  return true;
};

const deedToOne =
  /^(?:somebody|someone|anybody|anyone|one of (?:us|you)|(?:an?|the) [\w-]+|i|we|he|she|they) ([a-z]+) (?:one|it|them|something)(?: (?:out|back|in|away))?$/i;

/** "When somebody adopts one": an adoption of what was spoken of. */
function doneTo(cursor: Cursor, clause: string): Noun | undefined {
  const verb = verbForms.get(deedToOne.exec(clause)?.[1]?.toLowerCase() ?? '');
  const draft = cursor.current;
  if (verb === undefined || !draft || /^(?:get|have|see|do|want|need|like|open|click)$/.test(verb))
    return undefined;
  const words = recordOf(verb);
  const concept = conceptOf(words);
  const noun: Noun = { words, plural: false, ...(concept ? { concept } : {}) };
  const record = ensureEntity(cursor, noun);
  if (record === draft) return noun;
  if (draft.concept?.kind !== 'person')
    cursor.reading.relations.push({ from: record, to: draft, many: false });
  return noun;
}

/** "When one of them comes, we note which dog was walked": a walk; who comes is no thing. */
function deedIn(clause: string, list: string): Noun | undefined {
  const done =
    /^(?:which|what|who) (?:[\w-]+ )?(?:was|were|is) ([a-z]+)\b/i.exec(list)?.[1]?.toLowerCase() ?? '';
  const verb = isParticiple(done) ? verbForms.get(done) : undefined;
  const isAnyone = /^(?:one of (?:them|these|those)|somebody|someone|he|she|they)\b/i.test(clause);
  return isAnyone && verb ? { words: recordOf(verb), plural: false } : undefined;
}

/** "When he has one": one of those that were spoken of. */
function spokenOf(cursor: Cursor, words: string): Noun | undefined {
  const draft = cursor.current;
  if (!draft || !/\b(?:one|it|them|some)$/i.test(words.trim())) return undefined;
  return { words: draft.words, plural: false, ...(draft.concept ? { concept: draft.concept } : {}) };
}

/** "Log pH, nitrate and temperature per tank with the date": readings of a tank. */
export const perEndFrame: Frame = (cursor, clause) => {
  const found = perEnd.exec(clause);
  const parent = readNoun(bare(found?.[2] ?? ''));
  if (!found?.[1] || !parent) return false;
  const items = splitItems(found[1]);
  const things = items.filter((item) => {
    const noun = readNoun(bare(item));
    return (
      noun?.concept !== undefined &&
      (noun.plural || findEntity(cursor.reading, noun)) &&
      !isListed(bare(item))
    );
  });
  if (things.length * 2 > items.length || items.length < 2) return false;
  const entry = logOf(cursor, `${parent.words} reading`);
  cursor.reading.relations.push({ from: entry, to: ensureEntity(cursor, parent), many: false });
  fill(cursor, entry, [found[1], found[3] ?? ''].filter((part) => part !== '').join(', '));
  return true;
};

/** "Every morning I note how much rain there was": a log with a date. */
export const dailyFrame: Frame = (cursor, clause) => {
  const written = daily.exec(clause)?.[1];
  if (!written || !isAboutAttributes(written)) return false;
  const [first = ''] = splitItems(written);
  const counted = /^how (?:many|much)\s+([\w-]+)/i.exec(first)?.[1];
  const noun = readNoun(bare(counted ?? first));
  const entry = logOf(cursor, noun ? `${noun.words} log` : 'entry');
  addField(entry, { label: 'Date', type: 'date', known: 'exact' });
  fill(
    cursor,
    entry,
    written.replace(/^how (?:many|much)\s+([\w-]+)\s+(?:i|we|they|it|he|she)\s+\w+/i, '$1'),
  );
  return true;
};

function logOf(cursor: Cursor, words: string) {
  const concept = conceptOf(words);
  return ensureEntity(cursor, { words, plural: true, ...(concept ? { concept } : {}) });
}

function fill(cursor: Cursor, entry: ReturnType<typeof ensureEntity>, list: string): void {
  readAttributes(cursor, entry, list);
}

const attributesOf = (cursor: Cursor, noun: Noun, list: string): void =>
  fill(cursor, ensureEntity(cursor, noun), list);

/** Whether a list speaks of what is kept of one thing, rather than of things or of what people want to see. */
export function isAboutAttributes(list: string): boolean {
  if (/^(?:to\s+(?:see|be)|all|every|each|its|his|her|the (?:list|total|number of(?![^,]*,)))\b/i.test(list))
    return false;
  const said = splitItems(list);
  const items = said.map((item) => bare(brackets(item)?.head ?? item));
  const fitting = items.filter((item, at) => {
    if (/^(?:day|date|year|time)s? (?:when |that |in which )?(?:they|it|he|she|we|i)\b/i.test(item))
      return true;
    const plain = bare(withoutRelative(said[at] ?? ''));
    if (plain !== item && readNoun(plain)?.plural === false) return true;
    // "A number, a floor": one of something.
    if (
      /^(?:an?|its|their|his|her)\s+[\w-]+(?:\s[\w-]+)?$/i.test(said[at] ?? '') &&
      readNoun(item)?.plural !== true
    )
      return true;
    if (/^(?:how|what|which|who|when|where|whether|if)\b/i.test(item) || isMeasure(item) || isListed(item))
      return true;
    const noun = readNoun(item);
    if (noun?.plural && noun.concept) return false;
    return typeOf(item).known !== 'unknown' || (noun !== undefined && !noun.plural);
  });
  return fitting.length * 2 >= items.length && (items.length > 1 || readField(items[0] ?? '') !== undefined);
}

/** The thing that a phrase names; a name for the whole app is none. */
function topicNoun(cursor: Cursor, phrase: string): Noun | undefined {
  const noun = readNoun(bare(phrase)) ?? doneThing(bare(phrase));
  if (!noun || (isAppTitle(phrase) && !noun.concept && !findEntity(cursor.reading, noun))) return undefined;
  return noun;
}

/** "After every search": a deed, though its word is a button elsewhere. */
const doneThing = (word: string): Noun | undefined =>
  /^(?:search|work|start|mark|test|help|order|sample|step|level|access)$/i.test(word)
    ? { words: word.toLowerCase(), plural: false }
    : undefined;

/** The last thing of a clause that is no person, else the last person. */
function lastThing(cursor: Cursor, clause: string): Noun | undefined {
  const runs: string[][] = [[]];
  let before = '.';
  for (const { tag, text } of tagged(clause)) {
    if (!'doan#'.includes(tag) || ('do'.includes(tag) && before === 'n')) runs.push([]);
    if ('doan#'.includes(tag)) runs.at(-1)?.push(text);
    before = tag;
  }
  const nouns = runs.flatMap((words) => (words.length === 0 ? [] : (readNoun(bare(words.join(' '))) ?? [])));
  const last = [...nouns].reverse();
  const isPerson = ({ concept }: Noun) => concept?.kind === 'person';
  return (
    last.find(
      (noun) =>
        !isPerson(noun) && (noun.concept || findEntity(cursor.reading, noun) || noun.words.length > 2),
    ) ?? last[0]
  );
}

/** What people leave in a form of a kind: "contact form with name and message", "checkout asking name and address". */
const forms: readonly (readonly [RegExp, string])[] = [
  [/\b(?:contact|enquiry|inquiry|message)\s+(?:form|section|page|box)\b/i, 'enquiry'],
  [/\bcheck-?out\b|\b(?:basket|cart)\b/i, 'order'],
  [/\b(?:registration|sign-?up|rsvp)\s+(?:form|page|section)\b/i, 'registration'],
  [/\bbooking\s+(?:form|page)\b/i, 'booking'],
  [/\bapplication\s+form\b/i, 'application'],
  [
    /\bnewsletter\b|\bform to (?:join|get on) (?:the|our|a) (?:mailing|wait(?:ing)?)[- ]?list\b/i,
    'subscriber',
  ],
];

/** "... and below it a contact form with name and message" */
export const formFrame: Frame = (cursor, clause) => {
  for (const [shape, id] of forms) {
    const at = clause.search(shape);
    if (at < 0) continue;
    const list =
      /(?:\bwith\b|\b(?:gives?|enters?|leaves?|types? in|fills? in)\b|\basking(?: for)?\b|\basks?(?: for)?\b|:|\bfor\b(?=[^,]*,)|\(|\bthat (?:takes|has|wants)\b)\s*(.+?)\)?$/i.exec(
        clause.slice(at),
      )?.[1];
    const concept = conceptById(id);
    if (!list || !concept || !isAboutAttributes(list)) continue;
    const before = clause.slice(0, at).replace(/[\s,]*\b(?:and|an?|the|then|plus)\s*$/gi, '');
    if (before.trim() !== '' && /\w{3}/.test(before)) readItems(cursor, before);
    attributesOf(cursor, { words: concept.forms[0] ?? id, plural: false, concept }, list);
    if (/^(?:basket|cart)/i.test(clause.slice(at)))
      cursor.reading.pages.push({ kind: 'cart', phrase: 'cart', public: true });
    return true;
  }
  return false;
};

/** "To join you register with name and age", "write to us about it with name and phone". */
export const deedFrame: Frame = (cursor, clause) => {
  const deed = deedWith.exec(clause);
  if (deed?.[1] && deed[2] && isAboutAttributes(deed[2])) {
    const concept = conceptById(deedConcepts[deed[1].toLowerCase().replace(/\s+/g, ' ')] ?? '');
    if (!concept) return false;
    attributesOf(cursor, { words: concept.forms[0] ?? concept.id, plural: false, concept }, deed[2]);
    return true;
  }
  const sent = sentWith.exec(clause);
  const noun = sent?.[1] === undefined ? undefined : madeNoun(bare(sent[1]));
  if (!sent || !noun || !sent[3] || !isAboutAttributes(sent[3])) return false;
  const draft = ensureEntity(cursor, noun);
  const about = /^(?:it|them|this|that)$/i.test(sent[2] ?? '')
    ? cursor.current
    : aboutOf(cursor, sent[2] ?? clause);
  if (about && about !== draft) cursor.reading.relations.push({ from: draft, to: about, many: false });
  readAttributes(cursor, draft, sent[3]);
  const sender = readNoun(
    bare(/^((?:the |an? |each |every )?[\w-]+) (?:\w+ ){0,3}$/i.exec(clause.slice(0, sent.index))?.[1] ?? ''),
  );
  const known = sender && findEntity(cursor.reading, sender);
  if (known && known !== draft) cursor.reading.relations.push({ from: draft, to: known, many: false });
  return true;
};

/** "A condition report", "a status update": what somebody writes is a thing, though its last word alone names none. */
function madeNoun(phrase: string): Noun | undefined {
  const noun = readNoun(phrase);
  if (noun || !/^[a-z-]+ (?:report|update|note|comment|record|entry|plan)s?$/i.test(phrase)) return noun;
  return { words: singular(phrase.toLowerCase()), plural: false };
}

/** "I want to see which boat is moored, out or broken": the state of each boat. */
export const whichFrame: Frame = (cursor, clause) => {
  const found =
    /\b(?:which|what|whether(?: an?| the| each)?)\s+([\w-]+(?:\s[\w-]+)?)\s+(?:is|are)\s+((?:[\w' -]{2,25}, )+[\w' -]{2,25}?,? or [\w' -]{2,25}?)(?:\s+(?:at the moment|now|right now|today|currently))?(?:\s*,?\s*and\s+(.+))?$/i.exec(
      clause,
    );
  const noun = readNoun(bare(found?.[1] ?? ''));
  if (!found?.[2] || !noun) return false;
  cursor.current = ensureEntity(cursor, noun);
  cursor.mode = 'attributes';
  setStates(cursor, 'status', splitOptions(found[2]));
  cursor.mode = 'things';
  if (found[3]) spentFrame(cursor, found[3]);
  return true;
};

/** "What we pay for fuel, with the day" */
export const spentFrame: Frame = (cursor, clause) => {
  const found =
    /\bwhat\s+(?:i|we)\s+(?:spend|spent|pay|paid)\s+(?:on|for)\s+(?:the\s+|our\s+|my\s+)?([\w-]+(?:\s[\w-]+)?)(?:(?:,|\s+(?:with|and))\s+(.+))?$/i.exec(
      clause,
    );
  const noun = readNoun(bare(found?.[1] ?? ''), true);
  if (!found || !noun || findEntity(cursor.reading, noun)) return false;
  const draft = ensureEntity(cursor, { words: `${noun.words} expense`, plural: true });
  addField(draft, { label: 'Cost', type: 'money', known: 'exact' });
  if (found[2]) readAttributes(cursor, draft, found[2]);
  return true;
};

/** "They give their name and what they wish": of what they came to do. */
export const leaveFrame: Frame = (cursor, clause) => {
  const list =
    /^(?:they|people|visitors?|guests?|customers?|clients?|patients?|you|everyone|parents?|users?|members?|who(?:ever)? \w+)\s+(?:just\s+|only\s+|then\s+|can\s+|must\s+|have to\s+)*(?:leaves?|gives?|enters?|fills? in|types? in|provides?|states?|puts? in)\s+(.{3,})$/i.exec(
      clause,
    )?.[1];
  if (!list || !isAboutAttributes(list)) return false;
  const sent = cursor.reading.entities.find(({ concept }) => senders.has(concept?.id ?? '-'));
  const id = cursor.reading.kinds.some(({ kind }) => kind === 'booking') ? 'booking' : 'enquiry';
  const concept = conceptById(id);
  const draft =
    sent ?? (concept && ensureEntity(cursor, { words: concept.forms[0] ?? id, plural: false, concept }));
  if (!draft) return false;
  readAttributes(cursor, draft, list);
  return true;
};
const senders = new Set([
  'booking',
  'appointment',
  'registration',
  'signup',
  'enquiry',
  'rental',
  'order',
  'application',
]);

const deedConcepts: Readonly<Record<string, string>> = {
  register: 'registration',
  'sign up': 'signup',
  enrol: 'enrollment',
  enroll: 'enrollment',
  apply: 'application',
  rsvp: 'registration',
  subscribe: 'subscriber',
  donate: 'donation',
  bid: 'bid',
  order: 'order',
};
const deedWith =
  /\b(?:you|they|people|visitors?|guests?|everyone|anyone|who(?:ever)?|participants?|[\w-]+s)\s+(?:can\s+|may\s+|must\s+|should\s+|then\s+|just\s+|only\s+|have to\s+)*(register|sign up|enroll?|apply|rsvp|subscribe|donate|bid|order)\s+(?:for\s+[\w\s]{1,30}?\s+|online\s+|here\s+)?(?:with|giving|leaving|by (?:giving|leaving|entering|filling in))\s+(.{3,})$/i;
const sentWith =
  /\b(?:send|submit|leave|make|post|write|file|report|request|place|give|hand in|fill in|add|attach|create|enter|draw up|upload|issue)s?\s+(?:(?:me|us|him|her|them)\s+)?(?:an?|their|his|her|one|some)\s+([\w-]+(?:\s[\w-]+){0,2}?)(?:\s+(?:about|for|on|regarding|under|to)\s+([\w'-]+(?:\s[\w'-]+){0,2}?))?\s*,?\s+(?:with|giving|stating|saying|that has|containing|including|just|consisting of|:)\s*(.{3,})$/i;

/** "Under a recipe people leave a memory": the recipe. */
function aboutOf(cursor: Cursor, words: string) {
  const phrase =
    /^(?:under|on|below|about|for|to|at)\s+(?:each|every|an?|the|one)\s+([\w-]+(?:\s[\w-]+)?)/i.exec(
      words,
    )?.[1] ?? words;
  const noun = readNoun(bare(phrase));
  return noun && findEntity(cursor.reading, noun);
}
