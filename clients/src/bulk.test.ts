import { startServer } from '@sayso/server/testing/start-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newestClient, refusal } from './libraries.ts';

const server = await startServer();
const Sale = {
  properties: {
    code: { type: 'string' },
    agent: { type: 'string' },
    amount: { type: 'number', maximum: 1000 },
    state: { type: 'string', enum: ['open', 'done'], default: 'open' },
    tags: { type: 'array', items: { type: 'string' } },
  },
  required: ['code'],
};

// They print every refusal.
beforeAll(() => {
  for (const name of ['error', 'log'] as const) vi.spyOn(console, name).mockImplementation(() => {});
});
afterAll(() => vi.restoreAllMocks());

/** The newest library's entity of an app of its own, with four records. */
async function someSales() {
  const appId = await server.anApp('ada', { public_settings: 'public_without_login', entities: { Sale } });
  const { user } = await server.person('ada');
  const { token } = await server.core.tokens.issue('app', { userId: user.id, appId, appUserId: user.id });
  const sale = newestClient({ serverUrl: server.url, appId, token }).entities['Sale'];
  if (!sale) throw new Error('No such entity');
  const made = await sale.bulkCreate([
    { code: 'a', agent: 'x', amount: 10 },
    { code: 'b', agent: 'x', amount: 20 },
    { code: 'c', agent: 'y', amount: 5 },
    { code: 'd', agent: 'y' },
  ]);
  const [first = '', second = ''] = made.map(({ id }) => String(id));
  return { sale, first, second };
}

test('0.8.50: many records are changed by id, by query and by a key of their own', async () => {
  const { sale, first, second } = await someSales();
  const changed = await sale.bulkUpdate([
    { id: second, amount: 21 },
    { id: first, state: 'done' },
  ]);
  expect(changed).toMatchObject([
    { code: 'b', amount: 21 },
    { code: 'a', state: 'done' },
  ]);
  expect(
    await sale.updateMany(
      { state: 'open' },
      { $set: { state: 'done' }, $inc: { amount: 1 }, $push: { tags: 'x' } },
    ),
  ).toEqual({ success: true, updated: 3, has_more: false });
  expect(await sale.list('code')).toMatchObject([
    { amount: 10 },
    { amount: 22, tags: ['x'] },
    { amount: 6 },
    { amount: 1 },
  ]);
  expect(await sale.upsert([{ code: 'a', amount: 1 }, { code: 'e' }], { key: 'code' })).toMatchObject({
    created: 1,
    updated: 1,
    records: [{ code: 'a', amount: 1, agent: 'x' }, { code: 'e' }],
  });
  expect(await sale.count({ state: 'done' })).toBe(4);
  const refused = await refusal(sale.updateMany({}, { $mul: { amount: 1000 } }));
  expect(refused).toMatchObject({
    status: 422,
    message: expect.stringContaining('amount: Enter 1000 or less'),
  });
});

test('0.8.50: records are aggregated, paged and asked for distinct values', async () => {
  const { sale, second } = await someSales();
  expect(await sale.aggregate({ groupBy: 'agent', sum: 'amount', sort: '-sum_amount' })).toEqual({
    rows: [
      { agent: 'x', count: 2, sum_amount: 30 },
      { agent: 'y', count: 2, sum_amount: 5 },
    ],
    truncated: false,
  });
  const year = new Date().getUTCFullYear();
  expect(
    await sale.aggregate({
      dateBucket: { field: 'created_date', unit: 'year' },
      having: { count: { $gt: 1 } },
    }),
  ).toMatchObject({ rows: [{ created_date: expect.stringContaining(`${year}`), count: 4 }] });

  const codes: unknown[] = [];
  let page = await sale.list({ sort: '-code', limit: 3 });
  codes.push(...page.items.map(({ code }) => code));
  await sale.delete(second);
  expect(page.has_more).toBe(true);
  page = await sale.list({ cursor: page.next_cursor, limit: 3 });
  codes.push(...page.items.map(({ code }) => code));
  expect([codes, page.has_more]).toEqual([['d', 'c', 'b', 'a'], false]);
  // A walk of what a filter finds sends the filter with each cursor.
  const start = await sale.filter({ agent: 'y' }, { sort: 'code', limit: 1, fields: ['code'] });
  const rest = await sale.filter({ agent: 'y' }, { cursor: start.next_cursor, limit: 1 });
  expect([...start.items, ...rest.items]).toEqual([
    { id: expect.any(String), code: 'c' },
    { id: expect.any(String), code: 'd' },
  ]);
  expect((await sale.list({ distinct: 'agent' })).items).toEqual(['x', 'y']);
});
