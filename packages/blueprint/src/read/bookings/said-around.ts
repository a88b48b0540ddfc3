import { isPlural, singular } from '../../words.ts';
import { listed } from '../layout/marker.ts';
import { splitItems } from '../text/split.ts';

/** Sentences around bookings that name things in passing: sign-ups, tickets, what is rented out, what is brought in, prices. */
type Reader = (sentence: string, text: string) => string[] | undefined;

const gathering =
  '(?:[\\p{L}-]+ )?(?:class|course|workshop|session|event|shift|trip|tour|walk|lecture|webinar|hike|training|meetup|game)(?:e?s)';
const joined = new RegExp(
  `\\b(${gathering}) (?:(?:that|which|where) )?(?:people|members|they|anyone|everyone|students|parents|visitors|you|volunteers|guests|clients|customers|participants) (?:can )?(?:sign up|register|enrol|enroll|book)(?:,? (?:for|to|in|on|into))?(?= *(?:,|$|and\\b|with\\b))`,
  'iu',
);
const atMost =
  /,?\s*(?:with )?(?:max(?:imum)?\.?|up to|at most|no more than|limited to) (?:of )?\d+(?: (?:people|persons|participants|students|spots|places|seats|members))?(?: (?:per|in an?|in each|for each|each) [\p{L}-]+| each)?(?=\s*(?:,|$|and\b))/iu;
