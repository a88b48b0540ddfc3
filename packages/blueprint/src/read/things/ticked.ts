import { bare } from '../fields/field-phrase.ts';
import { addField, type Cursor, type EntityDraft, ensureEntity, findEntity, isSure } from '../reading.ts';
import { conceptOf, type Noun, readNoun } from './nouns.ts';

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

/** What has a list of its own, here or further on. */
export function keptOf(cursor: Cursor, noun: Noun): EntityDraft | undefined {
  const known = findEntity(cursor.reading, noun);
  if (known) return known;
  return cursor.sure !== undefined && isSure(cursor, noun) ? ensureEntity(cursor, noun) : undefined;
}
