// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { textOf } from './cell.tsx';
import { isPlainMeasure, pointsOfAnswer, specOf } from './chart-points.ts';
import { noReferences } from './data.ts';
import { type Field, fieldOf } from './schema.ts';

const schema = {
  properties: {
    status: { type: 'string' as const, enum: ['new', 'done'], title: 'Status' },
    city: { type: 'string' as const, title: 'City' },
    day: { type: 'string' as const, format: 'date', title: 'Day' },
    paid: { type: 'boolean' as const, title: 'Paid' },
    made: { type: 'integer' as const, title: 'Made', 'x-sayso': { kind: 'year' as const } },
  },
};
const field = (key: string): Field => {
  const found = fieldOf(schema, key);
  if (found === undefined) throw new Error(key);
  return found;
};
const shared = { references: noReferences, bucket: 'month' as const, limit: undefined };
const now = new Date('2026-11-22T12:00');

test('what goes through a reference or between moments is not left to the server', () => {
  expect(isPlainMeasure({ agg: 'sum', field: 'total' })).toBe(true);
  expect(isPlainMeasure({ agg: 'sum', field: 'project_id.rate' })).toBe(false);
  expect(isPlainMeasure({ agg: 'sum', field: 'hours', times: 'rate' })).toBe(false);
  expect(isPlainMeasure({ agg: 'sum', between: ['start', 'end'] })).toBe(false);
});

test('asks for buckets of dates in the reader’s zone, and for groups of values', () => {
  const where = { status: 'new' };
  expect(
    specOf({ agg: 'sum', field: 'total' }, { field: field('day'), bucket: 'week', where }),
  ).toMatchObject({
    query: where,
    dateBucket: { field: 'day', unit: 'week', tz: Intl.DateTimeFormat().resolvedOptions().timeZone },
    sum: 'total',
    sort: '-day',
  });
  expect(specOf({ agg: 'count' }, { field: field('city'), bucket: 'week', where: undefined })).toEqual({
    groupBy: 'city',
    count: true,
    sort: '-count',
    limit: 1000,
  });
});

test('every month up to now stands in a chart over time, also those without records', () => {
  const points = pointsOfAnswer(
    [
      { day: '2026-11-01', count: 2, sum_total: 7 },
      { day: '2026-09-01', count: 1, sum_total: 3 },
    ],
    { ...shared, field: field('day'), measure: { agg: 'sum', field: 'total' }, limit: 4, now },
  );
  expect(points.map(({ key, value }) => [key, value])).toEqual([
    ['2026-08-01', 0],
    ['2026-09-01', 3],
    ['2026-10-01', 0],
    ['2026-11-01', 7],
  ]);
});

test('an enum keeps the order and the words of its schema', () => {
  const points = pointsOfAnswer(
    [
      { status: 'done', count: 5 },
      { status: 'new', count: 2 },
      { status: null, count: 1 },
    ],
    { ...shared, field: field('status'), measure: { agg: 'count' } },
  );
  expect(points.map(({ label, value }) => [label, value])).toEqual([
    ['New', 2],
    ['Done', 5],
    ['No status', 1],
  ]);
});

test('the smallest groups become one, with the mean of their records', () => {
  const lines = [
    { city: 'A', count: 1, avg_total: 9 },
    { city: 'B', count: 3, avg_total: 4 },
    { city: 'C', count: 1, avg_total: 2 },
  ];
  const given = {
    ...shared,
    field: field('city'),
    measure: { agg: 'avg', field: 'total' },
    limit: 2,
  } as const;
  expect(pointsOfAnswer(lines, given).map(({ label, value }) => [label, value])).toEqual([
    ['A', 9],
    ['Other', 3.5],
  ]);
});

test('of very many groups a bar chart shows the largest, a ring also the rest', () => {
  const lines = Array.from({ length: 20 }, (_, at) => ({ city: `C${at}`, count: 20 - at }));
  const given = { ...shared, field: field('city'), measure: { agg: 'count' }, limit: 3 } as const;
  expect(pointsOfAnswer(lines, given).map(({ label }) => label)).toEqual(['C0', 'C1', 'C2']);
  expect(pointsOfAnswer(lines, { ...given, isWhole: true }).map(({ label }) => label)).toEqual([
    'C0',
    'C1',
    'Other',
  ]);
});

test('no and absent are one answer to a person', () => {
  const points = pointsOfAnswer(
    [
      { paid: false, count: 2 },
      { paid: null, count: 3 },
      { paid: true, count: 1 },
    ],
    { ...shared, field: field('paid'), measure: { agg: 'count' } },
  );
  expect(points.map(({ label, value }) => [label, value])).toEqual([
    ['No', 5],
    ['Yes', 1],
  ]);
});

test('years stand in their order and without a separator', () => {
  const points = pointsOfAnswer(
    [
      { made: 2018, count: 1 },
      { made: 1987, count: 4 },
    ],
    { ...shared, field: field('made'), measure: { agg: 'count' } },
  );

  expect(points.map(({ label, value }) => [label, value])).toEqual([
    ['1987', 4],
    ['2018', 1],
  ]);
  expect(textOf(field('made'), 2018, noReferences)).toBe('2018');
});
