import { verbForms } from '../../lexicon/words/verbs.ts';
import { bare } from '../fields/field-phrase.ts';
import { addField, type Cursor, type EntityDraft, ensureEntity, findEntity, isSure } from '../reading.ts';
import { recordOf } from '../things/gerunds.ts';
import { readAttributes } from '../things/items.ts';
import { conceptOf, type Noun, readNoun } from '../things/nouns.ts';

const wish = '(?:(?:want to|have to|need to|would like to|must|should|can|just|also|then|always) )*';
const noted = new RegExp(
  `^(?:and |then |so )*(?:(?:each|every) time|when(?:ever)?|once|as soon as|if) (?:an?|the|one of (?:the|our|my)) ([\\p{L}-]+) ([\\p{L}]+)(?: (?:an?|the|one|some|one of (?:the|our|my)) ([\\p{L}-]+(?: [\\p{L}-]+)?))?,? (?:i|we|they|he|she|you|somebody|someone) ${wish}(?:put|write|note|log|record|enter|jot|keep|list)s? (?:it|that|this)(?: down| in| there)*(?:,? (?:(?:together |along )?with|and) (.+))?$`,
  'iu',
);

/** "Every time a kid does a chore we put it down with the day": a record of who did what. */
export function eachDone(cursor: Cursor, clause: string): boolean {
  const [, who = '', done = '', what = '', list = ''] = noted.exec(clause) ?? [];
  const verb = verbForms.get(done.toLowerCase());
  const [doer, thing] = [readNoun(bare(who)), what === '' ? undefined : readNoun(bare(what))];
  if (verb === undefined || verb === 'be' || !doer) return false;
  const record = ensureEntity(cursor, recordNoun(cursor, verb, thing));
  for (const noun of [thing, doer]) {
    const known = noun && keptOf(cursor, noun);
    if (known && known !== record) cursor.reading.relations.push({ from: record, to: known, many: false });
  }
  record.isListed = true;
  if (list === '') addField(record, { label: 'Date', type: 'date', known: 'exact' });
  else readAttributes(cursor, record, list);
  cursor.current = record;
  cursor.met = record;
  return true;
}

const ticked =
  /^(?:and |then |so |also )*(?:(?:i|we|you|they|people|users?|members|everyone|kids|children)(?: (?:can|want to|must|should|just|then))* )?(?:tick|check|mark|cross) (?:(it|them|these|each(?: one)?|everything)|(?:the |my |our |each |all )?([\p{L}-]+)) (?:off|as done|done)(?: for)? (?:(?:each|every)(?: single)? (?:day|morning|evening|night|week)|daily|weekly|day by day)$/iu;

/** "Tick it off each day": whenever it is done, that is kept with its day. */
export function tickedDaily(cursor: Cursor, clause: string): boolean {
  const found = ticked.exec(clause);
  const noun = found?.[2] === undefined ? undefined : readNoun(bare(found[2]));
  const draft = noun ? keptOf(cursor, noun) : cursor.current;
  if (!found || !draft || draft.concept?.kind === 'person') return false;
  const words = draft.concept?.id === 'habit' ? 'habit log' : `${draft.words} check`;
  const concept = conceptOf(words);
  const record = ensureEntity(cursor, { words, plural: false, ...(concept ? { concept } : {}) });
  addField(record, { label: 'Date', type: 'date', known: 'exact' });
  addField(record, { label: 'Done', type: 'bool', known: 'exact' });
  cursor.reading.relations.push({ from: record, to: draft, many: false });
  return true;
}

/** Doing a chore that is kept is its completion; having a bath that is not is the bath itself. */
function recordNoun(cursor: Cursor, verb: string, thing: Noun | undefined): Noun {
  const isKept = thing !== undefined && findEntity(cursor.reading, thing) !== undefined;
  if (
    thing &&
    (/^(?:have|get|take|make)$/.test(verb) || (!isKept && /^(?:do|finish|complete|use)$/.test(verb)))
  )
    return thing;
  const words =
    thing && /^(?:do|finish|complete)$/.test(verb)
      ? `${thing.words} completion`
      : thing && verb === 'use'
        ? `${thing.words} use`
        : recordOf(verb);
  const concept = conceptOf(words);
  return { words, plural: false, ...(concept && concept.forms[0] === words ? { concept } : {}) };
}

/** What has a list of its own, here or further on. */
function keptOf(cursor: Cursor, noun: Noun): EntityDraft | undefined {
  const known = findEntity(cursor.reading, noun);
  if (known) return known;
  return cursor.sure !== undefined && isSure(cursor, noun) ? ensureEntity(cursor, noun) : undefined;
}
