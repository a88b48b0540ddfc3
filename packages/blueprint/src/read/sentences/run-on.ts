import { isPlural } from '../../words.ts';
import { isListed, isMeasure, typeOf } from '../fields/field-phrase.ts';
import { type Token, tagged } from '../text/tag.ts';

/** Where one matter ends and the next begins in what is written without a stop. */
const breaks = [
  '\\s+(?:(?:and|so|but)\\s+)?(?:then\\s+|also\\s+)*(?=for (?:each|every)\\s+[\\p{L}-]+\\s+(?:i|we|you)\\b)',
  '\\s+(?:(?:and|so|but|then)\\s+)*(?=(?:each|every)(?: one| of them| [\\p{L}-]+)\\s+(?:has|have|gets?|needs)\\s(?!left|to\\b))',
  '(?<!\\b(?:for|per|of|on|at|to) (?:each|every) [\\p{L}-]+|\\b(?:which|what|that|how much))\\s+(?:(?:and|so|but)\\s+)?(?=(?:i|we)\\s+(?:also\\s+)?(?:need|want|put in|write|note|log|keep|have to|must|got \\d+)\\b)',
  '\\s+(?:and|so|also|but|plus)\\s+(?=(?:show|tell)\\s+me\\b|it\\s+(?:should|must|has to|needs to)\\b|an?\\s+(?:graph|chart|calendar|list|map)\\b)',
  '\\s+(?:and\\s+)?(?:then\\s+|also\\s+)+(?=(?:each|every|what|how|the|their|there|a|my|our)\\s)',
].join('|');
const stops = new RegExp(breaks, 'giu');
const daily =
  /^((?:then |and )*)((?:each|every) (?:day|week|month|morning|evening|night|time|sunday|monday)),?\s+(?=how|what|which|who|the\b)/i;
/** "I need members name, phone": of each of them. */
const owned = /\b(need|want|keep|have|note) (?:the )?([\p{L}-]+s) (name|title|number)(?=,)/iu;
const asking = /^(?:what|which|who|whose|who's|when|where|how|whether|if)$/;
const known =
  /^(?:know|see|say|tell|show|of|in|on|at|for|from|to|by|with|since|until|and|or|note|write|remember|count|log|choose|enter|decide)$/;

/** What people write without stops and pauses, as the sentences that it is made of. */
export function withStops(sentence: string): string[] {
  const words = sentence.split(/\s+/).length;
  const pauses = sentence.match(/[,:;()]/g)?.length ?? 0;
  if (words < 24 || pauses > words / 30) return [sentence];
  return sentence
    .split(stops)
    .flatMap(beforeOwners)
    .map((part) => withPauses(part.trim()).replace(daily, '$1$2 we note ').replace(owned, '$1 $2 with $3'))
    .filter((part) => part !== '');
}

/** "... they come to stops have a village": who has something begins a sentence, whatever stands before. */
function beforeOwners(sentence: string): string[] {
  const tokens = tagged(sentence);
  const at = tokens.findIndex(
    ({ lower, tag }, index) =>
      index > 4 &&
      tag === 'n' &&
      isPlural(lower) &&
      /^(?:have|need)$/.test(tokens[index + 1]?.lower ?? '') &&
      !'doa'.includes(tokens[index - 1]?.tag ?? 'd') &&
      !/^(?:and|or|of)$/.test(tokens[index - 1]?.lower ?? ''),
  );
  const listed = sentence.search(/\s+and the [\p{L}-]+s (?=(?:who|whose|what|which|when|how)\b)/iu);
  if (at > 0) {
    const from = tokens[at]?.at ?? 0;
    return [sentence.slice(0, from).trim(), ...beforeOwners(sentence.slice(from))];
  }
  if (listed < 0) return [sentence];
  const rest = sentence.slice(listed).replace(/^\s+and the ([\p{L}-]+)\s+/iu, '$1: ');
  return [sentence.slice(0, listed), rest];
}

/** Puts the pauses back: before what is asked for, before the next one of something, between two attributes. */
function withPauses(sentence: string): string {
  const tokens = tagged(sentence);
  const places = tokens.flatMap((token, at) => {
    const before = tokens[at - 1];
    return before && at > 1 && isPause(token, { before, after: tokens[at + 1], from: tokens[at - 2] })
      ? [before.at + before.text.length]
      : [];
  });
  return places.reduceRight((text, place) => `${text.slice(0, place)},${text.slice(place)}`, sentence);
}

function isPause(
  { lower, tag }: Token,
  { before, after, from }: { before: Token; after: Token | undefined; from: Token | undefined },
): boolean {
  if ('.,:'.includes(before.text)) return false;
  const isAsking = asking.test(lower);
  // "Who's it for what size": the preposition belongs to the question before.
  if (isAsking && before.lower === 'for' && /^(?:it|they|them|one)$/.test(from?.lower ?? '')) return true;
  if (known.test(before.lower)) return false;
  if (isAsking && (lower !== 'who' || !isPlural(before.lower)))
    return lower !== 'if' || /^there/.test(after?.lower ?? '');
  if (lower === 'the' && /^(?:day|date|time|price|cost)$/.test(after?.lower ?? '')) return true;
  if ((before.tag !== 'n' && !isAttribute(before.lower)) || from?.tag === 'm') return false;
  if (tag === 'd' || tag === 'o') return !/^(?:all|each|every|that|no|any)$/.test(lower);
  // "Name phone", "kilo price per kilo": two attributes side by side, where no name is made of both.
  const isBoth = isAttribute(before.lower) && isAttribute(lower);
  return isBoth && !isListed(`${before.lower} ${lower}`) && !isMeasure(`${before.lower} ${lower}`);
}

const isAttribute = (word: string): boolean =>
  typeOf(word).known === 'exact' || /^(?:colou?rs?|kilos?|kg|grams?|litres?)$/.test(word);
