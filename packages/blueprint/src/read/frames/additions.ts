import { implyingVerbs } from '../../lexicon/implying-verbs.ts';
import { pageWords, stopNouns } from '../../lexicon/phrases.ts';
import { readAsked } from '../fields/asked-field.ts';
import { readWhether } from '../fields/either.ts';
import type { FieldDraft } from '../fields/field-draft.ts';
import { plainly, withoutRelative } from '../fields/field-name.ts';
import { bare, isListed, isMeasure, label, readField, typeOf } from '../fields/field-phrase.ts';
import { addField, type Cursor, type EntityDraft, ensureEntity, findEntity, isSure } from '../reading.ts';
import { brackets, splitItems } from '../text/split.ts';
import { tagged } from '../text/tag.ts';
import { isAppTitle } from '../things/app-title.ts';
import { readAttributes } from '../things/items.ts';
import { conceptOf, type Noun, readNoun } from '../things/nouns.ts';

/** Sentences that tell more of a thing that was named before, without naming it again or without a list. */

const isPage = (text: string): boolean => pageWords.some(([shape]) => shape.test(text));
const isWish =
  /\b(?:calendar|chart|graph|dashboard|overview|search|filter|export|import|reminders?|notifications?|login|button|board|page|view|theme|design|colou?rs|font|app|sum|total number)\b/i;

/** Whether a part of a sentence names one attribute: asked for, known, or one thing with an article. */
function isAttributePart(written: string): boolean {
  const item = plainly(written).text;
  const head = withoutRelative(brackets(item)?.head ?? item);
  const phrase = bare(head);
  if (phrase === '' || phrase.split(/\s+/).length > 5) return readAsked(item) !== undefined;
  if (readWhether(item) || readAsked(bare(item))) return true;
  if (isPage(phrase) || isAppTitle(phrase)) return false;
  if (isListed(phrase) || isMeasure(phrase)) return true;
  const noun = readNoun(phrase);
  if (noun?.plural && noun.concept)
    return typeOf(phrase).known !== 'unknown' && typeOf(phrase).type === 'image';
  if (typeOf(phrase).known !== 'unknown') return true;
  return (
    /^(?:an?|the|its|their|his|her|one)\s/i.test(item) &&
    noun !== undefined &&
    !noun.plural &&
    !stopNouns.has(noun.words)
  );
}

const isFragment = (list: string): boolean => {
  const items = splitItems(list);
  return items.length > 0 && items.every(isAttributePart);
};

