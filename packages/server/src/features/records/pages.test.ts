import { expect, test } from 'vitest';
import { anAppWithRecords, ownRule, type Row } from '../../testing/shared-records.ts';
import { startServer, type Who } from '../../testing/start-server.ts';

const server = await startServer();
const item = {
  name: 'Item',
  properties: {
    name: { type: 'string' },
    nr: { type: 'number' },
    tags: { type: 'array', items: { type: 'string' } },
    secret: { type: 'string', rls: { read: ownRule, write: true } },
  },
};
const entities = {
  Item: { ...item, rls: { create: true, read: true, delete: true } },
  Other: { ...item, name: 'Other' },
  Own: { ...item, name: 'Own', rls: { create: true, read: ownRule } },
};
type Page = { items: Row[]; next_cursor: string | null; has_more: boolean };
const q = (filter: unknown) => JSON.stringify(filter);

async function anApp() {
  const app = await anAppWithRecords(server, entities);
  const ask = (query: Record<string, string>, entity = 'Item', who: Who = 'ada') =>
    app.ask(who, 'GET', entity, `/v2/list?${new URLSearchParams(query)}`);
  const page = async (...given: Parameters<typeof ask>): Promise<Page> => {
    const reply = await ask(...given);
    expect(reply.status, reply.text).toBe(200);
    return reply.body as Page;
  };
  return {
    appId: app.appId,
    ask,
    page,
    make: (rows: object[], entity = 'Item', who: Who = 'ada') => app.make(entity, rows, who),
    remove: (id: string) => app.ask('ada', 'DELETE', 'Item', `/${id}`),
    list: (sort: string) => app.read('Item', sort),
    /** Every page to the end, by cursor and limit alone. */
    async walk(query: Record<string, string>, limit: number): Promise<unknown[]> {
      const all: unknown[] = [];
      let next = await page({ ...query, limit: `${limit}` });
      for (;;) {
        expect(next.has_more).toBe(next.next_cursor !== null);
        all.push(...next.items);
        if (next.next_cursor === null) return all;
        expect(next.items).toHaveLength(limit);
        next = await page({ cursor: next.next_cursor, limit: `${limit}` });
      }
    },
  };
}

const mixed = [
  { name: 'b', nr: 2 },
  { name: 'a', nr: 10 },
  { name: 'B' },
  { nr: -1.5 },
  { name: 'a', nr: 2 },
  { name: null, nr: null },
  { name: 'é', nr: 1e21 },
  { name: 'a', nr: 0.1 },
  { name: '', nr: 2 },
];

test.each([
  ['-created_date'],
  ['created_date'],
  ['nr'],
  ['-nr'],
  ['name'],
  ['-name'],
  ['name,-nr'],
  ['-name,nr'],
  ['created_by,-nr'],
  ['-created_by_id,name'],
  ['is_sample,-updated_date,nr'],
  ['ghost'],
  ['id'],
  ['-id'],
])('pages sorted by %s are the whole list in its order, whatever their size', async (sort) => {
  const { make, list, walk, appId } = await anApp();
  await make(mixed);
  await server.sql`update records set created_by = null, created_by_id = null
    where app_id = ${appId} and data ->> 'name' = 'a'`;
  await server.sql`update records set created_date = created_date - interval '1 hour', is_sample = true
    where app_id = ${appId} and data ->> 'nr' = '2'`;
  const whole = await list(sort);
  expect(whole).toHaveLength(mixed.length);
  for (const limit of [1, 2, 4]) expect(await walk({ sort }, limit)).toEqual(whole);
});

