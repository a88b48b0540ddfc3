import { keysOf } from '@sayso/contracts/derive';
import type { FieldType } from '@sayso/core/blueprint-schema';
import { escaped, isPlural } from '../../words.ts';
import { bare, typeOf } from '../fields/field-phrase.ts';
import { cleanName } from './expression.ts';
import { type FindPart, partKind, readRule } from './rule.ts';

/** A formula that the text tells: what it gives, from which words, and of which thing where that is said. */
export type ToldFormula = {
  name: string;
  words: string;
  of?: string;
  /** The whole sentence, where it tells nothing else. */
  sentence?: string;
};

export type Told = { text: string; formulas: ToldFormula[] };

const always = '(?:\\s+(?:just|simply|always|then|automatically|equal to|the))*';
const reckoned =
  '(?:automatically\\s+)?(?:calculated|worked out|computed|reckoned|figured out|derived)(?:\\s+automatically)?(?:\\s+(?:as|from|of|by|out of))?';
const is =
  '(?:(?:which|that|and it|it)\\s+)?(?:is|are|equals?|comes? to|comes? from|(?:should|must|will|would|has to|can)\\s+(?:then\\s+)?(?:be|equal|come to|come from)|being)';
/** What stands between the name of a figure and its formula. */
const joints = new RegExp(
  `(?<bracket>\\s*\\(\\s*(?:=|(?:${is}${always}\\s+)?(?:${reckoned}:?\\s+)?|as\\s+)\\s*)|(?<mark>\\s*(?:(?:,\\s*)?${reckoned})?\\s*[=:]\\s*)|(?<verb>,?\\s+(?:${is}${always}(?:\\s+${reckoned})?|${reckoned}|as|from)\\s+(?:the\\s+)?)`,
  'giu',
);
/** "Days between start and end", as an item of a list. */
const bareSpan =
  /(?<=^|[,;:(\n]\s*|\b(?:and|with|has|have)\s+)(?:the\s+)?((?:number of\s+|total\s+)?(?:days|nights|hours|minutes|weeks)(?:\s\w+)?)\s+(?=(?:between|from)\s)/giu;

/** Finds the formulas of a text and takes them out of it: their words name no attributes and no things. */
export function toldFormulas(text: string): Told {
  const formulas: ToldFormula[] = [];
  let rest = text;
  for (let from = 0, round = 0; round < 60; round++) {
    const next = nextFormula(rest, from);
    if (!next) break;
    formulas.push(next.formula);
    rest = `${rest.slice(0, next.start)}${rest.slice(next.end)}`;
    from = next.start;
  }
  return { text: countedParts(withoutSources(rest), formulas), formulas };
}

const sourced =
  /(?<=(?:^|[,;:(\n]|\b(?:and|with))\s*[\p{L} -]{2,30}) from ([\p{L} -]{3,25}) and ([\p{L} -]{3,25}?)(?=\s*(?:[,;)\n]|\.(?:\s|$)|$))/giu;

/** "BMI from weight and height" names two figures that stand beside it, and not how it comes of them. */
const withoutSources = (text: string): string =>
  text.replace(sourced, (found, one: string, other: string, at: number) => {
    const find = partIn(`${text.slice(0, at)} ; ${text.slice(at + found.length)}`);
    const isFigure = (name: string) =>
      typeOf(bare(name)).known !== 'unknown' && find(name)?.kind === 'number';
    return isFigure(one) && isFigure(other) ? '' : found;
  });

type Found = { formula: ToldFormula; start: number; end: number };

function nextFormula(text: string, from: number): Found | undefined {
  const found: Found[] = [];
  for (const match of text.slice(from).matchAll(joints)) {
    const at = from + match.index;
    const isBracket = match.groups?.['bracket'] !== undefined;
    const name = nameBefore(text, at);
    const words = name && wordsAfter(text, { at: at + match[0].length, isBracket });
    if (!name || !words) continue;
    const isSpoken = match.groups?.['verb'] !== undefined;
    found.push(settled(text, { name, words: withUnit(text, name, words), at, isSpoken }));
    break;
  }
  const span = [...text.slice(from).matchAll(bareSpan)].find(({ index, 0: head }) =>
    wordsAfter(text, { at: from + index, isBracket: false, least: head.length }),
  );
  if (span) {
    const at = from + span.index;
    const words = wordsAfter(text, { at, isBracket: false, least: span[0].length });
    const name = (span[1] ?? '').replace(/^total\s+/i, '');
    if (words)
      found.push({
        formula: { name, words: words.text },
        start: at + span[0].trimEnd().length,
        end: words.end,
      });
  }
  return found.sort((one, other) => one.start - other.start)[0];
}

/** "Hours from start to end": the name says in what the time is told. */
function withUnit(text: string, { text: name }: Name, words: Words): Words {
  const unit = /\b(?:days|nights|hours|minutes|weeks)\b/i.exec(name)?.[0];
  const told = `${unit} from ${words.text}`;
  const isTold = /\b(?:between|from)\b/i.test(words.text);
  return unit && !isTold && readRule(told, partIn(text)) ? { ...words, text: told } : words;
}

type Words = { text: string; end: number };
type Name = { text: string; start: number; of?: string };

const cuts =
  /^.*\b(?:and|with|has|have|where|so|then|that|which|shows?|see|including|plus|also|the|an?|its|their|our|my|calculates?|computes?|works? out|want|need|track|record|log|add|note|enter|gets?|gives?)\s+/is;
/** "Type = radio / tv" names choices, "it is 2 x 3" nothing. */
const noName =
  /\b(?:types?|kind|sort|status|stage|state|category|priority|role|genre|colou?r|gender|answers?|options?|notes?|comments?|name|title|address|description|is|are|was|were|can|should|must|will|be|i|we|you|they|it|not|this|that|what|how|who)\b/i;

/** The figure that words before a joint name: the last item of a list, the subject of a sentence. */
function nameBefore(text: string, at: number): Name | undefined {
  // No name stands further off, and what looks for an edge is slow on long lines.
  const first = Math.max(0, at - 200);
  const before = text.slice(first, at);
  const inside = Math.max(
    before.search(/(?<![^.;:!?\n(),])[^.;:!?\n(),]*$/),
    before.search(/\.(?!\d)(?:[^.]|\.(?=\d))*$/) + 1,
  );
  const edge = first + inside;
  const item = before.slice(inside);
  const cut = cuts.exec(item)?.[0].length ?? /^\s*/.exec(item)?.[0].length ?? 0;
  const written = item.slice(cut).trim();
  const [, whole = written, of = ''] =
    /^(.+?)\s+(?:of|for|on|in)\s+(?:an?|the|each|every|one)\s+([\p{L}-]+(?: [\p{L}-]+)?)$/iu.exec(written) ??
    [];
  const [, owner = of, name = whole] = /^([\p{L} -]+?)'s?\s+(.+)$/u.exec(whole) ?? [];
  const told = cleanName(name);
  if (told === '' || told.split(/\s+/).length > 5 || noName.test(told) || !/^\p{L}/u.test(told))
    return undefined;
  const type = typeOf(bare(told));
  if (type.known === 'exact' && !mayFollow.has(type.type)) return undefined;
  const leading =
    /\b(?:for|in|on|of) (?:each|every|an?)\s+([\p{L}-]+(?: [\p{L}-]+)?)\s*,?\s*(?:the\s+)?$/iu.exec(
      text.slice(0, edge + cut),
    )?.[1];
  const home = owner === '' ? leading : owner;
  return { text: told, start: edge + cut, ...(home ? { of: home } : {}) };
}

const mayFollow: ReadonlySet<FieldType> = new Set([
  'int',
  'number',
  'money',
  'percent',
  'rating',
  'duration',
  'string',
  'enum',
  'bool',
]);

type Place = { at: number; isBracket: boolean; least?: number };

/** Where what follows a formula begins. */
const goesOn =
  /\s+(?:and|so|which|that|where|when|if|but|then|for (?:each|every|me|us)|in (?:each|every|the)|on (?:each|every|the)|with|automatically|by itself|each time|please|too|as well|plus)\b/giu;

/** The longest run of words from a place on that is a formula about values that the text knows. */
function wordsAfter(text: string, { at, isBracket, least = 1 }: Place): Words | undefined {
  const rest = text.slice(at, at + 300);
  const close = closing(rest);
  const stop = /[;\n!?]|\.(?=\s|$)/.exec(rest)?.index ?? rest.length;
  const end = Math.min(close, stop);
  if (isBracket && (close > stop || close === rest.length)) return undefined;
  const commas = [...rest.slice(0, end).matchAll(/,/g)].map(({ index }) => index);
  const isList = /^(?:the )?(?:sum|total|average|mean|product|difference) (?:of|between)\b/i.test(rest);
  const ends = isBracket ? [end] : isList ? [...commas, end].reverse().slice(0, 8) : [commas[0] ?? end];
  for (const edge of ends) {
    const region = rest.slice(0, edge);
    const shorter = isBracket ? [] : [...region.matchAll(goesOn)].map(({ index }) => index).reverse();
    for (const cut of [edge, ...shorter].filter((cut) => cut > least)) {
      const words = rest.slice(0, cut);
      if (/\b(?:and|so|which|that|for|in|but|then|with|plus)\s*$/i.test(words)) continue;
      const outside = `${text.slice(0, at)} ; ${text.slice(at + cut)}`;
      if (!isFormula(words, outside)) continue;
      return { text: words.trim(), end: at + cut + (isBracket ? 1 : 0) };
    }
  }
  return undefined;
}

/** Where a bracket closes that was opened before. */
function closing(text: string): number {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth < 0) return at;
  }
  return text.length;
}

