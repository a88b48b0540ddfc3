import { expect, test } from 'vitest';
import { anAppWithRecords, ownRule } from '../../testing/shared-records.ts';
import { startServer, type Who } from '../../testing/start-server.ts';

const server = await startServer();
const sale = {
  name: 'Sale',
  properties: {
    agent: { type: 'string' },
    city: { type: 'string' },
    amount: { type: 'number' },
    day: { type: 'string', format: 'date' },
    at: { type: 'string', format: 'date-time' },
    tags: { type: 'array', items: { type: 'string' } },
    secret: { type: 'number', rls: { read: ownRule, write: true } },
  },
};
const entities = {
  Sale: { ...sale, rls: { create: true, read: true } },
  Own: { ...sale, name: 'Own', rls: { create: true, read: ownRule } },
};
const { ask: call, make } = await anAppWithRecords(server, entities);
const sales = [
  { agent: 'a', city: 'Oslo', amount: 10, day: '2026-01-31', at: '2026-01-31T23:30:00Z', secret: 5 },
  { agent: 'a', city: 'Rome', amount: 2.5, day: '2026-02-01', at: '2026-02-01T00:10:00+02:00', secret: 6 },
  { agent: 'b', city: 'Oslo', amount: 4, day: '2026-03-02', at: '2026-03-29 00:30:00' },
  { agent: 'b', city: 'Oslo', day: '2026-12-31', at: '2026-03-29T01:30:00Z' },
  { city: 'Rome', amount: 1, tags: ['x'] },
];
await make('Sale', sales);

const ask = (spec: unknown, who: Who = 'ada', entity = 'Sale') =>
  call(who, 'POST', entity, '/aggregate', spec);

type Rows = Record<string, unknown>[];
test.each<[what: string, spec: object, rows: Rows]>([
  ['nothing named: one row that counts all', {}, [{ count: 5 }]],
  [
    'by one field, ordered by it, what is absent last',
    { groupBy: 'agent' },
    [
      { agent: 'a', count: 2 },
      { agent: 'b', count: 2 },
      { agent: null, count: 1 },
    ],
  ],
  [
    'sums and averages',
    { groupBy: 'agent', sum: 'amount', avg: ['amount'], count: false, sort: '-sum_amount' },
    [
      { agent: 'a', sum_amount: 12.5, avg_amount: 6.25 },
      { agent: 'b', sum_amount: 4, avg_amount: 4 },
      { agent: null, sum_amount: 1, avg_amount: 1 },
    ],
  ],
  [
    'least and greatest of numbers, texts and days',
    { min: ['amount', 'city', 'day'], max: ['amount', 'city', 'day'] },
    [
      {
        count: 5,
        min_amount: 1,
        min_city: 'Oslo',
        min_day: '2026-01-31',
        max_amount: 10,
        max_city: 'Rome',
        max_day: '2026-12-31',
      },
    ],
  ],
  [
    'distinct values',
    { groupBy: ['city'], countDistinct: 'agent' },
    [
      { city: 'Oslo', count: 3, count_distinct_agent: 2 },
      { city: 'Rome', count: 2, count_distinct_agent: 1 },
    ],
  ],
  [
    'by two fields, filtered before and after',
    {
      query: { amount: { $exists: true } },
      groupBy: ['city', 'agent'],
      having: { count: { $gte: 1 }, agent: ['a', 'b'] },
      sort: '-agent,city',
    },
    [
      { city: 'Oslo', agent: 'b', count: 1 },
      { city: 'Oslo', agent: 'a', count: 1 },
      { city: 'Rome', agent: 'a', count: 1 },
    ],
  ],
  ['no group is left', { groupBy: 'agent', having: { count: { $gt: 9 } } }, []],
  [
    'no record is met',
    { query: { city: 'Bonn' }, sum: 'amount', max: 'amount' },
    [{ count: 0, sum_amount: 0, max_amount: null }],
  ],
  ['a list is one value', { groupBy: 'tags', query: { tags: 'x' } }, [{ tags: ['x'], count: 1 }]],
  [
    'a field of the server',
    { groupBy: ['created_by', 'is_sample'] },
    [{ created_by: 'ada@example.com', is_sample: false, count: 5 }],
  ],
])('an aggregate computes %s', async (_what, spec, rows) => {
  const reply = await ask(spec);
  expect(reply, reply.text).toMatchObject({ status: 200 });
  expect(reply.body).toEqual({ rows, truncated: false });
});

