import { verbForms } from '../../lexicon/words/verbs.ts';
import { normalised, singular } from '../../words.ts';
import {
  addField,
  type Cursor,
  type EntityDraft,
  ensureEntity,
  findEntity,
  hasStatus,
  isSure,
} from '../reading.ts';
import { mentionsOf } from '../things/evidence.ts';
import { conceptOf, type Noun, readNoun } from '../things/nouns.ts';
import type { FieldDraft } from './field-draft.ts';
import { plainly, withoutRelative } from './field-name.ts';
import { bare, isListed, isMeasure, label, readField, typeOf } from './field-phrase.ts';

/** Takes an item of a list of attributes: a field, a reference, or a thing that belongs to the one spoken of. */
export function readAttribute(cursor: Cursor, item: string, field: FieldDraft | undefined): void {
  const draft = cursor.current;
  if (!draft) return;
  const told = withoutRelative(item);
  if (told !== item) {
    readAttribute(cursor, told, readField(told));
    return;
  }
  if (readPerEach(cursor, item) || readPair(cursor, item)) return;
  if (field && /^(?:(?:numbers?|count|amount|quantity) of|how many)\s/i.test(bare(item))) {
    addField(draft, field);
    return;
  }
  // "Habits as tags" says what kind of value it is.
  if (field && /\s(?:as|in) (?:tags|keywords|an? list)$/i.test(bare(item))) {
    addField(draft, field);
    return;
  }
  const which =
    /^(?:which|what) ([\w-]+)(?:\s+(?:is|was|were|are|has|have|had|did|does|it|he|she|they|we|i)\b.*)?$/i.exec(
      bare(item),
    )?.[1];
  if (which && readNoun(which)?.concept) {
    readAttribute(cursor, which, readField(which));
    return;
  }
  const phrase = bare(plainly(item).text);
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
  const isPicture =
    listed.type === 'image' &&
    cursor.isStrict === true &&
    !/^(?:upload|share|post|send|show)\s/i.test(phrase);
  const mayBeChild = (listed.known !== 'exact' || viaSingular) && !isPicture;
  if (
    noun?.concept &&
    noun.plural &&
    !isMeasure(phrase) &&
    mayBeChild &&
    isSure(cursor, noun) &&
    !isCounted(cursor, phrase) &&
    !isUsualOf(draft, phrase)
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
  if (field && isCounted(cursor, phrase) && noun?.plural && field.known === 'unknown')
    addField(draft, { ...field, type: 'int' });
  else if (field && !isOrder(item) && !isRule(item)) takeField(draft, field, phrase);
}

/** Adds what was read of an item, under the name that it has of this thing. */
function takeField(draft: EntityDraft, field: FieldDraft, phrase: string): void {
  const side =
    field.label === 'End' ? draft.fields.findLast(({ label: known }) => / start$/i.test(known)) : undefined;
  if (side) {
    addField(draft, { ...side, label: side.label.replace(/start$/i, 'end') });
    return;
  }
  // "What I took", of a migraine: what is usually taken for such a thing.
  const taken = /^what was (taken|given)$/i.exec(field.label)?.[1];
  if (taken && /\bmedication\b/.test(draft.concept?.fields ?? '')) {
    addField(draft, { ...field, label: `Medicine ${taken.toLowerCase()}` });
    return;
  }
  // "Which meal it was" of a meal is its kind.
  if (field.options && normalised(field.label) === normalised(draft.words)) {
    addField(draft, { ...field, label: 'Type' });
    return;
  }
  if (
    field.known === 'unknown' &&
    /^(?:others?|people|someone|everyone|they|members|users|we|i)\s+\w/i.test(phrase)
  )
    return;
  if (
    field.known === 'unknown' &&
    (phrase.split(/\s+/).length > 4 ||
      /\b(?:is|are|can|should|must|will|i|we|gets?|goes|them)\b/i.test(phrase))
  )
    return;
  const isMany = readNoun(phrase)?.plural === true;
  addField(draft, field.known === 'unknown' && isMany ? { ...field, type: pluralType(phrase) } : field);
}

/** "Max 2 a week", "8:00 to 21:00": a limit, and no attribute. */
const isRule = (item: string): boolean =>
  /^(?:max(?:imum)?|min(?:imum)?|at most|at least|up to|no more than)\.? \d/i.test(item.trim()) ||
  /^(?:no|without)\s|^(?:the )?(?:most|highest|best|lowest|fewest|least|fastest|slowest|newest|oldest|latest) .*\b(?:at the top|on top|first)$/i.test(
    item.trim(),
  ) ||
  // "Online booking": what people do there.
  /^(?:an? |the )?online (?:bookings?|booking (?:form|system|calendar)|reservations?|orders?|ordering|payments?|appointments?|shop|sign-?ups?)$/i.test(
    item.trim(),
  ) ||
  // "Like movie night 50": an example of what was named before.
  /^(?:like|such as|for example|for instance|e\.g\.)\s/i.test(item.trim()) ||
  // "On a map": where it is shown, and not what is kept.
  /^(?:(?:all )?(?:shown |pinned |marked )?(?:on|in|as) (?:an?|the|one) )?(?:little |nice |big )?(?:map|calendar|time ?line|board|chart|graph)$/i.test(
    item.trim(),
  ) ||
  /\bpage of (?:their|its|his|her) own\b/i.test(item) ||
  /^(?:(?:and|but) )?(?:again|likewise|ditto|as before|instead|too|later|afterwards|together|straight away|at once)$/i.test(
    item.trim(),
  ) ||
  !/[a-z]{2}/i.test(item.replace(/\bto\b/gi, ''));

/** "Compare them": no attribute, but something to do. */
const isOrder = (item: string): boolean => {
  const [verb = '', object = ''] = item.trim().toLowerCase().split(/\s+/);
  return verbForms.get(verb) === verb && /^(?:them|it|these|those|me|us)$/.test(object);
};

/** "Which student takes which class": one of each. */
function readPair(cursor: Cursor, item: string): boolean {
  const found =
    /^(?:which|what) ([\w-]+(?: [\w-]+)?) (?:\w+ )?\w+ (?:which|what) ([\w-]+(?: [\w-]+)?)$/i.exec(
      item.trim(),
    );
  const nouns = found?.slice(1).map((words) => readNoun(words));
  if (!cursor.current || !nouns?.every((noun) => noun !== undefined)) return false;
  for (const noun of nouns)
    addField(cursor.current, {
      label: label(noun.words),
      type: 'ref',
      ref: noun.words,
      otherwise: 'text',
      known: 'exact',
    });
  return true;
}

/** "Bedrooms, pallets, credits": things that are counted; "colours, ideas" are named. */
const pluralType = (phrase: string): 'int' | 'tags' => (countedThings.test(phrase) ? 'int' : 'tags');

const countedThings =
  /\b(?:bed ?rooms|bath ?rooms|rooms|floors|beds|seats|pallets|boxes|pages|credits|points|servings|portions|guests|adults|children|kids|copies|pieces|packets|frames|eggs|litres|liters|kilometres|kilometers|kilos|miles|moves|throws|strokes|mistakes|clicks|steps|laps|reps|sets|rounds|goals|wins|losses|votes|likes|views|downloads|passengers|participants|places|tickets|doors|windows|employees|players|people|persons|cells|hours|minutes|days|nights|weeks|months|years|lessons|sessions|units|items|cups|glasses|calories|left|needed)$/i;

/** In a list of attributes, what is usually counted is a number unless the app keeps such things. */
const isCounted = (cursor: Cursor, phrase: string): boolean =>
  (cursor.isStrict === true || cursor.current?.concept?.id === 'quiz_score') &&
  ((countedThings.test(phrase) && cursor.sure?.has(normalised(phrase)) !== true) ||
    isCountedToo(cursor, phrase));

/** "Passengers, bikes, cars": what is counted in one breath with something else, and named nowhere else. */
const isCountedToo = ({ current, reading }: Cursor, phrase: string): boolean =>
  current?.fields.at(-1)?.type === 'int' && mentionsOf(reading.text, phrase) === 1;

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

/** "Pieces" of a building set: such a thing has them as an attribute. */
const isUsualOf = ({ concept }: EntityDraft, phrase: string): boolean =>
  (concept?.fields ?? '')
    .split(/[,(|)]/)
    .some((field) => field.trim().split(':')[0] === phrase.toLowerCase());

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
