import { keepVerbs, pageWords } from '../../lexicon/phrases.ts';
import { ingOf, verbForms } from '../../lexicon/words/verbs.ts';
import { isPlural, singular } from '../../words.ts';
import { bare, typeOf } from '../fields/field-phrase.ts';
import { type Cursor, ensureEntity } from '../reading.ts';
import { isClause } from '../text/prepare.ts';
import { brackets, splitItems } from '../text/split.ts';
import { isGrammar, mayBeThing } from '../text/words-of.ts';
import { isAppTitle } from '../things/app-title.ts';
import { contentOf } from '../things/containers.ts';
import { readAttributes } from '../things/items.ts';
import { type Noun, readNoun } from '../things/nouns.ts';
import { deedIn } from './deeds.ts';
import { readPageItem } from './pages.ts';
import { isDeed, tellsAtLast } from './told.ts';
import { isAboutAttributes } from './topics.ts';

/** What stands before a colon, and what is listed behind it; other sentences in it are read by the frames for them. */
type ReadOn = (cursor: Cursor, clause: string) => void;

/** "We put them on a map: each bench with its plaque": what stands before the colon speaks of something else. */
const isOfAnother = (left: string, right: string): boolean => {
  const own = /^(?:each|every)\s+([\w-]+(?:\s[\w-]+)?)\s+(?:with|having|has|gets|needs)\s/i.exec(right)?.[1];
  const isOther = own !== undefined && !/^(?:one|of|entry|item|record|thing)\b/i.test(own);
  return isOther && !left.toLowerCase().includes(singular(own.toLowerCase()));
};

const phraseOf = (left: string): string =>
  bare(
    left
      .replace(keepVerbs, '')
      .replace(
        /^(?:.{0,40}\b)?(?:an? |the |our )?(?:app|tool|site) for (?:all )?(?:the |our |my )?(?=[\p{L}-]+s$)/iu,
        '',
      )
      .replace(/^(?:per|for(?: each| every)?)\s+/i, '')
      .replace(/\s+as an? (?:gallery|list|table|board|calendar|grid|catalogue|map)$/i, '')
      .replace(
        /^(?:an?\s+|the\s+)?(?:showcase|collection|list|catalogue|catalog|database|register|overview|archive|inventory|directory|page|record|diary|log)s?\s+(?:of|for|about)\s+(?:all\s+)?(?:my\s+|our\s+|the\s+)?(?!each\b)/i,
        '',
      )
      .replace(/\s+(?:for|in|of|with)\s+.*$/i, '')
      .replace(/^(?!people|those|names|everyone)([\p{L}-]+(?: [\p{L}-]+)?)\s+(?:at|on)\s+.*$/iu, '$1')
      .replace(/(?<=\w{3}s)\s+(?:that |which )?(?:i|we|they|you) [\p{L}]+(?: \p{L}{2,5})?$/iu, '')
      .replace(
        /(?<=\w{3}s)\s+(?:[a-z]+ed|found|sold|made|seen|lent|given|kept|taken|caught|built|bought)$/i,
        '',
      ),
  );

/** "Claims: staff hand in the amount, date": who enters what is kept. */
const entered =
  /^(?:staff|people|members|everyone|everybody|employees|colleagues|we|i|they|you) (?:can |must |should )?(?:enter|hand in|fill in|write(?: down)?|note(?: down)?|log|record|send in)s? (?:an? |the |their )?(?=[^.;]+,)/i;

type Halves = { said: string; left: string; right: string; whole: string };

function halvesOf(clause: string): Halves | undefined {
  const at = clause.search(/:\s/);
  const said = clause.slice(0, at).trim();
  if (
    at < 1 ||
    /\bbelongs? to\b|\b(?:is|are) part of\b/i.test(said) ||
    (said.match(/\(/g)?.length ?? 0) > (said.match(/\)/g)?.length ?? 0)
  )
    return undefined;
  const left = said.replace(
    /\s+(?:that|which|who|i|we)\s+(?:i|we|you|they|he|she|the|my|our|is|are|has|have|want|need|keep)?\b.*$/i,
    '',
  );
  const whole = clause.slice(at + 1).trim();
  const right = whole
    .replace(entered, '')
    .replace(
      /^(?:(?:each|every)(?: \w+){0,4}|they|it|those|these)\s+(?:has|have|gets?|needs?|comes? with|with)\s+/i,
      '',
    );
  return { said, left, right, whole };
}