test('a page has 100 records where no limit is given, and its cursor carries filter, sort and fields', async () => {
  const { make, page } = await anApp();
  await make(Array.from({ length: 130 }, (_, nr) => ({ nr, name: nr % 2 ? 'odd' : 'even' })));
  const first = await page({});
  expect([first.items.length, first.has_more]).toEqual([100, true]);
  const query = { q: q({ name: 'odd', nr: { $gte: 1 } }), sort: '-nr', fields: 'nr' };
  const odd = await page({ ...query, limit: '3' });
  expect(odd.items.map(({ nr }) => nr)).toEqual([129, 127, 125]);
  const next = await page({ cursor: odd.next_cursor ?? '', limit: '2' });
  expect(next.items).toEqual([123, 121].map((nr) => ({ nr, id: expect.any(String) })));
  // The client's filter comes with each page; the same one is no other one.
  const again = { ...query, q: q({ nr: { $gte: 1 }, name: 'odd' }) };
  for (const same of [query, again, { sort: '-nr' }]) {
    expect((await page({ ...same, cursor: odd.next_cursor ?? '', limit: '2' })).items).toEqual(next.items);
  }
  const last = await page({ q: q({ nr: { $lt: 2 } }) });
  expect(last).toMatchObject({ has_more: false, next_cursor: null, items: [{ nr: 0 }, { nr: 1 }] });
});

test('records that come and go shift no page', async () => {
  const { make, remove, page } = await anApp();
  const rows = await make([1, 2, 3, 4, 5, 6].map((nr) => ({ nr })));
  const first = await page({ sort: 'nr', limit: '3' });
  expect(first.items.map(({ nr }) => nr)).toEqual([1, 2, 3]);
  // The very row that the cursor stands on, one before it, one after it; and new ones on both sides.
  for (const at of [2, 0, 3]) await remove(rows[at]?.id ?? '');
  await make([{ nr: 0 }, { nr: 2.5 }, { nr: 5.5 }]);
  const next = await page({ cursor: first.next_cursor ?? '' });
  expect(next.items.map(({ nr }) => nr)).toEqual([5, 5.5, 6]);
  expect(next.has_more).toBe(false);
});

test('distinct values of a field come in order, each once, items of lists one by one', async () => {
  const { make, page, walk } = await anApp();
  await make([...mixed, { name: 'b', tags: ['x', 'y'] }, { tags: ['y', 'z', 'x'] }, { tags: [] }]);
  expect(await page({ distinct: 'name' })).toEqual({
    items: ['', 'B', 'a', 'b', 'é'],
    next_cursor: null,
    has_more: false,
  });
  expect((await page({ distinct: 'nr' })).items).toEqual([-1.5, 0.1, 2, 10, 1e21]);
  expect((await page({ distinct: 'tags' })).items).toEqual(['x', 'y', 'z']);
  expect((await page({ distinct: 'tags', q: q({ name: 'b' }) })).items).toEqual(['x', 'y']);
  expect((await page({ distinct: 'created_by' })).items).toEqual(['ada@example.com']);
  expect((await page({ distinct: 'ghost' })).items).toEqual([]);
  for (const limit of [1, 2, 3])
    expect(await walk({ distinct: 'name' }, limit)).toEqual(['', 'B', 'a', 'b', 'é']);
});

test('values that read the same and are not the same are told apart', async () => {
  const app = await server.anApp('ada', { entities: { Any: { name: 'Any', properties: {} } } });
  const path = `/apps/${app}/entities/Any`;
  const values = ['1', 1, 'true', true, { a: 1 }, '{"a": 1}'];
  await server.call(
    'ada',
    'POST',
    `${path}/bulk`,
    [...values, 1.0, true].map((v) => ({ v })),
  );
  const all: unknown[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const given: Record<string, string> = cursor === '' ? { distinct: 'v' } : { cursor };
    const reply = await server.call(
      'ada',
      'GET',
      `${path}/v2/list?${new URLSearchParams({ ...given, limit: '1' })}`,
    );
    const page = reply.body as { items: unknown[]; next_cursor: string | null };
    all.push(...page.items);
    cursor = page.next_cursor;
  }
  expect(all).toHaveLength(values.length);
  expect(all).toEqual(expect.arrayContaining(values));
});

