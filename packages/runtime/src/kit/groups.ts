import { addDays, addMonths, addWeeks, format, min, startOfDay, startOfMonth, startOfWeek } from 'date-fns';
import type { Row } from '../sdk/entity-types.ts';
import { groupNames } from '../texts/group-names.ts';
import type { Measure } from './api.ts';
import { textOf } from './cell.tsx';
import type { References } from './data.ts';
import { fullDay, monthShort, readDate } from './format.ts';
import { aggregate, valueAt } from './measure.ts';
import { type Field, isDate, optionsOf } from './schema.ts';

export type Bucket = 'day' | 'week' | 'month';
export type Group = { key: string; label: string; color: string | null; rows: Row[] };

const starts = {
  day: startOfDay,
  week: (date: Date) => startOfWeek(date, { weekStartsOn: 1 }),
  month: startOfMonth,
} as const;
const steps = { day: addDays, week: addWeeks, month: addMonths } as const;

const bucketKey = (date: Date, bucket: Bucket) => format(starts[bucket](date), 'yyyy-MM-dd');
const bucketLabel = (date: Date, bucket: Bucket) =>
  bucket === 'month' ? monthShort(date) : fullDay(date, false);

type Options = {
  field: Field;
  references: References;
  bucket?: Bucket;
  limit?: number;
  path?: string;
  now?: Date;
  /** What the groups are compared by; the number of rows without it. */
  measure?: Measure;
};

/** Rows by the value of a field. Dates fill every bucket up to now, so that a gap shows as one. */
export function groupRows(rows: readonly Row[], options: Options): Group[] {
  return isDate(options.field) ? byDate(rows, options) : byValue(rows, options);
}

type Span = { bucket: Bucket; limit: number; now: Date };

/** The last `limit` buckets. Dates ahead (plans, bookings) move the span forward, by half of it at most. */
export function bucketsTo(latest: Date, { bucket, limit, now }: Span): { key: string; label: string }[] {
  const furthest = steps[bucket](now, Math.floor(limit / 2));
  const last = starts[bucket](min([latest, furthest]));
  return Array.from({ length: limit }, (_, at) => {
    const date = steps[bucket](last, at - limit + 1);
    return { key: bucketKey(date, bucket), label: bucketLabel(date, bucket) };
  });
}

function byDate(
  rows: readonly Row[],
  { field, bucket = 'month', limit = 12, now = new Date() }: Options,
): Group[] {
  const latest = rows.reduce((most, row) => {
    const date = readDate(row[field.key]);
    return date !== undefined && date > most ? date : most;
  }, now);
  const groups = bucketsTo(latest, { bucket, limit, now }).map((one): Group => {
    return { ...one, color: null, rows: [] };
  });
  const byKey = new Map(groups.map((group) => [group.key, group]));
  for (const row of rows) {
    const date = readDate(row[field.key]);
    if (date !== undefined) byKey.get(bucketKey(date, bucket))?.rows.push(row);
  }
  return groups;
}

function byValue(
  rows: readonly Row[],
  { field, references, limit = 8, path = field.key, measure = { agg: 'count' } }: Options,
): Group[] {
  const options = field.kind === 'enum' ? optionsOf(field.property) : [];
  const groups = new Map<string, Group>(
    options.map(({ value, label, color }) => [String(value), { key: String(value), label, color, rows: [] }]),
  );
  for (const row of rows) {
    const value = valueAt(row, path, references);
    const key = value === undefined || value === null || value === '' ? '' : String(value);
    const label =
      key === '' ? groupNames.without(field.label.toLowerCase()) : textOf(field, value, references) || '…';
    const group = groups.get(key) ?? { key, label, color: null, rows: [] };
    group.rows.push(row);
    groups.set(key, group);
  }
  const filled = [...groups.values()].filter((group) => group.rows.length > 0);
  return options.length > 0
    ? filled
    : cutTail(
        largestFirst(filled, (group) => aggregate(group.rows, measure, references)),
        limit,
      );
}

function largestFirst(groups: readonly Group[], sizeOf: (group: Group) => number): Group[] {
  const sizes = new Map(groups.map((group) => [group, sizeOf(group)]));
  return [...groups].sort((one, other) => (sizes.get(other) ?? 0) - (sizes.get(one) ?? 0));
}

/** The smallest groups become one, so that a chart stays readable. */
function cutTail(groups: Group[], limit: number): Group[] {
  if (groups.length <= limit) return groups;
  const rest = groups.slice(limit - 1);
  return [
    ...groups.slice(0, limit - 1),
    { key: ' other', label: groupNames.other, color: 'gray', rows: rest.flatMap(({ rows }) => rows) },
  ];
}

export const measureGroups = (groups: readonly Group[], measure: Measure, references: References) =>
  groups.map(({ key, label, color, rows }) => ({
    key,
    label,
    color,
    value: aggregate(rows, measure, references),
  }));
