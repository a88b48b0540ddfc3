import { pageWords, verbNouns } from '../../lexicon/phrases.ts';
import { verbForms } from '../../lexicon/words/verbs.ts';
import { isPlural, singular } from '../../words.ts';
import { bare, isListed } from '../fields/field-phrase.ts';
import { splitItems } from '../text/split.ts';
import { mayBeThing } from '../text/words-of.ts';
import { isAppTitle } from '../things/app-title.ts';
import { conceptOf, type Noun, readNoun } from '../things/nouns.ts';
import { isAboutAttributes } from './topics.ts';

/** What a sentence says before the next one lists its attributes, and whether it says anything else. */
export type Heading = { noun: Noun; isBare: boolean };

/** The thing that the list in the next sentence is about, where this one only names it, or what people do there. */
export function headingOf(sentence: string, following: readonly string[]): Heading | undefined {
  const next = following.find((one) => !remark.test(one));
  if (next === undefined || !isRun(next)) return undefined;
  const noun = bareNoun(sentence);
  if (noun) return { noun, isBare: true };
  const wanted = isListed(splitItems(next)[0] ?? '') ? wantedFor(sentence) : undefined;
  if (wanted) return { noun: wanted, isBare: true };
  if (remark.test(sentence)) return undefined;
  const left = formOf(sentence);
  return left && { noun: left, isBare: false };
}

const remark = /^(?:that|this|it|these|those)(?:'s| is| are)\b/i;
/** "That is the shelf", between a heading and its list. */
export const isRemark = (sentence: string): boolean => remark.test(sentence);

/** "Item name, category, quantity": nothing but attributes. */
const isRun = (sentence: string): boolean =>
  splitItems(sentence).length >= 3 &&
  !/^(?:i|we|you|they|he|she|it|people|there)\b|\b(?:with|has|have)\b/i.test(sentence) &&
  !/:\s/.test(sentence) &&
  isAboutAttributes(sentence);

/** "Tickets for our ferry": whose they are. */
const whose = /(?<=\w{2}s)\s+(?:for|of|at|in|from) (?:our|my|the|a|an) [\p{L}-]+(?: [\p{L}-]+)?$/iu;

/** "Stock." alone. */
function bareNoun(sentence: string): Noun | undefined {
  const words = bare(sentence.replace(/[.!:]+$/, '').replace(whose, ''));
  if (!/^[\p{L}-]+(?: [\p{L}-]+)?$/u.test(words) || isAppTitle(words)) return undefined;
  if (pageWords.some(([shape]) => shape.test(words))) return undefined;
  const lower = words.toLowerCase();
  // "Stock" is an attribute elsewhere; what a list follows is a thing.
  const isPlainWord = !lower.includes(' ') && mayBeThing(lower) && !verbForms.has(lower);
  return (
    readNoun(words, true) ?? (isPlainWord ? { words: singular(lower), plural: isPlural(lower) } : undefined)
  );
}

const wishing =
  /^(?:(?:i|we)(?:'d| would)? (?:need|want|like) )?(?:an?|some|one|the)? ?(?:(?:simple|small|little|easy|nice) )*(?:something|app|tool|tracker|list|place|help|overview|register|log|database|page) (?:for|of|to (?:track|manage|keep|organi[sz]e|list)) (?:all )?(?:my|our|the) ([\p{L}-]+(?: (?!i\b|we\b|that\b|which\b|so\b)[\p{L}-]+)?)(?:,? (?:i|we|that|which|so|because|as|since)\b.*)?$/iu;

/** "Something for my house plants, I keep killing them": the list that follows is theirs. */
function wantedFor(sentence: string): Noun | undefined {
  const words = wishing.exec(sentence.replace(/[.!]+$/, ''))?.[1] ?? '';
  const noun = words === '' || isAppTitle(words) ? undefined : readNoun(bare(words), true);
  return noun?.plural && noun.concept?.kind !== 'person' ? noun : undefined;
}

const announcing =
  /^(?:(?:and|so|now|ok)\s+)?(?:then|next|finally|lastly|after that|now),?\s+(?:there(?:'s| is| are)\s+)?(?:the|our|my)\s+([\p{L}-]+(?: [\p{L}-]+)?)$/iu;

/** "And then the reactions": what is told next is told of these. */
export const announcedIn = (sentence: string): Noun | undefined => {
  const noun = readNoun(announcing.exec(sentence.replace(/[.!:]+$/, ''))?.[1] ?? '', true);
  return noun?.plural ? noun : undefined;
};

const form =
  /^(?:people|anyone|anybody|everyone|everybody|whoever|(?:the |our )?[a-z-]+s)\b.*?\b(?:can|could|may|might)\s+(?:(?:also|just|then|simply|online)\s+)*([a-z]+)\b/i;

/** "People can offer themselves": what they leave there is an offer. */
function formOf(sentence: string): Noun | undefined {
  const verb = verbForms.get(form.exec(sentence)?.[1]?.toLowerCase() ?? '');
  const words = verb === undefined ? undefined : verbNouns[verb];
  if (words === undefined) return undefined;
  const concept = conceptOf(words);
  return { words, plural: true, ...(concept?.forms[0] === words ? { concept } : {}) };
}
