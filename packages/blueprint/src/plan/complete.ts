import { isPersonWord } from '../lexicon/persons.ts';
import type { FieldDraft } from '../read/fields/field-draft.ts';
import type { EntityDraft } from '../read/reading.ts';
import { isHappening } from '../seed/titles.ts';
import { normalised, singular } from '../words.ts';
import { isCalledContact } from './contacts.ts';
import { defaultFields } from './default-fields.ts';

/** Attributes that mean the same in one record; the person's own word stays. */
const alike: readonly (readonly string[])[] = [
  [
    'photo',
    'picture',
    'image',
    'cover',
    'cover photo',
    'cover image',
    'poster',
    'avatar',
    'profile picture',
    'portrait',
  ],
  ['name', 'title', 'subject', 'full name'],
  ['note', 'comment', 'remark', 'description', 'detail', 'message'],
  ['status', 'stage', 'state', 'phase'],
  [
    'start',
    'start time',
    'start date',
    'date',
    'check in',
    'check in date',
    'pickup date',
    'pick up date',
    'from',
    'arrival',
    'loan date',
    'arrival day',
    'arrival date',
    'date and time',
    'date/time',
    'date time',
    'begin',
  ],
  [
    'end',
    'end time',
    'end date',
    'check out',
    'check out date',
    'return date',
    'until',
    'to',
    'departure',
    'departure day',
    'departure date',
  ],
  ['phone', 'phone number', 'telephone', 'mobile', 'mobile number', 'contact number', 'telephone number'],
  ['email', 'e mail', 'email address', 'mail address'],
  ['due date', 'deadline', 'next due date'],
  [
    'price',
    'price per night',
    'price per day',
    'rate',
    'daily rate',
    'hourly rate',
    'selling price',
    'unit price',
    'rent',
    'monthly rent',
    'fee',
  ],
  ['total', 'total price', 'total cost', 'total amount', 'grand total', 'line total', 'amount'],
  ['date of birth', 'birthday', 'birth date', 'dob'],
  ['stock', 'quantity', 'quantity on hand', 'stock level'],
  ['minimum stock', 'reorder level', 'minimum quantity', 'minimum'],
  ['plate', 'license plate', 'licence plate', 'number plate', 'registration number', 'registration'],
  ['duration', 'duration in minute', 'minute', 'length', 'running time'],
  ['plan', 'membership type', 'membership', 'membership plan'],
  ['author', 'writer', 'written by'],
  ['color', 'colour'],
  ['favorite', 'favourite'],
  ['body', 'content', 'text', 'message'],
  ['category', 'type', 'kind', 'genre'],
  ['company', 'company name', 'organisation', 'organization'],
  ['assignee', 'assigned to', 'assigned person', 'responsible'],
  ['cv', 'resume', 'cv file'],
  ['address', 'location', 'place', 'room', 'spot', 'where'],
  [
    'needed people',
    'people needed',
    'number of people',
    'number of people needed',
    'helpers needed',
    'volunteers needed',
    'spots',
    'slots',
    'capacity',
  ],
  ['website', 'url', 'link'],
  ['publish date', 'publication date', 'release date'],
  ['date added', 'added date', 'added on', 'added'],
  ['copy', 'number of copy'],
  ['severity', 'intensity', 'pain', 'pain level', 'strength'],
  ['medication', 'medicine', 'medicine taken', 'medication taken', 'medicine given', 'tablet', 'remedy'],
  ['rating', 'star', 'stars', 'star rating'],
  ['reason', 'reason for coming', 'reason for visit', 'reason for the visit'],
];

const groupsOf = new Map<string, number[]>();
for (const [at, group] of alike.entries())
  for (const word of group.map(normalised)) groupsOf.set(word, [...(groupsOf.get(word) ?? []), at]);
const [titleGroup = -1] = groupsOf.get('title') ?? [];

/** The number of points is the points, and the lease end is the lease end date. */
const nameOf = ({ label }: FieldDraft): string =>
  normalised(
    label
      .replace(/^number of (?=points\b|seats\b|places\b|copies\b|servings?\b|portions?\b)/i, '')
      .replace(/(?<=\w (?:start|end)) date$/i, ''),
  );

/** "Date applied" is the applied date. */
const inOrder = (name: string): string => name.split(' ').sort().join(' ');

/** Whether one attribute stands for the other. */
export function isAlike(one: FieldDraft, other: FieldDraft): boolean {
  const [a, b] = [nameOf(one), nameOf(other)];
  if (a === b || (one.type === 'date' && other.type === 'date' && inOrder(a) === inOrder(b))) return true;
  if (one.ref !== undefined && one.ref === other.ref && !a.includes(' ') && !b.includes(' ')) return true;
  if (one.type === 'duration' && other.type === 'duration' && (a === 'time' || b === 'time')) return true;
  const group = groupsOf.get(a)?.find((at) => groupsOf.get(b)?.includes(at));
  // What is chosen from a few is no title: "a subject (maths, arts)".
  if (group === titleGroup && (one.options === undefined) !== (other.options === undefined)) return false;
  return group !== undefined;
}

