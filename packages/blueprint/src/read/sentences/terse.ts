import { isPersonWord } from '../../lexicon/persons.ts';
import { pageWords } from '../../lexicon/phrases.ts';
import { isParticiple } from '../../lexicon/words/verbs.ts';
import { isPlural, singular } from '../../words.ts';
import { readAsked } from '../fields/asked-field.ts';
import { bare, isListed, isMeasure, typeOf } from '../fields/field-phrase.ts';
import { listed } from '../layout/marker.ts';
import { brackets, splitItems } from '../text/split.ts';
import { isAppTitle } from '../things/app-title.ts';
import { readNoun } from '../things/nouns.ts';

const owning =
  /^(?:(?:track|log|list|note|record|keep|store|save|collect) (?:all |the |my |our |new )*)?(.+?s)\s+(?:that |which )?(?:i|we|they|you|(?:my|our|the|his|her) [\p{L}-]+)(?:'ve|'m|'re)? (?:\p{L}+ )?\p{L}+(?: (?:up|in|out|at|for|on))?$/iu;

/** "Lamps I mend, owner, price, when it's due": things, and what is kept of them, with nothing said around. */
export function terseList(sentence: string): string[] {
  const [first = '', ...rest] = splitItems(sentence.trim().replace(/[.!]+$/, ''));
  const name = owning.exec(first)?.[1] ?? first;
  const items = rest.filter((item) => !isPage(item));
  const told = loggedIn(name, items) ?? withPeople(name, items);
  if (told) return [...told, ...rest.filter(isPage)];
  if (
    items.length < 2 ||
    name.split(/\s+/).length > 3 ||
    said.test(name) ||
    items.every(isDone) ||
    !isPlural(name) ||
    isAppTitle(name)
  )
    return [sentence];
  const noun = readNoun(bare(name), true);
  if (!noun?.plural || isListed(bare(name)) || !items.every(isAttribute)) return [sentence];
  return [listed(name, items), ...rest.filter(isPage)];
}

/** "Kiln log, lowest and highest": what a log holds. */
function loggedIn(name: string, items: readonly string[]): string[] | undefined {
  const isLog = /^(?:[\w-]+ ){1,4}(?:log|diary|record|readings?)$/i.test(name) && !said.test(name);
  if (!isLog || items.length < 2 || !readNoun(bare(name)) || !items.every(isAttribute)) return undefined;
  return [listed(name, items)];
}

/** "Kiln checks, potters, due dates": days of the things, and who they are for. */
function withPeople(name: string, items: readonly string[]): string[] | undefined {
  const thing = readNoun(bare(name), true);
  if (!thing?.plural || said.test(name) || items.length < 2 || name.split(/\s+/).length > 3) return undefined;
  const people = items.filter((item) => {
    const noun = readNoun(item);
    return noun?.plural && (noun.concept ? noun.concept.kind === 'person' : isPersonWord(noun.words));
  });
  // Due dates are days of the things; rent payments are things of their own.
  const values = items.filter(
    (item) =>
      isPlural(item) && /^(?:date|money)$/.test(typeOf(item).type) && readNoun(item)?.concept === undefined,
  );
  if (people.length === 0 || values.length === 0 || people.length + values.length < items.length)
    return undefined;
  return [
    listed(
      name,
      items.map((item) => singular(item.toLowerCase())),
    ),
    ...people,
  ];
}

/** "New orders, packed, sent": states, and no attributes. */
const isDone = (item: string): boolean => isParticiple(item.toLowerCase());
const said = /\b(?:with|for|show|see|list|only|and|or|no|want|need)\b/i;

const isPage = (item: string): boolean =>
  pageWords.some(([shape]) => shape.test(bare(item))) && !/\(/.test(item);

/** One of something: a known attribute, a question, or a thing in the singular. */
function isAttribute(item: string): boolean {
  const phrase = bare(brackets(item)?.head ?? item);
  if (
    phrase.split(/\s+/).length > 6 ||
    /\b(?:i|we|can|should|must|with|has|have|they|you|only)\b/i.test(phrase)
  )
    return false;
  const noun = readNoun(phrase);
  if (noun?.plural && noun.concept) return false;
  return (
    typeOf(phrase).known !== 'unknown' ||
    isMeasure(phrase) ||
    readAsked(phrase) !== undefined ||
    / or not$/i.test(phrase) ||
    (noun !== undefined && !noun.plural)
  );
}
