import {
  adverbs,
  auxiliaries,
  conjunctions,
  determiners,
  modals,
  negators,
  possessives,
  prepositions,
  pronouns,
  questionWords,
  subordinators,
} from '../../lexicon/words/closed.ts';
import { isParticiple, verbForms } from '../../lexicon/words/verbs.ts';
import { isPlural } from '../../words.ts';
import { isCalled, isDescribing, isGrammar, isMeasureWord, isNumber, mayBeThing } from './words-of.ts';

/**
 * What a word does in its sentence: noun, verb, adjective, determiner, owner (my), pronoun, question word, preposition,
 * conjunction, subordinator, auxiliary, modal, negation, adverb, number, mark.
 */
export type Tag =
  | 'n'
  | 'v'
  | 'a'
  | 'd'
  | 'o'
  | 'r'
  | 'q'
  | 'p'
  | 'c'
  | 's'
  | 'x'
  | 'm'
  | 'g'
  | 'e'
  | '#'
  | '.';
export type Token = { text: string; lower: string; tag: Tag; at: number };

const pattern = /[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*%?|[^\s\p{L}\p{N}]/gu;

const closed: readonly (readonly [ReadonlySet<string>, Tag])[] = [
  [negators, 'g'],
  [possessives, 'o'],
  [determiners, 'd'],
  [modals, 'm'],
  [auxiliaries, 'x'],
  [pronouns, 'r'],
  [questionWords, 'q'],
  [conjunctions, 'c'],
  [prepositions, 'p'],
  [subordinators, 's'],
];

/** The words of a sentence with what each does there, told by lists first and then by its neighbours. */
export function tagged(sentence: string): Token[] {
  const tokens: Token[] = [...sentence.matchAll(pattern)].map(({ 0: text, index }) => ({
    text,
    lower: text.toLowerCase(),
    tag: '.' as Tag,
    at: index,
  }));
  tokens.forEach((token, at) => {
    token.tag = tagOf(token, tokens[at - 1], tokens[at + 1]);
  });
  return tokens;
}

/** One letter a word, for patterns over the course of a sentence. */
export const courseOf = (tokens: readonly Token[]): string => tokens.map(({ tag }) => tag).join('');

function tagOf({ lower }: Token, before: Token | undefined, after: Token | undefined): Tag {
  if (!/[\p{L}\p{N}]/u.test(lower)) return '.';
  if (isNumber(lower)) return '#';
  for (const [words, tag] of closed) if (words.has(lower)) return tag;
  const isVerb = verbForms.has(lower);
  if (isVerb)
    return isCalled(lower) || mayBeThing(lower)
      ? eitherOf(lower, before, after)
      : plainVerb(lower, before, after);
  if (adverbs.has(lower) && !isCalled(lower)) return 'e';
  if (isMeasureWord(lower)) return 'n';
  if (isDescribing(lower)) return 'a';
  return isGrammar(lower) ? 'e' : 'n';
}

/** "Planned", "broken" in front of a noun describe it. */
function plainVerb(word: string, before: Token | undefined, after: Token | undefined): Tag {
  const isNamed = before !== undefined && (before.tag === 'd' || before.tag === 'o' || before.tag === 'a');
  if (isNamed && after !== undefined && /[\p{L}]/u.test(after.text)) return 'a';
  if (isParticiple(word) && before?.tag !== 'r') return before?.tag === 'x' ? 'v' : isNamed ? 'n' : 'v';
  return isNamed ? 'n' : 'v';
}

/** A word that may be a deed or a thing: "book a room", "a book", "people book rooms". */
function eitherOf(word: string, before: Token | undefined, after: Token | undefined): Tag {
  const previous = before?.tag ?? '.';
  if ('doa#'.includes(previous)) return 'n';
  if (before?.lower === 'to' || previous === 'm' || previous === 'r' || before?.lower === 'please')
    return 'v';
  if (previous === 'p') return 'n';
  const follows = after?.tag === undefined || after.tag === '.' ? startTag(after?.lower) : undefined;
  const opens = follows === 'object';
  if (previous === '.' && (before === undefined || !/[,/]/.test(before.text)))
    return opens && !isPlural(word) ? 'v' : 'n';
  if (previous === 'n') {
    if (before && follows !== 'object' && isDoing(word, before, after)) return 'v';
    return opens && !(isPlural(word) && isPlural(before?.lower ?? '')) ? 'v' : 'n';
  }
  if (previous === 'x') return isParticiple(word) || word.endsWith('ing') ? 'v' : 'n';
  if (previous === 'e' || previous === 'c') return opens ? 'v' : 'n';
  return 'n';
}

const particles = new Set(['up', 'in', 'out', 'off', 'down', 'back']);
const directions = new Set([...particles, 'underneath', 'online', 'for', 'on', 'to']);

/** "Parents sign up", "a player signs up", "guests order drinks": many do what one does with an "s". */
function isDoing(word: string, before: Token, after: Token | undefined): boolean {
  const [isMany, isPlain] = [
    isPlural(before.lower) || before.lower === 'staff',
    verbForms.get(word) === word,
  ];
  if (isMany !== isPlain || notDone.has(word) || /^(?:sports|goods|sales|savings)$/.test(before.lower))
    return false;
  const next = after?.lower ?? '';
  if (!isMany) return particles.has(next);
  return directions.has(next) || isNumber(next) || (isPlural(next) && !verbForms.has(next));
}

/** Words behind the plural of others that name what belongs to these: "members list", "customers contact details". */
const notDone = new Set(
  'contact list report record log address phone email text name number form page view test score result set list level end start date show'.split(
    ' ',
  ),
);

/** Whether the next word begins an object: "a room", "their orders", "all guests", "me". */
const startTag = (word: string | undefined): 'object' | undefined =>
  word !== undefined &&
  (determiners.has(word) || possessives.has(word) || pronouns.has(word) || questionWords.has(word))
    ? 'object'
    : undefined;
