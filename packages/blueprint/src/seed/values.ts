import type { BlueprintEntity, BlueprintField } from '@sayso/core/blueprint-schema';
import { isVote } from '../emit/columns.ts';
import { conceptById } from '../lexicon/concepts.ts';
import {
  cities,
  companies,
  countries,
  dutySentences,
  firstNames,
  lastNames,
  offerSentences,
  ownSentences,
  paragraphs,
  personSentences,
  placesPool,
  plainTags,
  plainWords,
  sentences,
  storySentences,
  streets,
  thingSentences,
} from '../lexicon/names.ts';
import { textOfTitle } from '../lexicon/paired-texts.ts';
import { hashText } from '../plan/build.ts';
import { endField, startField } from '../plan/look.ts';
import { conceptOf } from '../read/things/nouns.ts';
import { camel } from '../words.ts';
import { choiceFor, yesOrNo } from './choices.ts';
import { dayMs } from './days.ts';
import { fieldPoolFor } from './field-pools.ts';
import { moneyFor } from './money.ts';
import { numberFor } from './numbers.ts';
import { placeholderPicture } from './picture.ts';
import { fittingValue, poolFor, poolTitle } from './pools.ts';
import { inTurn, type Random } from './random.ts';
import { plainTitleOf, titleFrom } from './titles.ts';

export type Draw = {
  entity: BlueprintEntity;
  index: number;
  random: Random;
  now: Date;
  person: { first: string; last: string };
  currency?: string;
};

/** One believable value for a field; undefined leaves it empty. */
export function valueFor(field: BlueprintField, draw: Draw): unknown {
  const { random, index } = draw;
  const told = textOfItsTitle(field, draw);
  if (told !== undefined) return told;
  const example = fittingValue(field, draw);
  if (example) return example.value;
  switch (field.type) {
    case 'string':
    case 'text':
    case 'richtext':
      return textFor(field, draw);
    case 'int':
      // What a sample has of votes is settled with the record.
      return isVote(field) ? 0 : numberFor(field, draw.entity, random);
    case 'number':
      return numberFor(field, draw.entity, random);
    case 'money':
      return moneyFor(field, draw.entity, random);
    case 'percent':
      if (/\b(?:vat|tax|gst)\b/i.test(field.label)) return random.pick([20, 20, 10, 5]);
      return /interest|\bfat\b/i.test(field.label) ? random.int(2, 12) / 2 : random.int(1, 19) * 5;
    case 'rating':
      return random.int(Math.max(field.min ?? 1, Math.ceil((field.max ?? 5) / 2)), field.max ?? 5);
    case 'bool':
      return yesOrNo(field, index, random);
    case 'duration':
      return random.pick([30, 45, 60, 60, 90, 120]);
    case 'enum':
      return choiceFor(field, draw);
    case 'tags':
    case 'lines':
      return random
        .shuffle(
          field.options?.map(({ value }) => value) ??
            poolFor(field, draw.entity) ??
            fieldPoolFor(field.label.toLowerCase(), draw.entity) ??
            plainTags,
        )
        .slice(0, field.type === 'lines' ? 4 : 2);
    case 'color':
      return random.pick(['#2563eb', '#0f766e', '#b45309', '#9d174d', '#4d7c0f', '#6d28d9']);
    case 'image':
      return placeholderPicture(index, pictured(draw));
    case 'file':
      return undefined;
    case 'ref':
      return undefined;
    default:
      return timeOrContact(field, draw);
  }
}

const pictured = ({ entity, index, person }: Draw) => ({
  thing: `${entity.concept ?? ''} ${entity.label.toLowerCase()}`,
  title: poolTitle(entity, index) ?? '',
  initials: entity.kind === 'person' ? `${person.first.charAt(0)}${person.last.charAt(0)}` : '',
});

const longText =
  /^(?:text|content|body|story|article|post|full text|description|details?|explanation|why|reason)$/i;

