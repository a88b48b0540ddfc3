import type { EntitySchema } from '@sayso/contracts/entity-schema';
import { expect, test } from 'vitest';
import { daysOf, recordsByDay } from './calendar-days.ts';
import { changeOf, spansOf } from './compare.ts';
import { readCsv, recordsOf, writeCsv } from './csv.ts';
import { groupRows } from './groups.ts';
import { aggregate, hoursBetween } from './measure.ts';
import { fieldOf, fieldsOf } from './schema.ts';
import { standingsOf } from './standings-table.ts';
import { allOf, pickedWhere, searchWhere } from './where.ts';

const schema: EntitySchema = {
  properties: {
    title: { type: 'string', title: 'Title' },
    day: { type: 'string', format: 'date' },
    at: { type: 'string', format: 'date-time' },
    hours: { type: 'number' },
    paid: { type: 'boolean' },
    status: { type: 'string', enum: ['open', 'done'], enumNames: ['Open', 'Done'] },
    project_id: { type: 'string', $ref: '/entities/Project/id' },
  },
};
const projects = new Map([
  ['p', { id: 'p', rate: 80 }],
  ['q', { id: 'q', rate: 100 }],
]);
const entries = [
  { id: '1', hours: 2, project_id: 'p' },
  { id: '2', hours: 1.5, project_id: 'q' },
  { id: '3', hours: null, project_id: 'q' },
];

test('a sum multiplies hours with the rate of the project that each entry refers to', () => {
  expect(aggregate(entries, { agg: 'sum', field: 'hours', times: 'project_id.rate' }, projects)).toBe(310);
});

test('an average leaves out records without a number', () => {
  expect(aggregate(entries, { agg: 'avg', field: 'hours' }, projects)).toBe(1.75);
  expect(aggregate([], { agg: 'avg', field: 'hours' }, projects)).toBe(0);
});

test.each([
  ['2026-11-21T08:00:00Z', '2026-11-21T09:30:00Z', 1.5],
  ['22:00', '06:00', 8],
  ['08:15', '08:45', 0.5],
  ['2026-11-21T10:00:00Z', '2026-11-21T09:00:00Z', 0],
  ['08:00', null, 0],
])('between %s and %s lie %d hours', (start, end, hours) => {
  expect(hoursBetween(start, end)).toBe(hours);
});

test('months without records show as gaps up to now', () => {
  const field = fieldOf(schema, 'day');
  const rows = [
    { id: '1', day: '2026-09-03' },
    { id: '2', day: '2026-11-02' },
    { id: '3', day: '2025-01-01' },
  ];
  const groups = field
    ? groupRows(rows, { field, references: new Map(), limit: 3, now: new Date(2026, 10, 21) })
    : [];
  expect(groups.map(({ key, rows: held }) => [key, held.length])).toEqual([
    ['2026-09-01', 1],
    ['2026-10-01', 0],
    ['2026-11-01', 1],
  ]);
});

test('the largest groups by what is measured stand for themselves, and the rest becomes one', () => {
  const field = fieldOf(schema, 'title');
  const held = [
    ...['a', 'a', 'b', 'b', 'c'].map((title, at) => ({ id: String(at), title, hours: 1 })),
    { id: 'z', title: 'rare', hours: 600 },
  ];
  const groups = field
    ? groupRows(held, { field, references: new Map(), limit: 3, measure: { agg: 'sum', field: 'hours' } })
    : [];

  expect(groups.map(({ label }) => label)).toEqual(['rare', 'a', 'Other']);
});

test('a league table counts points, and unplayed matches not at all', () => {
  const teams = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  const matches = [
    { id: '1', home: 'a', away: 'b', hs: 2, as: 1 },
    { id: '2', home: 'b', away: 'c', hs: 0, as: 0 },
    { id: '3', home: 'c', away: 'a', hs: null, as: null },
  ];
  const table = standingsOf(teams, matches, { home: 'home', away: 'away', homeScore: 'hs', awayScore: 'as' });
  expect(table.map(({ id, played, points }) => [id, played, points])).toEqual([
    ['a', 1, 3],
    ['c', 1, 1],
    ['b', 2, 1],
  ]);
});

test('this month is compared with the same stretch of the last', () => {
  const spans = spansOf('month', 'day', false, new Date(2026, 10, 5));
  expect(spans).toEqual({
    current: { day: { $gte: '2026-11-01' } },
    former: { day: { $gte: '2026-10-01', $lte: '2026-10-05' } },
  });
  expect(changeOf(12, 10)).toBe(20);
  expect(changeOf(3, 0)).toBeUndefined();
});

test('a month shows whole weeks from Monday, and a record stands on each of its days', () => {
  const days = daysOf('month', new Date(2026, 10, 21));
  expect([days[0]?.getDate(), days.length]).toEqual([26, 42]);
  const byDay = recordsByDay([{ id: '1', from: '2026-11-20', to: '2026-11-22' }], 'from', 'to');
  expect([...byDay.keys()]).toEqual(['2026-11-20', '2026-11-21', '2026-11-22']);
});

const text = (key: string) => ({ key, kind: 'text' }) as const;

test('every word must be found in one of the fields, and its signs mean themselves', () => {
  expect(searchWhere([text('title'), text('note')], ' a.b ')).toEqual({
    $or: [{ title: { $regex: 'a\\.b', $options: 'i' } }, { note: { $regex: 'a\\.b', $options: 'i' } }],
  });
  expect(searchWhere([text('title')], 'red box')).toMatchObject({ $and: [{}, {}] });
  expect(searchWhere([text('title')], '  ')).toBeUndefined();
  for (const kind of ['tags', 'lines'] as const)
    expect(searchWhere([{ key: 'herbs', kind }], 'dill')).toEqual({
      $or: [{ herbs: { $elemMatch: { $regex: 'dill', $options: 'i' } } }],
    });
});

test('picked filters become conditions; No takes in records that never said', () => {
  const fields = fieldsOf(schema);
  expect(pickedWhere(fields, { status: 'open', paid: false })).toEqual({
    $and: [{ paid: { $ne: true } }, { status: 'open' }],
  });
  expect(pickedWhere(fields, { day: { from: '2026-11-01' } })).toEqual({ day: { $gte: '2026-11-01' } });
  expect(allOf({ a: 1 }, undefined, {})).toEqual({ a: 1 });
});

test('CSV comes back as it went out, and formulas are made harmless', () => {
  const table = [
    ['Title', 'Note'],
    ['Say "hi", twice', 'line 1\nline 2'],
    ['=HYPERLINK("x")', '-5'],
  ];
  const text = writeCsv(table);
  expect(readCsv(text)).toEqual([table[0], table[1], [`'=HYPERLINK("x")`, '-5']]);
  expect(readCsv('\uFEFFa;b\r\n1;2\r\n')).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
});

test('CSV columns are found by name or title and read by their kind', () => {
  const table = [
    ['TITLE', 'hours', 'paid', 'Status', 'unknown'],
    ['Call', '1,250.5', 'yes', 'Done', 'x'],
    ['Walk', '', 'no', 'open', ''],
  ];
  expect(recordsOf(table, fieldsOf(schema))).toEqual([
    { title: 'Call', hours: 1250.5, paid: true, status: 'done' },
    { title: 'Walk', paid: false, status: 'open' },
  ]);
});
