import { normalised, singular } from '../words.ts';
import type { FieldDraft } from './field-draft.ts';
import { bare, isListed, isMeasure, label, readField, typeOf } from './field-phrase.ts';
import { conceptOf, type Noun, readNoun } from './nouns.ts';
import { addField, type Cursor, ensureEntity, findEntity, hasStatus, isSure } from './reading.ts';
import { isGrammar } from './words-of.ts';

/** Takes an item of a list of attributes: a field, a reference, or a thing that belongs to the one spoken of. */
export function readAttribute(cursor: Cursor, item: string, field: FieldDraft | undefined): void {
  const draft = cursor.current;
  if (!draft) return;
  const told = withoutRelative(item);
  if (told !== item) {
    readAttribute(cursor, told, readField(told));
    return;
  }
  if (readPerEach(cursor, item)) return;
  if (field && /^(?:numbers?|count|amount|quantity) of\s/i.test(bare(item))) {
    addField(draft, field);
    return;
  }
  const which = /^(?:which|what) ([\w-]+)(?:\s+(?:is|was|were|are|it|he|she|they|we|i)\b.*)?$/i.exec(
    bare(item),
  )?.[1];
  if (which && readNoun(which)?.concept) {
    readAttribute(cursor, which, readField(which));
    return;
  }
  const phrase = bare(item);
  const noun = readNoun(phrase);
  const lead = readNoun(phrase.replace(/\s+(?:by|per|for|of)\s+.*$/i, ''));
  if (cursor.isClosed && !cursor.isStrict && lead?.plural && !isListed(phrase) && !isMeasure(phrase)) {
    cursor.current = ensureEntity(cursor, lead);
    cursor.current.isListed = true;
    cursor.mode = 'things';
    return;
  }
  const listed = typeOf(phrase);
  const viaSingular = noun?.plural === true && typeOf(phrase).known === 'exact' && !isListedPlural(phrase);
  const mayBeChild = listed.known !== 'exact' || viaSingular;
  if (
    noun?.concept &&
    noun.plural &&
    !isMeasure(phrase) &&
    mayBeChild &&
    isSure(cursor, noun) &&
    !isCounted(cursor, phrase)
  ) {
    readChild(cursor, noun);
    return;
  }
  if (noun?.concept && !noun.plural && listed.known !== 'exact' && conceptOf(phrase)) {
    addField(draft, {
      label: label(phrase),
      type: 'ref',
      ref: noun.words,
      otherwise: 'text',
      known: 'exact',
    });
    return;
  }
  if (!field) return;
  if (
    field.known === 'unknown' &&
    /^(?:others?|people|someone|everyone|they|members|users|we|i)\s+\w/i.test(phrase)
  )
    return;
  if (
    field.known === 'unknown' &&
    (phrase.split(/\s+/).length > 4 || /\b(?:is|are|can|should|must|will|i|we)\b/i.test(phrase))
  )
    return;
  addField(draft, field.known === 'unknown' && noun?.plural ? { ...field, type: pluralType(phrase) } : field);
}

/** "The character who carries it", "the medicine I took": what is told of an attribute is no part of its name. */
function withoutRelative(item: string): string {
  const found =
    /^((?:an?|the|its|their|my|our|which|what)\s+)?([\w'-]+(?:\s[\w'-]+){0,2}?)\s+(?:(?:who|that|which|where|whom)\s+.+|(?:i|we|it|they|he|she|you)\s+(?:\w+\s+)?(?:\w+)(?:\s+(?:it|them|for|with|on|in|to|there|at))*)$/i.exec(
      item.trim(),
    );
  const [, , head = ''] = found ?? [];
  if (
    head === '' ||
    /^(?:how|when|where|who|why|if|whether|what|which|and|or)\b/i.test(head) ||
    isGrammar(head.toLowerCase())
  )
    return item;
  return head;
}

/** "Bedrooms, pallets, credits": things that are counted; "colours, ideas" are named. */
const pluralType = (phrase: string): 'int' | 'tags' => (countedThings.test(phrase) ? 'int' : 'tags');

const countedThings =
  /\b(?:bed ?rooms|bath ?rooms|rooms|floors|beds|seats|pallets|boxes|pages|credits|points|servings|portions|guests|adults|children|kids|copies|pieces|packets|frames|eggs|litres|liters|kilometres|kilometers|kilos|miles|steps|laps|reps|sets|rounds|goals|wins|losses|votes|likes|views|downloads|passengers|participants|places|tickets|doors|windows|employees|players|people|persons|cells|hours|minutes|days|nights|weeks|months|years|lessons|sessions|units|items|cups|glasses|calories|left|needed)$/i;

/** In a list of attributes, what is usually counted is a number unless the app keeps such things. */
const isCounted = (cursor: Cursor, phrase: string): boolean =>
  cursor.isStrict === true && countedThings.test(phrase) && cursor.sure?.has(normalised(phrase)) !== true;

/** "attendance per rehearsal", "roles in each play": a thing of its own that belongs to the other. */
function readPerEach(cursor: Cursor, item: string): boolean {
  const found =
    /^(?:then\s+the\s+)?(.+?)\s+(?:per|(?:for|in|inside|of|at|on|from|during|under) (?:each|every|this|that))\s+([\w\s-]+)$/i.exec(
      bare(item),
    );
  const [child, parent] = [readNoun(found?.[1] ?? '', true), readNoun(found?.[2] ?? '')];
  const target = parent && findEntity(cursor.reading, parent);
  if (!child || !target || (!child.plural && child.concept === undefined)) return false;
  const draft = ensureEntity(cursor, child);
  draft.isListed = true;
  if (draft !== target) cursor.reading.relations.push({ from: draft, to: target, many: false });
  return true;
}

const isListedPlural = (phrase: string): boolean => isListed(phrase) && singular(phrase) !== phrase;

/** A plural thing among the attributes ("projects with tasks") becomes a thing of its own that belongs to it. */
function readChild(cursor: Cursor, noun: Noun): void {
  const parent = cursor.current;
  const child = ensureEntity(cursor, noun);
  child.isListed = true;
  if (!parent || parent === child) return;
  const isEvent = parent.concept?.kind === 'transaction' || parent.concept?.kind === 'event';
  const isThing =
    child.concept?.kind === 'person' ||
    child.concept?.kind === 'resource' ||
    child.concept?.kind === 'settings';
  const [from, to] = isEvent && isThing && !hasStatus(child) ? [parent, child] : [child, parent];
  cursor.reading.relations.push({ from, to, many: false });
}