/** The lexicon's own text for the title that the sample has: title and text speak of one thing. */
function textOfItsTitle(field: BlueprintField, { entity, index }: Draw): string | undefined {
  if (field.id === entity.titleField || (field.type !== 'text' && field.type !== 'richtext'))
    return undefined;
  const first = entity.fields.find(
    ({ type, label, id }) =>
      id !== entity.titleField && (type === 'text' || type === 'richtext') && longText.test(label),
  );
  const title = first === field ? poolTitle(entity, index) : undefined;
  return title === undefined ? undefined : textOfTitle(title);
}

/** Numbers that both countries keep for films, so that nobody is rung up: complete, with the code of a town. */
const phoneOf = (end: string, currency: string | undefined): string =>
  currency === 'GBP' ? `020 7946 00${end}` : `(202) 555-01${end}`;

function timeOrContact(field: BlueprintField, draw: Draw): unknown {
  const { random, person, index } = draw;
  const handle = `${person.first}.${person.last}`.toLowerCase();
  if (field.type === 'email') return `${handle}@example.com`;
  if (field.type === 'phone')
    return phoneOf(String((index * 7 + random.int(0, 6)) % 100).padStart(2, '0'), draw.currency);
  if (field.type === 'url') return `https://example.com/${camel(field.label)}/${index + 1}`;
  if (field.type === 'time')
    return `${String(random.int(8, 18)).padStart(2, '0')}:${random.pick(['00', '30']) ?? '00'}`;
  const date = dateFor(field, draw);
  return field.type === 'date' ? date.toISOString().slice(0, 10) : date.toISOString();
}

/** Days from today that a date of this meaning usually lies. */
const spans: readonly (readonly [RegExp, number, number])[] = [
  [/birth|birthday|dob/i, -22000, -6800],
  [/hatch|adopted|adoption date|set up|acquired|added|since/i, -1400, -90],
  [/bought|made|opened|bottled|roast|brew|frozen|found|sown|written|finished|last /i, -240, -2],
  [/joined|hire|founded|member since|purchase/i, -900, -30],
  [
    /last |received|collected|submitted|issue|order date|posted|given|request|enrolled|planted|registration/i,
    -60,
    -1,
  ],
  [/review/i, -120, -5],
  [/due|deadline|expected|next|renewal/i, -12, 30],
  [/expir|valid until|warranty|end/i, 3, 200],
  [/publish|release/i, -30, 60],
  [/loan date|checked out|borrowed/i, -30, -3],
];

/** Whose birthday lies not as long ago as a grown-up's. */
const ages: Readonly<Record<string, readonly [undefined, number, number]>> = {
  child: [undefined, -4400, -400],
  student: [undefined, -6400, -2400],
  pet: [undefined, -4200, -200],
};

export function dateFor(field: BlueprintField, { random, now, entity, index }: Draw): Date {
  const isPast =
    /^(?:log|transaction)$/.test(entity.kind) &&
    !/booking|rental|appointment|move|delivery/.test(entity.concept ?? '');
  // What is logged has happened.
  const usual = isPast ? [-150, entity.kind === 'log' ? 0 : 6] : [-12, 28];
  const age = /birth|dob/i.test(field.label) ? ages[entity.concept ?? ''] : undefined;
  const [, from, to] = age ??
    spans.find(([shape]) => shape.test(field.label)) ?? [undefined, usual[0] ?? -10, usual[1] ?? 25];
  const today = index === 0 && entity.kind !== 'person' && from < 0 && to >= 0 ? 0 : random.int(from, to);
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()) + today * dayMs);
  if (field.type === 'datetime') {
    const [hour, minute] = [random.int(8, 17), random.pick([0, 15, 30, 45]) ?? 0];
    // What is booked begins when a place to book it begins.
    day.setUTCHours(hour, /booking|appointment|reservation/.test(entity.concept ?? '') ? 0 : minute);
  }
  return day;
}

