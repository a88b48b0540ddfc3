import { verbForms } from '../../lexicon/words/verbs.ts';
import { brackets } from '../text/split.ts';
import { tagged } from '../text/tag.ts';

/** "... and I'd like to see all runs": a wish of its own begins a sentence of its own. */
const ownWish =
  /\s*,?\s+(?:and|but|so|plus|oh and)\s+(?=(?:also\s+)?(?:i|we)(?:'d|d)?\s+(?:also\s+)?(?:would\s+)?(?:like|want|need|must|should|have to)\b|(?:please\s+)?(?:give|make|build|create|get)\s+(?:me|us)\s+(?:an?|one|the|some)\s|(?:also\s+)?keep\s+(?:an?|the)\s+(?:[\p{L}]+\s)?(?:list|log|record|register|ranking|table)\s+of\b|(?:also\s+)?(?:show|display|list)\s+(?:me\s+)?(?:the|all|a|an|my|our|what|which|who|how)\b)/iu;

const joint =
  /\s*,?\s+(?:and then|and so|and|but|so|then|while)\s+|,?\s+(?:where|(?:on|in|through|with) which)\s+|,\s+/gi;
const adverbs = '(?:(?:also|then|just|only|all|always|later|afterwards|finally|still)\\s+)*';
const somebody = new RegExp(
  `^${adverbs}(?:i|we|they|he|she|it|you|everyone|everybody|anyone|anybody|somebody|someone|nobody|no one|people|others|visitors|users|(?:all|both|none|some|each|one|most) of (?:us|them|you))\\s+${adverbs}([\\p{L}']+)`,
  'iu',
);
const something =
  /^(?:the|an?|each|every|all|our|my)\s+[\p{L}-]+(?:\s(?!who\b|which\b|that\b|they\b|it\b|he\b|she\b|we\b|you\b|i\b)[\p{L}-]+)?\s+(?:also\s+|then\s+|just\s+)*(?:can|could|should|must|may|will|might|has to|have to|needs? to|has|have|gets?|is|are|says|tells|costs?|weighs?|lasts?|expires?|starts?|begins?|belongs?|comes?|goes|consists?)\s/iu;
const begun =
  /^(?:when(?:ever)?|if|once|after|before|while|as|by|from|given|since|for|per|each time|every time|on|at|in|of|with|under|during|to|against)\b/i;

/** ", neighbours are just name and phone": what is kept of the next thing, behind no more than a pause. */
const ownList =
  /^(?:(?:the|our|all)\s+)?[\p{L}-]+s\s+(?:(?:are|have|need|get)\s+(?:just|only|simply)|(?:just|only|simply)\s+(?:have|need|get))\s+[\p{L}-]+(?:\s[\p{L}-]+)?(?:,|\s+and\s)/iu;
const isEach = /^(?:each|every)\s+[\p{L}-]+\s+(?:is|has|gets|needs)\s/iu;

/** ", sailors have a name": many who have something begin a sentence of their own, whatever stands between. */
const spliced = /^(?:the |our )?[\p{L}-]+s\s+(?:have|need|get)\s+(?:an?|the|their|its)\s/iu;

/** The sentences that a sentence is made of: each begins with somebody who does something. */
export const mainClauses = (sentence: string): string[] =>
  ownWishes(sentence)
    .flatMap(clausesOf)
    .filter((part) => part.trim() !== '');

export const ownWishes = (sentence: string): string[] => sentence.split(ownWish).flatMap(sharing);

const shared =
  /^((?:everyone|anyone|everybody|anybody|people|they|(?:our |the )?[\p{L}-]+s) (?:can|may|could)) ([^:(]+?),? and ((?:then |also )?(?:reserve|book|order|borrow|rent|request|apply|register|sign up)\b.+)$/iu;

const leaving =
  /^((?:everyone|anyone|everybody|anybody|people|they|(?:our |the )?[\p{L}-]+s)(?: can| may| could| should)?) ([a-z]+ [^:(,]+?),? (?:and |then )*(?:leave|give|fill in|type in) (?=(?:(?:the|a|an|their|his|her|its) )?[\p{L}-]+(?: [\p{L}-]+)?(?:,| and ))(?!(?:it|them|us|me)\b)(.+)$/iu;

/** "Guests can see the rooms and book one by leaving a name": two deeds of the same people. */
function sharing(sentence: string): string[] {
  const [, leaver = '', first = '', list = ''] = leaving.exec(sentence) ?? [];
  if (leaver !== '') return [`${leaver} ${first}`, `they leave ${list}`];
  const [, who = '', one = '', other = ''] = shared.exec(sentence) ?? [];
  return who === '' ? [sentence] : [`${who} ${one}`, `${who} ${other}`];
}

function clausesOf(sentence: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const found of sentence.matchAll(joint)) {
    const before = sentence.slice(from, found.index);
    const rest = sentence.slice(found.index + found[0].length);
    const isComma = !/\p{L}/u.test(found[0]);
    if (depth(sentence.slice(0, found.index)) > 0 || before.trim().split(/\s+/).length < 2) continue;
    const isLed = begun.test(before.trim());
    const isWish =
      before.includes(',') && /^(?:i|we) (?:also )?(?:need|want|would like) to see\b/i.test(rest);
    if (isLed && ((isComma && !isEach.test(rest) && !isWish) || before.trim().split(/\s+/).length <= 3))
      continue;
    const isPlace = /\bwh/i.test(found[0]);
    if (isPlace ? !opensPlace(rest, found[0]) : !opensClause(rest, { isComma, before })) continue;
    parts.push(before);
    from = found.index + found[0].length;
  }
  return [...parts, sentence.slice(from)];
}

const depth = (text: string): number =>
  (text.match(/[([]/g)?.length ?? 0) - (text.match(/[)\]]/g)?.length ?? 0);

function opensClause(rest: string, { isComma, before }: { isComma: boolean; before: string }): boolean {
  if (perEach.test(rest)) return !isComma && !endsOpen(before);
  const verb = somebody.exec(rest)?.[1];
  if (verb !== undefined) {
    const token = tagged(rest.slice(0, 120)).find(({ text }) => text === verb);
    return token !== undefined && /[xmv]/.test(token.tag) && !endsOpen(before);
  }
  if (isComma && ownList.test(rest) && !endsOpen(before)) return true;
  return (
    (!isComma || isEach.test(rest) || spliced.test(rest)) &&
    (something.test(rest) || spliced.test(rest)) &&
    !endsOpen(before) &&
    brackets(rest)?.head !== ''
  );
}

/** "A page on which neighbours can pledge", "a ladder, where I enter matches": what is done there is told by itself. */
const opensPlace = (rest: string, joint: string): boolean =>
  /^(?:[\p{L}-]+\s){1,5}?(?:can|could|may|should|must|will)\s/iu.test(rest) ||
  /^(?:an?|each|every|the)\s+[\p{L}-]+\s+(?:goes|moves|passes|travels|wanders)\s+(?:from|through)\s/iu.test(
    rest,
  ) ||
  (joint.trim().startsWith(',') && isPlainDeed(rest));

/** "I enter a match": what is done there again and again, where "I bought it" asks for a shop. */
function isPlainDeed(rest: string): boolean {
  const verb =
    /^(?:i|we|you|they|people|everyone|members)\s+(\p{L}+)\s+(?!it\b|them\b|him\b|her\b)\p{L}/iu.exec(
      rest,
    )?.[1];
  return (
    verb !== undefined &&
    verbForms.get(verb.toLowerCase()) === verb.toLowerCase() &&
    !/^(?:live|work|stay|sit|stand|put|set)$/i.test(verb)
  );
}

const perEach =
  /^(?:for|after|at|on|per|during|with) (?:each|every) [^,]{2,30},? (?:i|we|they|you|people|the [\w-]+) /i;

/** "The day that", "what": the words before still need what follows. */
const endsOpen = (before: string): boolean =>
  /\b(?:that|which|who|what|when|where|how|whether|if|of|for|to|with|or|and|is|are|was|the|an?)$/i.test(
    before.trim(),
  );
