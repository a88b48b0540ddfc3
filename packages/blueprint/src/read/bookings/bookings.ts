import { plural, singular } from '../../words.ts';
import { bare } from '../fields/field-phrase.ts';
import { listed, lists } from '../layout/marker.ts';
import { splitItems } from '../text/split.ts';
import { readNoun } from '../things/nouns.ts';
import { type Part, partOf } from './items.ts';
import { aroundBookings, showIn } from './said-around.ts';

const who =
  '(?:(?:the |our |my |all )?(?:(?!where|which|that|so |and |can |lets? |for |want |need |with |when )[\\p{L}-]+ ){0,2}?(?:customers?|clients?|patients?|students?|pupils?|learners?|guests?|members?|visitors?|bands?|parents?|groups?|owners?|players?|residents?|neighbou?rs|teams?|employees|colleagues|teachers|families|couples|users|tenants|fans|kids|children|drivers|volunteers)|people|they|you|anyone|anybody|everyone|everybody|somebody|someone)';
const may =
  '(?:(?: who)?(?: can| could| may| should| should be able to| must| will| are able to| want to| to| just| then| first| have to| need to))*';
const booked =
  '(?:book|reserve|pick|choose|select|request|rent|hire|make (?:an? )?(?:booking|reservation|appointment)s?|say|enter|leave|tell us|fill in|give)s?';
const beginning = new RegExp(`(?:^|[\\s,:-])(${who}${may})\\s(${booked})\\b(?!-|s?\\s*[:(])`, 'iu');
const verb =
  /^(?:(?:they|you|people|can|then|also|and|or|may|must|just|to|have to|optionally|where|there)\s+)*(book|reserve|pick|choose|select|request|rent|hire|say|tell(?: us| me)?|leave|enter|give|state|mention|type in|fill in|put in|add|note|provide|name|describe|write(?: down)?|submit|upload|attach)s?\s+(?!$)(.*)$/i;
