import { verbForms } from '../../lexicon/words/verbs.ts';
import { isPlural, singular } from '../../words.ts';
import { bare } from '../fields/field-phrase.ts';
import { isAboutAttributes } from '../frames/topics.ts';
import { listed } from '../layout/marker.ts';
import { tagged } from '../text/tag.ts';
import { isAppTitle } from '../things/app-title.ts';
import { deedIn } from '../things/gerunds.ts';
import { readNoun } from '../things/nouns.ts';
import { bracketedThings } from './bracketed.ts';
import { checked, listOf } from './list-end.ts';
import { lookedAtThings } from './looked-at.ts';
import { toldByPicking } from './picking.ts';
import { sortedThings } from './sorted.ts';
import { toldByDeed } from './told-deeds.ts';
import { toldByForm } from './told-forms.ts';
import { toldInPassing } from './told-lists.ts';

/** A part of a sentence that tells of one thing: where it begins, the thing, and where its list begins. */
type Section = { from: number; thing: string; at: number; also?: readonly string[]; isTheirs?: boolean };

const keeping =
  "(?:i|we|you|they|people|somebody|someone)(?:'d|'ll| would| will| also| just| always| only| then| want to| need to| have to| must| should| can| like to| love to| like| want| wish to| prefer to)*\\s+(?:keep|note|write down|write|record|log|store|enter|track|know|see|jot down|put down|put|need|want|like|have|save|register|list|give)(?:\\s+(?:down|in|there|also|to know|to see|to have|to keep|to note))*\\s*:?\\s+";
const phrase =
  "((?!of\\b|one\\b|time\\b|day\\b)[\\p{L}'-]+(?:\\s(?!with\\b|of\\b|for\\b|i\\b|we\\b|they\\b|you\\b|the\\b|an?\\b|has\\b|have\\b|having\\b|that\\b|who\\b|which\\b|is\\b)[\\p{L}'-]+){0,2}?)(?:\\s+of\\s+[\\p{L}-]+)?";
const whose =
  "(,?\\s+(?:(?:that|which|who|whom)\\s+)?(?:i|we|you|they|he|she|people|somebody|someone|the [\\p{L}-]+|our [\\p{L}-]+)(?:'ve|'d| have| can| will)?\\s+(?!want\\b|list\\b|need\\b|note\\b|keep\\b|know\\b|write\\b|record\\b|would\\b|must\\b|should\\b|log\\b|enter\\b)[^,:;]{2,40}?|,?\\s+(?:that|which|who)\\s+[^,:;]{3,40}?)?";
const lists =
  '(?:,?\\s+(?:with|having|including|meaning|namely|along with|together with|i\\.?e\\.?)|\\s+(?:has|have)(?=\\s+(?:an?|the|its|their)\\s))[:,]?\\s+';
const one = '(?:an?|the|its|their|his|her|how|what|which|who|whose|when|where|whether|if)\\s';

