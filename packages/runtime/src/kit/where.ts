import type { Where } from '../sdk/entity-types.ts';
import { type Days, termsIn } from './days-in-words.ts';
import { type Field, isDate, isNumeric, isSearchable, optionsOf } from './schema.ts';

/** What a person picked: one value a field, `{from, to}` for dates and numbers. */
export type Picked = Record<string, string | number | boolean | { from?: string; to?: string }>;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Every condition must hold; nothing given is no filter at all. */
export function allOf(...parts: (Where | undefined)[]): Where {
  const given = parts.filter((part): part is Where => part !== undefined && Object.keys(part).length > 0);
  return given.length > 1 ? { $and: given } : (given[0] ?? {});
}

type Searched = Pick<Field, 'key' | 'kind'> & Partial<Pick<Field, 'property' | 'target'>>;
/** Records of other entities whose name holds a word. */
export type Hits = readonly { target: string; word: string; ids: readonly string[] }[];

export const wordsIn = (text: string): string[] => text.trim().split(/\s+/).filter(Boolean);

/**
 * Each word has to be found in one of the fields as they are shown: in one of the words or lines that a field holds, in
 * the label of a choice, or in the name of a record that it refers to. Words that name a day may be found together in a
 * date.
 */
export function searchWhere(fields: readonly Searched[], text: string, hits: Hits = []): Where | undefined {
  const words = wordsIn(text);
  if (words.length === 0 || fields.length === 0) return undefined;
  const dates = fields.filter(isDate);
  const others = fields.filter((field) => !isDate(field));
  const waysOf = (word: string) => others.flatMap((field) => holds(field, word, hits));
  const oneOf = (ways: Where[]): Where => (ways.length === 0 ? nothing : { $or: ways });
  const terms = termsIn(words).map((term): Where => {
    const asWords = allOf(...term.words.map((word) => oneOf(waysOf(word))));
    const onDays = dates.flatMap((field) => (term.days ? within(field, term.days) : []));
    return onDays.length === 0 ? asWords : { $or: [asWords, ...onDays] };
  });
  return allOf(...terms);
}

/** For moments, of which nothing but the instant is stored: so many years back and ahead where none is named. */
const yearsAround = 5;
const two = (value: number) => String(value).padStart(2, '0');

function within(field: Pick<Field, 'key' | 'kind'>, { year, month, day }: Days): Where[] {
  if (year === undefined && field.kind === 'date') {
    const start = `^\\d{4}-${two(month)}-`;
    return [{ [field.key]: { $regex: day === undefined ? start : start + two(day) } }];
  }
  const first = (year ?? new Date().getFullYear()) - (year === undefined ? yearsAround : 0);
  const years = Array.from({ length: year === undefined ? 2 * yearsAround + 1 : 1 }, (_, at) => first + at);
  return years.flatMap((of) => {
    const last = new Date(of, month, 0).getDate();
    if ((day ?? 1) > last) return [];
    const dayOf = (each: number) => `${String(of).padStart(4, '0')}-${two(month)}-${two(each)}`;
    return rangeOf(field, { from: dayOf(day ?? 1), to: dayOf(day ?? last) });
  });
}

const nothing: Where = { id: { $in: [] } };

function holds({ key, kind, property, target }: Searched, word: string, hits: Hits): Where[] {
  if (target) {
    const ids = hits.find((hit) => hit.target === target && hit.word === word)?.ids ?? [];
    return ids.length === 0 ? [] : [{ [key]: { $in: [...ids] } }];
  }
  if (property && (kind === 'enum' || kind === 'enums')) {
    const values = optionsOf(property)
      .filter(({ label }) => label.toLowerCase().includes(word.toLowerCase()))
      .map(({ value }) => value);
    return values.length === 0 ? [] : [{ [key]: { $in: values } }];
  }
  const pattern = { $regex: escaped(word), $options: 'i' };
  return [{ [key]: kind === 'tags' || kind === 'lines' ? { $elemMatch: pattern } : pattern }];
}

export const searchFieldsOf = (fields: readonly Field[]): Field[] =>
  fields.filter((field) => isSearchable(field) || field.kind === 'enum' || field.kind === 'enums');

/** A range of days also takes in the last day's times. */
export function pickedWhere(fields: readonly Field[], picked: Picked): Where | undefined {
  const conditions = fields.flatMap((field): Where[] => {
    const value = picked[field.key];
    if (value === undefined || value === '') return [];
    if (typeof value === 'object') return rangeOf(field, value);
    if (field.kind === 'boolean') return [{ [field.key]: value === true ? true : { $ne: true } }];
    return [{ [field.key]: value }];
  });
  return conditions.length === 0 ? undefined : allOf(...conditions);
}

function rangeOf(field: Pick<Field, 'key' | 'kind'>, { from, to }: { from?: string; to?: string }): Where[] {
  if (!from && !to) return [];
  if (isNumeric(field) || field.kind === 'rating') {
    return [
      { [field.key]: { ...(from ? { $gte: Number(from) } : {}), ...(to ? { $lte: Number(to) } : {}) } },
    ];
  }
  if (!isDate(field)) return [];
  const hasTime = field.kind === 'datetime';
  const start = hasTime && from ? new Date(`${from}T00:00`).toISOString() : from;
  const end = hasTime && to ? new Date(`${to}T23:59:59.999`).toISOString() : to;
  return [{ [field.key]: { ...(start ? { $gte: start } : {}), ...(end ? { $lte: end } : {}) } }];
}
