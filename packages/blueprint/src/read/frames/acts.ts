import { conceptById } from '../../lexicon/concepts.ts';
import { roleWords, verbEntities, verbNouns } from '../../lexicon/phrases.ts';
import { verbForms } from '../../lexicon/words/verbs.ts';
import { singular } from '../../words.ts';
import { bare } from '../fields/field-phrase.ts';
import { addField, type Cursor, type EntityDraft, ensureEntity, findEntity } from '../reading.ts';
import { type Token, tagged } from '../text/tag.ts';
import { mentionsOf } from '../things/evidence.ts';
import { readAttributes, readItems } from '../things/items.ts';
import { type Noun, readNoun } from '../things/nouns.ts';
import { isRole, readDeed } from './deeds.ts';
import { isAboutAttributes } from './topics.ts';

type Frame = (cursor: Cursor, clause: string) => boolean;

/** A clause in which somebody does something: who, what, and with what. */
export type Act = { subject: string; verb: string; object: string };

const particle = new Set(['up', 'in', 'out', 'off', 'down', 'back', 'for', 'on']);

/** The first verb of a clause that tells a deed, with what stands before and behind it. */
export function actOf(clause: string): Act | undefined {
  const tokens = tagged(clause);
  const at = tokens.findIndex(
    ({ tag, lower }, index) =>
      tag === 'v' && !/^(?:want|need|like|able|let)s?$/.test(lower) && !isHelp(tokens, index),
  );
  const verb = tokens[at];
  if (!verb) return undefined;
  const next = tokens[at + 1];
  // What stands far before a verb is no subject of it: "lessons with a date and whether it was paid".
  if (/[,;:(]|\b(?:with|whether|which|what|how)\b/i.test(clause.slice(0, verb.at))) return undefined;
  const base = verbForms.get(verb.lower) ?? verb.lower;
  const phrasal = next && particle.has(next.lower) ? `${base} ${next.lower}` : base;
  const known = phrasal in verbEntities || phrasal in verbNouns ? phrasal : base;
  const skip = next && particle.has(next.lower) ? next : verb;
  return {
    subject: clause.slice(0, verb.at).replace(ability, '').trim(),
    verb: known,
    object: clause.slice(skip.at + skip.text.length).trim(),
  };
}

/** "Get to", "are allowed to": what is done comes behind it. */
const isHelp = (tokens: readonly Token[], at: number): boolean => tokens[at + 1]?.lower === 'to';

const ability =
  /(?:\s*\b(?:can|could|may|might|must|should|shall|will|would|want|wants|need|needs|like|be|are|is|get|gets|have|has|able|allowed|to|also|then|just|only|please|often|usually|always|online|sometimes|each|all))+\s*$/i;

/** Whether words name somebody who uses the app: a role, a person, or many whom the lexicon does not know. */
export function isSomebody(cursor: Cursor, words: string): boolean {
  const [one = '', other] = words.split(/\s+(?:and|or)\s+/i);
  if (other !== undefined) return isSomebody(cursor, one) && isSomebody(cursor, other);
  const head = words.replace(/\s+(?:in|of|from|at|on|with|who|that|around)\s+.*$/i, '').trim();
  if (head === '') return true;
  if (
    /^(?:i|we|you|they|he|she|people|everyone|everybody|anyone|anybody|someone|somebody|others?|(?:all|some|most|each|any) of .*)$/i.test(
      head,
    )
  )
    return true;
  if (isRole(head) || roleWords.has(singular(head.toLowerCase()))) return true;
  const noun = readNoun(bare(head));
  if (/^(?:household|company|team|group|school_class|department|committee)$/.test(noun?.concept?.id ?? ''))
    return true;
  return (
    noun?.concept?.kind === 'person' ||
    (noun?.plural === true && noun.concept === undefined && !findEntity(cursor.reading, noun))
  );
}

/** Deeds whose object is surely a thing that the app keeps. */
const ofThings = /^(?:book|borrow|lend|rent|hire|reserve|review|rate|adopt|buy|sell|order|bid|inspect)\b/;

/** Deeds that are records of their own wherever their object is kept. */
const isJoining = /^(?:book|borrow|lend|rent|hire|reserve|sign up|register|enroll?|rsvp|review|rate)$/;

/** The thing that a deed is done to; "it" is what was spoken of last. */
function objectOf(cursor: Cursor, act: Act): Noun | undefined {
  const phrase = act.object
    .replace(/^for\s+/i, '')
    .replace(
      /\s*(?:\b(?:with|for|by|at|in|on|to|from|and|online|until|when|under|per|if|as|giving|leaving)\b|[,:(]).*/i,
      '',
    )
    .trim();
  if (/^(?:it|them|one|this|that|these|those|some)$/i.test(phrase)) {
    const draft = cursor.met ?? cursor.current;
    return (
      draft && { words: draft.words, plural: false, ...(draft.concept ? { concept: draft.concept } : {}) }
    );
  }
  if (/^(?:i|we|you|me|us|him|her|everything|something|anything)\b/i.test(phrase)) return undefined;
  return readNoun(bare(phrase));
}

/** "Members borrow tools", "lend an object to another museum": the deed is a record about the thing. */
export const acts: Frame = (cursor, clause) => {
  const act = actOf(clause);
  return act !== undefined && readAct(cursor, act) !== undefined;
};

/** The record that a deed is; undefined where the verb makes none or what it is done to is no thing. */
export function readAct(cursor: Cursor, act: Act): EntityDraft | undefined {
  const options = verbEntities[act.verb];
  if (!options || /[:;(]|,.*,/.test(act.subject) || !isSomebody(cursor, act.subject)) return undefined;
  const noun = objectOf(cursor, act);
  const isKnown =
    noun !== undefined &&
    (noun.concept !== undefined || noun.plural || findEntity(cursor.reading, noun) !== undefined);
  const isOne =
    ofThings.test(act.verb) && /^(?:an?|the|each|every|any|our|my|one|another)\s/i.test(act.object);
  const isThing = noun !== undefined && (isKnown || isOne);
  if (!isThing && !/^for\b/.test(act.object) && act.object !== '') return undefined;
  const isSelf = noun?.concept !== undefined && options.includes(noun.concept.id);
  if (!isSelf && noun) {
    cursor.met = ensureEntity(cursor, noun);
    if (ofThings.test(act.verb) && noun.concept?.kind !== 'person') cursor.met.isListed = true;
  }
  const object =
    noun && !isSelf
      ? act.object.replace(/^for\s+/i, '').replace(/^(?:it|them|one)\b/i, noun.words)
      : act.object;
  const isDone = readDeed(cursor, { verb: act.verb, object, readRest: readItems });
  if (isDone && cursor.current) {
    if (noun && !isSelf && isJoining.test(act.verb)) cursor.current.isListed = true;
    receiver(cursor.current, act.object);
    doer(cursor, cursor.current, act);
  }
  cursor.mode = 'things';
  return isDone ? cursor.current : undefined;
}

/** "Members book courts, at most two for each member": who does it is kept where the text speaks of them again. */
function doer(cursor: Cursor, draft: EntityDraft, { subject, verb }: Act): void {
  const head = bare(subject.replace(/\s+(?:in|of|from|at|on|with|who|that|around)\s+.*$/i, ''));
  const noun = readNoun(head);
  if (
    !noun ||
    isRole(head) ||
    !ofThings.test(verb) ||
    /^(?:person|guest|visitor|friend|neighbour|family_member|parent)$/.test(noun.words)
  )
    return;
  if (noun.concept ? noun.concept.kind !== 'person' : !noun.plural) return;
  if (mentionsOf(cursor.reading.text, noun.words) < 2) return;
  const person = ensureEntity(cursor, noun);
  if (person === draft) return;
  person.isListed = true;
  cursor.reading.relations.push({ from: draft, to: person, many: false });
}

/** "Lend it to another museum": whom the deed is for is kept of it. */
function receiver(draft: EntityDraft, object: string): void {
  const words = /\b(?:to|from)\s+(?:an?|another|the|other|our|one of (?:our|the))\s+([\p{L}-]+)\b/iu.exec(
    object,
  )?.[1];
  const noun = words === undefined ? undefined : readNoun(words);
  if (!noun) return;
  addField(draft, {
    label: noun.words.replace(/^./, (first) => first.toUpperCase()),
    type: 'ref',
    ref: noun.words,
    otherwise: 'text',
    known: 'exact',
  });
}

const noting =
  /^(?:.*\b(?:i|we|they|you|people|he|she|everyone|somebody|someone|staff)\s+)?(?:(?:also|then|just|always|want to|need to|have to|must|can|should|will|would like to|like to)\s+)*(?:(.{3,40}?),?\s+and\s+)?(?:write|note|jot|put|type|fill|key|enter|record|store|log)(?:\s+(?:down|in|up))\s+(.{3,})$/i;

/** "We photograph it and write down the size and the colour": of the thing that was spoken of. */
export const noted: Frame = (cursor, clause) => {
  const [, before = '', list] = noting.exec(clause) ?? [];
  if (list === undefined || !isAboutAttributes(list)) return false;
  const own = readNoun(
    bare(/\b(?:the|each|every|an?|all|our|my|new)\s+([\p{L}-]+(?:\s[\p{L}-]+)?)$/iu.exec(before)?.[1] ?? ''),
  );
  const draft =
    (own && ensureEntity(cursor, own)) ??
    cursor.met ??
    (cursor.topic ? ensureEntity(cursor, cursor.topic) : cursor.current);
  if (!draft) return false;
  delete cursor.topic;
  readAttributes(cursor, draft, list);
  return true;
};

const presence =
  /^(?:(?:at|for|in|on|after|before)\s+(?:each|every|the|all|a)\s+([\p{L}-]+(?:\s[\p{L}-]+)?),?\s+)?(?:.*\b)?(?:mark|note|record|tick|track|see|check|log|register|enter|write|keep|list|call)\w*(?:\s+(?:down|off|in|track of))?\s+(?:who|which\s+(?:of\s+the\s+)?[\p{L}-]+)\s+(?:of\s+(?:the|our|my)\s+([\p{L}-]+)\s+)?(?:was|were|is|are|has|have|came|comes|come|attended|attends?|showed|shows?|turned|turns?)\b(.*)$/iu;
const there =
  /\b(?:there|present|absent|missing|here|attended|attends?|attending|up|came|comes?|coming|at\s+(?:the\s+)?[\p{L}-]+)\b/iu;

/** "At every rehearsal the conductor marks who was there": who came to what. */
export const presenceFrame: Frame = (cursor, clause) => {
  const found = presence.exec(clause);
  const concept = conceptById('attendance');
  if (!found || !concept || !there.test(clause.slice(clause.search(/\bwh(?:o|ich)\b/i)))) return false;
  const draft = ensureEntity(cursor, { words: 'attendance', plural: false, concept });
  const place =
    found[1] ?? /\b(?:at|to|in)\s+(?:(?:the|each|every|a)\s+)?([\p{L}-]+)/iu.exec(found[3] ?? '')?.[1];
  for (const words of [place, found[2]]) {
    const noun = words === undefined ? undefined : readNoun(words, true);
    if (!noun || /^(?:time|day|end|start|work|home)$/.test(noun.words)) continue;
    const other = ensureEntity(cursor, noun);
    other.isListed = true;
    cursor.reading.relations.push({ from: draft, to: other, many: false });
  }
  addField(draft, { label: 'Present', type: 'bool', known: 'exact' });
  if (/\bwhy\b|\breason\b/i.test(clause))
    addField(draft, { label: 'Reason', type: 'string', known: 'exact' });
  draft.isListed = true;
  cursor.current = draft;
  return true;
};