const isFormula = (words: string, outside: string): boolean =>
  words.length < 200 && !/\bover\b|"/i.test(words) && readRule(words, partIn(outside)) !== undefined;

/** A name is part of a formula where it is plainly a figure or a time, or the text speaks of it elsewhere too. */
const partIn =
  (outside: string): FindPart =>
  (name) => {
    const words = bare(name);
    if (words.split(/\s+/).length > 5 || !/^\p{L}/u.test(words) || noPart.test(words)) return undefined;
    const key = words.toLowerCase();
    const { type, known } = typeOf(words);
    const kind = known === 'unknown' ? undefined : partKind(type);
    if (kind) return { key, kind };
    if (known === 'exact' && !mayBeCounted.has(type)) return undefined;
    const said = new RegExp(`(?<![\\p{L}])${escaped(key)}(?:e?s)?(?![\\p{L}])`, 'iu');
    return said.test(outside) ? { key, kind: 'any' } : undefined;
  };

/** What the lexicon takes for words may be a mark all the same: "taste plus texture". */
const mayBeCounted: ReadonlySet<FieldType> = new Set(['string', 'text', 'enum', 'bool', 'ref']);

/** "Three times a week" is no product, and notes are not added up. */
const noPart =
  /\b(?:notes?|comments?|descriptions?|remarks?|messages?|names?|title|address)$|^(?:day|week|month|year|night|morning|evening|hour|minute|it|them|that|this|all|everything|each)$|\b(?:is|are|was|should|can|will|we|i|they)\b/i;

