import { isPlural } from '../../words.ts';
import { bare, isListed, isMeasure, typeOf } from '../fields/field-phrase.ts';
import { listed } from '../layout/marker.ts';
import { brackets, splitItems } from '../text/split.ts';
import { mayBeThing } from '../text/words-of.ts';
import { isAppTitle } from '../things/app-title.ts';
import { doing } from '../things/items.ts';
import { valueWords } from '../things/list-kinds.ts';
import { readNoun } from '../things/nouns.ts';
import { checked } from './list-end.ts';
import { mainClauses } from './main-clauses.ts';

const count = '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|a dozen|twelve|twenty)';
const bracketed = new RegExp(
  `(?<=^|[,;:]\\s+|\\b(?:and|plus|have|has|need|needs|own|keep|with|of|manage|track|are|got|also|'ve)\\s+)((?:(?:the|our|my|all|about|some|around)\\s+)*(?:${count}\\s+)?)([\\p{L}-]+(?:\\s(?!(?:and|or|of|we|i|they|that|which|in|on|at|for|to|with)\\b)[\\p{L}-]+)?)((?:\\s(?:that |which )?(?:we|i|they|you) [\\p{L}]+(?:\\s[\\p{L}]{2,5})?)?)\\s\\(([^(),]+,[^()]+)\\)`,
  'giu',
);
const introduction =
  /^(?:(?:and|so|also|plus|i|we|you|they|have|has|'ve|got|need|want|keep|own|manage|track|there|are|is|with|of|to|a|an|app|list|overview|inventory|catalogue|table|for|register|the|our|my|would|like|'d|should|it|store|record|all)\b|[\s,;:.'-])*$/i;

function ownList(after: string): string[] {
  const [, words = '', list = ''] = /^(?:(?:the|our|all|every|each) )([^:]+?): (.+)$/.exec(after) ?? [];
  return (words === '' ? undefined : checked(words, list)) ?? mainClauses(after);
}

/** "A list of our stock (...)": what is listed is many, whatever its word. */
const collected =
  /\b(?:list|register|overview|inventory|catalogue|table|record) of (?:(?:all|the|our|my) )*$/i;

/** Whether what a bracket lists are attributes rather than examples or choices: some are known as such, none is a thing. */
function areAttributes(list: string): boolean {
  const items = splitItems(list).map((item) =>
    bare((brackets(item)?.head ?? item).replace(/\s+in\s+[\p{L}²³]+$/iu, '')),
  );
  const known = items.filter((item) => isListed(item) || isMeasure(item) || typeOf(item).known !== 'unknown');
  return known.length * 3 >= items.length && items.length > 1;
}

/** "We have looms (brand, width) and weavers (name, phone)": many of something, and what is kept of each. */
export function bracketedThings(sentence: string): string[] | undefined {
  if (!sentence.includes('(') || sentence.length > 1200) return undefined;
  const found = [...sentence.matchAll(bracketed)].flatMap((part) => {
    const [whole, , words = '', , list = ''] = part;
    const name = words.replace(doing, '');
    const noun = readNoun(bare(name));
    const isKept = collected.test(sentence.slice(0, part.index + (part[1] ?? '').length));
    const isOther =
      noun?.plural === true && typeOf(bare(name)).known !== 'exact' && !valueWords.test(bare(name));
    const isStock = isKept && /^\p{L}+$/u.test(bare(name)) && !isPlural(bare(name)) && mayBeThing(bare(name));
    const isThing = (isOther || isStock || (isKept && noun?.plural === false)) && !isAppTitle(bare(name));
    return isThing && areAttributes(list) ? [{ at: part.index, whole, name: bare(name), list }] : [];
  });
  if (found.length === 0) return undefined;
  const rest = found.reduceRight(
    (text, { at, whole }) => `${text.slice(0, at)}${text.slice(at + whole.length)}`,
    sentence,
  );
  const [only] = found;
  const after =
    only && sentence.slice(only.at + only.whole.length).replace(/^[\s,]*(?:and|plus|then)\s+/i, '');
  const lists = found.map(({ name, list }) => listed(name, [list]));
  if (introduction.test(rest)) return lists;
  // "A list of our gear (...) and the trips: ...": what comes next is another thing.
  if (
    only &&
    after &&
    found.length === 1 &&
    introduction.test(sentence.slice(0, only.at)) &&
    /^(?:the|our|all|every|each) [\p{L}-]+(?: [\p{L}-]+)?(?::|,? with| \()\s/iu.test(after)
  )
    return [...lists, ...ownList(after)];
  // What else the sentence says is read by itself, where it is more than the things' names.
  return found.length > 1 ? [...lists, sentence.replace(/\s\([^()]*\)/g, '')] : undefined;
}
