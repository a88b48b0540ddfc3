import { bare } from '../fields/field-phrase.ts';
import { isAboutAttributes } from '../frames/topics.ts';
import { listed } from '../layout/marker.ts';
import { brackets, splitItems } from '../text/split.ts';
import { readNoun } from '../things/nouns.ts';

const picking =
  /^(?:and |then |so )*(?:(?:the |our )?[\p{L}-]+s|people|they|you|anyone|everyone) (?:can |could |may |should )?(?:then |just |first )*(?:pick|choose|select)s? (.+?)(?:,? (?:and )?(?:then )?(?:leave|give|enter|type in|fill in|put in)s? (?!it\b|them\b)(.+))?$/iu;
const moment =
  /^(?:(?:an?|the|their|one) )?(?:(?:free|open|available) )?(?:time ?)?(?:slot|time|hour|appointment)s?$/i;
const choice = /^(?:an?|the|their|one)\s+([\p{L}-]+(?: [\p{L}-]+)?)$/iu;

type Picked = { thing: string; attributes: string[]; isListed: boolean };

/** "A stylist, a treatment (cut, colour), each with its price": what is picked, with what is told of it. */
function pickedIn(list: string): { picked: Picked[]; hasMoment: boolean } | undefined {
  const picked: Picked[] = [];
  let hasMoment = false;
  let open: Picked | undefined;
  for (const item of splitItems(list)) {
    const head = brackets(item)?.head ?? item;
    const own = /^(?:each |both |all )?with (?:its |the |their |an? )*(.+)$/i.exec(item)?.[1];
    if (own !== undefined && picked.length > 0) {
      open = picked.at(-1);
      open?.attributes.push(own);
      continue;
    }
    const isMoment = moment.test(head);
    const thing = choice.exec(head)?.[1];
    if (isMoment) hasMoment = true;
    else if (thing !== undefined && readNoun(bare(thing), true)) {
      picked.push({ thing: thing.toLowerCase(), attributes: [], isListed: item !== head });
      open = undefined;
    } else if (open) open.attributes.push(item);
    else return undefined;
  }
  return picked.length > 0 ? { picked, hasMoment } : undefined;
}

/** "A treatment such as cut, colour or both": examples stand in brackets. */
const bracketed = (list: string): string =>
  list.replace(
    / (?:such as|like|for example|e\.g\.) ([^()]*?)(?=, (?:each|both|all|and|an?|the)\b|$)/gi,
    ' ($1)',
  );

/** "Clients pick a stylist, a treatment and a free slot, then leave name and phone": a booking of these. */
export function toldByPicking(sentence: string): string[] | undefined {
  const [, list = '', left = ''] = picking.exec(sentence) ?? [];
  const found = list === '' ? undefined : pickedIn(bracketed(list));
  if (!found?.hasMoment || (left !== '' && !isAboutAttributes(left))) return undefined;
  // Where nothing is told of what is picked, a frame of its own links it to the booking.
  if (!found.picked.some(({ attributes, isListed }) => isListed || attributes.length > 0)) return undefined;
  const things = found.picked.filter(
    ({ thing, attributes, isListed }) =>
      isListed || attributes.length > 0 || readNoun(bare(thing), true)?.concept !== undefined,
  );
  return [
    ...things.map(({ thing, attributes }) => listed(thing, ['name', ...attributes])),
    listed('booking', [
      'start time',
      ...found.picked.map(({ thing }) => thing),
      ...(left === '' ? [] : [left]),
    ]),
  ];
}
