import { lookUpWords } from '../../../texts/look-ups.ts';

export const operations = ['count', 'sum', 'average', 'min', 'max'] as const;
type Operation = (typeof operations)[number];

type Asked = { operation: Operation; field?: string | undefined; group?: string | undefined };
type Row = Record<string, unknown>;

/** One row for each group, the largest first; values that are no numbers are left out of sums and averages. */
export function aggregate(records: readonly Row[], { operation, field, group }: Asked) {
  const name = field === undefined ? operation : lookUpWords.figureOf(operation, field);
  if (group === undefined) {
    return { columns: [name], rows: [{ [name]: figureOf(records, operation, field) }] };
  }
  const groups = Map.groupBy(records, (record) => keyOf(ownValue(record, group)));
  const rows = [...groups]
    .map(([key, members]): Row => ({ [group]: key, [name]: figureOf(members, operation, field) }))
    .toSorted((a, b) => Number(b[name]) - Number(a[name]));
  return { columns: [group, name], rows };
}

/** A name that a model gives may be one that every object has, such as `constructor`. */
export const ownValue = (record: Row, field: string): unknown =>
  Object.hasOwn(record, field) ? record[field] : undefined;

function keyOf(value: unknown): string | number | boolean | null {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : JSON.stringify(value);
}

function figureOf(records: readonly Row[], operation: Operation, field: string | undefined): unknown {
  if (operation === 'count') {
    return field === undefined
      ? records.length
      : records.filter((record) => ownValue(record, field) != null).length;
  }
  const values = records.flatMap((record) => ownValue(record, field ?? '') ?? []);
  if (operation === 'min' || operation === 'max') return extreme(values, operation);
  const numbers = values.filter((value): value is number => typeof value === 'number');
  if (numbers.length === 0) return operation === 'sum' ? 0 : null;
  const sum = numbers.reduce((total, each) => total + each, 0);
  return rounded(operation === 'sum' ? sum : sum / numbers.length);
}

/** Dates are texts that sort as they follow each other. */
function extreme(values: readonly unknown[], operation: 'min' | 'max'): unknown {
  const comparable = values.filter((value) => typeof value === 'number' || typeof value === 'string');
  const sorted = comparable.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  return sorted.at(operation === 'min' ? 0 : -1) ?? null;
}

const rounded = (value: number) => Math.round(value * 1e6) / 1e6;
