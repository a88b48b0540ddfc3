import { expect, test } from 'vitest';
import { anAppWithRecords, openRules, ownRule, type Row } from '../../testing/shared-records.ts';
import { startServer, type Who } from '../../testing/start-server.ts';

const server = await startServer();
const contact = {
  name: 'Contact',
  properties: {
    crm: { type: 'string' },
    nr: { type: 'number' },
    name: { type: 'string' },
    points: { type: 'integer', maximum: 100, default: 1 },
    friend: { type: 'string', $ref: '/entities/Contact/id' },
    secret: { type: 'string', rls: { read: ownRule, write: true } },
  },
  required: ['name'],
  additionalProperties: false,
};
const entities = {
  Contact: { ...contact, rls: openRules },
  Own: { ...contact, name: 'Own', rls: { create: true, read: ownRule, update: ownRule, delete: ownRule } },
  Fixed: { ...contact, name: 'Fixed', rls: { ...openRules, update: false } },
  Closed: { ...contact, name: 'Closed', rls: { ...openRules, create: { 'data.crm': 'free' } } },
};
type Reply = { created: number; updated: number; records: Row[] };

async function anApp() {
  const { ask, ...app } = await anAppWithRecords(server, entities);
  return {
    ...app,
    upsert: (entity: string, records: unknown, key: unknown = 'crm', who: Who = 'ada') =>
      ask(who, 'POST', entity, '/upsert', { records, key }),
  };
}

test('what is there by its key is changed in part, the rest is made; the answer is in the order of the list', async () => {
  const { upsert, read } = await anApp();
  const first = await upsert('Contact', [
    { crm: 'a', name: 'A', points: 5 },
    { crm: 'b', name: 'B' },
  ]);
  expect(first, first.text).toMatchObject({
    status: 200,
    body: {
      created: 2,
      updated: 0,
      records: [
        { crm: 'a', points: 5 },
        { crm: 'b', points: 1 },
      ],
    },
  });
  const [a] = (first.body as Reply).records;
  const second = await upsert('Contact', [
    { crm: 'c', name: 'C' },
    { crm: 'a', name: 'AA' },
    { crm: 'b', points: 9 },
  ]);
  expect(second.body).toMatchObject({
    created: 1,
    updated: 2,
    records: [
      { crm: 'c', created_by: 'ada@example.com' },
      { crm: 'a', name: 'AA', points: 5, id: a?.id },
      { crm: 'b', name: 'B', points: 9 },
    ],
  });
  expect(new Set(await read('Contact'))).toEqual(new Set((second.body as Reply).records));
  expect((await upsert('Contact', [])).body).toEqual({ created: 0, updated: 0, records: [] });
});

test('keys are of several fields too, of other kinds, and compared as a whole; the last of the same key counts', async () => {
  const { upsert, read } = await anApp();
  const rows = [
    { crm: 'a', nr: 1, name: 'one' },
    { crm: 'a', nr: 2, name: 'two' },
    { crm: 'b', nr: 1, name: 'three' },
    { crm: 'a', nr: 1.0, name: 'last' },
  ];
  const reply = await upsert('Contact', rows, ['crm', 'nr']);
  expect(reply.body).toMatchObject({
    created: 3,
    updated: 0,
    records: [{ name: 'two' }, { name: 'three' }, { name: 'last' }],
  });
  expect((await upsert('Contact', [{ nr: 2, name: 'by number' }], 'nr')).body).toMatchObject({
    created: 0,
    updated: 1,
  });
  expect((await upsert('Contact', [{ crm: '1', name: 'a text' }])).body).toMatchObject({ created: 1 });
  expect((await read('Contact')).map(({ name }) => name).toSorted()).toEqual([
    'a text',
    'by number',
    'last',
    'three',
  ]);
});

test('of several records with one key the oldest is changed', async () => {
  const { appId, upsert, read } = await anApp();
  for (const name of ['old', 'new']) {
    await server.call('ada', 'POST', `/apps/${appId}/entities/Contact`, { crm: 'twice', name });
    await server.sql`update records set created_date = created_date - interval '1 day' where app_id = ${appId}`;
  }
  expect((await upsert('Contact', [{ crm: 'twice', points: 7 }])).body).toMatchObject({
    created: 0,
    updated: 1,
  });
  expect((await read('Contact')).map(({ name, points }) => [name, points])).toEqual([
    ['old', 7],
    ['new', 1],
  ]);
});

