import { bare, readField } from '../fields/field-phrase.ts';
import { brackets } from '../text/split.ts';
import { readNoun } from '../things/nouns.ts';

/** What somebody who books says or picks, one after the other. */
export type Part =
  /** When it shall be. */
  | { kind: 'moment' }
  /** Who or what is picked from a list that the app keeps. */
  | { kind: 'thing'; words: string; attributes: string[] }
  /** An attribute of the booking. */
  | { kind: 'field'; words: string }
  /** What the app does by itself, or what is no matter of a record. */
  | { kind: 'nothing' };

const moment =
  /^(?:when|what time|at what time|(?:(?:an?|the|their|one|some|any|which) )?(?:(?:free|open|available|suitable|good|convenient) )?(?:(?:time ?|date and time ?|day and time ?|[\w-]+[- ](?:minute|hour) |half[- ]hour |hourly )?slots?|times?|hours?|days?|dates?|moment|for (?:one|an?|a few|several|some|\d+)(?: or more)? (?:hours?|days?|nights?|weeks?)|dates? and times?|days? and times?|days? and hours?)(?: (?:that|which) (?:is|are) (?:free|open|available))?(?: (?:that|which) suits? (?:them|him|her))?)$/i;
const nothing =
  /^(?:(?:get|gets|receive|receives|see|sees|view|check|checks|are|is|will|wait|come|turn|show|cancel|cancels|reschedule|confirm|done|that'?s it|all online|online|then)\b.*|(?:pay|pays) (?:online|by card|with .*)|the total(?: price)?|etc|so on)$/i;
const owing =
  /^(?:(?:pay|pays|paying)\b.*\b(?:after(?:wards)?|later|on the day|cash|in person|there|at the end)|pay|pays)$/i;
const someone =
  /^(?:who (?:does|will do|is doing|cuts|treats|sees|teaches|looks after|helps|serves) (?:it|them|him|her|that)|whom?|with whom|who with|by whom|who they (?:want|like|prefer|would like)|their favou?rite (?:one|person))$/i;
const priced =
  /(?:[€$£]\s?\d|\d\s?(?:[€$£]|euros?\b|eur\b|dollars?\b|pounds?\b|quid\b|bucks\b|usd\b|gbp\b|chf\b))/i;
const timed = /\d\s?(?:min|mins|minutes|h|hrs?|hours?)\b/i;
/** What is offered for money has a list of its own, even where the words say no more than its name. */
const offered = /^(?:services?|treatments?|packages?|courses? of treatment|massages?)$/i;
const people =
  /^(?:stylist|barber|hairdresser|therapist|doctor|dentist|physio(?:therapist)?|vet|teacher|tutor|coach|trainer|instructor|engineer|mechanic|technician|guide|consultant|advis[eo]r|lawyer|nail artist|groomer|beautician|masseu(?:r|se)|colou?rist|counsell?or|photographer|staff member|employee|specialist|practitioner|nurse|midwife)s?$/i;
const plainThing =
  /^(?:court|room|meeting room|studio|hall|desk|table|lane|pitch|field|boat|kayak|canoe|bike|bicycle|car|van|vehicle|machine|tool|equipment|instrument|chair|treatment room|sauna|booth|seat|workspace|parking space|flat|apartment|cabin|cottage|camper|trailer|costume|projector|camera|gear|service|treatment|package|massage|class|course|workshop|lesson type)s?$/i;

/** The attributes that a list of priced names says that each has. */
const attributesOf = (inside: string): string[] => [
  'name',
  ...(priced.test(inside) ? ['price'] : []),
  ...(timed.test(inside) ? ['duration'] : []),
];

/** What one item says; `verb` is the deed that it stands behind. */
export function partOf(item: string, verb: string): Part | undefined {
  const told = item
    .replace(/^(?:(?:also|then|maybe|optionally|perhaps|just|simply|even|us|me|us with|me with)\s+)+/i, '')
    .replace(
      /\s+(?:online|there|too|as well|from (?:the|a|our) list|they (?:want|need|like|would like)|each)$/i,
      '',
    )
    .trim();
  if (told === '') return { kind: 'nothing' };
  if (owing.test(told)) return { kind: 'field', words: 'whether it is paid' };
  if (moment.test(told) || moment.test(told.replace(/^(?:for|at|on)\s+/i, ''))) return { kind: 'moment' };
  if (nothing.test(told)) return { kind: 'nothing' };
  if (someone.test(told)) return { kind: 'thing', words: 'staff member', attributes: [] };
  return picked(told, verb) ?? attribute(told);
}

/** "A stylist", "a treatment (cut 30€, colour 60€)", "with a teacher". */
function picked(told: string, verb: string): Part | undefined {
  const bracket = brackets(told);
  const head = bare(
    (bracket?.head ?? told)
      .replace(/^(?:with|for|which|what|between|one of)\s+/i, '')
      .replace(/\s+from (?:the|a|our) (?:list|menu)$/i, '')
      .replace(/\s+(?:on|in|at|from|of) (?:the|our|my) [\p{L}-]+$/iu, ''),
  ).toLowerCase();
  if (head.split(' ').length > 3) return undefined;
  const last = head.split(' ').at(-1) ?? '';
  const isPicking = /^(?:pick|choose|select|book|reserve|rent|hire|request)/i.test(verb);
  if (bracket?.inside && (priced.test(bracket.inside) || offered.test(last)))
    return { kind: 'thing', words: head, attributes: attributesOf(bracket.inside) };
  if (bracket?.inside) return undefined;
  if (people.test(last) || (isPicking && (plainThing.test(last) || plainThing.test(head))))
    return { kind: 'thing', words: singularly(head), attributes: [] };
  return undefined;
}

const singularly = (head: string): string => readNoun(head, true)?.words ?? head;

/** "Their name", "what breed and size the dog is", "any health problems". */
function attribute(told: string): Part | undefined {
  const words = told
    .replace(/^(?:with|for|between|their own|their|his|her|any|some|the|an?|other)\s+(?=\p{L})/iu, '')
    .replace(/^(?:extra|special) (?=(?:requests?|wishes)$)/i, 'special ');
  const [, what, of = ''] =
    /^(?:what|which) ([\p{L}-]+(?: (?!the\b|their\b|it\b|they\b)[\p{L}-]+)?) (?:the |their |an? )?([\p{L}-]*) ?(?:is|are|has|have|it is)$/iu.exec(
      told,
    ) ?? [];
  if (what !== undefined && !/^(?:they|he|she|it|we)$/i.test(what))
    return { kind: 'field', words: of === '' || /^(?:it|they)$/i.test(of) ? what : `${of} ${what}` };
  const does = /^(?:whether|if) (?:it|they|he|she) ([\p{L}-]+)$/iu.exec(told)?.[1];
  if (does !== undefined) return { kind: 'field', words: `${does} (yes/no)` };
  const paid = /^pays? (?:an? |the )?(deposit|fee|down payment)$/i.exec(told)?.[1];
  if (paid !== undefined) return { kind: 'field', words: paid };
  if (/^what (?:they|the|is|it|needs?)\b/i.test(told))
    return { kind: 'field', words: /\bneed|done|want/i.test(told) ? 'request (text)' : 'reason (text)' };
  if (/^(?:why|what for|what it'?s (?:for|about))\b/i.test(told)) return { kind: 'field', words: 'reason' };
  if (/^(?:how many (?:people|guests|persons)\b.*|for how many(?: people)?)$/i.test(told))
    return { kind: 'field', words: 'number of people' };
  if (words.split(/\s+/).length > 6 && !/^(?:whether|if|how)\b/i.test(words)) return undefined;
  return readField(words) ? { kind: 'field', words } : undefined;
}
