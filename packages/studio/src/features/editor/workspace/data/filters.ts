import type { ViewFilter } from '@sayso/contracts/data-views';
import { limits } from '@sayso/contracts/limits';
import { choiceLabel } from '@sayso/core/entities/choices';
import { t } from '../../../../texts/data.ts';
import { listText } from '../../../../texts/language.ts';
import { type Field, type FieldKind, isNumeric } from './fields.ts';
import { shownText } from './values.ts';

export type Operator = ViewFilter['operator'];

const ranged: readonly Operator[] = ['is', 'from', 'to', 'between', 'empty', 'filled'];
const written: readonly Operator[] = ['contains', 'is', 'isNot', 'empty', 'filled'];
const chosen: readonly Operator[] = ['anyOf', 'noneOf', 'empty', 'filled'];
const byKind: Partial<Record<FieldKind, readonly Operator[]>> = {
  number: ranged,
  integer: ranged,
  date: ranged,
  datetime: ranged,
  boolean: ['is'],
  enum: chosen,
  enums: chosen,
  reference: chosen,
  references: chosen,
  list: ['contains', 'empty', 'filled'],
  file: ['empty', 'filled'],
  image: ['empty', 'filled'],
  json: ['empty', 'filled'],
};
export const operatorsOf = ({ kind, isKept }: Field): readonly Operator[] => {
  const all = byKind[kind] ?? written;
  // What the server keeps is always there.
  return isKept ? all.filter((operator) => operator !== 'empty' && operator !== 'filled') : all;
};

/** How many values an operator takes; null for any number. */
export const valueCount = (operator: Operator): number | null => {
  if (operator === 'empty' || operator === 'filled') return 0;
  if (operator === 'between') return 2;
  return operator === 'anyOf' || operator === 'noneOf' ? null : 1;
};

export const isComplete = ({ operator, values }: ViewFilter): boolean => {
  const count = valueCount(operator);
  const given = values.filter((value) => value !== '');
  return count === null ? given.length > 0 : given.length >= count;
};

type Where = Record<string, unknown>;

/** What a plain text is written as in a pattern that means it alone. */
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** The server's bound for a pattern, which escaping must not pass. */
const patternFor = (text: string): Where => {
  let pattern = escaped(text);
  for (let most = text.length; pattern.length > limits.patternChars; most -= 10)
    pattern = escaped(text.slice(0, most));
  return { $regex: pattern, $options: 'i' };
};
const isCut = (text: string) => escaped(text).length > limits.patternChars;
/** Whether a filter looks for the beginning of its text alone, since all of it is too long for a pattern. */
export const cutsPattern = ({ operator, values: [value] }: ViewFilter): boolean =>
  operator === 'contains' && isCut(String(value ?? ''));

const allOf = (parts: readonly Where[]): Where => (parts.length > 1 ? { $and: parts } : (parts[0] ?? {}));

/** Absent, null or blank. */
const empty = (key: string): Where => ({ $or: [{ [key]: null }, { [key]: '' }, { [key]: { $size: 0 } }] });

/** The server's filter for one condition. */
function whereOf(field: Field, { operator, values }: ViewFilter): Where {
  const { key, kind } = field;
  const [value, second] = values;
  switch (operator) {
    case 'empty':
      return empty(key);
    case 'filled':
      return { $nor: [empty(key)] };
    case 'contains':
      return {
        [key]: kind === 'list' ? { $elemMatch: patternFor(String(value)) } : patternFor(String(value)),
      };
    case 'isNot':
      return { [key]: { $ne: value } };
    case 'anyOf':
      return { [key]: { $in: values } };
    case 'noneOf':
      return { [key]: { $nin: values } };
    case 'is':
      return isWhere(field, value);
    case 'from':
      return { [key]: { $gte: bound(field, value, 'start') } };
    case 'to':
      return { [key]: { $lte: bound(field, value, 'end') } };
    case 'between':
      return { [key]: { $gte: bound(field, value, 'start'), $lte: bound(field, second, 'end') } };
  }
}

function isWhere(field: Field, value: unknown): Where {
  const { key, kind } = field;
  // What was never set counts as no.
  if (kind === 'boolean') return { [key]: value === true ? true : { $ne: true } };
  if (kind === 'datetime')
    return { [key]: { $gte: bound(field, value, 'start'), $lte: bound(field, value, 'end') } };
  return { [key]: value };
}

/** A day takes in all of its moments, where the person is. */
function bound({ kind }: Field, value: unknown, end: 'start' | 'end'): unknown {
  if (kind !== 'datetime') return value;
  const time = new Date(`${String(value)}T${end === 'start' ? '00:00:00.000' : '23:59:59.999'}`);
  return Number.isNaN(time.getTime()) ? value : time.toISOString();
}

