import { bare } from '../fields/field-phrase.ts';
import { lists } from '../layout/marker.ts';
import { type Cursor, type EntityDraft, findEntity, type Reading } from '../reading.ts';
import { splitItems } from '../text/split.ts';
import { readNoun } from '../things/nouns.ts';
import { ledLists, type Told } from './led-lists.ts';

type Before = { entities: number; relations: number; fields: ReadonlyMap<EntityDraft, number> };

/** How far a reading has come. */
export const stateOf = ({ entities, relations }: Reading): Before => ({
  entities: entities.length,
  relations: relations.length,
  fields: new Map(entities.map((draft) => [draft, draft.fields.length])),
});

/**
 * The plain lists of a sentence of which less than half was understood, and the reading as it was before that sentence;
 * undefined where it was understood well enough, or where it holds no such list.
 */
export function secondLook(cursor: Cursor, sentence: string, before: Before): string[] | undefined {
  const told = sentence.includes(lists) ? undefined : ledLists(sentence);
  if (!told) return undefined;
  const parts = told.filter(({ text }) => text.includes(lists));
  // What a question of a quiz consists of is known.
  const isQuiz = cursor.reading.tools.some(({ kind }) => kind === 'quiz');
  if (isQuiz && parts.some(({ text }) => /^questions?\b/i.test(text))) return undefined;
  const wanted = parts.reduce((sum, { text }) => sum + itemsOf(text).length, 0);
  const isMissed = parts.some((part) => isPassedOver(cursor, part, before));
  if (gained(cursor.reading, before) * 2 >= wanted && !isMissed) return undefined;
  takeBack(cursor, before);
  return told.map(({ text }) => text);
}

const itemsOf = (part: string): string[] => splitItems(part.split(lists)[1] ?? '');

const gained = ({ entities }: Reading, { fields }: Before): number =>
  entities.reduce((sum, draft) => sum + draft.fields.length - (fields.get(draft) ?? 0), 0);

/** Whether a list went elsewhere, though what stands in front of it is a thing that apps often keep. */
function isPassedOver({ reading }: Cursor, { text, isSure }: Told, { fields }: Before): boolean {
  const noun = readNoun(bare(text.split(lists)[0] ?? ''), true);
  if (!noun?.plural || !(noun.concept || isSure)) return false;
  const draft = findEntity(reading, noun);
  const own = draft === undefined ? 0 : draft.fields.length - (fields.get(draft) ?? 0);
  return own * 2 < itemsOf(text).length;
}

function takeBack(cursor: Cursor, before: Before): void {
  const { entities, relations } = cursor.reading;
  entities.length = before.entities;
  relations.length = before.relations;
  for (const draft of entities) draft.fields.length = before.fields.get(draft) ?? 0;
  if (cursor.current && !entities.includes(cursor.current)) delete cursor.current;
  if (cursor.met && !entities.includes(cursor.met)) delete cursor.met;
}
