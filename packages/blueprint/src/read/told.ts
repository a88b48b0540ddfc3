import { bare, typeOf } from './field-phrase.ts';
import { readItems } from './items.ts';
import { type Noun, readNoun } from './nouns.ts';
import { type Cursor, ensureEntity, findEntity } from './reading.ts';
import { brackets, splitItems } from './split.ts';
import { tagged } from './tag.ts';

/** "Zorbs come in with plate and price": of what somebody tells, the attributes that follow a thing. */
export function readTold(cursor: Cursor, clause: string): void {
  const [, before = '', attributes = ''] =
    /^(.+?)[\s,]+(?:with|including|giving|leaving)\s+(.+)$/is.exec(clause) ?? [];
  const items = splitItems(attributes).map((item) => bare(brackets(item)?.head ?? item));
  const known = items.filter((item) => typeOf(item).known !== 'unknown').length;
  if (known === 0 || known * 2 < items.length) {
    const topic = toldOf(cursor, clause);
    if (topic) cursor.topic = topic;
    return;
  }
  const noun = toldOf(cursor, before);
  if (!noun) return;
  cursor.current = ensureEntity(cursor, noun);
  cursor.mode = 'attributes';
  readItems(cursor, attributes);
  cursor.mode = 'things';
}

/** What a clause is about: the thing that it ends with, else the one that it begins with. */
function toldOf(cursor: Cursor, clause: string): Noun | undefined {
  const runs: string[][] = [[]];
  for (const { tag, text } of tagged(clause)) {
    if ('doan#'.includes(tag)) runs.at(-1)?.push(text);
    else runs.push([]);
  }
  const nouns = runs.flatMap((words) => (words.length === 0 ? [] : (readNoun(bare(words.join(' '))) ?? [])));
  const fits = (noun: Noun) =>
    noun.concept?.kind !== 'person' &&
    (noun.plural || noun.concept !== undefined || findEntity(cursor.reading, noun) !== undefined);
  return [...nouns].reverse().find(fits) ?? nouns.find((noun) => noun.plural || noun.concept !== undefined);
}