/** The ways in which the next thing of a sentence is begun; each stands behind a pause, or behind what one does with it. */
const openers: readonly RegExp[] = [
  new RegExp(
    `(?:of |for |about )?(?:each|every|all the|all our|all my|all)\\s+${phrase}${whose}${lists}`,
    'iuy',
  ),
  new RegExp(
    `(?:the|our|my|an?|one)\\s+${phrase}${whose},?\\s+(?:having|with (?=(?:their|its|his|her)\\s)|meaning)\\s*`,
    'iuy',
  ),
  new RegExp(
    `(?:for|of|about|on|per|with|to) (?:each|every|any|all the|one)\\s+${phrase}${whose},?\\s+(?:${keeping}|(?=${one}))`,
    'iuy',
  ),
  new RegExp(
    `(?:of|about|for|on) (?:the|our|my|an?|such an?)\\s+${phrase}()(?: themselves| itself| too| as well)?,?\\s+(?:${keeping}|(?<=sel(?:f|ves),? )(?=${one})|(?<!, )(?=(?:how|what|which|who|whose|when|where|whether)\\s))`,
    'iuy',
  ),
  new RegExp(
    `(?<=\\b(?:come|comes|full of|made of|contains?|holds?) )(?:some |many |the )?${phrase},?\\s+(?:with|(?:which|that) (?:have|has))\\s+`,
    'iuy',
  ),
  new RegExp(
    `(?:the|our|my|her|his|their|all)\\s+${phrase}()\\s+(?:(?:i|we)(?:'d| would)? (?:also )?(?:like|want|need)(?: to have)?|(?:ought to|should|must|need to|needs to|has to|have to) (?:also )?(?:be|go))(?: in| on)?(?: there| it)?(?: too| as well| also)?(?::|,? with)\\s+`,
    'iuy',
  ),
  new RegExp(`(?<=\\) and )${phrase}:\\s+`, 'iuy'),
  new RegExp(`(?:of |for |about |with |from |on )?(?:each|every)\\s+${phrase}${whose}:\\s+`, 'iuy'),
  new RegExp(
    `an? (?:list|register|overview|table) of (?:all )?(?:the |our |my )?${phrase},?\\s+with\\s+`,
    'iuy',
  ),
  new RegExp(`there(?:'s| is| are) (?:also )?(?:the|an?)\\s+${phrase}:\\s+`, 'iuy'),
];
/** "Anyone may suggest a film: ...": what is handed in. */
const handedIn = new RegExp(
  `^[^,:()]{0,60}?\\b(?:suggest|add|enter|put in|submit|send|send in|send us|send me|fill in|fill out|leave|report|post|propose|upload|register|hand in|bring in|put down|raise|open|file|lodge|create)s?\\s+(?:an?|the|their|each|every|new|our)\\s+(?:new )?${phrase}(\\s+(?:that |which )?(?:i|we|they|you|people)\\s+[^,:]{2,40}?)?(?: without [^,:]{3,30}| online| there)?:\\s+`,
  'iu',
);
/** "A site with the cakes we sell: ...": what it holds. */
const held = new RegExp(
  `^([^,:()]{3,80}?)\\s(?:with|showing|listing)\\s+(?:all\\s+)?((?:the|our|my|their)\\s+)?${phrase}${whose}(?::\\s+|\\s\\((?=[^()]*\\)\\s*[.,]?\\s*$|[^()]*\\),? and ))`,
  'iu',
);
const eachTime = new RegExp(
  `(?:each time|every time|whenever)\\s+([^,:;]+?(?:,\\s[\\p{L}]+)?(?: or [^,:;]+?)?),?\\s+(?:(?:that|this|it)\\s+(?:gets?|is|should be|must be)\\s+(?:noted|recorded|logged|written down|kept|entered)(?: too| as well| down)?,?\\s+with|with|meaning|namely|${keeping})\\s*`,
  'iuy',
);

const pause =
  /(?:^(?:(?:then|and|also|so|now|finally),? )*|[,:]\s+(?:and |then |plus |also |but )*|\s(?:and|then|plus)\s+(?:then |also )?|\b(?:down|log|record|note|keep|like|want|need|needs|store|track|register|enter|is|are|list|collect|list of|register of|page|catalogue|table|full of|made of|come|comes|contains?|holds?)\s+)$/i;

/** The sections of a sentence that lists the attributes of several things, or of one that it names in passing; the rest as it was. */
export function sectionsOf(sentence: string): string[] {
  if (!/,|\band\b/.test(sentence) || sentence.length > 1200) return [sentence];
  const sorted = sortedThings(sentence);
  if (sorted)
    return [...sorted.rest.slice(0, 1), ...sorted.told, ...sorted.rest.slice(1).flatMap(sectionsOf)];
  const told =
    lookedAtThings(sentence) ??
    handed(sentence) ??
    heldBy(sentence) ??
    toldByForm(sentence) ??
    toldByPicking(sentence) ??
    toldByDeed(sentence) ??
    toldInPassing(sentence) ??
    bracketedThings(sentence);
  if (told) return told;
  const sections = sectionsIn(sentence);
  const first = sections[0];
  if (!first || (sections.length === 1 && isPlain(first, sentence))) return [sentence];
  const before = sentence.slice(0, first.from).replace(leadIn, '');
  return [
    ...(isIntroduction(before) ? [] : [before]),
    ...sections.flatMap(({ thing, at, also = [], isTheirs }, index) => {
      const end = sections[index + 1]?.from ?? sentence.length;
      const { list, rest } = listOf(sentence.slice(at, end));
      // "Each visit we pay them": of what was told of before.
      const owner = isTheirs ? sections[index - 1]?.thing : undefined;
      const own = owner === undefined ? [] : [singular(owner.toLowerCase())];
      return [listed(thing, [...own, list, ...also]), ...rest];
    }),
  ];
}

/** "Anyone may suggest a film: ..." */
function handed(sentence: string): string[] | undefined {
  const found = handedIn.exec(sentence);
  const thing = found && isRelative(found[2]) ? thingOf(found[1]) : undefined;
  return found && thing ? checked(thing, sentence.slice(found[0].length)) : undefined;
}

