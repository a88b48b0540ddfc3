import type { Where } from '../sdk/entity-types.ts';
import { type Field, isDate, isNumeric, isSearchable } from './schema.ts';

/** What a person picked: one value a field, `{from, to}` for dates and numbers. */
export type Picked = Record<string, string | number | boolean | { from?: string; to?: string }>;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Every condition must hold; nothing given is no filter at all. */
export function allOf(...parts: (Where | undefined)[]): Where {
  const given = parts.filter((part): part is Where => part !== undefined && Object.keys(part).length > 0);
  return given.length > 1 ? { $and: given } : (given[0] ?? {});
}

type Searched = Pick<Field, 'key' | 'kind'>;

/** Each word has to be found in one of the fields, or in one of the words or lines that a field holds. */
export function searchWhere(fields: readonly Searched[], text: string): Where | undefined {
  const words = text.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0 || fields.length === 0) return undefined;
  const one = (word: string): Where => ({ $or: fields.map((field) => holds(field, word)) });
  return allOf(...words.map(one));
}

function holds({ key, kind }: Searched, word: string): Where {
  const pattern = { $regex: escaped(word), $options: 'i' };
  return { [key]: kind === 'tags' || kind === 'lines' ? { $elemMatch: pattern } : pattern };
}

export const searchFieldsOf = (fields: readonly Field[]): Field[] => fields.filter(isSearchable);

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

function rangeOf(field: Field, { from, to }: { from?: string; to?: string }): Where[] {
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
