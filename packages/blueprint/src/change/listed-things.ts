import { relate, settleEntity } from '../plan/entities.ts';
import { bare } from '../read/fields/field-phrase.ts';
import { splitItems } from '../read/text/split.ts';
import { readNoun } from '../read/things/nouns.ts';
import { linkWords } from '../texts/links.ts';
import { plural } from '../words.ts';
import { type Change, contextEntity, findMeant, findNamed, type Intent, isPointing } from './context.ts';
import { isFieldLike } from './field-ask.ts';
import { addField } from './fields.ts';
import { listingOf } from './links.ts';
import { addKindOfPage } from './page-kinds.ts';
import { addThing } from './things.ts';

const name = "([\\w'-]+(?:\\s(?!with\\b|that\\b|where\\b|which\\b)[\\w'-]+){0,2}?)";
const relative = '(?:\\s+(?:where|that|which|who|we|i)\\b[^:(]*?)?';
const paged = new RegExp(
  `^(?:add|make|create|include|build|show|i (?:also )?(?:need|want)|we (?:also )?(?:need|want))\\s+(?:an?\\s+|another\\s+|the\\s+)?(?:(map|calendar|gallery)\\s+)?page\\s+(?:with|of|for|showing|listing|about)\\s+(?:(?:all|my|our|the|a list of|some)\\s+)*${name}${relative}\\s*(?::|\\bwith\\b)\\s*(.+)$`,
  'i',
);
const attached = new RegExp(
  `^(?:attach|add|put|keep|include|store|track)\\s+(?:(?:some|the|our|my)\\s+)?${name}\\s+(?:to|under|on|for|with)\\s+(?:(?:an?|the|each|every|all|our|my)\\s+)*([\\w'-]+(?:\\s[\\w'-]+)?)\\s*(?::|\\bwith\\b)\\s*(.+)$`,
  'i',
);
const alone = new RegExp(
  `^(?!(?:we|i|you|they|it)\\s)(?:(each|every|all|an?|the)\\s+)?${name}\\s*:\\s*(.+,.+|.+\\band\\b.+)$`,
  'i',
);

/** Things that are told with their fields: "attach receipts to it: the amount, the picture", "deliveries: supplier, date". */
export const listedThing: Intent = (change, clause) =>
  pageOfThings(change, clause) ?? attachedThing(change, clause) ?? toldThing(change, clause);

/** "Put the wells that we dug on a map page: name, location": the thing, and the page where it is a view. */
function pageOfThings(change: Change, clause: string): string | undefined {
  const [, view, thing = '', list = ''] = paged.exec(clause) ?? [];
  if (thing === '' || !isThings(thing) || findNamed(change.blueprint, thing)) return undefined;
  const said = addThing(change, `add ${thing} with ${list}`);
  if (said === undefined || !view) return said;
  const page = addKindOfPage(change, `add a ${view} of ${thing}`);
  return page === undefined ? said : `${said} ${page}`;
}

/** "Attach receipts to it: the amount, the picture and the day": a thing of its own that belongs to the other. */
function attachedThing(change: Change, clause: string): string | undefined {
  const [, thing = '', to = '', list = ''] = attached.exec(clause) ?? [];
  if (thing === '' || !isThings(thing) || findNamed(change.blueprint, thing)) return undefined;
  const owner = isPointing(to) ? contextEntity(change) : findMeant(change.blueprint, to);
  if (!owner || splitItems(list).length < 2 || !splitItems(list).some(isFieldLike)) return undefined;
  const said = addThing(change, `add ${thing} with ${list}`);
  const child = change.last?.entity;
  if (said === undefined || !child || child === owner) return said;
  relate(child, owner, change.ids);
  settleEntity(child);
  return `${said}${linkWords.eachBelongs(listingOf(child, owner))}`;
}

/** "Deliveries: supplier, date, goods" without a verb: fields of a known thing, or a new one. */
function toldThing(change: Change, clause: string): string | undefined {
  const [, each, thing = '', list = ''] = alone.exec(clause) ?? [];
  const items = splitItems(list);
  const known = findMeant(change.blueprint, thing);
  if (thing === '' || items.filter(isFieldLike).length * 2 < items.length) return undefined;
  if (known) return addField(change, `add ${list} to ${known.labelPlural}`);
  return each === undefined && isThings(thing) ? addThing(change, `add ${thing} with ${list}`) : undefined;
}

/** Several of a kind, as a list of records has them. */
const isThings = (words: string): boolean =>
  readNoun(bare(words))?.plural === true || plural(words).toLowerCase() === words.toLowerCase();
