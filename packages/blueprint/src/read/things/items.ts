import { isPlural, singular } from '../../words.ts';
import { readAttribute } from '../fields/attributes.ts';
import { bare, isMeasure, readField, typeOf } from '../fields/field-phrase.ts';
import { completeShared } from '../fields/shared-words.ts';
import { deedIn, readDeed } from '../frames/deeds.ts';
import { readPageItem } from '../frames/pages.ts';
import {
  addField,
  type Cursor,
  type EntityDraft,
  ensureEntity,
  findEntity,
  isSure,
  statefulEntity,
} from '../reading.ts';
import { manyChoices } from '../text/many-choices.ts';
import { brackets, itemPieces, type Piece, splitItems, splitOptions, wellKnown } from '../text/split.ts';
import { isAppTitle } from './app-title.ts';
import { contentOf } from './containers.ts';
import { areWorkTimes, isAttributeList, isPartList, looksLikeThing } from './list-kinds.ts';
import { type Noun, readNoun } from './nouns.ts';
import { readContact, readNewsletter, readReachable, readReached, readsOn, readVote } from './own-items.ts';
import { markers, shownThings } from './shown.ts';
import { readMark, type Shared, shareFields, siblingsOf, spoken } from './speech.ts';
import { tickedDaily } from './ticked.ts';

const prepositions =
  /^(.*?)\s+(in|into|on|at|by|for|of|from|to|per|during|under|within|against|so|that|which|where|when|who|whose|using|via|because|is|are|can|will|we|i|they|between|across|through|comes?|arrives?|assigned|linked|computed|sorted|grouped|ordered)\s+(.*)$/is;
/** "share recipes and plan meals": what people do stands in front of what the app keeps. */
export const doing =
  /^(?:to\s+)?(?:propose|suggest|submit|report|offer|request|bring|sell|lend|share|plan|manage|track|record|log|store|organi[sz]e|create|add|collect|save|write|follow|maintain|schedule|rate|keep|handle|monitor|assign|register|document|upload|post|send)\s+(?=\w)(?!board|list|page|app)/i;
const collections =
  /^(?:.*\s)?(?:lists?|inventory|register|roster|rota|index|file|collection|set|overview|history|log|catalogue|catalog|library|directory|number|kinds?|types?|database|records?|series|group|team)$/i;

/** Reads a list of what is kept of one thing. */
export function readAttributes(cursor: Cursor, draft: EntityDraft, text: string): void {
  cursor.current = draft;
  cursor.mode = 'attributes';
  cursor.isStrict = true;
  readItems(cursor, text);
  cursor.isStrict = false;
  cursor.mode = 'things';
}

/** Reads "positions, candidates with CV and phone, and interviews with a date": things, and attributes of the last one. */
export function readItems(cursor: Cursor, text: string): void {
  const parts = itemPieces(text);
  const items = completeShared(parts);
  const shared = readEach(cursor, parts, items);
  if (shared) shareFields(shared);
}