/** "A site with the cakes we sell: ..." */
function heldBy(sentence: string): string[] | undefined {
  const found = held.exec(sentence);
  const [, app = '', article, words, whom] = found ?? [];
  const thing = isRelative(whom) ? thingOf(words) : undefined;
  if (!found || !thing || !isPlural(thing)) return undefined;
  // "Tasks with tags: ..." lists choices of an attribute.
  if (article === undefined && !/\b(?:app|(?:web ?)?site|tool|tracker|planner|system)\b/i.test(app))
    return undefined;
  const after = sentence.slice(found[0].length);
  const close = found[0].endsWith('(') ? after.indexOf(')') : -1;
  const parts = checked(thing, close < 0 ? after : after.slice(0, close));
  const rest = close < 0 ? '' : after.slice(close + 1).replace(/^[\s,]*and\s+/i, '');
  return parts && [app, ...parts, ...(/\p{L}/u.test(rest) ? [rest] : [])];
}

const leadIn =
  /[\s,:]*(?:\b(?:so|and|but)\s+)?(?:(?:what|all) (?:i|we)(?:'m|'re|'d)?\s+(?:[\p{L}]+\s+){0,9}?is\s*)?(?:\b(?:and|then|plus|but|so)\b[\s,]*)*$/iu;

/** What the frames for one thing read by themselves, or better: "each boat has ...", "for each runner a page where ...". */
const isPlain = ({ from, at }: Section, sentence: string): boolean =>
  /\b(?:leaving|on which|by which|giving)\b/i.test(sentence.slice(at)) ||
  (from === 0 && /^\S+\s+\S+\s+(?:has|have|with)\b/i.test(sentence));

function sectionsIn(sentence: string): Section[] {
  const found: Section[] = [];
  for (const { index } of sentence.matchAll(/(?<![\p{L}'-])\p{L}/gu)) {
    if (index < (found.at(-1)?.at ?? 0) || !pause.test(sentence.slice(Math.max(0, index - 24), index)))
      continue;
    if (depth(sentence.slice(0, index)) > 0) continue;
    const section = sectionAt(sentence, index);
    if (section) found.push(section);
  }
  return found.filter(({ at }, index) => {
    const { list } = listOf(sentence.slice(at, found[index + 1]?.from));
    return !/\b[\p{L}-]+s with\b/u.test(list) && isAboutAttributes(list) && /,|\band\b/.test(list);
  });
}

const theirs = /^,?\s+(?:(?:that|which)\s+)?(?:they|he|she)\b|\b(?:them|him|her|it|one)$/i;

function sectionAt(sentence: string, index: number): Section | undefined {
  for (const opener of openers) {
    opener.lastIndex = index;
    const found = opener.exec(sentence);
    const thing = thingOf(found?.[1]);
    if (found && thing && isRelative(found[2]))
      return { from: index, thing, at: opener.lastIndex, isTheirs: theirs.test(found[2] ?? '') };
  }
  eachTime.lastIndex = index;
  const deed = eachTime.exec(sentence);
  const done = deed?.[1] === undefined ? undefined : deedIn(deed[1]);
  return deed && done
    ? { from: index, thing: done.words, at: eachTime.lastIndex, also: done.also }
    : undefined;
}

/** "Every visit I make": what stands between a thing and its list is somebody who does something. */
const isRelative = (words: string | undefined): boolean =>
  words === undefined ||
  words.trim() === '' ||
  tagged(words).some(({ tag }) => tag === 'v' || tag === 'x' || tag === 'm');

/** What sections are about: a noun that the app can keep. */
function thingOf(words: string | undefined): string | undefined {
  if (words === undefined || /^(?:other|others|them|these|those|this|that|us|you|time)$/i.test(words))
    return undefined;
  if (/^(?:evening|night|weekend|shift|work)s?$/i.test(words)) return words;
  if (isAppTitle(words) && !/^\p{L}+$/u.test(words)) return undefined;
  if (verbForms.has(words.toLowerCase()) && !readNoun(words)) return undefined;
  const noun = readNoun(bare(words), true);
  return noun && singular(words.toLowerCase()) !== 'thing' ? words : undefined;
}

const depth = (text: string): number => (text.match(/\(/g)?.length ?? 0) - (text.match(/\)/g)?.length ?? 0);

/** "I want to write down": who keeps what comes, and no more. */
const isIntroduction = (words: string): boolean =>
  words.trim() === '' ||
  /^(?:(?:so|and|well|now),?\s+)*(?:(?:i|we|our [\p{L} -]{2,30}|the [\p{L} -]{2,30})(?:'d|'m)?\s+)?(?:(?:would|just|also|really|want|wants|need|needs|like|likes|have|has|am|are|to|for|write|down|log|note|record|keep|store|track|of|register|see|a|an|the|list|all|what|after|is|this)\s*)*$/iu.test(
    words,
  );