/** "Teachers see their list", "we note when": somebody else does the next thing. */
const others =
  /^(?:(?:and|then|but|while|so)\s+)*(?:(?:i|we|(?:the |our |my )?(?:staff|admins?|owner|manager|caretaker|office|reception|barbers?|stylists?|teachers?|mechanics?|therapists?|instructors?|trainers?|coach(?:es)?|doctors?|waiters?|trainers?))\s+(?!members?$)[\p{L}'-]+\b|nobody|no one|each |every )/iu;
const leadOnly =
  /^(?:(?:i|we)(?:'d| would)? (?:want|need|like|am looking for|are looking for)(?: to have)?|(?:an?|the|some) (?:place|way|page|form)|somewhere|something|(?:so|where|that|which|such that|lets?|let|allow(?:s|ing)?|for|help(?:s|ing)?|and|app|website|site|an app|a (?:simple )?(?:app|site|website|page|tool|system)|please|make|build|create|me|us)|[\s,:-])+$/i;

/** Attributes of what is booked, and not of the booking. */
const ofThing = /^(?:price|cost|rate|fee)s?\b(?! (?:paid|agreed))|\bper (?:night|day|hour)$/i;

/** "30, 60 or 90 minutes" and "between classic, sports or hot stone" are choices. */
const withChoices = (sentence: string): string =>
  sentence
    .replace(
      /\b((?:\d+,\s*)*\d+,?\s+(?:or|and)\s+\d+)[ -](minutes?|mins?|hours?)\b(?!\s+(?:before|ahead))/gi,
      (_, numbers: string, unit: string) =>
        `a length (${numbers
          .split(/\D+/)
          .filter(Boolean)
          .map((one) => `${one} ${/^h/i.test(unit) ? 'h' : 'min'}`)
          .join('/')})`,
    )
    .replace(
      /\b(choose|pick|select)s?\s+(?:between|from)\s+((?:[\p{L}-]+(?: [\p{L}-]+)?,\s*)*[\p{L}-]+(?: [\p{L}-]+)?,?\s+(?:or|and)\s+[\p{L}-]+(?: [\p{L}-]+)?)(?=\s*(?:,|$|\band\b))/giu,
      (_, deed: string, choices: string) =>
        `${deed} a type (${choices.split(/\s*,\s*(?:or |and )?|\s+(?:or|and)\s+/).join('/')})`,
    )
    .replace(/\b(date|day)s? and (time|hour)s?\b/gi, 'time slot')
    .replace(
      /^(.*?)\b(what|which) ([\p{L}-]+) and ([\p{L}-]+) (the [\p{L}-]+ (?:is|has))\b/iu,
      '$1$2 $3 $5, $2 $4 $5',
    );

type Told = {
  things: { words: string; attributes: string[] }[];
  fields: string[];
  hasMoment: boolean;
  rest: string[];
};

/** Goes through what is told behind the first verb. */
function follow(list: string, first: string): Told | undefined {
  const told: Told = { things: [], fields: [], hasMoment: false, rest: [] };
  let deed = first;
  const items = splitItems(list);
  for (const [at, item] of items.entries()) {
    if (at > 0 && others.test(item)) {
      told.rest.push(items.slice(at).join(', '));
      break;
    }
    const next = verb.exec(item);
    if (next) deed = next[1] ?? deed;
    const words = next?.[2] ?? item;
    const own = /^(?:each |both |all )?with (?:its |the |their |an? )*(.+)$/i.exec(words)?.[1];
    const last = told.things.at(-1);
    if (own !== undefined && last && /\bpri(?:ce|cing)|duration|length|capacity/i.test(own)) {
      last.attributes.push(own);
      continue;
    }
    if (
      last &&
      last.attributes.length > 0 &&
      /^(?:an? |the |its )?(?:price|duration|length|description)$/i.test(words)
    ) {
      last.attributes.push(words);
      continue;
    }
    for (const part of partsOf(words, deed))
      if (part) add(told, part);
      else return undefined;
  }
  return told;
}

/** "A slot with a teacher for one child" says three things. */
function partsOf(words: string, deed: string): (Part | undefined)[] {
  const whole = partOf(words, deed);
  if (whole && whole.kind !== 'field') return [whole];
  const pieces = words.split(/\s+(?=(?:with|for)\s+(?:an?|the|one|their|our|up)\s)/i);
  const parts = pieces.length > 1 ? pieces.map((piece) => partOf(piece, deed)) : [];
  return parts.length > 1 && parts.every(Boolean) ? parts : [whole];
}

function add(told: Told, part: Part): void {
  if (part.kind === 'moment') told.hasMoment = true;
  if (part.kind === 'field') told.fields.push(part.words);
  if (part.kind === 'thing' && !told.things.some(({ words }) => words === part.words))
    told.things.push({ words: part.words, attributes: part.attributes });
}

/** What is booked itself: an appointment or a lesson gives the booking its name; "a table" is a thing that is booked. */
type Booked = { name?: string; words?: string; rest: string; hasMoment?: boolean; fields?: string[] };
const happening =
  /^(?:appointment|lesson|driving lesson|consultation|session|viewing|visit|check-?up|test drive|tour|reservation|booking|demo|meeting|call|fitting|interview)$/i;
const behindObject =
  /^((?:an? |the |our |my |their |one of (?:our|my|the) )?(?:(?:up to |max |a maximum of )?(?:two|three|four|five|several|some|\d+|free|open|own|available) )?[\p{L}-]+(?: [\p{L}-]+)??)(?:\s+(?:by the (?:hour|day|night)|online|in advance|for (?:one|a few|several|some)\b[^,]{0,40}?|at [\p{L} ]{1,40}?|on (?:the|a) [\p{L}]+|with me|with us)){0,3}(?=\s*(?:$|,|\band\b|\bwith\b|\bfor\b))(?:\s*,)?\s*(.*)$/iu;

function bookedIn(list: string, text: string): Booked | undefined {
  const [, object = '', rest = ''] = behindObject.exec(list) ?? [];
  const head = bare(object).toLowerCase();
  const show = /^(?:(?:up to )?\d* ?)?(?:tickets?|seats?|places?|spots?)$/.test(head)
    ? showIn(text)
    : undefined;
  if (show !== undefined)
    return {
      words: show,
      rest: plainRest(rest),
      fields: [`number of ${plural(singular(head.split(' ').at(-1) ?? head))}`],
    };
  const plain = readNoun(head, true);
  if (object === '' || !plain) return undefined;
  const left = plainRest(rest);
  if (happening.test(head)) return { name: plain.words, rest: left };
  if (partOf(object, 'book')?.kind === 'moment') return { rest: left, hasMoment: true };
  if (plain.concept === undefined && !plain.plural && !/\b(?:hall|court|pitch)$/.test(head)) return undefined;
  if (
    plain.concept &&
    !/^(?:resource|person)$/.test(plain.concept.kind ?? '') &&
    !/\b(?:class|workshop)$/.test(head)
  )
    return undefined;
  return { words: plain.words, rest: left };
}

const plainRest = (rest: string): string =>
  rest.replace(/^(?:and|with)\s+(?!(?:an?|the|their|one)\s+[\p{L}]+(?:er|or|ist|ian|vet)\b)/iu, '');

/** "For car service appointments where ...": what follows is told of these. */
const announced =
  /\b(?:appointments?|bookings?|reservations?)(?: system| app| site| form| page)?,?(?: where| in which| so that| so| and|:|-)?$/i;

const nameIn = (text: string): string =>
  /\bbookings?\b/i.test(text)
    ? 'booking'
    : /\breservations?\b/i.test(text)
      ? 'reservation'
      : /\bappointments?\b/i.test(text)
        ? 'appointment'
        : 'booking';

/** Whether a sentence as it was told anew speaks of times that are booked. */
export const isAboutTimes = (told: string): boolean => bookedName.test(told);
const bookedName = new RegExp(
  `^(?:[\\p{L}-]+ )?(?:booking|reservation|appointment|lesson|consultation|session|viewing)${lists}`,
  'iu',
);

/** "People book a table, say how many they are and leave their name": a booking, of what, and what is told with it. */
export function bookingSentences(sentence: string, text: string): string[] | undefined {
  if (sentence.length > 500 || sentence.includes(lists)) return undefined;
  for (const readOne of aroundBookings) {
    const told = readOne(sentence, text);
    if (told)
      return told.flatMap((one) => (one.includes(lists) ? [one] : (toldByBooking(one, text) ?? [one])));
  }
  return toldByBooking(sentence, text);
}

function toldByBooking(sentence: string, text: string): string[] | undefined {
  if (!/,|\band\b|\bwith\b/i.test(sentence)) return undefined;
  const plain = withChoices(sentence);
  const found = beginning.exec(plain);
  if (!found) return undefined;
  const deed = found[2] ?? '';
  const isSaying = /^(?:say|enter|leave|tell|fill|give)/i.test(deed);
  const before = plain.slice(0, found.index).trim();
  // The day that goods are fetched on is none that somebody comes by appointment.
  if (/\bpre-?orders?\b/i.test(before)) return undefined;
  const list = plain
    .slice(found.index + found[0].length)
    .replace(/[.!]+$/, '')
    .replace(/^\s*,?\s*/, '')
    .replace(/^([^,:()]{3,40}?):\s+/, '$1 with ');
  if (list.includes(lists) || list.includes(':')) return undefined;
  const isBooking = /^(?:book|reserv|rent|hire|make)/i.test(deed) || announced.test(before);
  if (isSaying && !isBooking && !/\b(?:slots?|appointments?|bookings?)\b/i.test(list)) return undefined;
  const booked = /^(?:book|reserv|rent|hire)/i.test(deed) ? bookedIn(list, text) : undefined;
  const told = booked
    ? booked.rest === ''
      ? { things: [], fields: [], hasMoment: false, rest: [] }
      : follow(booked.rest, 'tell')
    : follow(list, deed);
  if (!told) return undefined;
  told.fields.unshift(...(booked?.fields ?? []));
  if (booked?.hasMoment) told.hasMoment = true;
  if (booked?.words) told.things.unshift({ words: booked.words, attributes: [] });
  const count = told.things.length + told.fields.length + Number(told.hasMoment);
  if (count < 2 || !(isBooking || told.hasMoment)) return undefined;
  // A person and a time alone have a frame of their own.
  const isAsked = /^request/i.test(deed);
  if (!isBooking && !isAsked && told.things.length === 1 && told.things[0]?.attributes.length === 0)
    return undefined;
  const doer = bare((found[1] ?? '').replace(new RegExp(`${may}$`, 'iu'), ''));
  const name = booked?.name ?? nameIn(text);
  if (!/^(?:booking|reservation)$/.test(name) && !told.fields.some((words) => /\bname$/i.test(words)))
    told.things.push(...personIn(doer).map((words) => ({ words, attributes: [] })));
  return written(told, name, leadOnly.test(before) || isTitle(before) ? '' : before);
}

/** Whose the lesson or appointment is. */
const personIn = (words: string): string[] => {
  const noun = readNoun(words, true);
  return noun?.concept?.kind === 'person' && noun.words.split(' ').length < 3 ? [noun.words] : [];
};

/** "Parents' evening:" is above it all, and no thing. */
const isTitle = (words: string): boolean =>
  /^(?!.*\b(?:has|have|with|is|are|needs?|keep|list)\b)[\p{L}' -]{3,40}\s*[:,-]$/u.test(words);

/** What somebody decides of what was asked for are its states. */
const decided =
  /^(?:(?:and|then|but)\s+)*(?:the |our |my )?[\p{L}-]+ (?:then |can |has to |must )*(?:approves?|accepts?|confirms?)(?: (?:it|them|each|this))?(?:(?:,| or|,? and|\/)+ ?(?:rejects?|declines?|refuses?|denies|cancels?)(?: (?:it|them|each|this))?)?$/iu;

function written({ things, fields, rest }: Told, name: string, before: string): string[] {
  const [first] = things;
  const isOwn = (words: string) => first !== undefined && ofThing.test(words);
  const ofFirst = fields.filter(isOwn);
  return [
    ...(before === ''
      ? []
      : [before.replace(/(?<![\s,:-])[\s,:-]*(?:(?:where|so that|so|that|which|for|and)[\s,:-]*)?$/i, '')]),
    ...things.map(({ words, attributes }, at) =>
      listed(words, [...new Set(['name', ...attributes, ...(at === 0 ? ofFirst : [])])]),
    ),
    listed(name, [
      ...fields.filter((words) => !isOwn(words)),
      ...things.map(({ words }) => words),
      ...(rest.some((words) => decided.test(words)) ? ['status (requested, approved, rejected)'] : []),
    ]),
    ...rest.filter((words) => !decided.test(words)),
  ];
}
