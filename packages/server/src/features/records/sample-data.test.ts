import { expect, test } from 'vitest';
import { startServer } from '../../testing/start-server.ts';
import { nextEvent } from '../../testing/wait-for.ts';

const server = await startServer();
const entities = {
  Customer: { properties: { name: { type: 'string' }, email: { type: 'string', format: 'email' } } },
  Order: {
    properties: {
      title: { type: 'string' },
      status: { type: 'string', enum: ['open', 'paid'] },
      amount: { type: 'number', minimum: 0 },
      customer: { type: 'string', $ref: '/entities/Customer/id' },
    },
    required: ['title', 'customer'],
    rls: { read: { created_by: '{{user.email}}' }, write: false },
  },
};
type Row = Record<string, unknown> & { id: string; is_sample: boolean };
const list = async (app: string, entity: string) =>
  (await server.call('ada', 'GET', `/apps/${app}/entities/${entity}`)).body as Row[];
const change = async (app: string, action: string, who = 'ada') =>
  server.call(who, 'POST', `/apps/${app}/sample-data`, { action });

test('samples are added once, taken away, and made anew; records of people stay', async () => {
  const app = await server.anApp('ada', { entities });
  const own = await server.call('ada', 'POST', `/apps/${app}/entities/Customer`, { name: 'Real' });
  const { id } = own.body as Row;

  const added = await change(app, 'add');
  const customers = (await list(app, 'Customer')).filter((row) => row.is_sample);
  const orders = await list(app, 'Order');
  expect(customers.length).toBeGreaterThan(2);
  expect(added).toMatchObject({
    status: 200,
    body: {
      success: true,
      added: customers.length + orders.length,
      removed: 0,
      entities: {
        Customer: { added: customers.length, removed: 0 },
        Order: { added: orders.length, removed: 0 },
      },
    },
  });
  const ids = customers.map((row) => row.id);
  expect(orders.every((row) => ids.includes(String(row['customer'])))).toBe(true);
  expect(orders[0]).toMatchObject({ is_sample: true, created_by: 'ada@example.com' });
  expect((await change(app, 'add')).body).toMatchObject({ added: 0, removed: 0, entities: {} });

  const gone = nextEvent(server, 'records.changed', ({ type }) => type === 'delete');
  const all = customers.length + orders.length;
  expect((await change(app, 'reset')).body).toMatchObject({ added: all, removed: all });
  expect((await gone).appId).toBe(app);
  const fresh = await list(app, 'Customer');
  expect(fresh.filter((row) => ids.includes(row.id))).toEqual([]);

  expect((await change(app, 'remove')).body).toMatchObject({ added: 0, removed: all });
  expect(await list(app, 'Customer')).toMatchObject([{ id, name: 'Real', is_sample: false }]);
  expect(await list(app, 'Order')).toEqual([]);
});

test('a sample that somebody changed is a real record, however it was changed', async () => {
  const app = await server.anApp('ada', { entities });
  await change(app, 'add');
  const customers = `/apps/${app}/entities/Customer`;
  const samples = await list(app, 'Customer');
  const [one, listed, found, untouched] = samples;
  if (!one || !listed || !found || !untouched) throw new Error('Too few samples');
  await server.call('ada', 'PUT', `${customers}/${one.id}`, { name: 'Alone' });
  await server.call('ada', 'PUT', `${customers}/bulk`, [{ id: listed.id, name: 'Listed' }]);
  await server.call('ada', 'PATCH', `${customers}/update-many`, {
    query: { id: found.id },
    data: { $set: { name: 'Found' } },
  });
  // Saved as it was.
  await server.call('ada', 'PUT', `${customers}/${untouched.id}`, { name: untouched['name'] });

  expect((await change(app, 'remove')).body).toMatchObject({
    entities: { Customer: { removed: samples.length - 3 } },
  });
  const kept = await list(app, 'Customer');
  expect(kept.map((row) => row['name']).sort()).toEqual(['Alone', 'Found', 'Listed']);
  expect(kept.every((row) => !row.is_sample)).toBe(true);
});

test('makers are told how many samples there are of each entity, and which have real records beside them', async () => {
  const app = await server.anApp('ada', { entities });
  const counts = async (who = 'ada') => server.call(who, 'GET', `/apps/${app}/sample-data`);
  expect((await counts()).body).toEqual({ samples: 0, entities: {} });

  const { added, entities: each } = (await change(app, 'add')).body as {
    added: number;
    entities: Record<string, { added: number }>;
  };
  await server.call('ada', 'POST', `/apps/${app}/entities/Customer`, { name: 'Real' });
  expect(await counts()).toMatchObject({
    status: 200,
    body: {
      samples: added,
      entities: {
        Customer: { samples: each['Customer']?.added, has_real: true },
        Order: { samples: each['Order']?.added, has_real: false },
      },
    },
  });
  expect((await counts('mallory')).status).toBe(403);

  await change(app, 'remove');
  expect((await counts()).body).toEqual({ samples: 0, entities: {} });
});

test('the kit’s questions about samples are answered in order, by the words of filters and sorts', async () => {
  const app = await server.anApp('ada', { entities });
  await change(app, 'add');
  const asked = async (q: object, sort: string) => {
    const query = new URLSearchParams({ q: JSON.stringify(q), sort });
    return (await server.call('ada', 'GET', `/apps/${app}/entities/Customer?${query}`)).body as Row[];
  };
  expect(await asked({ is_sample: { $ne: true } }, '-created_date')).toEqual([]);
  await server.call('ada', 'POST', `/apps/${app}/entities/Customer`, { name: 'Zoe' });

  expect(await asked({ is_sample: { $ne: true } }, '-created_date')).toMatchObject([{ name: 'Zoe' }]);
  const all = await asked({}, 'is_sample,name');
  expect(all[0]).toMatchObject({ name: 'Zoe' });
  const samples = all.slice(1);
  expect(samples.every(({ is_sample }) => is_sample)).toBe(true);
  expect((await asked({ is_sample: true }, '-created_date')).length).toBe(samples.length);
});

test('an app without entities has no samples; other words and other people are refused', async () => {
  const app = await server.anApp('ada');
  expect((await change(app, 'reset')).body).toEqual({ success: true, added: 0, removed: 0, entities: {} });
  expect((await change(app, 'burn')).status).toBe(422);
  expect((await change(app, 'reset', 'mallory')).status).toBe(403);
});
