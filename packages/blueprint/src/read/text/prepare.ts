import { isParticiple, verbForms } from '../../lexicon/words/verbs.ts';
import { isPlural } from '../../words.ts';
import { readNoun } from '../things/nouns.ts';
import { withChoices, withStates } from './choices.ts';
import { withinBrackets } from './many-choices.ts';
import { courseOf, tagged } from './tag.ts';

/** Remarks that are not for the builder: what stands in brackets and speaks in whole sentences. */
const aside = /\s*\(([^()]*)\)/g;

const isRemark = (inside: string): boolean => {
  if (/^[\p{L} ]+!$/u.test(inside)) return true;
  if (/^[\s\d.,%€$£-]*$/.test(inside) || inside.split(/\s+/).length < 3) return false;
  const tokens = tagged(inside);
  const course = courseOf(tokens);
  if (/[r]e*[xvm]|n[xm]/.test(course))
    return !/^(?:if|where|which|when|for)\b/i.test(inside) || course.length > 8;
  return course.length > 9 && !/[,/;|]/.test(inside);
};

/** Clauses that give a reason or tell what happened before; what the app should hold is said elsewhere. */
const reasons =
  /(?:,\s*|\s+)(?:because\b|(?:cause|cos) (?=(?:i|we|they|he|she|it|the|my|our|you|that|there|otherwise)\b)|since (?=(?:i|we|they|he|she|it|that|there|the|my|our|otherwise)\b)|so that (?=(?:i|we|they|he|she|it|you|people|a|the|nobody|everyone|everybody)\b)|so (?=(?:i|we|you|they|he|she|people|everyone|everybody|nobody|(?:the|my|our) [\p{L}-]+) (?:finally )?(?:can|could|knows?|sees?|finds?|stops?|quits?|believes?|leaves? (?:me|us)|isn't|no longer|don't|doesn't|won't|never|do not|does not|has (?:his|her)|have their)\b)|although\b|even though\b|though\b|while (?=(?:i|we|they|he|she|it|you|the)\b)|in case\b|otherwise\b|if possible\b|if (?:i|we) (?:had|could)|as (?=(?:i|we|they|he|she|it|you|my|our)\s))(?:[^,;:.]|(?<=\d)[.,](?=\d))*/giu;

const examples = /,?\s*\b(?:for instance|for example|say,)\s+[^,;:.]+/gi;

/** Words that weigh what is said and add nothing to it. */
const weighing =
  /(^|,)?\s*\b(?:obviously|frankly|certainly|of course|naturally|basically|honestly|preferably|ideally|hopefully|in principle|as it happens|so to speak|to be honest|i think(?! of\b)|i guess|i suppose|by the way|in addition|as well|bear with me|believe me|mind you|thank you|sorry for [\w ]+|that said|no rush)\b(,)?(?=\s|[.!]|$)/gi;