const nothing = '0123456789abcdef01234567';
test.each<[string, unknown, unknown, object]>([
  [
    'a new record that breaks the schema',
    [{ crm: 'a', points: 9 }, { crm: 'new' }],
    'crm',
    {
      status: 422,
      body: {
        message: 'Record 2: name: This field is required',
        fields: { '1.name': 'This field is required' },
      },
    },
  ],
  [
    'a change that breaks the schema',
    [
      { crm: 'new', name: 'x' },
      { crm: 'a', points: 101 },
    ],
    'crm',
    { status: 422, body: { fields: { '1.points': 'Enter 100 or less' } } },
  ],
  [
    'a reference to nothing in a new one',
    [
      { crm: 'a', points: 9 },
      { crm: 'new', name: 'x', friend: nothing },
    ],
    'crm',
    { status: 422, body: { fields: { '1.friend': 'There is no Contact with this id' } } },
  ],
  [
    'a reference to nothing in an old one',
    [
      { crm: 'new', name: 'x' },
      { crm: 'a', friend: nothing },
    ],
    'crm',
    { status: 422, body: { fields: { '1.friend': 'There is no Contact with this id' } } },
  ],
  [
    'no key',
    [{ crm: 'a', points: 9 }, { name: 'x' }],
    'crm',
    { status: 422, body: { fields: { '1.crm': 'The key needs a text, a number, or true or false' } } },
  ],
  [
    'an empty key',
    [{ crm: '', name: 'x' }],
    'crm',
    { status: 422, body: { fields: { '0.crm': expect.any(String) } } },
  ],
  [
    'a list as a key',
    [{ crm: ['a'], name: 'x' }],
    'crm',
    { status: 422, body: { fields: { '0.crm': expect.any(String) } } },
  ],
  ['NUL in a key', [{ crm: 'a\0', name: 'x' }], 'crm', { status: 422 }],
  ['half a character in a key', [{ crm: '\ud800', name: 'x' }], 'crm', { status: 422 }],
  [
    'a key that is no field',
    [{ crm: 'a' }],
    'ghost',
    { status: 400, body: { message: 'Upsert refused: key: there is no field "ghost"' } },
  ],
  [
    'a key that the server keeps',
    [{ id: 'a' }],
    ['crm', 'id'],
    { status: 400, body: { message: expect.stringContaining('the server keeps id') } },
  ],
  [
    'no key at all',
    [{ crm: 'a' }],
    [],
    { status: 422, body: { message: 'Name the field or fields that are the key' } },
  ],
  ['no list', { crm: 'a' }, 'crm', { status: 422, body: { message: 'Send a list of records' } }],
  [
    'too many',
    Array(1001).fill({ crm: 'a' }),
    'crm',
    { status: 422, body: { message: 'Send at most 1000 records' } },
  ],
])('one bad row refuses all and is named: %s', async (_what, records, key, expected) => {
  const { upsert, read } = await anApp();
  await upsert('Contact', [{ crm: 'a', name: 'A' }]);
  const before = await read('Contact');
  const reply = await upsert('Contact', records, key);
  expect(reply, reply.text).toMatchObject(expected);
  expect(await read('Contact')).toEqual(before);
});

test("rules hold for what is made and what is changed; another's hidden row is not there", async () => {
  const { upsert, read } = await anApp();
  await upsert('Own', [{ crm: 'a', name: 'of ada' }]);
  expect((await upsert('Own', [{ crm: 'a', name: 'of bob' }], 'crm', 'bob')).body).toMatchObject({
    created: 1,
    updated: 0,
  });
  expect((await read('Own')).map(({ name }) => name)).toEqual(['of ada']);

  expect((await upsert('Fixed', [{ crm: 'a', name: 'A' }])).body).toMatchObject({ created: 1 });
  const again = await upsert('Fixed', [
    { crm: 'b', name: 'B' },
    { crm: 'a', name: 'B' },
  ]);
  expect(again).toMatchObject({ status: 403, body: { message: 'Record 2: Permission denied' } });
  expect(await read('Fixed')).toHaveLength(1);
  expect(
    await upsert('Closed', [
      { crm: 'free', name: 'A' },
      { crm: 'shut', name: 'A' },
    ]),
  ).toMatchObject({ status: 403 });
  expect(await read('Closed')).toEqual([]);

  // Nor does a hidden property say by a match what it holds.
  await upsert('Contact', [{ crm: 'a', name: 'A', secret: 'pin' }]);
  const guess = await upsert('Contact', [{ secret: 'pin', name: 'guess' }], 'secret', 'bob');
  expect(guess.body).toMatchObject({ created: 1, updated: 0 });
});

test('calls of the same key at once make one record, and each is told', async () => {
  const { appId, upsert, read } = await anApp();
  const told: string[] = [];
  server.core.events.on('records.changed', (event) => {
    if (event.appId === appId) told.push(...event.records.map(() => event.type));
  });
  const calls = Array.from({ length: 8 }, (_, turn) => {
    const rows = ['a', 'b', 'c'].map((crm) => ({ crm, name: `by ${turn}` }));
    return upsert('Contact', turn % 2 ? rows : rows.toReversed());
  });
  const replies = (await Promise.all(calls)).map(({ body }) => body as Reply);
  expect(await read('Contact')).toHaveLength(3);
  expect(replies.reduce((sum, { created }) => sum + created, 0)).toBe(3);
  expect(replies.reduce((sum, { updated }) => sum + updated, 0)).toBe(21);
  expect(told.filter((type) => type === 'create')).toHaveLength(3);
  expect(told.filter((type) => type === 'update')).toHaveLength(21);
});