const most = 8;
const mostAtAll = 12;

/** The name that is asked of who writes a comment is its author's. */
const isWriter = ({ concept }: EntityDraft, known: FieldDraft, usual: FieldDraft): boolean =>
  concept?.id === 'comment' && normalised(usual.label) === 'author' && normalised(known.label) === 'name';

/** "Team name" of a score is under what it stands, and the mark of a grade is its score. */
const isSaid = ({ concept, words }: EntityDraft, known: FieldDraft, usual: FieldDraft): boolean =>
  (words === 'score' && /^(?:player )?name$/i.test(usual.label) && /^[\p{L}]+ name$/iu.test(known.label)) ||
  (concept?.id === 'grade' && usual.label === 'Score' && /^(?:grade|mark)$/i.test(known.label));

/** "Tasks with due dates and priorities": each of them has one. */
const asOne = (field: FieldDraft): FieldDraft =>
  /\b(?:dates|deadlines|priorities|statuses|ratings)$/i.test(field.label) && !field.many
    ? { ...field, label: singular(field.label) }
    : field;

/** What is picked up is sent nowhere. */
const isFetched = (own: readonly FieldDraft[], { label }: FieldDraft): boolean =>
  /^(?:shipping|delivery) address$/i.test(label) &&
  own.some((known) => /^(?:pick-?up|collection) (?:date|time|day)$/i.test(known.label));

/** The person's attributes, then those that such a thing usually has, up to eight; references and states always. */
export function completeFields(draft: EntityDraft, hasEntity: (words: string) => boolean): FieldDraft[] {
  // A file says itself what is kept.
  if (draft.table !== undefined) return [...draft.fields];
  const usual = draft.concept
    ? fittingFields(draft.concept, draft)
    : unknownFields(draft.fields, draft.words);
  const own = draft.fields
    .filter((field) => !isSpread(field, usual))
    .map((field) => asUsual(field, usual))
    .map(asOne);
  const fields = [...own];
  for (const field of usual) {
    if (
      isReckonedOtherwise(draft, own, field) ||
      isWhole(own, usual, field) ||
      isFetched(own, field) ||
      isMeasuredBy(own, field)
    )
      continue;
    if (
      fields.some(
        (known) =>
          isAlike(known, field) ||
          isItsOwn(draft, known, field) ||
          isWriter(draft, known, field) ||
          isSaid(draft, known, field),
      )
    )
      continue;
    const isLinked = field.ref !== undefined && hasEntity(field.ref);
    if (!isLinked && isWho(field) && own.some(isName) && own.some(isCalledContact)) continue;
    if (field.ref !== undefined && !isLinked && field.otherwise === 'nothing') continue;
    const wanted =
      isLinked ||
      field.computed !== undefined ||
      /\b(?:score|status|stage)$/i.test(field.label) ||
      field === usual[0];
    if (fields.length < (draft.keepsAll ? mostAtAll : most) || wanted) fields.push(field);
  }
  return sortTitleFirst(asTimesOfDay(fields), usual);
}

/** "Best scores with name and moves": what counts there are the moves. */
const isReckonedOtherwise = (
  { concept }: EntityDraft,
  own: readonly FieldDraft[],
  { label }: FieldDraft,
): boolean =>
  concept?.id === 'quiz_score' &&
  /^(?:score|total)$/i.test(label) &&
  own.some(({ type }) => type === 'int' || type === 'number' || type === 'duration');

/** Who does it is named by the person's own "name, phone": no "guest name" beside it. */
const isWho = ({ label }: FieldDraft): boolean =>
  /^(?:(?:guest|customer|client|volunteer|borrower|applicant|participant|member|donor|visitor)(?: (?:name|email|phone))?|requested by)$/i.test(
    label,
  );
const isName = ({ label }: FieldDraft): boolean => /^(?:names?|full name|\w+ name)$/i.test(label);

/** The number of a lego set is its set number. */
const isItsOwn = ({ words }: EntityDraft, known: FieldDraft, usual: FieldDraft): boolean =>
  normalised(usual.label) === normalised(`${words.split(' ').at(-1) ?? ''} ${known.label}`);

/** Beside a day of their own, start and end are times of that day. */
function asTimesOfDay(fields: readonly FieldDraft[]): FieldDraft[] {
  const hasDay = fields.some(({ label, type }) => type === 'date' && /^(?:date|day)$/i.test(label));
  if (!hasDay) return [...fields];
  return fields.map((field) =>
    field.type === 'datetime' && /^(?:start|end|from|to|until|begins?|ends?)(?: time)?$/i.test(field.label)
      ? { ...field, type: 'time' }
      : field,
  );
}

