import { expect, test } from 'vitest';
import { anAppWithRecords, ownRule, type Row } from '../../testing/shared-records.ts';
import { startServer, type Who } from '../../testing/start-server.ts';

const server = await startServer();
const task = {
  name: 'Task',
  properties: {
    title: { type: 'string' },
    points: { type: 'integer', maximum: 100 },
    project: { type: 'string', $ref: '/entities/Project/id' },
    secret: { type: 'string', rls: { read: { user_condition: { role: 'admin' } } } },
  },
  required: ['title'],
  additionalProperties: false,
};
const entities = {
  Task: task,
  Project: { name: 'Project', properties: { name: { type: 'string' } } },
  Own: { ...task, name: 'Own', rls: { create: true, read: ownRule, update: ownRule, delete: ownRule } },
  Shared: { ...task, name: 'Shared', rls: { create: true, read: true, update: { 'data.title': 'open' } } },
};
const { ask, make, read } = await anAppWithRecords(server, entities);
const change = (entity: string, rows: unknown, who: Who = 'ada') => ask(who, 'PUT', entity, '/bulk', rows);

test('a list of changes is laid over its records, in its order, with what the server keeps untouched', async () => {
  const made = await make('Task', [{ title: 'a', points: 1 }, { title: 'b', points: 2 }, { title: 'c' }]);
  const [a, b, c] = made as [Row, Row, Row];
  const reply = await change('Task', [
    { id: c.id, points: 3, created_by: 'x' },
    { ...a, title: 'A' },
    { id: b.id, points: '' },
  ]);
  expect(reply, reply.text).toMatchObject({
    status: 200,
    body: [
      { id: c.id, title: 'c', points: 3, created_by: 'ada@example.com' },
      { id: a.id, title: 'A', points: 1, created_date: a['created_date'] },
      { id: b.id, title: 'b', points: null },
    ],
  });
  expect(new Set(await read('Task'))).toEqual(new Set(reply.body as Row[]));
  expect(await change('Task', [])).toMatchObject({ status: 200, body: [] });
});

const nothing = '0123456789abcdef01234567';
test.each<[string, (ids: string[]) => unknown, object]>([
  [
    'a value that breaks the schema',
    ([a, b]) => [
      { id: a, points: 5 },
      { id: b, points: 101 },
    ],
    {
      status: 422,
      body: {
        message: 'Record 2: points: Enter 100 or less',
        fields: { '1.points': 'Enter 100 or less' },
      },
    },
  ],
  [
    'one row alone',
    ([a]) => [{ id: a, title: '' }],
    { status: 422, body: { fields: { '0.title': 'This field is required' } } },
  ],
  [
    'an unknown field',
    ([a]) => [{ id: a, ghost: 1 }],
    { status: 422, body: { fields: { '0.ghost': 'There is no such field' } } },
  ],
  [
    'a reference to nothing',
    ([a, b]) => [
      { id: a, points: 5 },
      { id: b, project: nothing },
    ],
    { status: 422, body: { fields: { '1.project': 'There is no Project with this id' } } },
  ],
  [
    'an id that comes twice',
    ([a, b]) => [
      { id: a, points: 5 },
      { id: b, points: 5 },
      { id: a, points: 6 },
    ],
    {
      status: 422,
      body: { message: 'Record 3: Record 1 has the same id', fields: { '2.id': 'Record 1 has the same id' } },
    },
  ],
  [
    'no id',
    ([a]) => [{ id: a, points: 5 }, { points: 5 }],
    { status: 422, body: { fields: { '1.id': 'Give the id of the record' } } },
  ],
  [
    'an id of nothing',
    ([a]) => [
      { id: a, points: 5 },
      { id: nothing, points: 5 },
    ],
    { status: 404, body: { message: `Record 2: Entity Task with ID ${nothing} not found` } },
  ],
  [
    'too many',
    ([a]) => Array(1001).fill({ id: a }),
    { status: 422, body: { message: 'Send at most 1000 records' } },
  ],
  ['no list', ([a]) => ({ id: a }), { status: 422 }],
])('one bad row refuses the whole list and is named: %s', async (_what, rows, expected) => {
  const made = await make('Task', [
    { title: 'x', points: 1 },
    { title: 'y', points: 2 },
  ]);
  const before = await read('Task');
  expect(await change('Task', rows(made.map(({ id }) => id)))).toMatchObject(expected);
  expect(await read('Task')).toEqual(before);
});