test.each<[unit: string, field: string, tz: string | undefined, buckets: (string | null)[]]>([
  ['day', 'day', undefined, ['2026-01-31', '2026-02-01', '2026-03-02', '2026-12-31', null]],
  // A day is the same everywhere.
  ['day', 'day', 'Asia/Tokyo', ['2026-01-31', '2026-02-01', '2026-03-02', '2026-12-31', null]],
  ['week', 'day', undefined, ['2026-01-26', '2026-03-02', '2026-12-28', null]],
  ['month', 'day', undefined, ['2026-01-01', '2026-02-01', '2026-03-01', '2026-12-01', null]],
  ['quarter', 'day', undefined, ['2026-01-01', '2026-10-01', null]],
  ['year', 'day', undefined, ['2026-01-01', null]],
  ['day', 'at', undefined, ['2026-01-31', '2026-03-29', null]],
  ['day', 'at', 'Europe/Oslo', ['2026-01-31', '2026-02-01', '2026-03-29', null]],
  ['day', 'at', 'America/New_York', ['2026-01-31', '2026-03-28', null]],
  [
    'hour',
    'at',
    'Europe/Oslo',
    [
      '2026-01-31T22:00:00.000Z',
      '2026-01-31T23:00:00.000Z',
      '2026-03-29T00:00:00.000Z',
      '2026-03-29T01:00:00.000Z',
      null,
    ],
  ],
])('dates are gathered by %s of %s in zone %s', async (unit, field, tz, buckets) => {
  const reply = await ask({ dateBucket: { field, unit, ...(tz ? { tz } : {}) } });
  expect(reply, reply.text).toMatchObject({ status: 200 });
  const { rows } = reply.body as { rows: Rows };
  expect(rows.map((row) => row[field])).toEqual(buckets);
});

test('texts that are no day or moment are in no bucket, and those that are stand in theirs', async () => {
  const days = [
    ...['2024-02-29', '2000-02-29', '0400-02-29', '0001-01-01', '9999-12-31', '2026-04-30', '2026-11-30'],
    ...['2026-02-29', '1900-02-29', '0000-01-01', '2026-04-31', '2026-13-01', '2026-00-10', '2026-01-32'],
    ...['2026-01-00', '2026-1-1', 'today', 'infinity', '', '2026-01-01x'],
  ];
  const moments = [
    ...['2026-01-01', '2026-01-02t00:00z', '2026-01-03 23:59:59.123456789', '2026-01-05T00:30:00+15:59'],
    ...['2026-01-06T24:00', '2026-01-06T12:60', '2026-02-30T12:00', '2026-01-06T12:00+16:00', '2026-01-06T'],
    ...['2026-01-06 noon', '2026-01-06T12:00:61Z', 'now', '2026-01-06T12:00 BC'],
  ];
  // A format that comes later leaves texts that do not fit it as they are.
  const text = { type: 'string' };
  const Note = { name: 'Note', properties: { day: text, at: text } };
  const id = await server.anApp('ada', { entities: { Note } });
  const notes = [...days.map((day) => ({ day })), ...moments.map((at) => ({ at }))];
  const made = await server.call('ada', 'POST', `/apps/${id}/entities/Note/bulk`, notes);
  expect(made.status, made.text).toBe(200);
  const dated = { day: { ...text, format: 'date' }, at: { ...text, format: 'date-time' } };
  await server.call('ada', 'PUT', `/apps/${id}`, { entities: { Note: { ...Note, properties: dated } } });
  const buckets = async (field: string, q: object) => {
    const spec = { dateBucket: { field, unit: 'day' }, query: q };
    const reply = await server.call('ada', 'POST', `/apps/${id}/entities/Note/aggregate`, spec);
    expect(reply.status, reply.text).toBe(200);
    return (reply.body as { rows: Rows }).rows.map((row) => row[field]);
  };
  const isThere = { $exists: true };
  expect(await buckets('day', { day: isThere })).toEqual([...days.slice(0, 7).sort(), null]);
  expect(await buckets('at', { at: isThere })).toEqual([
    ...['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04'],
    null,
  ]);
});