/** Puts ends after starts: a record whose dates contradict each other looks broken. */
export function orderDates(record: Record<string, unknown>, entity: BlueprintEntity, random: Random): void {
  orderTimes(record, entity, random);
  const end = endField(entity);
  const named = entity.fields.find(
    (field) =>
      field !== end &&
      (field.type === 'date' || field.type === 'datetime') &&
      /start|check-?\s?in|arrival|pickup|pick-up|begin|loan date|from/i.test(field.label),
  );
  const start = named ?? (entity.kind === 'event' ? startField(entity) : undefined);
  if (!end || !start) return;
  const begin = new Date(String(record[start.key] ?? ''));
  if (Number.isNaN(begin.getTime())) return;
  const timed = start.type === 'datetime' && end.type === 'datetime';
  const days = /member|lease|campaign|project|course|subscription|contract/.test(
    `${entity.concept ?? ''} ${entity.label.toLowerCase()}`,
  )
    ? random.int(25, 200)
    : random.int(1, 6);
  const finish = new Date(begin.getTime() + (timed ? random.int(1, 4) * 3_600_000 : days * dayMs));
  record[end.key] = end.type === 'date' ? finish.toISOString().slice(0, 10) : finish.toISOString();
}

/** A shift that begins at 9:00 ends some hours later on that day. */
function orderTimes(record: Record<string, unknown>, entity: BlueprintEntity, random: Random): void {
  const times = entity.fields.filter(({ type }) => type === 'time');
  const start = times.find(({ label }) => /^(?:start|from|begin)/i.test(label));
  const end = times.find(({ label }) => /^(?:end|to|until)/i.test(label));
  if (!start || !end) return;
  const from = random.int(7, 17);
  const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
  record[start.key] = clock(from);
  record[end.key] = clock(from + random.int(2, 5));
}

function textFor(field: BlueprintField, draw: Draw): string {
  const { entity, index, person } = draw;
  const label = field.label.toLowerCase();
  const isTitle = field.id === entity.titleField;
  if (label === 'name' && isWritten(entity)) return `${person.first} ${person.last}`;
  const pool =
    poolFor(field, entity) ??
    (isTitle && !isCaller(field, entity) ? conceptById(entity.concept ?? '')?.pools['title'] : undefined);
  if (pool && pool.length > 0)
    return isTitle ? titleFrom(pool, entity, index) : (oneOf(pool, field, draw) ?? '');
  if (isTitle && entity.kind === 'person' && /name/.test(label)) return `${person.first} ${person.last}`;
  if (isTitle && entity.kind !== 'person' && /^(?:name|title|subject)$/.test(label))
    return plainTitleOf(entity, index);
  const named = nameOfOther(label, draw);
  if (named !== undefined) return named;
  const told = fieldPoolFor(label, entity);
  if (told) return oneOf(told, field, draw) ?? '';
  const plain = plainText(label, draw);
  if (plain !== undefined) return plain;
  if (field.type === 'richtext') return oneOf(paragraphs, field, draw) ?? '';
  if (field.type === 'text') return oneOf(remarksOn(entity), field, draw) ?? '';
  if (isTitle) return plainTitleOf(entity, index);
  return oneOf(plainWords, field, draw) ?? '';
}

const oneOf = (pool: readonly string[], field: BlueprintField, { entity, index }: Draw): string | undefined =>
  inTurn(pool, hashText(`${entity.name} ${field.key}`), index);

/** Nobody signs a copy for a fish tank: what is noted of things and of one's own days reads differently from work. */
function remarksOn({ kind, fields }: BlueprintEntity): readonly string[] {
  if (kind === 'resource')
    return fields.some(({ type }) => type === 'money') ? offerSentences : thingSentences;
  if (kind === 'content') return storySentences;
  if (kind === 'person') return personSentences;
  const isWork = fields.some(
    ({ type, label }) => type === 'email' || /customer|client|order|supplier|guest|patient/i.test(label),
  );
  if (kind === 'log') return isWork ? sentences : ownSentences;
  return isWork ? sentences : dutySentences;
}

/** A message or an entry on a list is called by who left it. */
const isWritten = ({ kind, fields, concept = '' }: BlueprintEntity): boolean =>
  /^(?:comment|review|customer_review)$/.test(concept) ||
  (kind === 'transaction' && fields.some(({ type }) => type === 'email'));

/** A repair may be called by its customer, who is none of the concept's examples. */
const isCaller = ({ label }: BlueprintField, { kind }: BlueprintEntity): boolean =>
  kind !== 'person' && / name$/i.test(label) && conceptOf(label.replace(/ name$/i, ''))?.kind === 'person';