test("rules hold for each row: another's row is not there, one that may not be changed so is refused", async () => {
  const [mine] = await make('Own', [{ title: 'mine' }]);
  const [theirs] = await make('Own', [{ title: 'theirs' }], 'bob');
  expect(
    await change('Own', [
      { id: mine?.id, points: 1 },
      { id: theirs?.id, points: 1 },
    ]),
  ).toMatchObject({
    status: 404,
    body: { message: `Record 2: Entity Own with ID ${theirs?.id} not found` },
  });
  expect(await read('Own')).toEqual([mine]);

  const shared = await make('Shared', [{ title: 'open' }, { title: 'shut' }, { title: 'open' }]);
  const [open, shut, other] = shared as [Row, Row, Row];
  for (const rows of [
    [
      { id: open.id, points: 1 },
      { id: shut.id, title: 'open' },
    ],
    [
      { id: open.id, points: 1 },
      { id: other.id, title: 'shut' },
    ],
  ]) {
    expect(await change('Shared', rows)).toMatchObject({
      status: 403,
      body: { message: 'Record 2: Permission denied' },
    });
  }
  expect(await read('Shared')).toMatchObject([{ title: 'open' }, { title: 'shut' }, { title: 'open' }]);
  // The property's rule for reading stands for writing too, and nothing of it comes back.
  expect(await change('Shared', [{ id: open.id, secret: 'x' }], null)).toMatchObject({ status: 403 });
  await change('Shared', [{ id: open.id, secret: 'pin' }]);
  const seen = await change('Shared', [{ id: open.id, points: 7 }], null);
  expect(seen).toMatchObject({ status: 200, body: [{ points: 7 }] });
  expect((seen.body as Row[])[0]).not.toHaveProperty('secret');
  expect((await read('Shared'))[0]).toMatchObject({ secret: 'pin', points: 7 });
});

test('changes of records as they were seen are made only where all of them still are so', async () => {
  const [a, b] = (await make('Task', [{ title: 'a' }, { title: 'b' }])) as [Row, Row];
  const asSeen = (row: Row, values: object) => ({ id: row.id, updated_date: row['updated_date'], values });
  const changeSeen = (rows: unknown) => ask('ada', 'PATCH', 'Task', '/bulk', rows);
  const first = await changeSeen([asSeen(a, { points: 1 }), asSeen(b, { points: 2 })]);
  expect(first, first.text).toMatchObject({ status: 200, body: [{ points: 1 }, { points: 2 }] });
  const [newer] = first.body as [Row, Row];
  expect(await changeSeen([asSeen(newer, { title: 'A' }), asSeen(b, { title: 'B' })])).toMatchObject({
    status: 409,
    body: {
      reason: 'record_changed',
      message: 'Record 2: Someone has changed this record since you opened it',
    },
  });
  expect(await changeSeen([asSeen({ ...b, id: nothing }, { title: 'x' })])).toMatchObject({ status: 404 });
  const rows = (await read('Task')).filter(({ id }) => id === a.id || id === b.id);
  expect(rows.map(({ title }) => title).sort()).toEqual(['a', 'b']);
});

test('each change is told with what was there before, and lists that cross each other both end', async () => {
  const told: object[] = [];
  server.core.events.on('records.changed', (change) => {
    told.push(change);
  });
  const made = await make('Project', [{ name: 'a' }, { name: 'b' }]);
  const ids = made.map(({ id }) => id);
  told.length = 0;
  await change('Project', [
    { id: ids[0], name: 'A' },
    { id: ids[1], name: 'B' },
  ]);
  expect(told).toMatchObject([
    {
      type: 'update',
      entity: 'Project',
      records: [{ name: 'A' }, { name: 'B' }],
      before: [{ name: 'a' }, { name: 'b' }],
    },
  ]);
  const replies = await Promise.all(
    Array.from({ length: 12 }, (_, turn) =>
      change(
        'Project',
        (turn % 2 ? ids : ids.toReversed()).map((id) => ({ id, [`by${turn}`]: turn })),
      ),
    ),
  );
  expect(replies.map(({ status }) => status)).toEqual(Array(12).fill(200));
  for (const row of await read('Project')) {
    expect(row).toMatchObject(
      Object.fromEntries(Array.from({ length: 12 }, (_, turn) => [`by${turn}`, turn])),
    );
  }
});