/** "Neighbours, without an account, look ...": how they come in stands between who and what. */
export const throughout =
  /(?<=^[\p{L} '-]{3,40}), (?:without (?:an? )?(?:account|log-?in|password|sign(?:ing)?[- ]?(?:in|up)|registering|registration)|who (?:have|need) no (?:account|log-?in)|with no (?:account|log-?in))[^,]{0,20},(?= (?!with\b|showing\b))/iu;

/** "A remark, perhaps with a photo": one more of the list. */
export const perhapsWith =
  /,? (?:and |or )?(?:perhaps|maybe|possibly|sometimes|preferably|optionally)(?: also)? with (?=(?:an?|some|the)\s)/gi;

/** "Notes on what we saw, herons, otters, all that": what stands for more of its kind is no attribute. */
const andAllThat =
  /(\b(?:on|about|of|like) [^,:()]+)(?:, (?!(?:the|an?|its|their|whether|how)\b)[^,:()]{2,30}){1,6},? (?:and |or )?(?:all that|that (?:sort|kind) of thing|things like that|such things|stuff like that|you name it|so on|the like|whatever)(?=\s*(?:$|\.))/iu;

/** "Habits as tags, smoker, snorer, whatever it is": what may stand there is no attribute. */
const whatever =
  /(\b(?:tags?|keywords|labels)\b[^,:()]{0,40})(?:, [^,:()]{2,30}){1,6},? (?:and |or )?(?:whatever(?: (?:it is|else|they (?:have|need|want)|there is|comes up|fits))?|all that|and so on)(?=\s*(?:$|[.,]))/giu;

/** "A message that lands only with me": where it goes is no part of it. */
const reaching =
  /,?\s+(?:that|which)\s+(?:only\s+|just\s+|then\s+)*(?:lands?|goes|go|comes?|arrives?|is sent|are sent|gets? sent|ends? up|reach(?:es)?)(?:\s+(?:only|just|straight|directly))*\s+(?:(?:with|to|in|at|by)\s+)?(?:me|us|(?:my|our)\s+(?:[\w-]+\s)?(?:inbox|mailbox|mail|e-?mail|desk|phone))\b(?:\s+(?:alone|only|directly))?/gi;

/** "With one figure for all of it": a sum, which is read when the plan stands. */
const oneFigure =
  /,?\s+(?:and |plus )?with (?:one|an?|the|(?:an? )?overall|a single) (?:figure|total|sum|grand total|number) (?:for|of) (?:all|everything|it|them|the (?:lot|whole))\b[^,.;:()]*/gi;

/** "I'd like to gather my aunt's letters before they fade": why now. */
const beforeLost =
  /^((?:i|we)\b.{0,40}\b(?:gather|collect|save|keep|preserve|store|record|put together|write down)\s[^,:]{3,60}?) before (?:i|we|they|he|she|it|the|my|our)\b[^,.:]*$/i;

/** "My late uncle's letters" are not overdue. */
const lateKin =
  /\b(my|our|his|her|their) late (?=[\p{L}-]+(?:'s?|s')\s|(?:mum|mom|mother|dad|father|wife|husband|aunt|uncle|gran\p{L}*|brother|sister|partner|boss)\b)/giu;

/** Takes out of a sentence what says nothing about the app. */
export function prepared(sentence: string): string {
  const said = sentence
    .replace(aside, (all, inside: string) => (isRemark(inside) ? '' : all))
    .replace(/\b(has|have|with|includes?|contains?|(?<!n't |not )needs?)\s*:\s+(?=\w)/gi, '$1 ')
    .replace(
      /\b(i|we)(?:'d| would) (?:like|love|prefer) to (?=note|write|record|log|keep|enter|store|track|put)/gi,
      '$1 want to ',
    )
    .replace(weighing, (_, before?: string, after?: string) => (before === ',' && after === ',' ? ', ' : ' '))
    .replace(examples, '')
    .replace(andAllThat, '$1')
    .replace(reasons, '')
    .replace(whatever, '$1')
    .replace(withoutAccount, '')
    .replace(/,\s*several are possible\b/gi, '')
    .replace(/,?\s+\bfrom when (?:to|till|until) when\b/gi, ', from when, until when')
    .replace(/\bfrom (?:hour|time) (?:to|till|until) (?:hour|time)\b/gi, 'start time, end time')
    // "One place for every kite: ..." speaks of the kites.
    .replace(
      /\b(?:an?|one|the) (?:single )?(?:place|spot|home) for (?=(?:each|every) [\w-]+(?: [\w-]+)?:)/gi,
      '',
    )
    .replace(
      /\bfrom (?:what time|what hour) (?:to|till|until) (?:when|what time|what hour)\b/gi,
      'start time, end time',
    )
    .replace(beforeLost, '$1')
    .replace(lateKin, '$1 ')
    .replace(oneFigure, '')
    .replace(reaching, '')
    .replace(
      /\bfrom (?:which|what) (?:day|date) (?:to|till|until) (?:which|what)(?: (?:day|date))?\b/gi,
      'start date, end date',
    )
    // "A register of our boats, with name and length"
    .replace(
      /^(?!things?\b|stuff\b|every|some)((?:(?:an?|the|our|my|all)\s+)?[\p{L}' -]{3,50}),\s+(with|including|having)\s+(?=\p{L})/iu,
      '$1 $2 ',
    )
    // "People (ancestors) have a name": the other word for them.
    .replace(
      /^((?:(?:the|our|all)\s+)?[\p{L}-]+s?) \([\p{L} -]{3,30}\) (?=(?:have|has|with|need)\b)/iu,
      '$1 ',
    )
    .replace(chased, '$1 $2 ')
    .replace(/(?<=[\p{L}]s) (?:just|only|simply|merely) (?=with\s)/giu, ' ')
    .replace(/^([\p{L}-]+s), (?:that is|i\.e\.|meaning)[^:,]*:/iu, '$1:')
    .replace(/\s{2,}/g, ' ')
    .trim();
  return withStates(withChoices(withoutOwning(withCommas(withinBrackets(said)))));
}

/** "A size, either of: small, large": what follows are choices, and no list of attributes. */
const oneOf =
  /(?:,?\s+(?:which|that))?(?:\s+(?:is|are|can be|may be|must be|should be|will be)(?:\s+(?:exactly|always))?|,)\s+(?:one|any|either) of(?: (?:the following|these))?(?! (?:them|which|whom|whose|us|the|our|my|their|your|those)\b)\s*:?\s+([^.,;()]+,[^.;()]+)$/i;
export const plainChoices = (sentence: string): string =>
  sentence.replace(oneOf, (_, choices: string) => ` (${choices.trim()})`);

/** "They leave their score, again without an account" tells who may, and nothing of the score. */
export const withoutAccount =
  /(?<=\S),?(?:\s+(?:again|also|likewise|still|even|all|and))*\s+without (?:(?:having|needing|wanting) to (?:sign (?:in|up)|log in|register)|(?:(?:an?|any|having an|needing an|creating an|making an|opening an) )?(?:accounts?|log-?ins?|sign-?ups?|logging in|signing (?:in|up)|registering|registration))(?: first| at all)?\b/gi;

/** "Members classes bookings" are three: two of many stand side by side in no name. */
function withCommas(sentence: string): string {
  const tokens = tagged(sentence);
  const at = tokens.flatMap((token, index) => {
    const next = tokens[index + 1];
    // "The cook marks ideas": what one does with an "s" is a deed, though marks are things elsewhere.
    const before = tokens[index - 1];
    const isDeed =
      before?.tag === 'n' &&
      !isPlural(before.lower) &&
      verbForms.has(token.lower) &&
      verbForms.get(token.lower) !== token.lower;
    const isPair =
      !isDeed && next && token.tag === 'n' && next.tag === 'n' && isMany(token.lower) && isMany(next.lower);
    return isPair ? [token.at + token.text.length] : [];
  });
  return at.reduceRight((text, place) => `${text.slice(0, place)},${text.slice(place)}`, sentence);
}

const isMany = (word: string): boolean =>
  isPlural(word) &&
  !word.includes("'") &&
  !/^(?:sports|sales|goods|savings|news|arts|games|shows|lists|needs)$/.test(word) &&
  readNoun(word)?.concept !== undefined;

/** "Questions I'm still chasing, with the answer": what somebody does with them is no part of their name. */
const chased =
  /^((?:also |and |then )?(?:(?:the|our|my|all|some)\s+)?[\p{L}-]+(?:\s[\p{L}-]+)?s)\s+(?:that |which )?(?:i|we|they|you)(?:'m|'ve|'re|'d| am| are| have)?\s+(?:(?:still|also|already|currently|once|often|want to|need to|have to)\s+)*[\p{L}]+(?:\s(?:on|in|for|at|to|about|up|in stock|out))?,?\s+(with|including)\s/iu;

/** "The frames we have in stock with brand and price" are the frames with brand and price. */
const withoutOwning = (sentence: string): string =>
  sentence
    .replace(
      /(?<=\b[\w-]+s),? (?:that |which )?(?:i|we|they|people) (?:have|own|keep|sell|offer|stock|carry|run|rent out|look after|visit|use|make|grow|breed|collect)(?: (?:in|on|at) (?:stock|sale|offer|store|hand|the [\w-]+|our [\w-]+|my [\w-]+))?(?=,? (?:with|including)\b|:)/gi,
      '',
    )
    .replace(/^((?:the |all )?[\w-]+) \(([\w-]+)\) (?=(?:have|has|with|need|get)\b)/i, '$1 ');

const phrase = '[doa#ng]*[n#]';

/** Somebody does something: no list of things to keep. */
const clause = new RegExp(
  `^[ec.]*(?:p(?:${phrase}|r)\\.?)*[ec]*(?:r|${phrase}(?:[pc]${phrase}){0,2})[eg]*[xvm]`,
);

/** Whether a sentence tells what somebody does or is, where a list of things would just name them. */
export function isClause(sentence: string): boolean {
  const tokens = tagged(sentence);
  // "Days rented, date received": what is done to a thing, not what it does.
  const course = tokens.map(({ tag, lower }, at) =>
    tag === 'v' && isParticiple(lower) && tokens[at - 1]?.tag === 'n' ? 'a' : tag,
  );
  return clause.test(course.join(''));
}