/** "Found things", "people on the waiting list": what a list of attributes follows is a thing, whatever it is called. */
function anyThing({ said, right }: Halves): Noun | undefined {
  const waiting = /^(?:the )?(?:people|those|everyone|names) (?:on|in) (?:the|our) ([\p{L}]+) list$/iu.exec(
    said,
  )?.[1];
  if (waiting) return { words: `${waiting.toLowerCase()} list entry`, plural: true };
  const words =
    /^(?:(?:each|every|the|our|my|all)\s+)?((?:[\p{L}-]+\s)?[\p{L}-]+)$/iu.exec(said)?.[1]?.toLowerCase() ??
    '';
  const [first = '', last = ''] = words.includes(' ') ? words.split(' ') : ['', words];
  const isNamed =
    first !== '' && /^(?:thing|item|find|entry|object|piece)s?$/.test(last) && !isGrammar(first);
  const isOne = /^(?:each|every)\s/i.test(said);
  const isPlainWord = first === '' && mayBeThing(last) && (isPlural(last) || isOne);
  if (!(isNamed || isPlainWord) || splitItems(right).length < 3 || !isAboutAttributes(right))
    return undefined;
  if (isAppTitle(words) || pageWords.some(([shape]) => shape.test(words)) || looks.test(words))
    return undefined;
  return { words: singular(words), plural: isPlural(words) };
}

/** "Repotting": a deed that is kept under its own name. */
const gerundOf = (thing: string, right: string): Noun | undefined =>
  /^[a-z]{3,}ing$/i.test(thing) &&
  splitItems(right).length > 1 &&
  isAboutAttributes(right) &&
  !/^(?:following|building|everything|something|anything|nothing|thing|setting|styling|spacing)$/i.test(thing)
    ? { words: thing.toLowerCase(), plural: false }
    : undefined;

const holder =
  /^((?:[\p{L}-]+ ){1,2})(?:notebook|log|logbook|book|diary|journal|sheet|register|record|list|file|tracker|card|table)$/iu;

/** "Knitting notebook: pattern, yarn, needles, date": what a book holds that is named after a deed. */
function held({ said, right }: Halves): Noun | undefined {
  const words = holder.exec(bare(said))?.[1]?.trim().toLowerCase();
  if (words === undefined || splitItems(right).length < 4 || !isAboutAttributes(right)) return undefined;
  const last = words.split(' ').at(-1) ?? '';
  return isGrammar(last) || looks.test(last) ? undefined : { words: singular(words), plural: true };
}

/** "We move in June: us, two cats, a piano": who is there, and nothing to keep. */
const namesSpeakers = (left: string, right: string): boolean =>
  /^(?:i|we|they|he|she|there)\b/i.test(left) &&
  splitItems(right).some((item) =>
    /^(?:just |only )?(?:us|me|him|her|them|you)(?: two| three| all)?$/i.test(item),
  );

/** "Then I tried stones: one stone flat means fine": what did not help. */
const tried =
  /^(?:(?:and|but|then|so) )*(?:i|we|he|she|they|somebody|my [\p{L}]+) (?:also |even |then )*(?:tried|used to use)\b/iu;

/** "Roles: nurse, ward manager": who uses the app, and no things in it. */
const namesRoles = (left: string, right: string): boolean =>
  /^(?:the )?(?:user )?(?:roles?|user types?|kinds of users?|actors|who uses it)$/i.test(left) &&
  splitItems(right).every((item) => item.split(/\s+/).length <= 3);

const looks =
  /\b(?:colou?rs?|fonts?|styles?|design|looks?|features?|needs?|wishes|requirements?|pages?|options|details|fields|notes?|things i|rules?|users?|roles?)\b/i;