/** "Temperature" of a firing is its top temperature. */
const isMeasuredBy = (own: readonly FieldDraft[], { label, type }: FieldDraft): boolean =>
  /^(?:int|number|duration)$/.test(type) &&
  /^(?:top|peak|average|current|total|exact|main) /i.test(label) &&
  own.some((known) => known.type === type && normalised(label).endsWith(` ${normalised(known.label)}`));

/** The usual fields, without what the thing's own name says already: a horse needs no choice between dog and cat. */
function fittingFields(
  concept: NonNullable<EntityDraft['concept']>,
  { words, fields: own }: EntityDraft,
): FieldDraft[] {
  const isNamed = concept.id === 'pet' && !/pet|animal/.test(words);
  // "Game name": what is lent was said, and is no book.
  const isLent =
    concept.id === 'loan' &&
    own.some(
      ({ label, type }) => type === 'string' && /^(?!borrower|member|full)[\w-]+ name$|^item$/i.test(label),
    );
  const isOther = concept.id === 'player' && !/player/.test(words);
  return defaultFields(concept).filter(
    ({ label }) =>
      !(isNamed && label === 'Species') &&
      !(isLent && label === 'Book') &&
      !(isOther && /^(?:Position|Shirt number|Goals)$/.test(label)),
  );
}

/** The time of a run is how long it took, and that of a class when it begins. */
const isHowLong = ({ label }: FieldDraft, usual: readonly FieldDraft[]): boolean =>
  normalised(label) === 'time' && usual.some((other) => normalised(other.label) === 'distance');

/** A bare "status" or "type" means what it means for such a thing; what the person spelled out stays. */
function asUsual(field: FieldDraft, usual: readonly FieldDraft[]): FieldDraft {
  const isSpelledOut =
    (field.options !== undefined && field.isUsual !== true) ||
    field.min !== undefined ||
    field.unit !== undefined ||
    field.ref !== undefined ||
    field.formula !== undefined;
  const known = usual.find(
    ({ label, type, ref, computed }) =>
      (normalised(label) === normalised(field.label) || (type === 'duration' && isHowLong(field, usual))) &&
      ref === undefined &&
      computed === undefined,
  );
  if (isSpelledOut || !known) return field;
  delete field.options;
  Object.assign(field, { ...known, label: field.label });
  return field;
}

const partsOf = (field: FieldDraft, usual: readonly FieldDraft[]): FieldDraft[] => {
  const parts = usual.filter(({ label }) => normalised(label).endsWith(` ${normalised(field.label)}`));
  return field.type === 'date' || parts.length < 2 ? [] : parts;
};

/** "Score" of a match is two fields, home score and away score. */
const isSpread = (field: FieldDraft, usual: readonly FieldDraft[]): boolean =>
  field.type !== 'money' && partsOf(field, usual).length > 0;

/** "The cost" of a repair is one amount: no parts cost, labour cost and total cost beside it. */
const isWhole = (own: readonly FieldDraft[], usual: readonly FieldDraft[], part: FieldDraft): boolean =>
  own.some((field) => field.type === 'money' && partsOf(field, usual).includes(part));

const titles =
  /^(?:name|title|subject|full name|(?:team|player) name|code|number|\w+ number|question|plate|version|word|sample id|first name)$/i;

function sortTitleFirst(fields: readonly FieldDraft[], usual: readonly FieldDraft[]): FieldDraft[] {
  const first = usual[0];
  const title =
    (first && first.ref === undefined ? fields.find((field) => isAlike(field, first)) : undefined) ??
    (first?.ref === undefined
      ? fields.find(({ label, type }) => type === 'string' && titles.test(label))
      : undefined);
  const order = (field: FieldDraft): number => {
    if (field === title) return 0;
    if (field.type === 'text' || field.type === 'richtext' || field.type === 'lines') return 3;
    return field.type === 'image' || field.type === 'file' ? 2 : 1;
  };
  return [...fields].sort((one, other) => order(one) - order(other));
}

/** What a thing outside the lexicon gets: a name, a day if it takes place, else a description, and notes. */
function unknownFields(own: readonly FieldDraft[], words: string): FieldDraft[] {
  const name: FieldDraft = { label: 'Name', type: 'string', known: 'exact' };
  const notes: FieldDraft = { label: 'Notes', type: 'text', known: 'exact' };
  const date: FieldDraft = { label: 'Date', type: 'date', known: 'exact' };
  if (isPersonWord(words)) {
    const contacts: FieldDraft[] = [
      { label: 'Email', type: 'email', known: 'exact' },
      { label: 'Phone', type: 'phone', known: 'exact' },
    ];
    return own.length >= 4 ? [name] : [name, ...contacts, notes];
  }
  if (isHappening({ label: words, kind: 'resource' })) {
    const isDated = own.some(({ type }) => type === 'date' || type === 'datetime' || type === 'time');
    return own.length >= 3 || isDated ? [name, notes].slice(0, own.length >= 3 ? 1 : 2) : [name, date, notes];
  }
  if (own.length >= 3) return [name];
  return [name, { label: 'Description', type: 'text', known: 'exact' }, notes];
}
