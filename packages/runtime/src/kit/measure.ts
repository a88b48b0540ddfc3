import type { Row } from '../sdk/entity-types.ts';
import type { Measure } from './api.ts';
import { noReferences, type References } from './data.ts';
import { readDate } from './format.ts';
import { wordsOf } from './schema.ts';

/** Reads `hours` of the row, or `project_id.hourly_rate` of the record that it refers to. */
export function valueAt(row: Row, path: string, references: References = noReferences): unknown {
  const [first = '', ...rest] = path.split('.');
  let value: unknown = row[first];
  for (const key of rest) value = references.get(String(value))?.[key];
  return value;
}

const numberOf = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : 0;

/** Hours between two moments, or between two times of day (past midnight counts on). */
export function hoursBetween(start: unknown, end: unknown): number {
  const from = momentOf(start);
  const to = momentOf(end);
  if (from === undefined || to === undefined) return 0;
  const hours = (to - from) / 3_600_000;
  return hours < 0 && isClock(start) ? hours + 24 : Math.max(0, hours);
}

const isClock = (value: unknown) => typeof value === 'string' && /^\d{1,2}:\d{2}/.test(value);

function momentOf(value: unknown): number | undefined {
  const [, hours, minutes] = isClock(value) ? (/^(\d{1,2}):(\d{2})/.exec(String(value)) ?? []) : [];
  if (hours !== undefined) return (Number(hours) * 60 + Number(minutes)) * 60_000;
  return readDate(value)?.getTime();
}

type Amount = Pick<Measure, 'field' | 'times' | 'between'>;

/** The number that one row adds. */
export function amountOf(row: Row, { field, times, between }: Amount, references: References): number {
  const base = between
    ? hoursBetween(row[between[0]], row[between[1]])
    : field === undefined
      ? 1
      : numberOf(valueAt(row, field, references));
  return times === undefined ? base : base * numberOf(valueAt(row, times, references));
}

export function aggregate(rows: readonly Row[], measure: Measure, references: References): number {
  if (measure.agg === 'count') return rows.length;
  const counted =
    measure.agg === 'sum' || measure.between || !measure.field
      ? rows
      : rows.filter((row) => typeof valueAt(row, measure.field ?? '', references) === 'number');
  const amounts = counted.map((row) => amountOf(row, measure, references));
  if (amounts.length === 0) return 0;
  if (measure.agg === 'min') return Math.min(...amounts);
  if (measure.agg === 'max') return Math.max(...amounts);
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  return measure.agg === 'avg' ? sum / amounts.length : sum;
}

/** First steps of the references that a measure or grouping goes through: `project_id` of `project_id.rate`. */
export const stepsOf = (...paths: (string | undefined)[]): string[] => [
  ...new Set(paths.flatMap((path) => (path?.includes('.') ? [path.split('.')[0] ?? ''] : []))),
];

export const labelOfPath = (path: string): string => wordsOf(path.split('.')[0] ?? path);