export const colonFrame =
  (readOn: ReadOn) =>
  (cursor: Cursor, clause: string): boolean => {
    const halves = halvesOf(clause);
    if (!halves) return false;
    const { said, left, right, whole } = halves;
    if (tried.test(left) && isClause(splitItems(right)[0] ?? '')) return true;
    if (namesSpeakers(left, right) || namesRoles(left, right)) return true;
    if (isOfAnother(left, whole)) {
      readPageItem(cursor, left);
      readOn(cursor, whole);
      return true;
    }
    const thing = phraseOf(left);
    const content = contentOf(thing);
    const noun =
      content ??
      readNoun(thing) ??
      placeOf(said) ??
      (isAboutAttributes(right) ? readNoun(thing, true) : undefined) ??
      anyThing(halves);
    const owner =
      noun && isListOf(noun, thing, halves)
        ? noun
        : noun?.concept || noun?.plural
          ? undefined
          : listsThings(splitItems(right))
            ? undefined
            : (gerundOf(thing, right) ?? held(halves));
    if (owner) {
      readAttributes(cursor, ensureEntity(cursor, owner), right);
      return true;
    }
    if (!noun && isDeed(left) && tellsAtLast(cursor, clause)) return true;
    cursor.mode = 'things';
    cursor.current = undefined;
    if (!content && noun?.plural && noun.concept && !isAppTitle(thing)) {
      cursor.current = ensureEntity(cursor, noun);
      cursor.current.isListed = true;
    }
    readOn(cursor, right);
    return true;
  };

/** "Festival planning: stages, artists, volunteers": several that the lexicon knows, among them the first two. */
function listsThings(items: readonly string[]): boolean {
  const isThing = (item: string) => {
    const noun = readNoun(item.replace(/ (?:by|per|with|for) .*$/i, ''));
    return noun?.plural === true && noun.concept !== undefined;
  };
  const things = items.filter(isThing).length;
  return things >= 2 && (things * 2 >= items.length || items.slice(0, 2).every(isThing));
}

/** Whether what stands behind the colon are attributes of the thing before it. */
function isListOf(noun: Noun, thing: string, { said, right }: Halves): boolean {
  const items = splitItems(right).map((item) => bare(brackets(item)?.head ?? item));
  const known = items.filter((item) => isAttribute(item)).length;
  const isPlain = !splitItems(right).some(
    (item) =>
      /\b(?:with(?! whom)|(?<!\b(?:it|they|he|she) )(?:has|have)(?! to\b))\b/i.test(item) ||
      deedIn(brackets(item)?.head ?? item) !== undefined,
  );
  const isEach = /^(?:each|every)\s/i.test(said);
  const isTopic = !isAppTitle(thing) && (noun.plural || noun.concept !== undefined || isEach);
  if (!isEach && !noun.concept && listsThings(items)) return false;
  const begins = items.length >= 3 && items.slice(0, 2).every((item) => isAttribute(item));
  const fits = known * 2 >= items.length || (isTopic && (begins || isAboutAttributes(right)));
  // "Lost property: what, where found, date": the app is called by what it keeps.
  const isAllOfOne = noun.concept !== undefined && items.length >= 4 && isAboutAttributes(right);
  return (!isAppTitle(thing) || noun.plural || isAllOfOne) && (fits || isAllOfOne) && isPlain;
}

/** "Where we slept: ...": the places. */
function placeOf(left: string): Noun | undefined {
  const done = /^where (?:i|we|they)(?:'ve| have)? ([a-z]+)$/i.exec(left)?.[1]?.toLowerCase() ?? '';
  const verb = verbForms.get(done) ?? /^([a-z]{3,})ed$/.exec(done)?.[1];
  return verb === undefined || verb === 'be' ? undefined : { words: `${ingOf(verb)} place`, plural: true };
}

const isAttribute = (item: string): boolean => {
  const typed = typeOf(item);
  const noun = readNoun(item);
  if (noun?.plural && noun.concept && typed.known !== 'exact') return false;
  return (
    typed.known !== 'unknown' ||
    /\bor\b/.test(item) ||
    (noun !== undefined && !noun.plural && !noun.concept) ||
    // One plain word, "theme" or "built", behind the name of a thing.
    (noun === undefined && /^[\p{L}-]{3,}$/u.test(item) && !isPlural(item))
  );
};
