import { conceptById } from '../../lexicon/concepts.ts';
import { roleWords, verbEntities } from '../../lexicon/phrases.ts';
import { singular } from '../../words.ts';
import { bare, readField } from '../fields/field-phrase.ts';
import { addField, type Cursor, type EntityDraft, ensureEntity, findEntity } from '../reading.ts';
import { readNoun } from '../things/nouns.ts';

/** Verbs that make a record, as one choice of a pattern. */
export const deedVerbs = `\\b(${Object.keys(verbEntities).join('|')})(?:s|es)?\\b`;

export const isRole = (words: string): boolean => roleWords.has(singular(bare(words).toLowerCase()));

export const isPerson = (words: string): boolean => readNoun(bare(words))?.concept?.kind === 'person';

const isUnknown = (words: string): boolean => {
  const noun = readNoun(bare(words));
  return noun?.plural === true && noun.concept === undefined;
};

const deedItem = new RegExp(
  `^([\\w-]+s|people)\\s+(?:(?:can|may|should)\\s+)?${deedVerbs}(?:\\s+(.+))?$`,
  'i',
);

/** "attendees register with name" in the middle of a list. */
export const deedIn = (item: string): { verb: string; object: string } | undefined => {
  const found = deedItem.exec(item);
  if (!found?.[1] || !found[2] || !(isRole(found[1]) || isPerson(found[1]) || isUnknown(found[1])))
    return undefined;
  return { verb: found[2].toLowerCase(), object: found[3] ?? '' };
};

type Deed = { verb: string; object: string; readRest: (cursor: Cursor, text: string) => void };

/** "Judges rate 1-6 with remarks", "guests book rooms": the deed is a record of its own. */
export function readDeed(cursor: Cursor, { verb, object, readRest }: Deed): boolean {
  const options = (verbEntities[verb] ?? []).flatMap((id) => conceptById(id) ?? []);
  const target = readNoun(bare(object.replace(/(?:^|\s+)(?:with|for|by|at|in|on|and|online)\b.*$/i, '')));
  const core = new Set(cursor.reading.appType?.core ?? []);
  const known = options.find((concept) =>
    cursor.reading.entities.some((draft) => draft.concept?.id === concept.id),
  );
  const chosen = known ?? options.find((concept) => core.has(concept.id)) ?? options[0];
  if (!chosen) return false;
  const isSelf = target?.concept !== undefined && options.includes(target.concept);
  const isMet = target !== undefined && !isSelf && (target.concept !== undefined || target.plural);
  const met = isMet ? ensureEntity(cursor, target) : undefined;
  const deed =
    isSelf && target ? target : { words: chosen.forms[0] ?? chosen.id, plural: true, concept: chosen };
  const isNew = findEntity(cursor.reading, deed) === undefined;
  const open = cursor.current;
  cursor.current = ensureEntity(cursor, deed);
  if (isNew && !isSelf) cursor.current.implied = options.map(({ id }) => id);
  // "Neighbours comment underneath": under what was spoken of.
  if (!met && open && open !== cursor.current && /^(?:comment|reply|review|rate|vote)$/.test(verb)) {
    cursor.reading.relations.push({ from: cursor.current, to: open, many: false });
    cursor.current.isListed = true;
  }
  if (met && met !== cursor.current && met.concept?.kind !== 'person')
    cursor.reading.relations.push({ from: cursor.current, to: met, many: false });
  handedOver(cursor.current, object);
  cursor.mode = 'attributes';
  cursor.isClosed = false;
  const scale = /^(?:from )?(\d+\s*(?:-|to)\s*\d+)/.exec(object)?.[1];
  const scaled = scale ? readField(`${verb} ${scale}`) : undefined;
  if (scaled) addField(cursor.current, scaled);
  const extra = /\bwith\s+(.+)$/i.exec(object)?.[1];
  if (extra) readRest(cursor, extra);
  return true;
}

const handing =
  /\b(?:for|to|with|and) (pick(?:ed)?[- ]?(?:them |it )?up|collect(?:ion|ed)?|deliver(?:y|ed)) (?:(?:them |it )?(?:on|at|by|for|from the [\p{L}-]+ on) )?(?:an?|the|their|some|one|any|certain|which) (?:[\p{L}-]+ )?(date|day|time)\b|\b(?:for|to) (pick[- ]?up|collection|delivery) (date|day|time)\b/iu;

/** "Order cakes for pick-up on a date": when what was ordered is handed over. */
function handedOver(draft: EntityDraft, object: string): void {
  const [, one, unit, two, other] = handing.exec(object) ?? [];
  const way = one ?? two;
  if (way === undefined || draft.concept?.kind === 'person') return;
  const isTime = (unit ?? other)?.toLowerCase() === 'time';
  const name = /^deliver/i.test(way) ? 'Delivery' : /^collect/i.test(way) ? 'Collection' : 'Pick-up';
  const label = `${name} ${isTime ? 'time' : 'date'}`;
  addField(draft, { label, type: isTime ? 'datetime' : 'date', known: 'exact' });
}
