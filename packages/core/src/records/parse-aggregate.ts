import type { EntitySchema } from '@sayso/contracts/entity-schema';
import { Fault } from '@sayso/contracts/faults';
import { limits } from '@sayso/contracts/limits';
import { type Condition, type Field, isSystemField } from '../filters/condition.ts';
import { isObject, parseFilter } from '../filters/parse-filter.ts';
import type { Order } from '../filters/sort.ts';
import { aggregateWords } from '../texts/aggregates.ts';

export const bucketUnits = ['hour', 'day', 'week', 'month', 'quarter', 'year'] as const;
export type BucketUnit = (typeof bucketUnits)[number];
export type Measure = 'sum' | 'avg' | 'min' | 'max' | 'count_distinct';

/** What to count and by what; each column of the answer has a name of its own. */
export type Aggregate = {
  readonly filter: Condition;
  readonly groups: readonly { column: string; field: Field }[];
  readonly bucket: { column: string; field: Field; unit: BucketUnit; zone: string } | null;
  readonly isCounted: boolean;
  readonly measures: readonly { column: string; measure: Measure; field: Field }[];
  /** On the columns of the answer, as are the orders. */
  readonly having: Condition;
  readonly orders: readonly Order[];
  readonly limit: number;
};

const refuse = (place: string, why: string) =>
  new Fault('bad_request', aggregateWords.refused(place, why), { fields: { [place]: why } });

const keys = [
  'query',
  'groupBy',
  'dateBucket',
  'count',
  'sum',
  'avg',
  'min',
  'max',
  'countDistinct',
  'having',
  'sort',
  'limit',
];
const measureKeys = [
  ['sum', 'sum'],
  ['avg', 'avg'],
  ['min', 'min'],
  ['max', 'max'],
  ['countDistinct', 'count_distinct'],
] as const;
const mostGroups = 4;
const mostMeasures = 50;
const mostOrders = 5;

/** Reads what an aggregate is asked for; fields are those of the entity. Throws a bad_request with the place. */
export function parseAggregate(spec: Readonly<Record<string, unknown>>, schema: EntitySchema): Aggregate {
  const unknown = Object.keys(spec).find((key) => !keys.includes(key));
  if (unknown !== undefined) throw refuse(unknown.slice(0, 100), aggregateWords.noSuchPart);
  const fieldAt = (name: unknown, place: string) => readField(schema, name, place);
  const groups = listed(spec, 'groupBy').map(([name, place]) => fieldAt(name, place));
  if (groups.length > mostGroups) throw refuse('groupBy', aggregateWords.mostFields(mostGroups));
  const bucket = readBucket(spec['dateBucket'], schema);
  const isCounted = spec['count'] ?? true;
  if (typeof isCounted !== 'boolean') throw refuse('count', aggregateWords.trueOrFalse);
  const measures = measureKeys.flatMap(([key, measure]) =>
    listed(spec, key).map(([name, place]) => {
      const { column, field } = fieldAt(name, place);
      return { column: `${measure}_${column}`, measure, field };
    }),
  );
  if (measures.length > mostMeasures) throw refuse('measures', aggregateWords.most(mostMeasures));
  const groupColumns = [...(bucket ? [bucket] : []), ...groups].map(({ column }) => column);
  const columns = [...groupColumns, ...(isCounted ? ['count'] : []), ...measures.map(({ column }) => column)];
  refuseTwice(columns);
  if (columns.length === 0) throw refuse('count', aggregateWords.nothing);
  return {
    filter: spec['query'] === undefined ? parseFilter({}) : parseFilter(spec['query']),
    groups,
    bucket,
    isCounted,
    measures,
    having: readHaving(spec['having'], columns),
    orders: readSort(spec['sort'], columns, groupColumns),
    limit: readLimit(spec['limit']),
  };
}