function readEach(cursor: Cursor, parts: readonly Piece[], items: readonly string[]): Shared | undefined {
  let shared: Shared | undefined;
  let whole: EntityDraft | undefined;
  for (let at = 0; at < items.length; at++) {
    const item = items[at] ?? '';
    const status =
      /^(.*?\b(?:with|has|have)\s+)?(?:an?\s+|the\s+|its\s+)?(status|stage|state)(?:es|s)?\s*(?:is|are|of|one of|:)?\s+(?!and\b|or\b|for\b|of\b|in\b|\()([\w-].*)$/i.exec(
        item,
      );
    if (
      status?.[3] &&
      !item.includes('(') &&
      !/^(?:changes?|history|updates?|field|column|filter)\b/i.test(status[3])
    ) {
      if (status[1]) readItem(cursor, status[1].replace(/\s+(?:with|has|have)\s+$/i, ''));
      const rest = items.slice(at + 1);
      const end = rest.findIndex(isNextAttribute);
      const choices = end < 0 ? rest : rest.slice(0, end);
      setStates(cursor, status[2] ?? 'status', [status[3], ...choices].flatMap(splitOptions));
      if (end < 0) return shared;
      at += end;
      continue;
    }
    const open = cursor.current;
    const siblings = at > 0 && markers.test(item) ? siblingsOf(cursor, parts, at) : [];
    const isAlone = !readsOn.test(items[at + 1] ?? '');
    if (!isAlone || !readContact(cursor, item)) readItem(cursor, item);
    whole ??= nestedIn(cursor, item, open);
    if (siblings.length > 0 && cursor.current) shared = { from: cursor.current, siblings };
    const isLast = /\band\b/i.test(parts[at]?.after ?? '') && cursor.mode === 'attributes';
    if (isLast && cursor.current === open) cursor.isClosed = true;
    // "The buyer with name and phone, the price": the "and" ends what is told of the buyer.
    const isEnd = whole && /\band\b/i.test(parts[at]?.after ?? '') && cursor.current !== whole;
    if (isEnd && isOne(items[at + 1])) {
      cursor.current = whole;
      cursor.mode = 'attributes';
      cursor.isClosed = false;
      whole = undefined;
    }
  }
  return shared;
}

const isOne = (item: string | undefined): boolean =>
  item !== undefined && /^(?:an?|the|its|their|which|how|when|where|what|who|whether)\s/i.test(item);

/** "A sale has the buyer with name and phone": one with attributes of its own, in the list of another. */
function nestedIn(cursor: Cursor, item: string, open: EntityDraft | undefined): EntityDraft | undefined {
  const inner = cursor.current;
  if (!cursor.isStrict || !open || !inner || inner === open || !/^(?:an?|the|its|their)\s/i.test(item))
    return undefined;
  if (!markers.test(item)) return undefined;
  // "A starter has a feeding log with date and flour": what a log holds belongs to it.
  const isLog = /^[^,(]*?\b(?:log|diary|history|journal|logbook|list)\s+(?:with|having|of)\b/i.test(item);
  const [from, to] = isLog ? [inner, open] : [open, inner];
  cursor.reading.relations.push({ from, to, many: false });
  return open;
}

/** "todo, doing, done and a due date": the article, or a date, ends the choices. */
const isNextAttribute = (item: string): boolean =>
  /^(?:an?|the|its|their)\s/i.test(item) || /\w\s+(?:date|deadline|time|price|cost|amount)$/i.test(item);

/** Puts the choices of a status on the thing that moves through them. */
export function setStates(cursor: Cursor, word: string, options: readonly string[]): void {
  const draft = cursor.mode === 'attributes' && cursor.current ? cursor.current : statefulEntity(cursor);
  const field = readField(`${word} (${options.join(', ')})`);
  if (draft && field?.options) addField(draft, field);
}

function readItem(cursor: Cursor, written: string): void {
  const said = spoken(cursor, written);
  const item = cursor.mode === 'things' ? said.replace(doing, '') : said;
  if (tickedDaily(cursor, item) || readMark(cursor, item) || readSpan(cursor, item)) return;
  if (
    readReachable(cursor, item) ||
    readVote(cursor, item) ||
    readNewsletter(cursor, item) ||
    readReached(cursor, item)
  )
    return;
  const shown = shownThings(item);
  if (shown !== undefined) {
    readPageItem(cursor, item.replace(/\s*(?:\(|\bwith\b).*/i, ''));
    const inner: Cursor = { ...cursor, mode: 'things', current: undefined };
    readItem(inner, shown);
    cursor.current = inner.current ?? cursor.current;
    return;
  }
  if (readPageItem(cursor, item)) return;
  const deed = deedIn(item);
  if (deed && readDeed(cursor, { ...deed, readRest: readItems })) return;
  if (readActing(cursor, item)) return;
  const bracket = brackets(item);
  // "Which dog has found it": asked of one thing, whatever the dog has.
  const isAsked =
    cursor.isStrict === true &&
    /^(?:which|what|who|whose|how|when|where|whether|if)(?:\s\S+){1,6}$/i.test(item);
  const marked = isAsked ? null : markers.exec(item);
  if (bracket && bracket.head !== '') readBracketed(cursor, bracket);
  else if (marked?.[1] && marked[2] && openThing(cursor, marked[1], marked[2])) readItems(cursor, marked[2]);
  else readPlain(cursor, item);
}

const acting =
  /^(?:the|a|an) [\w-]+(?: [\w-]+)? (?:who|which|that) (?:is|acts as) (?:our|the|my|their|its) ([\w-]+(?: [\w-]+)?),? with (.+)$/i;

/** "The cousin who is our guide with a phone": a guide, and a phone. */
function readActing(cursor: Cursor, item: string): boolean {
  const found = cursor.isStrict ? acting.exec(item) : null;
  if (!found?.[1] || !found[2]) return false;
  readItems(cursor, `${found[1]}, ${found[2]}`);
  return true;
}

/** "rentals from/to", "from a date to a date": two days. */
function readSpan(cursor: Cursor, item: string): boolean {
  const found =
    /^(.*?)\s*\bfrom\s*(?:\/|-|and|(?:a |an? \w+ )?(?:date |day )?(?:until|to)\b)\s*(?:to|until)?(?:\s+(?:a|an)\s+\w+)?$/i.exec(
      item,
    );
  if (!found) return false;
  const noun = readNoun(bare(found[1] ?? ''));
  if (noun && (noun.concept || findEntity(cursor.reading, noun))) openThing(cursor, found[1] ?? '');
  if (!cursor.current) return false;
  addField(cursor.current, { label: 'From', type: 'date', known: 'exact' });
  addField(cursor.current, { label: 'To', type: 'date', known: 'exact' });
  return true;
}

function readBracketed(
  cursor: Cursor,
  { head, inside, tail }: { head: string; inside: string; tail: string },
): void {
  const [, own = '', parent = ''] =
    /^(.+?)\s+(?:per|(?:for|of|in|at) (?:each|every))\s+([\w-]+(?:\s[\w-]+)?)$/i.exec(head) ?? [];
  const [part, whole] = [readNoun(bare(own), true), readNoun(bare(parent))];
  const isOfCurrent =
    part?.plural === true && whole !== undefined && cursor.current === findEntity(cursor.reading, whole);
  if (part && whole && (isOfCurrent || typeOf(bare(own)).known !== 'exact')) {
    const draft = ensureEntity(cursor, part);
    draft.isListed ||= isOfCurrent;
    cursor.reading.relations.push({ from: draft, to: ensureEntity(cursor, whole), many: false });
    if (/\bor\b/i.test(inside)) setChoices(cursor, draft, inside);
    else readAttributes(cursor, draft, inside);
    return;
  }
  const marked = markers.exec(`${head} `.trim());
  if (marked?.[1] && marked[2] && openThing(cursor, marked[1])) {
    readBracketed(cursor, { head: marked[2], inside, tail });
    return;
  }
  const noun = readNoun(bare(head), true);
  const isPlainThing = noun?.plural === true && (noun.concept !== undefined || isSure(cursor, noun));
  const isField =
    cursor.current !== undefined &&
    (manyChoices(inside).isMany ||
      (cursor.mode === 'attributes' && noun?.plural === false && areChoices(inside)) ||
      (cursor.mode === 'attributes' && areWorkTimes(bare(head), inside)) ||
      (cursor.isStrict === true && /^(?:hours|times|days|sizes|colou?rs|levels|ages)$/i.test(bare(head))) ||
      (typeOf(bare(head)).known !== 'unknown' && !(noun?.plural && noun.concept)) ||
      (cursor.isStrict === true &&
        cursor.mode === 'attributes' &&
        !(isPlainThing && isAttributeList(inside))));
  if (!isField && noun && looksLikeThing(cursor, noun) && !inside.match(/^\d/)) {
    const listed = splitItems(inside);
    const attributes = listed.filter(
      (item) => typeOf(bare(brackets(item)?.head ?? item)).known !== 'unknown',
    );
    const before = cursor.mode;
    if (openThing(cursor, head)) {
      // A date among unknown words says that all of them are attributes.
      const isTold = listed.length >= 3 && listed.some((item) => wellKnown.test(bare(item)));
      if (isTold || attributes.length * 2 >= listed.length) readItems(cursor, inside);
      else if (isPartList(noun, listed)) readParts(cursor, { inside, tail });
      cursor.mode = before === 'attributes' && tail !== '' ? before : 'things';
      if (tail !== '') readItems({ ...cursor, mode: 'attributes' }, tail.replace(/^(?:with|and)\s+/i, ''));
      return;
    }
  }
  // "His measures (chest, waist, hips)": each of them is one.
  if (
    cursor.isStrict &&
    cursor.current &&
    /\b(?:measures|measurements|sizes|dimensions|details|particulars)$/i.test(head)
  ) {
    readItems(cursor, inside);
    return;
  }
  const field = readField(`${bare(head)} (${inside})`);
  if (field && cursor.current) addField(cursor.current, field);
  if (tail !== '' && cursor.current) readItem(cursor, tail.replace(/^(?:with|and)\s+/i, ''));
}

/** "A course (starter, main, dessert)": none of these is known as an attribute. */
const areChoices = (inside: string): boolean =>
  splitOptions(inside).length > 1 &&
  splitOptions(inside).every((option) => typeOf(option).known === 'unknown' && !isMeasure(option));
/** "Topics in each subject (new, shaky or solid)": the states of each. */
function setChoices(cursor: Cursor, draft: EntityDraft, choices: string): void {
  cursor.current = draft;
  cursor.mode = 'attributes';
  setStates(cursor, 'status', splitOptions(choices));
  cursor.mode = 'things';
}

/** "Locations (aisle, shelf, bin)" have these parts; "courses (puppy, agility) with a price" are of these kinds. */
function readParts(cursor: Cursor, { inside, tail }: { inside: string; tail: string }): void {
  const kind = /^with\b/i.test(tail) ? readField(`type (${inside})`) : undefined;
  if (kind && cursor.current) addField(cursor.current, kind);
  else readItems(cursor, inside);
}

/** Starts the attributes of a thing; false when the phrase names none. */
function openThing(cursor: Cursor, phrase: string, attributes = ''): boolean {
  const cutAt = prepositions.exec(phrase);
  const head = bare(cutAt?.[1] && !collections.test(cutAt[1]) ? cutAt[1] : (cutAt?.[3] ?? phrase));
  const done = /^(.+s)\s+(?:\w+ed|sold|made|bought|given|taken|kept|lent)$/i.exec(cutAt?.[1] ?? phrase)?.[1];
  if (done && readNoun(bare(done))?.plural) return openThing(cursor, done, attributes);
  const content = isAttributeList(attributes) ? contentOf(head) : undefined;
  const noun = content ?? readNoun(head, true);
  if (isAppTitle(head) && !noun?.plural) {
    cursor.current = undefined;
    cursor.mode = 'things';
    return true;
  }
  if (!noun) return false;
  const draft = ensureEntity(cursor, noun);
  if (
    cursor.mode === 'attributes' &&
    cursor.current &&
    cursor.current !== draft &&
    noun.plural &&
    /\btheir\b/i.test(phrase)
  )
    cursor.reading.relations.push({ from: draft, to: cursor.current, many: false });
  cursor.current = draft;
  cursor.mode = 'attributes';
  cursor.isClosed = false;
  if (cutAt?.[3] && !collections.test(cutAt[1] ?? '')) readTail(cursor, cutAt[2] ?? '', cutAt[3]);
  return true;
}

/** "articles in categories", "classes on a weekly schedule": what the words after a preposition add. */
function readTail(cursor: Cursor, preposition: string, tail: string): void {
  if (readPageItem(cursor, tail)) return;
  const noun = readNoun(bare(tail));
  const draft = cursor.current;
  if (!draft || !noun?.concept || !/^(?:in|into|under|for|to|from|per|of|by|between)$/i.test(preposition))
    return;
  const isPerson = noun.concept.kind === 'person' && /^(?:for|by|of|from)$/i.test(preposition);
  if ((!noun.plural || isPerson) && findEntity(cursor.reading, noun) === undefined) return;
  const target = ensureEntity(cursor, noun);
  if (target === draft) return;
  // "Articles in categories": what others lie in is kept as well as they are.
  if (noun.plural && /^(?:in|into|under)$/i.test(preposition)) target.isListed = true;
  cursor.reading.relations.push({ from: draft, to: target, many: false });
}

/** "Things inside each box": a thing of its own that belongs to the other. */
function readInEach(cursor: Cursor, item: string): boolean {
  const found =
    /^(?:all\s+)?(?:the\s+)?([\w-]+s)\s+(?:inside|in|of|on|at|per|for|under)\s+(?:each|every)\s+([\w-]+)(?:\s+so\b.*)?$/i.exec(
      item,
    );
  const [part, whole] = [readNoun(bare(found?.[1] ?? ''), true), readNoun(bare(found?.[2] ?? ''))];
  const parent = whole && findEntity(cursor.reading, whole);
  if (!part?.plural || !parent || isMeasure(item)) return false;
  const draft = ensureEntity(cursor, part);
  if (draft === parent) return false;
  draft.isListed = true;
  cursor.reading.relations.push({ from: draft, to: parent, many: false });
  cursor.current = draft;
  return true;
}

function readPlain(cursor: Cursor, item: string): void {
  if (cursor.mode === 'things' && readInEach(cursor, item)) return;
  const range = readField(item);
  if (cursor.mode === 'attributes' && cursor.current) {
    readAttribute(cursor, item, range);
    return;
  }
  if (cursor.current && range && /^(?:number|count|no\.?) of\s/i.test(bare(item))) {
    addField(cursor.current, range);
    return;
  }
  const cutAt = prepositions.exec(item);
  const counted = cutAt?.[1] && collections.test(cutAt[1]) && /^of$/i.test(cutAt[2] ?? '');
  const whole = bare((counted ? cutAt?.[3] : cutAt?.[1]) ?? item);
  const head = whole
    .replace(/(?<=\w)\s+(?:history|overview|archive)$/i, '')
    .replace(/(?<=\ws)\s+(?:\w+ed|sold|made|bought|given|taken|kept|lent)$/i, '');
  const noun = contentOf(head) ?? readNoun(head);
  if (isAppTitle(whole) && !(noun?.plural && noun.concept)) return;
  // "Packages and their prices": one of each.
  const theirs = /^(?:their|its)\s/i.test(item) && isPlural(head) ? readField(singular(head)) : undefined;
  if (cursor.current && theirs?.known === 'exact' && !(noun && findEntity(cursor.reading, noun))) {
    addField(cursor.current, theirs);
    return;
  }
  if (!noun || isAside(cursor, noun, head)) {
    if (
      cursor.current &&
      range &&
      (range.known === 'exact' || isMeasure(head)) &&
      !(isPlural(head) && !isMeasure(head))
    )
      addField(cursor.current, range);
    return;
  }
  const isTheirs = /^(?:their|its|his|her)\s/i.test(item);
  if (isTheirs && cursor.current && range && range.known !== 'unknown' && !noun.concept) {
    addField(cursor.current, range);
    return;
  }
  const owner = /^their\s/i.test(item) ? cursor.current : undefined;
  cursor.current = ensureEntity(cursor, noun);
  cursor.current.isListed ||= noun.plural || noun.concept !== undefined;
  if (owner && owner !== cursor.current)
    cursor.reading.relations.push({ from: cursor.current, to: owner, many: false });
  if (cutAt?.[3] && !counted) readTail(cursor, cutAt[2] ?? '', cutAt[3]);
}

/** Attributes and unknown single words among the things are no entities. */
function isAside(cursor: Cursor, noun: Noun, head: string): boolean {
  if (isMeasure(head)) return true;
  if (noun.plural) return false;
  if (findEntity(cursor.reading, noun)) return false;
  if (typeOf(head).known === 'exact' && cursor.current !== undefined) return true;
  return noun.concept === undefined;
}