test('made dates are gathered too, beside other groups, and rows beyond the limit are told of', async () => {
  const day = new Date().toISOString().slice(0, 4);
  const reply = await ask({
    dateBucket: { field: 'created_date', unit: 'year' },
    groupBy: 'city',
    sort: '-count',
    limit: 1,
  });
  expect(reply.body).toEqual({
    rows: [{ created_date: `${day}-01-01`, city: 'Oslo', count: 3 }],
    truncated: true,
  });
});

test.each<[what: string, spec: object, place: string, why: string]>([
  ['an unknown part', { groupby: 'agent' }, 'groupby', 'there is no such part'],
  ['an unknown field to group by', { groupBy: ['agent', 'ghost'] }, 'groupBy.1', 'there is no field "ghost"'],
  ['a field that is no name', { sum: [1] }, 'sum.0', 'the name of a field'],
  ['an unknown field to sum', { sum: 'amount.x' }, 'sum', 'there is no field "amount.x"'],
  ['too many groups', { groupBy: ['agent', 'city', 'day', 'at', 'tags'] }, 'groupBy', 'at most 4 fields'],
  ['the same field twice', { groupBy: ['agent', 'agent'] }, 'agent', 'two columns have this name'],
  [
    'a bucket of no date',
    { dateBucket: { field: 'city', unit: 'day' } },
    'dateBucket.field',
    '"city" is no date',
  ],
  [
    'an unknown unit',
    { dateBucket: { field: 'day', unit: 'eon' } },
    'dateBucket.unit',
    'one of hour, day, week, month, quarter, year',
  ],
  [
    'an unknown zone',
    { dateBucket: { field: 'day', unit: 'day', tz: 'Mars/Base' } },
    'dateBucket.tz',
    'the name of a time zone, such as Europe/Oslo',
  ],
  [
    'an offset as a zone',
    { dateBucket: { field: 'day', unit: 'day', tz: '+02:00' } },
    'dateBucket.tz',
    'the name of a time zone, such as Europe/Oslo',
  ],
  [
    'having on what is not computed',
    { having: { sum_amount: 1 } },
    'having',
    'there is no column "sum_amount"',
  ],
  ['a sort by what is not computed', { sort: '-amount' }, 'sort', 'there is no column "amount"'],
  ['a limit beyond the greatest', { limit: 1001 }, 'limit', 'a whole number from 1 to 1000'],
  ['a count that is no yes or no', { count: 1 }, 'count', 'true or false'],
  ['nothing to compute', { count: false }, 'count', 'there is nothing to compute'],
])('%s is a 400 with its place', async (_what, spec, place, why) => {
  expect(await ask(spec)).toMatchObject({
    status: 400,
    body: { message: `Aggregate refused: ${place}: ${why}`, fields: { [place]: why } },
  });
});

test('bad filters are a 400, and no name is ever SQL', async () => {
  expect(await ask({ query: { $where: '1' } })).toMatchObject({ status: 400 });
  expect(await ask({ having: { count: { $where: 1 } } })).toMatchObject({ status: 400 });
  expect(await ask({ query: { city: { $regex: '(?=a)' } } })).toMatchObject({ status: 400 });
  expect(await ask({ groupBy: "city' or 1=1 --" })).toMatchObject({ status: 400 });
  expect(await ask({ groupBy: 'constructor' })).toMatchObject({ status: 400 });
});

test('only what the caller may see is counted: rows by the rule, properties by theirs', async () => {
  await make('Own', [{ amount: 1 }, { amount: 2 }]);
  await make('Own', [{ amount: 40 }], 'bob');
  const sum = async (who: string | null) => (await ask({ sum: 'amount' }, who, 'Own')).body;
  expect(await sum('ada')).toMatchObject({ rows: [{ count: 2, sum_amount: 3 }] });
  expect(await sum('bob')).toMatchObject({ rows: [{ count: 1, sum_amount: 40 }] });
  expect(await sum(null)).toMatchObject({ rows: [{ count: 0, sum_amount: 0 }] });

  const spec = { groupBy: 'secret', max: 'secret', countDistinct: 'secret', query: { agent: 'a' } };
  expect((await ask(spec)).body).toMatchObject({ rows: [{ secret: 5 }, { secret: 6, max_secret: 6 }] });
  expect((await ask(spec, 'bob')).body).toEqual({
    rows: [{ secret: null, count: 2, max_secret: null, count_distinct_secret: 0 }],
    truncated: false,
  });
  expect((await ask({ query: { secret: 5 } }, 'bob')).body).toMatchObject({ rows: [{ count: 0 }] });
});
