import { bare, readField } from '../fields/field-phrase.ts';
import { addField, type Cursor, ensureEntity, findEntity } from '../reading.ts';
import { splitItems, splitOptions } from '../text/split.ts';
import { readAttributes } from '../things/items.ts';
import { readNoun } from '../things/nouns.ts';
import { isAboutAttributes } from './topics.ts';

const name = '([\\p{L}-]+(?: [\\p{L}-]+)?)';
const has = new RegExp(
  `^(?:each|every|an?|the|all) ${name} (?:has|have|gets?|can have|needs?) (?:its |their |some |several |many |own )*${name}: (.+)$`,
  'iu',
);
const per = new RegExp(
  `^(?:the |all )?${name} (?:per|(?:for|of|in|on|at|under) (?:each|every|an?)) ${name}(?::|,? with) (.+)$`,
  'iu',
);

/** "Every batch has readings: date, value", "notes per batch: who, stars": many of one thing, each with its own list. */
export function childrenFrame(cursor: Cursor, clause: string): boolean {
  const owned = has.exec(clause);
  const [, first = '', second = '', list = ''] = owned ?? per.exec(clause) ?? [];
  const [whole, part] = owned ? [first, second] : [second, first];
  const [parent, child] = [readNoun(bare(whole)), readNoun(bare(part), true)];
  if (!parent || !child?.plural || !isAboutAttributes(list)) return false;
  const draft = ensureEntity(cursor, child);
  const owner = findEntity(cursor.reading, parent) ?? ensureEntity(cursor, parent);
  if (draft === owner) return false;
  draft.isListed = true;
  cursor.reading.relations.push({ from: draft, to: owner, many: false });
  readAttributes(cursor, draft, list);
  return true;
}

const marking =
  /^(?:and |then |also )*(?:(?:the |our |an? |my )?[\w-]+(?: [\w-]+)? )?(?:can |may |then |also )*(?:marks?|labels?|flags?) (?:the |each |every |an? |all )?([\w-]+(?: [\w-]+)?) as (?:either |one of )?([^()]+)$/i;

/** "The cook marks wishes as new, planned or sorry no": the states of a wish. */
export function markedAsFrame(cursor: Cursor, clause: string): boolean {
  const [, thing = '', list = ''] = marking.exec(clause) ?? [];
  const options = /\bor\b/i.test(list) ? splitOptions(list) : [];
  const noun = readNoun(bare(thing));
  const draft = /^(?:it|them|these|those)$/i.test(thing)
    ? cursor.current
    : noun && findEntity(cursor.reading, noun);
  const field = options.length > 1 ? readField(`status (${options.join(', ')})`) : undefined;
  if (!draft || !field) return false;
  addField(draft, field);
  cursor.current = draft;
  return true;
}

const shown = new RegExp(
  `^(?:the |each |every |an? |on the |on each )?${name}(?:'s)? page,? (?:should |must |also )*(?:(?:i |i want to )?see|shows?|lists?|has|with|contains?|displays?) (?:all )?(?:(?:its|the|his|her|their) )?(.+)$`,
  'iu',
);

/** "The kiln page shows firings and repairs": these belong to a kiln. */
export function ownPageFrame(cursor: Cursor, clause: string): boolean {
  const [, whole = '', list = ''] = shown.exec(clause) ?? [];
  const parent = readNoun(bare(whole));
  const owner = parent && findEntity(cursor.reading, parent);
  if (!owner) return false;
  const parts = splitItems(list).flatMap((item) => {
    const noun = readNoun(bare(item.replace(/^(?:all|its|the|their)\s+/i, '')), true);
    return (noun?.plural && findEntity(cursor.reading, noun)) || [];
  });
  for (const from of parts)
    if (from !== owner) cursor.reading.relations.push({ from, to: owner, many: false });
  return parts.length > 0;
}