type Settling = { name: Name; words: Words; at: number; isSpoken: boolean };

/** One word or more of what may stand before a formula's name; such parts in a row are an opening. */
const openingPart =
  /(?:(?:and|then|so|also|please|the|an?|its|their|our|my|calculate|compute|work out|show|i want|i need|we need|we want|it should|the app should|to|see)(?![\p{L}-])|for (?:each|every|an?) [\p{L}-]+(?: (?!(?:and|then|so|also|please|the|an?|its|their|our|my|calculate|compute|show|to|see)\b|[\p{L}-]+')[\p{L}-]+)?,?|[\p{L}-]+(?: [\p{L}-]+)?'s?)\s*/iuy;

/** Part by part: as one expression, the ways to read an opening would double with every few words. */
function isOpening(text: string): boolean {
  openingPart.lastIndex = text.length - text.trimStart().length;
  while (openingPart.lastIndex < text.length) if (!openingPart.test(text)) return false;
  return true;
}

/** What is taken out of the text: the formula alone behind an item of a list, else the whole sentence. */
function settled(text: string, { name, words, at, isSpoken }: Settling): Found {
  const lineStart = Math.max(text.lastIndexOf('\n', at - 1) + 1, sentenceStart(text, at));
  const after = /^\s*(?:\.(?=\s|$)|$|(?=\n)|[;!?])/.exec(text.slice(words.end));
  const isWhole = after !== null && isOpening(text.slice(lineStart, name.start));
  const isAlone = isWhole && (isSpoken || after[0].trim() === '.');
  const of = name.of === undefined ? {} : { of: name.of };
  const formula: ToldFormula = { name: name.text, words: words.text, ...of };
  if (!isAlone) return { formula, start: at, end: words.end };
  const end = words.end + (after?.[0].length ?? 0);
  return {
    formula: { ...formula, sentence: text.slice(lineStart, words.end).trim() },
    start: lineStart,
    end,
  };
}

const sentenceStart = (text: string, at: number): number => {
  const stops = [...text.slice(0, at).matchAll(/[.!?;]\s+/g)];
  const last = stops.at(-1);
  return last ? last.index + last[0].length : 0;
};

/** "Guests" that a formula counts with are a number where they stand in a list, and no things of their own. */
function countedParts(text: string, formulas: readonly ToldFormula[]): string {
  let rest = text;
  for (const { words, name } of formulas) {
    const parts = namesIn(words);
    for (const part of parts) {
      const typed = typeOf(part);
      if (part.includes(' ') || !isPlural(part) || (typed.known !== 'unknown' && partKind(typed.type)))
        continue;
      const item = new RegExp(
        `((?:,|:|\\band|\\bwith)\\s+)(${escaped(part)})(?=\\s*(?:[,;)\\n]|\\.(?:\\s|$)|$|\\s+and\\b))`,
        'giu',
      );
      const isCost = parts.some((other) => typeOf(other).type === 'money') && !isTimes(words, part);
      rest = rest.replace(/[^\n.;]+/g, (sentence) =>
        [name, ...parts].some(
          (other) => other !== part && sentence.toLowerCase().includes(other.toLowerCase()),
        )
          ? sentence.replace(item, isCost ? '$1$2 cost' : '$1number of $2')
          : sentence,
      );
    }
  }
  return rest;
}

/** Whether a part is multiplied or divided: "guests times price" counts guests, "hours times rate plus materials" does not count materials. */
export const isTimes = (words: string, part: string): boolean =>
  new RegExp(
    `(?:\\btimes|\\bby|\\bwith|[x×*/])\\s+(?:the\\s+)?${escaped(part)}\\b|\\b${escaped(part)}\\s+(?:times|multiplied|divided|[x×*/])`,
    'i',
  ).test(words);

/** The names that a formula counts with. */
export function namesIn(words: string): string[] {
  const rule = readRule(words, (name) => {
    const { type, known } = typeOf(bare(name));
    return { key: bare(name), kind: (known === 'unknown' ? undefined : partKind(type)) ?? 'any' };
  });
  return rule ? [...new Set(keysOf(rule))] : [];
}