const additions: readonly RegExp[] = [
  /^(?:oh,?\s+|well,?\s+|yes,?\s+)*(?:(?:and|also|plus|as well as|along with|besides|furthermore|in addition|additionally)\b[,:]?\s+)+(?:with\s+)?(.+)$/i,
  /^(?:oh,?\s+|and\s+|but\s+)*(?:there(?:'s| is| are)|that leaves)\s+(?:also|of course|then)\s+(.+)$/i,
  /^(?:oh,?\s+|and\s+|but\s+)*(?:i\s+(?:nearly|almost|quite)\s+forgot|(?:please\s+)?(?:don't|do not|let's not)\s+forget|not to forget|not forgetting)(?:\s+about)?[,:]?\s+(.+)$/i,
  /^(?:and\s+)?(.+?)\s+(?:would|could|should|might)\s+(?:also\s+)?be\s+(?:good|nice|great|handy|useful|helpful|lovely|possible|there|in there|noted|recorded|stored|kept)(?:\s+(?:too|as well|to have|also))*$/i,
  /^(?:(?:i|we)\s+)?(?:also|additionally)\s+(?:need|want|note|record|write down|keep|store|track|log)\s+(?!to\b)(.+)$/i,
  /^(?:i|we)(?:'d|\s+would)?\s+also\s+(?:need|want|like|note|record|write down|keep|store|track|log)\s+(?!to\b)(.+)$/i,
];

/** "Oh, and the price", "I nearly forgot the photo", "a picture would be nice too": of what was just spoken of. */
export function readAddition(cursor: Cursor, sentence: string): boolean {
  const draft = cursor.current;
  if (!draft || (draft.fields.length === 0 && !isDescribed(cursor, draft))) return false;
  const text = sentence.trim().replace(/[.!?]+$/, '');
  if (readTyped(draft, text)) return true;
  for (const shape of additions) {
    const list = shape
      .exec(text)?.[1]
      ?.replace(
        /,?\s+(?:too|as well|obviously|of course|(?:please )?(?:calculate|compute|work out)(?: it| that)?)$/i,
        '',
      );
    if (!list || /:\s/.test(list) || isWish.test(list.replace(/\(.*/, '')) || !isFragment(list)) continue;
    readAttributes(cursor, draft, list);
    cursor.current = draft;
    return true;
  }
  return false;
}

const kept =
  /^(?:the\s+|any\s+|all\s+)?([\w'-]+(?:[\s,]+[\w'-]+){0,4}?)\s+(?:(?:has|have|needs?|ought)\s+to\s+be|must\s+be|should\s+(?:also\s+)?be|is|are|gets?|can\s+be)\s+(?:also\s+)?(?:noted|recorded|kept|stored|written down|entered|logged|registered|listed|attached|added|uploaded|put down)\s+(?:down\s+)?(?:for|on|with|per|at|to|of|in)\s+(?:(?:each|every|an?|the|all)\s+)?([\w-]+(?:\s[\w-]+)?)$/i;

/** "Faults must be written down for every lift": an attribute in front of the thing that has it. */
export function readKept(cursor: Cursor, clause: string): boolean {
  const found = kept.exec(clause);
  const noun = readNoun(bare(found?.[2] ?? ''));
  const draft = noun && findEntity(cursor.reading, noun);
  if (
    !found?.[1] ||
    !draft ||
    splitItems(found[1]).some(
      (item) =>
        (readNoun(bare(item)) && findEntity(cursor.reading, readNoun(bare(item)) ?? noun)) !== undefined,
    )
  )
    return false;
  readAttributes(cursor, draft, found[1]);
  return true;
}

/** "Hopes and fears as text": of what kind the values are says that they are attributes. */
function readTyped(draft: EntityDraft, text: string): boolean {
  const { text: names, type } = plainly(text);
  const items = splitItems(names);
  if (!type || /[:(]/.test(names) || items.length > 4 || items.some((item) => item.split(/\s+/).length > 3))
    return false;
  for (const item of items) addField(draft, { label: label(item), type, known: 'exact' });
  return true;
}

const isDescribed = (cursor: Cursor, draft: EntityDraft): boolean =>
  draft.isListed === true || cursor.sure?.has(draft.concept?.id ?? draft.words) === true;

type Subject = { noun: Noun; known: EntityDraft | undefined; rest: string };

/** The thing that a clause begins with: named, or "it" for the one spoken of. */
function subjectOf(cursor: Cursor, clause: string): Subject | undefined {
  const pronoun =
    /^(?:it|they|each one|each of them|each|one of them)\s+(?:also\s+|usually\s+|always\s+)*(.+)$/i.exec(
      clause,
    )?.[1];
  const current = cursor.current;
  if (pronoun && current)
    return { noun: { words: current.words, plural: false }, known: current, rest: pronoun };
  const words = clause.split(/\s+/);
  const isEach = /^(?:each|every)$/i.test(words[0] ?? '');
  const led = isEach || /^(?:an?|the|all|one|any|our|my|these|those)$/i.test(words[0] ?? '') ? 1 : 0;
  for (const size of [3, 2, 1]) {
    const phrase = words.slice(led, led + size).join(' ');
    const noun = readNoun(phrase);
    if (!noun || /[,;:]/.test(phrase) || (isAppTitle(phrase) && !noun.concept)) continue;
    const known = findEntity(cursor.reading, noun);
    const isThing = known !== undefined || isEach || (cursor.sure !== undefined && isSure(cursor, noun));
    const rest = words
      .slice(led + size)
      .join(' ')
      .replace(/^(?:also|always|usually|then|each|all)\s+/i, '');
    if (isThing && rest !== '' && isVerbal(rest)) return { noun, known, rest };
  }
  return undefined;
}

const isVerbal = (rest: string): boolean => 'vxm'.includes(tagged(`it ${rest}`)[1]?.tag ?? '-');

/** "Every tent weighs something and stands at a pitch": what verbs say of a thing, and what follows them. */
export function readSaid(cursor: Cursor, clause: string): boolean {
  if (/^(?:if|when|because|since|although|while|show|see|list)\b/i.test(clause)) return false;
  const found = subjectOf(cursor, clause);
  if (!found) return false;
  const fields = found.rest
    .split(/\s*,\s*(?:and\s+)?|\s+and\s+(?=(?:is|are|was|has|have|gets?|\w+s)\s)/i)
    .flatMap((part) => saidIn(cursor, part));
  if (fields.length === 0) return false;
  const draft = found.known ?? ensureEntity(cursor, found.noun);
  for (const field of fields)
    if (field.ref === undefined || field.ref !== draft.words) addField(draft, field);
  cursor.current = draft;
  return true;
}

function saidIn(cursor: Cursor, part: string): FieldDraft[] {
  const lower = part
    .toLowerCase()
    .replace(/^(?:it|they)\s+/, '')
    .replace(/^(?:can|may|will|should|must)\s+(?=\w)/, '');
  const implied = implyingVerbs.find(([shape]) => shape.test(lower));
  return implied
    ? [{ label: implied[1], type: implied[2], known: 'exact' }]
    : behindPrepositions(cursor, part);
}

/** "on a date at a customer's": attributes and other things behind prepositions, one each. */
function behindPrepositions(cursor: Cursor, part: string): FieldDraft[] {
  const shape =
    /\b(?:on|at|in|for|by|from|to|with|under|of|has|have|gets?|needs?)\s+(?:an?|one|some|its|their|exactly one|a certain)\s+([\w'-]+(?:\s(?!(?:on|at|in|for|by|from|to|with|and|or|where|that|which|who|so|because|if|when)\b)[\w-]+)?)/gi;
  return [...part.matchAll(shape)].flatMap(({ 1: phrase = '' }): FieldDraft[] => {
    const words = phrase.replace(/'s$/i, '').replace(/\s+(?:on|at|in|for|by|from|to|with)$/i, '');
    const noun = readNoun(words);
    const isThing =
      noun &&
      !noun.plural &&
      (findEntity(cursor.reading, noun) || (noun.concept && cursor.sure && isSure(cursor, noun)));
    const isOne = noun && !noun.plural && /\b(?:exactly )?one $/i.test(part.slice(0, part.indexOf(phrase)));
    if (isThing || isOne)
      return [{ label: label(words), type: 'ref', ref: noun.words, otherwise: 'text', known: 'exact' }];
    const field = isListed(words) && !conceptOf(words) ? readField(words) : undefined;
    return field && field.type !== 'text' ? [field] : [];
  });
}
