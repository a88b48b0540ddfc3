import { expect, test } from 'vitest';
import { anAppWithRecords, openRules, type Row } from '../../testing/shared-records.ts';
import { startServer } from '../../testing/start-server.ts';
import { uploadFile } from '../../testing/upload-file.ts';

const server = await startServer();
const states = ['received', 'in repair', 'ready'];
const properties = {
  bicycle: { type: 'string' },
  status: { type: 'string', enum: states, default: 'received' },
};
const entities = {
  Repair: { properties, rls: openRules, 'x-sayso': { stateField: 'status' } },
  Ticket: {
    properties: { ...properties, status: { type: 'string', enum: states } },
    rls: openRules,
    'x-sayso': { stateField: 'status' },
  },
};
const odd = [{}, { status: 'ready' }, { status: null }, { status: '' }, { status: 'no such state' }];

test.each(['Repair', 'Ticket'])(
  'what visitors send starts as received, whatever they say: %s',
  async (entity) => {
    const { ask, read } = await anAppWithRecords(server, entities);
    for (const values of odd) {
      const reply = await ask(null, 'POST', entity, '', { bicycle: 'Tourer', ...values });
      expect(reply, reply.text).toMatchObject({ status: 200, body: { status: 'received' } });
    }
    expect((await read(entity)).map(({ status }) => status)).toEqual(odd.map(() => 'received'));
  },
);

test('so does what visitors send many at once, by a key or as a file', async () => {
  const { appId, ask, read } = await anAppWithRecords(server, entities);
  const bulk = await ask(null, 'POST', 'Repair', '/bulk', [
    { bicycle: 'A', status: 'ready' },
    { bicycle: 'B' },
  ]);
  const records = [{ bicycle: 'C', status: 'ready' }];
  const upsert = await ask(null, 'POST', 'Repair', '/upsert', { key: 'bicycle', records });
  const url = `${server.url}/api/apps/${appId}/entities/Repair/import`;
  const file = await uploadFile({ url, token: null, name: 'rows.csv', content: 'bicycle,status\nD,ready\n' });
  expect([bulk.status, upsert.status, file.status]).toEqual([200, 200, 200]);
  const found = (await read('Repair', 'bicycle')).map(({ bicycle, status }) => [bicycle, status]);
  expect(found).toEqual(['A', 'B', 'C', 'D'].map((bicycle) => [bicycle, 'received']));
});

test('of fields that are left to those who work with the app nothing is kept that visitors say', async () => {
  const staffs = { writtenBy: 'staff' };
  const Request = {
    properties: {
      what: { type: 'string' },
      price: { type: 'number', default: 20, 'x-sayso': staffs },
      notes: { type: 'string', 'x-sayso': staffs },
      day: { type: 'string', 'x-sayso': staffs },
    },
    required: ['day'],
    rls: openRules,
  };
  const { ask, read } = await anAppWithRecords(server, { Request });
  const sent = { what: 'Tyre', price: 0, notes: 'Paid in cash', day: 'Monday' };
  await ask(null, 'POST', 'Request', '', sent);
  await ask(null, 'POST', 'Request', '/bulk', [sent]);
  await ask(null, 'POST', 'Request', '/upsert', { key: 'what', records: [{ ...sent, what: 'Chain' }] });
  const kept = await read('Request', 'created_date');
  expect(kept).toHaveLength(3);
  for (const row of kept) {
    expect(row).toMatchObject({ price: 20, day: 'Monday' });
    expect(row).not.toHaveProperty('notes');
  }
  const { body } = await ask('bob', 'POST', 'Request', '', sent);
  expect(body).toMatchObject(sent);
});

test('who is known to the app says how far something is', async () => {
  const { ask } = await anAppWithRecords(server, entities);
  for (const who of ['ada', 'bob'] as const) {
    const { body } = await ask(who, 'POST', 'Repair', '', { bicycle: 'Tourer', status: 'ready' });
    expect((body as Row)['status']).toBe('ready');
  }
});
