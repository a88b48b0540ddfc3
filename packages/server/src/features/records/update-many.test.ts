import { expect, test } from 'vitest';
import { anAppWithRecords, openRules, ownRule } from '../../testing/shared-records.ts';
import { startServer, type Who } from '../../testing/start-server.ts';

const server = await startServer();
const task = {
  name: 'Task',
  properties: {
    title: { type: 'string' },
    status: { type: 'string', enum: ['todo', 'done'] },
    points: { type: 'integer', maximum: 100 },
    day: { type: 'string', format: 'date' },
    tags: { type: 'array', items: { type: 'string' } },
    project: { type: 'string', $ref: '/entities/Project/id' },
    secret: { type: 'integer', rls: { read: ownRule, write: true } },
  },
  required: ['title'],
  additionalProperties: false,
};
const entities = {
  Task: { ...task, rls: openRules },
  Project: { name: 'Project', properties: { name: { type: 'string' } }, rls: openRules },
  Own: { ...task, name: 'Own', rls: { create: true, read: true, update: ownRule, delete: ownRule } },
  Todo: { ...task, name: 'Todo', rls: { ...openRules, update: { 'data.status': 'todo' } } },
};

/** Each test has an app of its own. */
async function anApp() {
  const { ask, ...app } = await anAppWithRecords(server, entities);
  return {
    ...app,
    change: (entity: string, body: unknown, who: Who = 'ada') =>
      ask(who, 'PATCH', entity, '/update-many', body),
  };
}

test('operators change all that match, and are answered with how many they were', async () => {
  const { make, change, read } = await anApp();
  const [a, b, c] = await make('Task', [
    { title: 'a', status: 'todo', points: 1, tags: ['x'] },
    { title: 'b', status: 'todo', points: 50 },
    { title: 'c', status: 'done', points: 1 },
  ]);
  const data = {
    status: 'done',
    $inc: { points: 5 },
    $push: { tags: { $each: ['y', 'z'] } },
    $currentDate: { day: true },
  };
  expect(await change('Task', { query: { status: 'todo' }, data })).toMatchObject({
    status: 200,
    body: { success: true, updated: 2, has_more: false },
  });
  const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
  expect(await read('Task')).toEqual([
    { ...a, status: 'done', points: 6, tags: ['x', 'y', 'z'], day, updated_date: expect.any(String) },
    { ...b, status: 'done', points: 55, tags: ['y', 'z'], day, updated_date: expect.any(String) },
    c,
  ]);
  const rest = { $pull: { tags: 'y' }, $unset: { day: '' }, $max: { points: 40 }, $addToSet: { tags: 'x' } };
  expect(await change('Task', { query: { title: ['a', 'b'] }, data: rest })).toMatchObject({ status: 400 });
  const { $addToSet, ...fitting } = rest;
  expect(await change('Task', { query: { title: ['a', 'b'] }, data: fitting })).toMatchObject({
    status: 200,
  });
  const [first, second] = await read('Task');
  expect([first?.['tags'], second?.['tags']]).toEqual([['x', 'z'], ['z']]);
  expect([first?.['points'], second?.['points']]).toEqual([40, 55]);
  expect(first).not.toHaveProperty('day');
});

const missing = '0123456789abcdef01234567';
test.each<[string, object, string, string]>([
  ['too much', { $inc: { points: 60 } }, 'points', 'Enter 100 or less'],
  ['another type', { $set: { points: 'many' } }, 'points', 'Must be a whole number'],
  ['no choice', { status: 'lost' }, 'status', 'Choose one of: todo, done'],
  ['a required field taken away', { $unset: { title: '' } }, 'title', 'This field is required'],
  ['a required field renamed', { $rename: { title: 'status' } }, 'title', 'This field is required'],
  ['an unknown field', { $set: { ghost: 1 } }, 'ghost', 'There is no such field'],
  ['an operator on another type', { $push: { title: 'x' } }, 'title', 'This is not a list'],
  ['a wrong item', { $push: { tags: 1 } }, 'tags', 'Must be text'],
  ['a reference to nothing', { project: missing }, 'project', 'There is no Project with this id'],
  ['NUL', { title: 'a\0' }, 'title', 'This contains a character that can’t be stored'],
])(
  'one outcome that breaks the schema refuses all, by record and field: %s',
  async (_what, data, field, message) => {
    const { make, change, read } = await anApp();
    await make('Task', [
      { title: 'a', points: 1 },
      { title: 'b', points: 50 },
    ]);
    const before = await read('Task');
    const reply = await change('Task', { query: {}, data });
    expect(reply, reply.text).toMatchObject({ status: 422, body: { error_type: 'invalid' } });
    const { fields, message: told } = reply.body as { fields: Record<string, string>; message: string };
    const [[place = '', why] = []] = Object.entries(fields);
    expect(why).toBe(message);
    const culprit = before.find(({ id }) => place === `${id}.${field}`);
    expect(culprit).toBeDefined();
    if (told.startsWith('Record')) expect(told).toContain(culprit?.id);
    expect(await read('Task')).toEqual(before);
  },
);

