import { verbForms } from '../../lexicon/words/verbs.ts';
import { bare } from '../fields/field-phrase.ts';
import { addField, type Cursor, ensureEntity, findEntity } from '../reading.ts';
import { recordOf } from '../things/gerunds.ts';
import { readAttributes } from '../things/items.ts';
import { conceptOf, type Noun, readNoun } from '../things/nouns.ts';
import { keptOf } from '../things/ticked.ts';

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
