import { choiceLabel } from '@sayso/core/entities/choices';
import { coerce } from '@sayso/core/entities/coerce';
import { parseJson } from '@sayso/core/parse-json';
import { t } from '../../../../texts/data.ts';
import { amountText, dayText, momentText } from '../value-texts.ts';
import { type Field, isEmpty } from './fields.ts';

/** What a person sees of a value in one line. */
export function shownText(field: Field, value: unknown): string {
  if (isEmpty(value)) return '';
  switch (field.kind) {
    case 'boolean':
      return t(value === true ? 'yes' : 'no');
    case 'number':
    case 'integer':
      return amountText(field.property, value) ?? plainText(value);
    case 'enum':
      return choiceLabel(field.property, value);
    case 'enums':
      return listOf(value)
        .map((each) => choiceLabel(field.property, each))
        .join(', ');
    case 'date':
      return dayText(String(value));
    case 'datetime':
      return momentText(String(value));
    default:
      return plainText(value);
  }
}

/** So much of a long value is drawn; a cell shows far less. */
const mostShown = 300;

const plainText = (value: unknown): string => {
  if (typeof value === 'string') return value.slice(0, mostShown);
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object'))
    return value.slice(0, 50).join(', ').slice(0, mostShown);
  return (JSON.stringify(value) ?? '').slice(0, mostShown);
};

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);
/** The value as it is copied and typed: what `readText` makes the same value of. */
export function typedText(field: Field, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (field.kind === 'boolean') return t(value === true ? 'yes' : 'no');
  if (field.kind === 'enum') return choiceText(field, value);
  if (field.kind === 'enums') return listText(listOf(value).map((each) => choiceText(field, each)));
  if (typeof value === 'string') return value;
  if (field.kind === 'list' || field.kind === 'references') return listText(value);
  return JSON.stringify(value) ?? '';
}

/** What a choice is called; the value itself where another one has that name. */
function choiceText(field: Field, value: unknown): string {
  const label = choiceLabel(field.property, value);
  const found = readChoice(field, label);
  return 'value' in found && found.value === value ? label : String(value);
}

const listText = (value: unknown): string =>
  isPlainList(value) ? value.join(', ') : (JSON.stringify(value) ?? '');

/** A list that reads the same once it is cut at its commas again. */
const isPlainList = (value: unknown): value is string[] =>
  Array.isArray(value) &&
  value.every(
    (each) => typeof each === 'string' && each === each.trim() && each !== '' && !/^\[|,/.test(each),
  );

export type Read = { value: unknown } | { problem: string };

/** The text of a cell as a value of its field; an empty one takes the value away. */
export function readText(field: Field, given: string): Read {
  const text = field.kind === 'longtext' || field.kind === 'text' ? given : given.trim();
  if (text === '') return field.isRequired ? { problem: t('problem.required') } : { value: null };
  switch (field.kind) {
    case 'number':
    case 'integer':
      return readNumber(field, text);
    case 'boolean':
      return read(coerce(text, { type: 'boolean' }), t('problem.boolean'));
    case 'enum':
      return readChoice(field, text);
    case 'enums':
      return readChoices(field, text);
    case 'date':
      return read(isoDay(text), t('problem.date'));
    case 'datetime':
      return read(isoMoment(text), t('problem.datetime'));
    case 'list':
      return text.startsWith('[') ? readJson(text, 'array') : readEach(text, (value) => ({ value }));
    case 'references':
      return text.startsWith('[') ? readJson(text, 'array') : readEach(text, (value) => ({ value }));
    case 'json':
      return readJson(text, field.property.type === 'array' ? 'array' : 'object');
    case 'email':
      return /^[^\s@]+@[^\s@]+$/.test(text) ? { value: text } : { problem: t('problem.email') };
    default:
      return { value: text };
  }
}

const read = (value: unknown, problem: string): Read => (value === undefined ? { problem } : { value });

function readNumber({ kind, property: { minimum, maximum } }: Field, text: string): Read {
  // As spreadsheets write them: spaces or commas between thousands, a currency around.
  const plain = /^-?\d{1,3}(?:[,\u00a0\u202f ]\d{3})+(?:\.\d+)?$/.test(text)
    ? text.replaceAll(/[,\u00a0\u202f ]/g, '')
    : text.replace(/^([-+]?)[$€£](?=\d)/, '$1');
  const value = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?$/i.test(plain) ? Number(plain) : Number.NaN;
  if (!Number.isFinite(value)) return { problem: t('problem.number') };
  if (kind === 'integer' && !Number.isInteger(value)) return { problem: t('problem.integer') };
  if (minimum !== undefined && value < minimum) return { problem: t('problem.minimum', { minimum }) };
  if (maximum !== undefined && value > maximum) return { problem: t('problem.maximum', { maximum }) };
  return { value };
}

function readChoice({ property }: Field, text: string): Read {
  const choices = property.enum ?? property.items?.enum ?? [];
  const wanted = text.trim().toLowerCase();
  const found =
    choices.find((each) => choiceLabel(property, each).toLowerCase() === wanted) ??
    coerce(text.trim(), { type: 'string', enum: choices });
  return read(found, t('problem.choice'));
}

/** Labels between commas, or a JSON list where one of them holds a comma itself. */
function readChoices(field: Field, text: string): Read {
  const list = text.startsWith('[') ? readJson(text, 'array') : { value: undefined };
  const given = 'value' in list ? list.value : undefined;
  if (!Array.isArray(given)) return readEach(text, (each) => readChoice(field, each));
  return allOf(given.map((each) => readChoice(field, String(each))));
}

function readEach(text: string, readOne: (text: string) => Read): Read {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return allOf(parts.map(readOne));
}

function allOf(parts: readonly Read[]): Read {
  const wrong = parts.find((part) => 'problem' in part);
  return wrong ?? { value: parts.map((part) => ('value' in part ? part.value : null)) };
}

function readJson(text: string, type: 'array' | 'object'): Read {
  try {
    const value: unknown = parseJson(text);
    const isList = Array.isArray(value);
    const fits = type === 'array' ? isList : !isList && typeof value === 'object' && value !== null;
    return fits ? { value } : { problem: t(`problem.${type}`) };
  } catch {
    return { problem: t(`problem.${type}`) };
  }
}

/** Only spellings that mean one day alone are read: 1/2/2026 is another day on either side of the ocean. */
function isoDay(text: string): string | undefined {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? [];
  const iso =
    year === '' ? text.replaceAll('/', '-') : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (!/^\d{4}-\d\d-\d\d$/.test(iso)) return namedDay(text);
  const time = Date.parse(`${iso}T00:00:00Z`);
  // 31 February is no day, though some engines find one for it.
  return Number.isNaN(time) || !new Date(time).toISOString().startsWith(iso) ? undefined : iso;
}

/** "23 Nov 2026" or "Nov 23, 2026". */
function namedDay(text: string): string | undefined {
  if (!/^(?:\d{1,2} )?\p{L}{3,9}\.? (?:\d{1,2},? )?\d{4}$/u.test(text)) return undefined;
  const time = Date.parse(`${text}Z`);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString().slice(0, 10);
}

function isoMoment(text: string): string | undefined {
  const day = isoDay(text);
  if (day !== undefined) return new Date(`${day}T00:00`).toISOString();
  const written = text.replace(/^(\d{4}-\d\d-\d\d) (?=\d\d:)/, '$1T');
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(written)) return undefined;
  const time = Date.parse(written);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}