test.each<[what: string, query: Record<string, string>, message: string]>([
  ['a limit over 5000', { limit: '5001' }, ''],
  [
    'more than 1000 distinct values',
    { distinct: 'name', limit: '1001' },
    'At most 1000 distinct values a page',
  ],
  ['distinct with a sort', { distinct: 'name', sort: 'nr' }, 'distinct stands without sort and fields'],
  ['distinct of an operator', { distinct: '$x' }, ''],
  ['a bad filter', { q: '{' }, 'Filter refused: q is not valid JSON'],
  ['a bad sort', { sort: '$x' }, ''],
  ['a cursor of nothing', { cursor: 'abc' }, 'This cursor is not one of this list'],
  ['a cursor that is JSON', { cursor: btoa('{"mark":["1"]}') }, 'This cursor is not one of this list'],
])('%s is a 400', async (_what, query, message) => {
  const { ask } = await anApp();
  expect(await ask(query)).toMatchObject({
    status: 400,
    body: { error_type: 'bad_request', message: expect.stringContaining(message) },
  });
});

test('a cursor that was changed, comes from elsewhere or is asked something else is a 400', async () => {
  const { ask, make, page } = await anApp();
  await make(mixed);
  await make(mixed, 'Other');
  const cursor = (await page({ sort: 'nr', limit: '2' })).next_cursor ?? '';
  const theirs = (await page({ sort: 'nr', limit: '2' }, 'Item', 'bob')).next_cursor ?? '';
  const other = (await page({ sort: 'nr', limit: '2' }, 'Other')).next_cursor ?? '';
  const elsewhere = await anApp();
  await elsewhere.make(mixed);
  const foreign = (await elsewhere.page({ sort: 'nr', limit: '2' })).next_cursor ?? '';
  const middle = Math.floor(cursor.length / 2);
  const forged = cursor.slice(0, middle) + (cursor[middle] === 'A' ? 'B' : 'A') + cursor.slice(middle + 1);
  for (const wrong of [forged, cursor.slice(0, -4), `${cursor}AAAA`, theirs, other, foreign]) {
    expect(await ask({ cursor: wrong })).toMatchObject({
      status: 400,
      body: { message: 'This cursor is not one of this list' },
    });
  }
  for (const changed of [{ sort: '-nr' }, { q: q({ nr: 1 }) }, { fields: 'nr' }, { distinct: 'nr' }]) {
    expect(await ask({ cursor, ...changed })).toMatchObject({
      status: 400,
      body: { message: `${Object.keys(changed)[0]} is not what this cursor was made for` },
    });
  }
  expect((await page({ cursor })).items).toHaveLength(7);
});

test('pages hold what their reader may see: rows by the rule, properties by theirs', async () => {
  const { make, page } = await anApp();
  await make([{ nr: 1 }, { nr: 3 }, { nr: 5 }], 'Own');
  await make([{ nr: 2 }, { nr: 4 }], 'Own', 'bob');
  const first = await page({ sort: 'nr', limit: '2' }, 'Own');
  expect(first.items.map(({ nr }) => nr)).toEqual([1, 3]);
  const rest = await page({ cursor: first.next_cursor ?? '' }, 'Own');
  expect(rest.items.map(({ nr }) => nr)).toEqual([5]);
  expect((await page({ distinct: 'nr' }, 'Own', 'bob')).items).toEqual([2, 4]);
  expect(await page({}, 'Own', null)).toEqual({ items: [], next_cursor: null, has_more: false });

  await make([
    { nr: 1, secret: 'z' },
    { nr: 2, secret: 'a' },
  ]);
  expect((await page({ distinct: 'secret' })).items).toEqual(['a', 'z']);
  expect((await page({ distinct: 'secret' }, 'Item', 'bob')).items).toEqual([]);
  const sorted = await page({ sort: '-secret' }, 'Item', 'bob');
  const ids = sorted.items.map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted());
  expect(sorted.items.every((row) => !('secret' in row))).toBe(true);
});