const waiting =
  /,?\s*(?:(?:and|with) )?(?:an? )?wait(?:ing|[- ])? ?-?list(?: (?:when|if|once|for when) [\p{L} ']+?)?(?=\s*(?:,|$|and\b))/iu;

/** "A timetable with classes people can sign up for, max 10, waiting list": the classes, and who signed up. */
const signUps: Reader = (sentence) => {
  const found = joined.exec(sentence);
  const words = found?.[1]?.replace(/^(?:with|of|for|all|the|our|and|offers?|has|have) /i, '');
  if (!found || words === undefined) return undefined;
  const thing = singular(words.toLowerCase());
  const rest = sentence.slice(found.index + found[0].length);
  const others = rest
    .replace(atMost, '')
    .replace(waiting, '')
    .replace(/^\s*,\s*/, '')
    .trim();
  const told = /^with\s/i.test(others);
  return [
    listed(thing, [
      'name',
      'date and time',
      ...(atMost.test(rest) ? ['capacity'] : []),
      ...(told ? [others.slice(5)] : []),
    ]),
    listed('signup', [
      thing,
      'name',
      'email',
      ...(waiting.test(rest) ? ['status (signed up, waiting list, cancelled)'] : []),
    ]),
    ...(told || others === '' ? [] : [`we manage ${others.replace(/^and\s+/i, '')}`]),
  ];
};

const ticketed =
  /^(?:(?:we|i) (?:want to |need to |would like to )?)?(?:sell|selling|book|offer)(?:s|ing)? tickets? (?:for|to) (?:(?:our|the|my|all) )?([\p{L}-]+s)\b(?: (?:at|in|of|on) [\p{L}' -]+)?$/iu;
const eachShow =
  /\b(?:each|every) (show|concert|event|performance|film|screening|match|game|course|class|tour|trip|workshop|festival)\b/i;

/** What tickets are for. */
export const showIn = (text: string): string | undefined =>
  (
    eachShow.exec(text)?.[1] ??
    singular(/\btickets? (?:for|to) (?:(?:our|the|my|a|an|all) )?([\p{L}-]+)\b/iu.exec(text)?.[1] ?? '')
  )?.toLowerCase() || undefined;

/** "Sell tickets for concerts": the concerts are kept; who takes tickets is told further on. */
const tickets: Reader = (sentence, text) => {
  const sold = ticketed.exec(sentence)?.[1];
  if (sold === undefined) return undefined;
  const show = showIn(text) ?? singular(sold);
  const isBookedBelow = /\b(?:reserve|book|buy|order)\b/i.test(text.replace(sentence, ''));
  const isToldBelow = eachShow.test(text.replace(sentence, ''));
  return [
    ...(isToldBelow ? [] : [listed(show, ['title', 'date and time', 'price', 'seats'])]),
    ...(isBookedBelow ? [] : [listed('booking', [show, 'number of tickets', 'name', 'email'])]),
  ];
};

const rented =
  /^(?:(?:we|i)(?: want to| need to)? )?(?:rent|hire|lend)(?:ing)? out (?:our |the )?([^.:()]+)$/i;

/** "We rent out skis, sledges and helmets": items of these kinds. */
const rentedOut: Reader = (sentence, text) => {
  const items = splitItems(rented.exec(sentence)?.[1] ?? '').map((item) =>
    item.replace(/^(?:also|our|the|some)\s+/i, ''),
  );
  if (items.length < 2 || items.some((item) => item.split(' ').length > 3 || !isPlural(item)))
    return undefined;
  const isTold = items.some((item) =>
    new RegExp(`\\b(?:each|every|an?) ${singular(item)}\\b`, 'i').test(text),
  );
  if (isTold) return undefined;
  return [
    listed('rental item', ['name', `type (${items.join(', ')})`, 'price per day']),
    ...(/\b(?:reserve|book)s?\b/i.test(text) ? [listed('booking', ['rental item'])] : []),
  ];
};

const brought =
  /(?:^|[,:]\s*|\b(?:where|so)\s)(?:the |our |my )?(?:customers?|clients?|people|they) (?:can )?(?:drop off|drop|bring in|bring|hand in|leave) (?:an?|their) ([\p{L}-]+)(?: with us| for repair| to repair| off)?,?\s+(?:and |then )*(?:we|i) (?:then )?(?:write down|note(?: down)?|record|enter|put down|log)\s+(.+)$/iu;

/** "Customers drop off a lamp, we write down what is wrong, the price": a repair of the lamp. */
const broughtIn: Reader = (sentence) => {
  const [, thing = '', list = ''] = brought.exec(sentence) ?? [];
  return thing === '' ? undefined : [listed('repair', ['customer', thing, ...splitItems(list).map(plainly)])];
};

const plainly = (item: string): string =>
  item
    .replace(/^tell (?:them|him|her|people) (?=when\b)/i, '')
    .replace(/^when (?:it'?s|it is|they(?:'re| are)|it will be) (ready|done|due|finished|back)$/i, '$1 date')
    .replace(/^what(?:'?s| is) (?:wrong|broken)\b.*$/i, 'problem (text)');

const money =
  /[€$£]\s?\d+(?:[.,]\d\d)?|\d+(?:[.,]\d\d)?\s?(?:[€$£]|euros?\b|eur\b|dollars?\b|pounds?\b|quid\b|bucks\b|usd\b|gbp\b|chf\b)/i;
const length = /\b\d+(?:[.,]\d)?\s?(?:min(?:ute)?s?|mins|h|hrs?|hours?)\b/i;
const pricedItem = (item: string): boolean =>
  money.test(item) && /^[\p{L}][\p{L}' &-]{2,30}?[\s:(-]+\(?[€$£\d]/u.test(item);

/** "Haircut 20 euro 30 min, beard trim 10 euro": what is offered has a price, and perhaps a length. */
const priceList: Reader = (sentence, text) => {
  if (!/\b(?:book\w*|appointments?|slots?|salon|barber\w*)\b/i.test(text) || /[():]/.test(sentence))
    return undefined;
  const items = splitItems(sentence);
  const priced = items.filter(pricedItem);
  if (priced.length < 2) return undefined;
  const others = items.filter((item) => !pricedItem(item)).join(', ');
  const staff = items.flatMap((item) => /^\d+ ([\p{L}-]+s)$/u.exec(item)?.[1] ?? []).map(singular);
  return [
    ...(others === '' ? [] : [others]),
    listed('service', ['name', 'price', ...(priced.some((item) => length.test(item)) ? ['duration'] : [])]),
    ...(/\bbook/i.test(text) ? [listed('booking', ['service', ...staff])] : []),
  ];
};

const titled =
  /^(?:an? |my |our )?(?:[\p{L}'-]+ ){0,3}(?:planner|booking(?:s| system| app| site| tool)?|scheduler|scheduling|reservations?|appointments?|appointment book|timetable) ?[,-]\s*((?:[\p{L}-]+s|each [\p{L}-]+) (?:with|have|has|\().*)$/iu;

/** "Vet planner, owners with pets (name, age), ...": the title names the app alone. */
const titleFirst: Reader = (sentence) => {
  const rest = titled.exec(sentence)?.[1];
  return rest === undefined || !rest.includes(',') ? undefined : [rest];
};

export const aroundBookings: readonly Reader[] = [
  signUps,
  tickets,
  rentedOut,
  broughtIn,
  titleFirst,
  priceList,
];
