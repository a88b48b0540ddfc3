import { max } from 'date-fns';
import type { AggregateSpec, Where } from '../sdk/entity-types.ts';
import { groupNames } from '../texts/group-names.ts';
import type { ChartProps, Measure } from './api.ts';
import { textOf } from './cell.tsx';
import type { ChartPoint } from './chart-point.ts';
import type { References } from './data.ts';
import { readDate } from './format.ts';
import { type Bucket, bucketsTo } from './groups.ts';
import { type Field, isDate, optionsOf } from './schema.ts';

const mostGroups = 1000;
const mostYears = 12;
const grouped = new Set([
  'enum',
  'boolean',
  'reference',
  'date',
  'datetime',
  'text',
  'integer',
  'year',
  'rating',
]);

/** Whether the server can compute it: a number of the record itself, by a field of the record itself. */
export const isPlainMeasure = ({ field, times, between }: Measure): boolean =>
  times === undefined && between === undefined && !field?.includes('.');
export const isPlainGroup = (field: Field | undefined): field is Field =>
  field !== undefined && grouped.has(field.kind);

/** What the server is asked for one measure of a chart. */
export function specOf(
  measure: Measure,
  { field, bucket, where }: { field: Field; bucket: Bucket; where: Where | undefined },
): AggregateSpec {
  const tz = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return {
    ...(where === undefined ? {} : { query: where }),
    ...(isDate(field) ? { dateBucket: { field: field.key, unit: bucket, tz } } : { groupBy: field.key }),
    count: true,
    ...(measure.agg === 'count' || measure.field === undefined ? {} : { [measure.agg]: measure.field }),
    sort: isDate(field) ? `-${field.key}` : '-count',
    limit: mostGroups,
  };
}

type Answer = readonly Readonly<Record<string, unknown>>[];

const numberIn = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** The figure of a measure in one line of an answer. */
export const figureIn = (line: Answer[number], { agg, field }: Measure): number =>
  numberIn(agg === 'count' || field === undefined ? line['count'] : line[`${agg}_${field}`]);

type Options = {
  field: Field;
  measure: Measure;
  references: References;
  bucket: Bucket;
  limit: ChartProps['limit'];
  /** The points are parts of a whole, so what is left over is one of them however large it is. */
  isWhole?: boolean;
  now?: Date;
};

/** Points of a chart from one answer: every bucket up to now, or the largest groups and a rest. */
export const pointsOfAnswer = (answer: Answer, options: Options): ChartPoint[] =>
  isDate(options.field) ? byDate(answer, options) : byValue(answer, options);

function byDate(answer: Answer, { field, measure, bucket, limit = 12, now = new Date() }: Options) {
  const values = new Map(answer.map((line) => [String(line[field.key]), figureIn(line, measure)]));
  const dates = [...values.keys()].flatMap((key) => readDate(key) ?? []);
  const latest = max([now, ...dates]);
  return bucketsTo(latest, { bucket, limit, now }).map(({ key, label }): ChartPoint => {
    return { key, label, value: values.get(key) ?? 0, color: null };
  });
}

function byValue(answer: Answer, { field, measure, references, limit = 8, isWhole }: Options): ChartPoint[] {
  const options = field.kind === 'enum' ? optionsOf(field.property) : [];
  const known = new Map(options.map((option, at) => [String(option.value), { ...option, at }]));
  const points = answer.map((line) => {
    const value = field.kind === 'boolean' ? line[field.key] === true : line[field.key];
    const key = value === undefined || value === null || value === '' ? '' : String(value);
    const option = known.get(key);
    const label =
      key === '' ? groupNames.without(field.label.toLowerCase()) : textOf(field, value, references) || '…';
    const point: ChartPoint = {
      key,
      label: option?.label ?? label,
      value: figureIn(line, measure),
      color: option?.color ?? null,
    };
    return { ...point, count: numberIn(line['count']), at: option?.at ?? options.length };
  });
  const merged = mergeSame(points, measure);
  if (options.length > 0) return merged.sort((one, other) => one.at - other.at).map(plain);
  // Years are read in their order, and the last ones matter.
  if (field.kind === 'year') {
    const years = merged.sort((one, other) => Number(one.key) - Number(other.key));
    return years.slice(-Math.max(limit, mostYears)).map(plain);
  }
  const sorted = merged.sort((one, other) => other.value - one.value);
  if (sorted.length <= limit) return sorted.map(plain);
  // Beside the rest of many, no single bar could be read.
  if (isWhole !== true && sorted.length > limit * 2) return sorted.slice(0, limit).map(plain);
  const rest = sorted.slice(limit - 1).reduce((one, other) => together(one, other, measure));
  return [
    ...sorted.slice(0, limit - 1),
    { ...rest, key: ' other', label: groupNames.other, color: 'gray' },
  ].map(plain);
}

type Counted = ChartPoint & { count: number; at: number };
const plain = ({ key, label, value, color }: ChartPoint): ChartPoint => ({ key, label, value, color });

/** Absent and false are one to a person, two lines to the server. */
function mergeSame(points: readonly Counted[], measure: Measure): Counted[] {
  const found = new Map<string, Counted>();
  for (const point of points) {
    const known = found.get(point.key);
    found.set(point.key, known === undefined ? point : together(known, point, measure));
  }
  return [...found.values()];
}

function together(one: Counted, other: Counted, { agg }: Measure): Counted {
  const count = one.count + other.count;
  const value = {
    count: one.value + other.value,
    sum: one.value + other.value,
    avg: count === 0 ? 0 : (one.value * one.count + other.value * other.count) / count,
    min: Math.min(one.value, other.value),
    max: Math.max(one.value, other.value),
  }[agg];
  return { ...one, value, count };
}