/** Of the conditions that one filter takes, the filters beside the search have their share. */
const mostConditions = limits.filterConditions - 50;
const mostWords = 6;

/** What of a search is looked for, and where. */
function searchPlan(fields: readonly Field[], search: string) {
  const all = search.trim().split(/\s+/).filter(Boolean);
  const words = all.slice(0, mostWords);
  const within = fields.filter(isSearched);
  const searched = within.slice(0, Math.floor(mostConditions / Math.max(1, words.length)));
  const leavesOut = { words: all.length > words.length, fields: within.length > searched.length };
  return { words, searched, leavesOut: { ...leavesOut, ends: words.some(isCut) } };
}

/** What a search leaves out, in a sentence each: nobody is to believe that all was looked through. */
export function searchNotes(fields: readonly Field[], search: string): string[] {
  const { searched, leavesOut } = searchPlan(fields, search);
  return [
    ...(leavesOut.words ? [t('searchLimits.words', { max: mostWords })] : []),
    ...(leavesOut.fields ? [t('searchLimits.fields', { max: searched.length })] : []),
    ...(leavesOut.ends ? [t('filter.cut')] : []),
  ];
}

/** Each word has to be found in one of the fields, as it is stored or as a choice is called. */
function searchWhere(fields: readonly Field[], search: string): Where[] {
  const { words, searched } = searchPlan(fields, search);
  return words.map((word) => {
    const ways = searched.flatMap((field) => holds(field, word));
    return ways.length === 0 ? { id: { $in: [] } } : { $or: ways };
  });
}

const isSearched = ({ key, kind, isKept }: Field): boolean =>
  key === 'id' ||
  (!isKept &&
    (kind === 'text' ||
      kind === 'longtext' ||
      kind === 'email' ||
      kind === 'uri' ||
      kind === 'enum' ||
      kind === 'list' ||
      kind === 'number' ||
      kind === 'integer'));

function holds(field: Field, word: string): Where[] {
  const { key, kind, property } = field;
  if (key === 'id') return /^[0-9a-f]{24}$/.test(word) ? [{ id: word }] : [];
  if (isNumeric(field)) return /^-?\d{1,15}(?:\.\d{1,10})?$/.test(word) ? [{ [key]: Number(word) }] : [];
  if (kind === 'enum') {
    const values = (property.enum ?? []).filter((each) =>
      choiceLabel(property, each).toLowerCase().includes(word.toLowerCase()),
    );
    return values.length === 0 ? [] : [{ [key]: { $in: values } }];
  }
  const pattern = patternFor(word);
  return [{ [key]: kind === 'list' ? { $elemMatch: pattern } : pattern }];
}

export type Asked = { search: string; filters: readonly ViewFilter[] };

/** The server's `q`; undefined where everything is asked for. */
export function filterText(fields: readonly Field[], { search, filters }: Asked): string | undefined {
  const where = filterOf(fields, { search, filters });
  return Object.keys(where).length === 0 ? undefined : JSON.stringify(where);
}

export function filterOf(fields: readonly Field[], { search, filters }: Asked): Where {
  const byKey = new Map(fields.map((field) => [field.key, field]));
  const parts = filters.filter(isComplete).flatMap((filter) => {
    const field = byKey.get(filter.field);
    return field ? [whereOf(field, filter)] : [];
  });
  return allOf([...parts, ...searchWhere(fields, search)]);
}

/** "Date is from 16 Nov 2026", for a chip. `nameOf` knows what a referred record is called. */
export function filterLabel(
  field: Field,
  filter: ViewFilter,
  nameOf: (id: string) => string | undefined,
): string {
  const shown = filter.values.map((value) => valueLabel(field, value, nameOf));
  const label = field.label;
  switch (filter.operator) {
    case 'empty':
    case 'filled':
      return t(`filter.label.${filter.operator}`, { label });
    case 'between':
      return t('filter.label.between', { label, from: shown[0] ?? '', to: shown[1] ?? '' });
    case 'from':
    case 'to':
      return t(`filter.label.${isNumeric(field) ? 'number' : 'day'}.${filter.operator}`, {
        label,
        value: shown[0] ?? '',
      });
    default:
      return t(`filter.label.${filter.operator}`, { label, value: listText(shown, 'disjunction') });
  }
}

function valueLabel(field: Field, value: unknown, nameOf: (id: string) => string | undefined): string {
  if (field.target !== null) return nameOf(String(value)) ?? String(value);
  // Its filter is by days.
  if (field.kind === 'datetime') return shownText({ ...field, kind: 'date' }, value);
  if (field.kind === 'enums') return choiceLabel(field.property, value);
  if (field.kind === 'boolean') return t(value === true ? 'yes' : 'no');
  return shownText(field, value);
}
