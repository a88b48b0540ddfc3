import { bare, label } from '../fields/field-phrase.ts';
import { addField, type Cursor, type EntityDraft, ensureEntity, findEntity } from '../reading.ts';
import { mentionsOf } from '../things/evidence.ts';
import { readAttributes } from '../things/items.ts';
import { readNoun } from '../things/nouns.ts';
import { isAboutAttributes } from './topics.ts';

/** Sentences that tell from what and to what a thing leads. */
type Frame = (cursor: Cursor, clause: string) => boolean;

const who = "(?:each|every|an?|the|all|one)\\s+([\\w'-]+(?:\\s[\\w'-]+)?)|([\\w'-]+s)";

function subjectOf(cursor: Cursor, [, one, many]: RegExpExecArray): EntityDraft | undefined {
  const noun = readNoun(bare(one ?? many ?? ''));
  if (!noun) return undefined;
  const known = findEntity(cursor.reading, noun);
  return known ?? (one !== undefined || noun.concept ? ensureEntity(cursor, noun) : undefined);
}

const between = new RegExp(
  `^(?:${who})\\s+(?:goes?|runs?|leads?|sails?|drives?|flies|travels?|moves?|is|are)(?:\\s+(?:transferred|sent|moved|taken))?\\s+(?:from|between)\\s+(?:an?|one|the)\\s+([\\w-]+(?:\\s[\\w-]+)?)\\s+(?:to|and)\\s+(?:an?|the|another)(?:\\s+(?:next|other|second|[\\w-]+))?(?:,?\\s+(?:with|and (?:has|with))\\s+(.+))?$`,
  'i',
);

/** "A tour goes from one hut to another": two of them, where it begins and where it ends. */
export const goesBetween: Frame = (cursor, clause) => {
  const found = between.exec(clause);
  const place = readNoun(bare(found?.[3] ?? ''));
  const draft = found && place ? subjectOf(cursor, found) : undefined;
  if (!found || !place || !draft) return false;
  for (const end of ['From', 'To'])
    addField(draft, { label: end, type: 'ref', ref: place.words, otherwise: 'text', known: 'exact' });
  if (found[4]) readAttributes(cursor, draft, found[4]);
  cursor.current = draft;
  return true;
};

const there =
  /^(?:for|with|to)\s+(?:each|every)(?:\s+(?:of\s+(?:them|these|those)|one|([\w-]+(?:\s[\w-]+)?)))?,?\s+there\s+(?:is|are|can be|may be)\s+(?:also\s+)?(?:the\s+|an?\s+|some\s+|several\s+|many\s+|one or more\s+)?([\w-]+(?:\s[\w-]+)?)(?:\s+(?:who|which|that)\s+[^,]+)?$/i;

/** "For each one there are the sponsors who pay": things of their own that belong to it. */
export const thereAre: Frame = (cursor, clause) => {
  const [, whole = '', part = ''] = there.exec(clause) ?? [];
  const noun = readNoun(bare(part), true);
  const named = whole === '' ? undefined : readNoun(bare(whole));
  const parent = named ? ensureEntity(cursor, named) : cursor.current;
  if (!noun || !parent || part === '') return false;
  const draft = ensureEntity(cursor, noun);
  if (draft === parent) return false;
  draft.isListed = true;
  cursor.reading.relations.push({ from: draft, to: parent, many: false });
  cursor.current = draft;
  return true;
};

const filing =
  /^(?:(?:i|we|they|people|users|staff)\s+)?(?:[\w,' ]{0,40}\s)?(?:each|every)\s+([\w-]+(?:\s[\w-]+)?)\s+(?:under|in|into|to|for|at|on|by|with)\s+(?:an?|its|the|one|their)\s+([\w-]+(?:\s[\w-]+)?),?\s+with\s+(.{6,})$/i;

/** "We file each map under a region, with scale and year": a thing, what it belongs to, and its attributes. */
export const filed: Frame = (cursor, clause) => {
  const found = filing.exec(clause);
  const [noun, other] = [readNoun(bare(found?.[1] ?? '')), readNoun(bare(found?.[2] ?? ''))];
  if (!found?.[3] || !noun || !other || !isAboutAttributes(found[3])) return false;
  const draft = ensureEntity(cursor, noun);
  // What is spoken of elsewhere too is a thing with a list of its own.
  if (findEntity(cursor.reading, other) || mentionsOf(cursor.reading.text, other.words) > 1)
    cursor.reading.relations.push({ from: draft, to: ensureEntity(cursor, other), many: false });
  else
    addField(draft, {
      label: label(other.words),
      type: 'ref',
      ref: other.words,
      otherwise: 'text',
      known: 'exact',
    });
  readAttributes(cursor, draft, found[3]);
  return true;
};