test.each<[string, unknown, number, string]>([
  ['no query', { data: { title: 'x' } }, 422, 'Say which records to change; {} means all'],
  ['no data', { query: {} }, 422, 'Say what to change'],
  [
    'a bad query',
    { query: { $where: '1' }, data: { title: 'x' } },
    400,
    'Filter refused: unknown operator $where',
  ],
  [
    'an unknown operator',
    { query: {}, data: { $bit: { points: 1 } } },
    400,
    'Update refused: unknown operator $bit',
  ],
  [
    'what the server keeps',
    { query: {}, data: { $set: { created_by: 'x' } } },
    400,
    'Update refused: $set: the server keeps created_by',
  ],
  ['an empty update', { query: {}, data: {} }, 400, 'Update refused: it changes nothing'],
])('a call that cannot be understood says where: %s', async (_what, body, status, message) => {
  const { change } = await anApp();
  expect(await change('Task', body)).toMatchObject({ status, body: { message } });
});

test('rows that may not be changed, or not so, are left out', async () => {
  const { make, change, read } = await anApp();
  await make('Own', [{ title: 'ada' }]);
  await make('Own', [{ title: 'bob' }], 'bob');
  expect((await change('Own', { query: {}, data: { points: 1 } }, 'bob')).body).toMatchObject({ updated: 1 });
  expect((await change('Own', { query: {}, data: { points: 2 } }, null)).body).toMatchObject({ updated: 0 });
  expect((await read('Own')).map(({ title, points }) => [title, points])).toEqual([
    ['ada', undefined],
    ['bob', 1],
  ]);

  await make('Todo', [
    { title: 'a', status: 'todo' },
    { title: 'b', status: 'done' },
  ]);
  expect((await change('Todo', { query: {}, data: { points: 1 } })).body).toMatchObject({ updated: 1 });
  expect((await change('Todo', { query: {}, data: { status: 'done' } })).body).toMatchObject({ updated: 0 });
});

test('a property that its viewer may not see is neither matched nor learned of, whatever the operator', async () => {
  const { make, change, read } = await anApp();
  await make('Task', [{ title: 'a', secret: 95 }]);
  const before = await read('Task');
  for (const [query, data] of [
    [{ secret: 95 }, { points: 1 }],
    [{}, { $rename: { secret: 'points' } }],
    [{}, { $inc: { secret: 60 } }],
    [{}, { $max: { secret: 96 } }],
  ]) {
    expect(await change('Task', { query, data }, 'bob')).toMatchObject({ status: 200, body: { updated: 0 } });
  }
  expect(await read('Task')).toEqual(before);
  expect((await change('Task', { query: {}, data: { secret: 1 } }, 'bob')).body).toMatchObject({
    updated: 1,
  });
  expect(await read('Task')).toMatchObject([{ secret: 1 }]);
});

test('a call changes 500 and says that there are more, until there are none', async () => {
  const { make, change, read } = await anApp();
  const rows = Array.from({ length: 600 }, (_, at) => ({ title: `t${at}`, status: 'todo' }));
  await make('Task', [...rows, { title: 'out', status: 'done' }]);
  const call = { query: { status: 'todo' }, data: { $set: { status: 'done' }, $inc: { points: 1 } } };
  expect((await change('Task', call)).body).toEqual({ success: true, updated: 500, has_more: true });
  expect((await change('Task', call)).body).toEqual({ success: true, updated: 100, has_more: false });
  expect((await change('Task', call)).body).toEqual({ success: true, updated: 0, has_more: false });
  const stored = await read('Task');
  expect(stored.filter(({ points }) => points === 1)).toHaveLength(600);

  // Rows that are left out do not keep the call from those behind them.
  await make('Todo', [
    ...Array.from({ length: 550 }, (_, at) => ({ title: `t${at}`, status: 'todo', tags: ['x'] })),
    { title: 'last', status: 'todo', tags: ['todo'] },
  ]);
  const reply = await change('Todo', {
    query: { title: { $regex: '^[tl]' } },
    data: { $set: { status: 'done' } },
  });
  expect(reply.body).toEqual({ success: true, updated: 0, has_more: false });
});

test('calls at once lose nothing, and each record is told with what was there before', async () => {
  const { appId, make, change, read } = await anApp();
  const told: { type: string; records: object[]; before?: object[] }[] = [];
  server.core.events.on('records.changed', (event) => {
    if (event.appId === appId && event.type === 'update') told.push(event);
  });
  await make('Task', [
    { title: 'a', points: 0 },
    { title: 'b', points: 0 },
  ]);
  const turns = Array.from({ length: 10 }, (_, turn) =>
    change('Task', { query: {}, data: { $inc: { points: 1 }, $push: { tags: `t${turn}` } } }),
  );
  for (const reply of await Promise.all(turns)) expect(reply.body).toMatchObject({ updated: 2 });
  for (const row of await read('Task')) {
    expect(row['points']).toBe(10);
    expect(new Set(row['tags'] as string[]).size).toBe(10);
  }
  expect(told).toHaveLength(10);
  expect(told.every(({ records, before }) => records.length === 2 && before?.length === 2)).toBe(true);
});
