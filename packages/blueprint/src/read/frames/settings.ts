import { conceptById } from '../../lexicon/concepts.ts';
import { isParticiple } from '../../lexicon/words/verbs.ts';
import { bare, isMeasure, readField, typeOf } from '../fields/field-phrase.ts';
import { addField, type Cursor, type EntityDraft, ensureEntity, findEntity } from '../reading.ts';
import { splitOptions } from '../text/split.ts';
import { readAttributes, setStates } from '../things/items.ts';
import { readNoun } from '../things/nouns.ts';
import { isAboutAttributes } from './topics.ts';

/** Sentences that say what is put on a thing that was spoken of: one more attribute, or one of its states. */
type Frame = (cursor: Cursor, clause: string) => boolean;

const putting =
  /\b(?:put|add|write|stick|include|note)\s+(?:an?|the|its|their)\s+([\p{L}-]+(?: [\p{L}-]+){0,3}?)\s+(?:on|to|in|for|with|next to|beside|against)\s+(?:it|that|them|those|each(?: one| of them)?|every one)(?: too| as well| please)?$/iu;

/** "So put a price on it": of what was just told of. */
const put: Frame = (cursor, clause) => {
  const words = putting.exec(clause)?.[1];
  const draft = cursor.current;
  if (words === undefined || !draft || draft.fields.length === 0) return false;
  const field = typeOf(bare(words)).known !== 'unknown' || isMeasure(words) ? readField(words) : undefined;
  if (!field) return false;
  addField(draft, field);
  return true;
};

const one = '[\\p{L}][\\p{L}-]*(?: [\\p{L}-]+){0,2}?';
const stated = `((?:${one}, )+${one},? (?:or|and) ${one}|${one} or ${one})`;
const marking = new RegExp(
  `\\b(?:mark|flag|label|tag|set|put|switch|turn)s?\\s+(them|it|those|each(?: one| of them)?|every one|one|(?:the|an?|each|every) [\\p{L}-]+)\\s+(?:down )?(?:(?:as|to|on|under)\\s+)?(?:either )?${stated}$`,
  'iu',
);
const seen =
  /\b(?:sees?|gets?|views?|has|looks? (?:at|through))\s+(?:all|every|each|the|all the)\s+([\p{L}-]+)\b/iu;

/** "The office sees all claims and can mark them paid, refused or lost": the states of what is marked. */
const marked: Frame = (cursor, clause) => {
  const [whole = '', object = '', list = ''] = marking.exec(clause) ?? [];
  const options = splitOptions(list);
  if (options.length < 2 || options.some((option) => /^(?:an?|the|its|in|my)\s/i.test(option))) return false;
  const isState = options.some((option) => isParticiple(option.toLowerCase().split(' ')[0] ?? ''));
  if (!isState) return false;
  const draft = markedThing(cursor, object, clause.slice(0, clause.length - whole.length));
  if (!draft) return false;
  stateOf(cursor, draft, options);
  return true;
};

function markedThing(cursor: Cursor, object: string, before: string): EntityDraft | undefined {
  const isIt = /^(?:them|it|those|each|every one|one)\b/i.test(object);
  const words = isIt ? seen.exec(before)?.[1] : object;
  const noun = words === undefined ? undefined : readNoun(bare(words));
  return (noun && findEntity(cursor.reading, noun)) ?? (isIt ? (cursor.met ?? cursor.current) : undefined);
}

function stateOf(cursor: Cursor, draft: EntityDraft, options: readonly string[]): void {
  cursor.current = draft;
  cursor.mode = 'attributes';
  setStates(cursor, draft.concept?.fields.includes('stage(') ? 'stage' : 'status', options);
  cursor.mode = 'things';
}

const parting =
  /^(?:and |so )?(?:i|we|people)(?:'d| would)? (?:usually |always |normally |generally )?(?:think of|see|sort|split|divide|group|class|grade|call|label) (?:it|them|this|that|these|those)(?: up)?(?: as| into| by| in| under)?:? (.+)$/i;

/** "I think of it as: seed, sapling, tree": the kinds or states of what was told last. */
const parted: Frame = (cursor, clause) => {
  const options = splitOptions(parting.exec(clause)?.[1] ?? '');
  const draft = cursor.current;
  if (!draft || options.length < 3 || options.some((option) => option.split(' ').length > 3)) return false;
  // "Where they are at the moment" was no place after all.
  const last = draft.fields.at(-1);
  if (last?.label === 'Location' && last.type === 'string') draft.fields.pop();
  stateOf(cursor, draft, options);
  return true;
};

const choosing =
  /\b(?:choose|chooses|pick|picks|select|selects)\s+(?:an?|their|the|which|one of (?:the|our))\s+([\p{L}-]+(?: [\p{L}-]+)?)\s*(?:,| and|, and)\s+(?:then\s+)?(?:an?|the|their)\s+(?:(?:free|open|available|suitable|convenient)\s+)?(?:time(?: ?slot)?|slot|day|date|hour|appointment)\b/iu;

const leaving =
  /\b(?:and|then|,) (?:then )?(?:leaves?|gives?|enters?|types? in|fills? in|adds?) (?:(?:their|his|her|an?|the) )?(.+)$/iu;

/** "Clients choose a barber and a free hour": what is booked is kept, and whom it is booked with. */
const chosen: Frame = (cursor, clause) => {
  const noun = readNoun(bare(choosing.exec(clause)?.[1] ?? ''));
  const concept = conceptById('booking');
  const isBooked = cursor.reading.kinds.some(({ kind }) => kind === 'booking');
  if (!noun || !concept || !isBooked) return false;
  const draft =
    cursor.reading.entities.find(({ concept: known }) => /^(?:booking|appointment)$/.test(known?.id ?? '')) ??
    ensureEntity(cursor, { words: 'booking', plural: false, concept });
  const booked = ensureEntity(cursor, noun);
  if (booked === draft) return false;
  for (const one of [booked, draft]) one.isListed = true;
  cursor.reading.relations.push({ from: draft, to: booked, many: false });
  const list = leaving.exec(clause)?.[1];
  if (list !== undefined && isAboutAttributes(list)) readAttributes(cursor, draft, list);
  cursor.current = draft;
  return true;
};

const columns =
  /\b(?:as|in|with|into) (?:\w+ )?(?:columns|lanes)\b(?! (?:of|for|with) (?:name|date|price))|\bcolumns? (?:for|per) each (?:state|status|stage|step)\b/i;

/** "See that as columns across the screen": a board. */
const board: Frame = (cursor, clause) => {
  if (!columns.test(clause) || /\btable|spreadsheet|excel|csv\b/i.test(clause) || !cursor.current)
    return false;
  cursor.reading.pages.push({ kind: 'kanban', phrase: 'board', public: false, entity: cursor.current });
  return true;
};

/** "Newest ones at the top": an order of the list, and no attribute. */
const ordered: Frame = (_, clause) =>
  /^(?:the )?(?:most|highest|best|newest|latest|oldest|lowest|nearest|cheapest|longest|biggest)\b.{0,30}\b(?:at the top|on top|at the bottom|first)$/i.test(
    clause.replace(/[.!]+$/, ''),
  );

const frames: readonly Frame[] = [ordered, board, put, marked, parted, chosen];

export const settings: Frame = (cursor, clause) =>
  clause.length <= 400 && frames.some((frame) => frame(cursor, clause));