/** One name or a list of them, each with its place. */
function listed(spec: Readonly<Record<string, unknown>>, key: string): [name: unknown, place: string][] {
  const given = spec[key] ?? [];
  return Array.isArray(given) ? given.map((name: unknown, at) => [name, `${key}.${at}`]) : [[given, key]];
}

function readField(schema: EntitySchema, name: unknown, place: string): { column: string; field: Field } {
  if (typeof name !== 'string') throw refuse(place, aggregateWords.nameOfField);
  if (isSystemField(name)) return { column: name, field: { in: 'system', name } };
  if (!Object.hasOwn(schema.properties, name)) {
    throw refuse(place, aggregateWords.noSuchField(name.slice(0, 100)));
  }
  return { column: name, field: { in: 'data', path: [name] } };
}

function readBucket(given: unknown, schema: EntitySchema): Aggregate['bucket'] {
  if (given === undefined || given === null) return null;
  if (!isObject(given)) throw refuse('dateBucket', aggregateWords.fieldAndUnit);
  const { field: name, unit, tz, ...others } = given;
  const [other] = Object.keys(others);
  if (other !== undefined) throw refuse(`dateBucket.${other.slice(0, 100)}`, aggregateWords.noSuchPart);
  const found = readField(schema, name, 'dateBucket.field');
  const format = schema.properties[found.column]?.format;
  const isDate =
    found.field.in === 'system'
      ? found.column === 'created_date' || found.column === 'updated_date'
      : format === 'date' || format === 'date-time';
  if (!isDate) throw refuse('dateBucket.field', aggregateWords.notADate(found.column));
  const isUnit = (value: unknown): value is BucketUnit => (bucketUnits as readonly unknown[]).includes(value);
  if (!isUnit(unit)) throw refuse('dateBucket.unit', aggregateWords.oneOf(bucketUnits));
  return { ...found, unit, zone: readZone(tz ?? 'UTC') };
}

/** A zone by its name; offsets are read the other way round by the database. */
function readZone(tz: unknown): string {
  const isName = typeof tz === 'string' && tz.length <= 64 && /^[A-Za-z][\w+-]*(?:\/[\w+-]+)*$/.test(tz);
  try {
    if (isName) return new Intl.DateTimeFormat('en', { timeZone: tz }).resolvedOptions().timeZone;
  } catch {
    // Said below.
  }
  throw refuse('dateBucket.tz', aggregateWords.nameOfZone);
}

function refuseTwice(columns: readonly string[]): void {
  const twice = columns.find((column, at) => columns.indexOf(column) !== at);
  if (twice !== undefined) throw refuse(twice.slice(0, 100), aggregateWords.sameName);
}

const column =
  (columns: readonly string[], place: string) =>
  (name: string): Field => {
    if (columns.includes(name)) return { in: 'data', path: [name] };
    throw refuse(place, aggregateWords.noSuchColumn(name.slice(0, 100)));
  };

const readHaving = (given: unknown, columns: readonly string[]): Condition =>
  given === undefined || given === null ? parseFilter({}) : parseFilter(given, column(columns, 'having'));

function readSort(given: unknown, columns: readonly string[], groups: readonly string[]): Order[] {
  if (given !== undefined && given !== null && typeof given !== 'string')
    throw refuse('sort', aggregateWords.aText);
  const parts = (given ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length > mostOrders) throw refuse('sort', aggregateWords.mostColumns(mostOrders));
  const wanted = parts.length === 0 ? groups : parts;
  return wanted.map((part) => ({
    field: column(columns, 'sort')(parts.length === 0 ? part : part.replace(/^[+-]/, '')),
    descending: parts.length > 0 && part.startsWith('-'),
  }));
}

function readLimit(given: unknown): number {
  const limit = given ?? limits.aggregateRows;
  const isSound =
    typeof limit === 'number' && Number.isInteger(limit) && limit >= 1 && limit <= limits.aggregateRows;
  if (!isSound) throw refuse('limit', aggregateWords.wholeNumber(limits.aggregateRows));
  return limit;
}
