import { parseAggregate } from '@sayso/core/records/parse-aggregate';
import { startOfMonth, startOfQuarter, startOfWeek, startOfYear } from 'date-fns';
import type { AggregateSpec, EntityClient, Row } from '../sdk/entity-types.ts';
import { meets, valueAt } from './meets.ts';
import { inOrder } from './memory-order.ts';

type Answer = Awaited<ReturnType<EntityClient['aggregate']>>;
type Asked = ReturnType<typeof parseAggregate>;
type Group = { head: Record<string, unknown>; rows: Row[] };

/** What the server would answer, read by core's own reader; buckets are those of this machine's zone. */
export function aggregateInMemory(
  rows: readonly Row[],
  schema: EntityClient['schema'],
  spec: AggregateSpec,
): Answer {
  const asked = parseAggregate(spec as Record<string, unknown>, schema);
  const groups = grouped(
    rows.filter((row) => meets(asked.filter, row)),
    asked,
  );
  const answers = groups
    .map(({ head, rows: held }) => ({ ...head, ...measured(held, asked) }))
    .filter((row) => meets(asked.having, { id: '', ...row }));
  const sorted = inOrder(answers, asked.orders);
  return { rows: sorted.slice(0, asked.limit), truncated: sorted.length > asked.limit };
}

function grouped(rows: readonly Row[], { groups, bucket }: Asked): Group[] {
  if (groups.length === 0 && bucket === null) return [{ head: {}, rows: [...rows] }];
  const found = new Map<string, Group>();
  for (const row of rows) {
    const head: Record<string, unknown> = {};
    if (bucket !== null) head[bucket.column] = bucketStart(valueAt(bucket.field, row), bucket.unit);
    for (const { column, field } of groups) head[column] = valueAt(field, row) ?? null;
    const key = JSON.stringify(head);
    const group = found.get(key);
    if (group === undefined) found.set(key, { head, rows: [row] });
    else group.rows.push(row);
  }
  return [...found.values()];
}

function measured(rows: readonly Row[], { isCounted, measures }: Asked): Record<string, unknown> {
  const answer: Record<string, unknown> = isCounted ? { count: rows.length } : {};
  for (const { column, measure, field } of measures) {
    const values = rows.map((row) => valueAt(field, row));
    const numbers = values.filter((value): value is number => typeof value === 'number');
    const sum = numbers.reduce((one, other) => one + other, 0);
    if (measure === 'sum') answer[column] = sum;
    else if (measure === 'avg') answer[column] = numbers.length === 0 ? null : sum / numbers.length;
    else if (measure === 'count_distinct')
      answer[column] = new Set(values.filter((value) => value != null)).size;
    else answer[column] = numbers.length === 0 ? null : Math[measure](...numbers);
  }
  return answer;
}

const two = (value: number) => String(value).padStart(2, '0');
const dayOf = (date: Date) => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

function bucketStart(value: unknown, unit: NonNullable<Asked['bucket']>['unit']): string | null {
  if (typeof value !== 'string') return null;
  const date = /^\d{4}-\d\d-\d\d$/.test(value) ? new Date(`${value}T00:00`) : new Date(value);
  if (Number.isNaN(date.getTime())) return null;
  switch (unit) {
    case 'hour':
      return new Date(Math.floor(date.getTime() / 3_600_000) * 3_600_000).toISOString();
    case 'day':
      return dayOf(date);
    case 'week':
      return dayOf(startOfWeek(date, { weekStartsOn: 1 }));
    case 'month':
      return dayOf(startOfMonth(date));
    case 'quarter':
      return dayOf(startOfQuarter(date));
    case 'year':
      return dayOf(startOfYear(date));
  }
}