/** The name of a thing that the app does not keep: "vehicle name" in an app without vehicles. */
function nameOfOther(label: string, { index, person, entity }: Draw): string | undefined {
  const words = label.replace(/ name$/, '');
  const other = words === label && !label.includes(' ') ? undefined : conceptOf(words);
  if (!other || other.id === entity.concept) return undefined;
  if (other.kind === 'person' && words !== label) return undefined;
  if (other.kind === 'person') return `${person.first} ${person.last}`;
  const pool = other.pools['title'] ?? Object.values(other.pools)[0];
  return pool?.[(index + 1) % pool.length];
}

const peopleWords =
  /\b(?:first name|last name|customer|client|author|assignee|assigned|owner|reviewer|interviewer|manager|submitted by|requested by|reported by|performed by|borrowed by|held by|borrower|paid by|taken by|contact name|applicant|buyer|seller|host|guest|teacher|coach|mechanic|technician|speaker|player|inspector|voter|bidder|visitor|director|composer|artist|name|person|decided by|(?:found|claimed|collected|written|referred|booked|checked|recorded|counted|started|handed out|covered|milked|served) by|nurse|therapist|examiner|supervisor|operator|picker|observer|parent|recipient|performer|curator|captain|surgeon|judge|coordinator|keeper|who|buddy|partner|opponent|helper|tenant|resident|lodger|landlord|landlady|student|pupil|employee|colleague|patient|donor|volunteer|cleaner|carer|tutor|instructor|photographer|chair|organiser|organizer|babysitter|driver|trainer|doctor|vet|stylist)\b/;

function plainText(label: string, { index, random, person, entity }: Draw): string | undefined {
  if (/^first name$/.test(label)) return person.first;
  if (/^last name$/.test(label)) return person.last;
  if (/address|from$|to$/.test(label))
    return `${random.int(1, 90)} ${random.pick(streets) ?? ''}, ${random.pick(cities) ?? ''}`;
  if (/company|organisation/.test(label)) return random.pick(companies);
  if (/city|destination|origin|region|^(?:home ?)?town$|^village$/.test(label)) return random.pick(cities);
  if (/country|nationality/.test(label)) return random.pick(countries);
  if (/location|venue|place|room/.test(label)) return random.pick(placesPool);
  if (/department|division/.test(label))
    return random.pick(['Sales', 'Finance', 'Operations', 'Marketing', 'Support']);
  if (/salary range/.test(label)) return `${random.int(35, 60)},000 to ${random.int(61, 90)},000`;
  if (/brand|make|publisher/.test(label))
    return random.pick(['Northwind', 'Kestrel', 'Bluebird', 'Summit', 'Alder']);
  if (/language/.test(label)) return random.pick(['English', 'Spanish', 'German', 'French']);
  if (/currency/.test(label)) return 'USD';
  if (/unit/.test(label)) return random.pick(['kg', 'pieces', 'l']);
  if (/number|code|reference|sku|barcode|\bid\b/.test(label))
    return `${entity.label.charAt(0)}-${1040 + index}`;
  if (/plate|registration/.test(label))
    return `${'KBLMPS'.charAt(index % 6)}X ${random.int(10, 24)} ${'LMNRTY'.charAt(index % 6)}QP`;
  if (/grade|level/.test(label)) return random.pick(['Beginner', 'Intermediate', 'Advanced']);
  if (/category|type|genre|topic/.test(label))
    return random.pick(['General', 'Special', 'Seasonal', 'Basic']);
  if (isMailed(label, entity)) return `${person.first} ${person.last}`;
  if (peopleWords.test(label)) return `${random.pick(firstNames) ?? ''} ${random.pick(lastNames) ?? ''}`;
  return undefined;
}

/** The first person that a record names is the one whose address stands beside. */
function isMailed(label: string, entity: BlueprintEntity): boolean {
  if (!entity.fields.some(({ type }) => type === 'email')) return false;
  const people = entity.fields.find(
    (field) => field.type === 'string' && peopleWords.test(field.label.toLowerCase()),
  );
  return people?.label.toLowerCase() === label;
}
