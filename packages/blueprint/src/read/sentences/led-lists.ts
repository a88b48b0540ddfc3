import { pageWords } from '../../lexicon/phrases.ts';
import { bare, isListed, isMeasure, typeOf } from '../fields/field-phrase.ts';
import { isAboutAttributes } from '../frames/topics.ts';
import { listed } from '../layout/marker.ts';
import { withStates } from '../text/choices.ts';
import { brackets, splitItems } from '../text/split.ts';
import { type Token, tagged } from '../text/tag.ts';
import { isAppTitle } from '../things/app-title.ts';
import { readNoun } from '../things/nouns.ts';
import { listOf } from './list-end.ts';

/** A list of attributes (`from` to `to`) and the thing that it is about, whose name begins at `at`. */
type Led = Head & { from: number; to: number };
type Head = { thing: string; at: number };

/** A part of a sentence; what a bracket lists right behind its thing is about that one alone. */
export type Told = { text: string; isSure: boolean };

const leading =
  /\(|:\s|,?\s(?:with|having|including)\s(?=[^:]*[,(])|,\s(?=(?:their |its |the |an? )?(?:name|title|number|address|day|date)\b)/g;

/**
 * "The gigs I'm booked for (event, day)", "some way of keeping orders: customer, day": lists of attributes wherever they
 * stand in a sentence, each with the noun in front of what leads to it. For sentences that no other reader takes apart.
 */
export function ledLists(sentence: string): Told[] | undefined {
  if (!/[,(]/.test(sentence) || sentence.length > 1200) return undefined;
  const sure = bounded(ledIn(sentence)).filter(({ from, to }) => isList(sentence.slice(from, to)));
  const found = bounded(sure);
  const [first] = found;
  const before = sentence.slice(0, first?.at);
  if (!first) return undefined;
  return [
    ...spoken(before),
    ...found.flatMap(({ thing, from, to }, at) => {
      const { list, rest } = listOf(sentence.slice(from, to));
      const own = { text: ofHolder(thing, withStates(list)), isSure: sentence[from - 1] === '(' };
      return [own, ...rest.map(loose), ...spoken(sentence.slice(to, found[at + 1]?.at))];
    }),
  ];
}

function ledIn(sentence: string): Led[] {
  const tokens = tagged(sentence);
  const found: Led[] = [];
  let free = 0;
  for (const { 0: lead, index } of sentence.matchAll(leading)) {
    if (index < free) continue;
    const from = index + lead.length;
    const close = lead === '(' ? sentence.indexOf(')', from) : -1;
    const head = headOf(tokens.filter(({ at }) => at >= free && at < index));
    // Behind a comma alone, what is listed is about "the dogs" or "our dogs".
    const isBare = lead === ', ';
    if (head && (!isBare || /^(?:the|our|my|their)\s/i.test(sentence.slice(head.at))))
      found.push({ ...head, from, to: close < 0 ? sentence.length : close });
    free = close < 0 ? from : close + 1;
  }
  return found;
}

/** No list goes on where the next one's thing is named. */
const bounded = (found: readonly Led[]): Led[] =>
  found.map((led, at) => ({ ...led, to: Math.min(led.to, found[at + 1]?.at ?? led.to) }));

/** The noun that the words end with, or that somebody is said to do something with: "the gigs we are booked for". */
function headOf(tokens: readonly Token[]): Head | undefined {
  const end = tokens.at(-1)?.tag === 'n' ? tokens.length - 1 : beforeRelative(tokens);
  const phrase = end < 0 ? undefined : phraseAt(tokens, end);
  if (!phrase) return undefined;
  const before = tokens[phrase.start - 1];
  // "Tasks with tags: home, office": what is listed are the choices of an attribute.
  if (before && /^(?:with|has|have|having)$/.test(before.lower)) return undefined;
  // "Tasks for clients with a due date": the tasks have it.
  const isOfAnother = before?.tag === 'p' && before.lower !== 'of' && tokens[phrase.start - 2]?.tag === 'n';
  const own = isOfAnother ? phraseAt(tokens, phrase.start - 2) : phrase;
  return own && isThing(own) ? own : undefined;
}

type Phrase = Head & { start: number; isOne: boolean };

/** The noun at a place with the noun and the article in front of it. */
function phraseAt(tokens: readonly Token[], end: number): Phrase | undefined {
  const [prior, noun] = [tokens[end - 1], tokens[end]];
  if (noun?.tag !== 'n') return undefined;
  const isPair = prior?.tag === 'n' && noun.at - prior.at - prior.text.length === 1;
  const [first, thing] = isPair ? [end - 1, `${prior.text} ${noun.text}`] : [end, noun.text];
  const owner = tokens[first - 1];
  const isOne = owner !== undefined && (owner.tag === 'd' || owner.tag === 'o');
  const start = isOne ? first - 1 : first;
  return { thing, start, isOne, at: (tokens[start] ?? noun).at };
}

/** Where a thing stands before "(that) we sell": somebody and a verb follow it, and nothing but small words. */
function beforeRelative(tokens: readonly Token[]): number {
  const course = tokens.map(({ tag, lower }) => (/^(?:that|which|who)$/.test(lower) ? 't' : tag)).join('');
  return /n(?=t?r[xme]*[xv][avpedon#]{0,4}$)/.exec(course)?.index ?? -1;
}

function isThing({ thing: words, isOne }: Phrase): boolean {
  if (holders.test(words)) return true;
  const noun = readNoun(bare(words), true);
  if (!noun || !(noun.plural || isOne) || isAppTitle(words)) return false;
  if (pageWords.some(([shape]) => shape.test(words))) return false;
  // An invoice may be a file elsewhere; invoices with a list of their own are kept.
  const isKept = noun.plural && noun.concept !== undefined;
  return isKept || (typeOf(bare(words)).known !== 'exact' && !isMeasure(words));
}

/** Several attributes, most of which are known as such. */
function isList(text: string): boolean {
  const { list } = listOf(text);
  const items = splitItems(list).map((item) => bare(brackets(item)?.head ?? item));
  if (items.length < 3 || items.some((item) => item.split(/\s+/).length > 7)) return false;
  const known = items.filter(isKnown);
  return known.length * 2 >= items.length && isAboutAttributes(list);
}

const asked = /^(?:how|what|which|who|when|where|whether|if)\b/i;
function isKnown(item: string): boolean {
  if (asked.test(item) || isListed(item) || isMeasure(item) || typeOf(item).known !== 'unknown') return true;
  const noun = readNoun(item);
  return noun?.concept !== undefined && !noun.plural;
}

const holders = /^(?:stock|inventory|storage|store|supply|supplies)$/i;

/** "Our stock: ingredient, unit, quantity": what the first word names is in stock. */
function ofHolder(thing: string, list: string): string {
  const [first = '', ...rest] = splitItems(list);
  const noun = holders.test(thing) && /^[\p{L}-]+$/u.test(first) ? readNoun(first) : undefined;
  return noun && !isListed(first) ? listed(first, rest) : listed(thing, [list]);
}

/** What stands around the lists, where it says something of its own. */
const loose = (text: string): Told => ({ text, isSure: false });
const spoken = (words: string): Told[] => (saysNothing(words) ? [] : [loose(words.replace(edges, ''))]);
const edges =
  /^[)\s,.:]*(?:(?:and|also|plus|then)\s+)*|[\s,:]*(?:\s(?:and|also|plus|then|the|our|my|for|of))*[\s,:]*$/gi;
const saysNothing = (words: string): boolean =>
  words
    .replace(edges, '')
    .split(/\s+/)
    .filter((word) => !small.test(word)).length === 0;
const small =
  /^(?:and|so|also|plus|then|but|i|we|you|they|have|has|got|need|needs|want|wants|to|keep|keeping|track|tracking|manage|list|store|record|log|there|are|is|with|of|an?|an|app|for|the|our|my|all|would|like|could|do|should|must|it|this|some|tidy|simple|nice|good|way|place|overview|register)?[\s.,;:'-]*$/i;
