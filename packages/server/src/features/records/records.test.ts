import { expect, test } from 'vitest';
import { startServer } from '../../testing/start-server.ts';

const server = await startServer();
const task = {
  name: 'Task',
  type: 'object',
  properties: {
    title: { type: 'string' },
    status: { type: 'string', enum: ['todo', 'done'], default: 'todo' },
    points: { type: 'integer', minimum: 0, maximum: 100 },
    due: { type: 'string', format: 'date' },
    project: { type: 'string', $ref: '/entities/Project/id' },
    tags: { type: 'array', items: { type: 'string' } },
  },
  required: ['title'],
  additionalProperties: false,
};
const project = { name: 'Project', properties: { name: { type: 'string' } }, required: ['name'] };
const appId = await server.anApp('ada', { entities: { Task: task, Project: project } });
const path = `/apps/${appId}/entities/Task`;
type Row = Record<string, unknown> & { id: string };

const make = async (values: object): Promise<Row> => {
  const reply = await server.call('ada', 'POST', path, values);
  expect(reply.status, reply.text).toBe(200);
  return reply.body as Row;
};

test('[B-RUNTIME-01] [B-DATA-13] a record is created, read, listed, changed in part and deleted', async () => {
  const made = await make({ title: 'Buy milk', points: 3, id: 'mine', created_by: 'root@example.com' });
  expect(made).toMatchObject({
    title: 'Buy milk',
    status: 'todo',
    points: 3,
    created_by: 'ada@example.com',
    is_sample: false,
  });
  expect(made.id).toMatch(/^[0-9a-f]{24}$/);
  expect(made['created_date']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

  const changed = await server.call('ada', 'PUT', `${path}/${made.id}`, { status: 'done', created_by: 'x' });
  expect(changed).toMatchObject({ status: 200, body: { title: 'Buy milk', status: 'done', points: 3 } });
  expect(await server.call('ada', 'GET', `${path}/${made.id}`)).toMatchObject({
    status: 200,
    body: { ...(changed.body as object), created_by: 'ada@example.com' },
  });
  expect((await server.call('ada', 'GET', path)).body).toEqual([changed.body]);

  expect((await server.call('ada', 'DELETE', `${path}/${made.id}`)).body).toEqual({ success: true });
  expect(await server.call('ada', 'GET', `${path}/${made.id}`)).toMatchObject({ status: 404 });
  expect(await server.call('ada', 'DELETE', `${path}/${made.id}`)).toMatchObject({ status: 404 });
  expect((await server.call('ada', 'GET', path)).text).toBe('[]');
});

test('[B-RUNTIME-01] [B-RUNTIME-02] fixed words come before ids: count and bulk, which makes several records at once', async () => {
  const reply = await server.call('ada', 'POST', `${path}/bulk`, [
    { title: 'one', points: 1, tags: ['a'] },
    { title: 'two', points: 2, tags: ['a', 'b'] },
    { title: 'three', points: 3, due: '2026-01-31' },
  ]);
  expect((reply.body as Row[]).map(({ title }) => title)).toEqual(['one', 'two', 'three']);
  expect((await server.call('ada', 'GET', `${path}/count`)).body).toEqual({ count: 3 });
  expect((await server.call('ada', 'GET', `${path}/count?q=${q({ points: { $gt: 1 } })}`)).body).toEqual({
    count: 2,
  });
});

const q = (filter: unknown) => encodeURIComponent(JSON.stringify(filter));
const titles = async (query: string) => {
  const reply = await server.call('ada', 'GET', `${path}?${query}`);
  expect(reply.status, reply.text).toBe(200);
  return (reply.body as Row[]).map(({ title }) => title);
};

test('lists filter, sort, page and choose fields', async () => {
  expect(await titles('sort=-points')).toEqual(['three', 'two', 'one']);
  expect(await titles('sort=%2Btitle&limit=2')).toEqual(['one', 'three']);
  expect(await titles('sort=points&skip=1&limit=1')).toEqual(['two']);
  expect(await titles(`q=${q({ tags: 'b' })}`)).toEqual(['two']);
  expect(await titles(`sort=points&q=${q({ title: { $regex: '^T', $options: 'i' } })}`)).toEqual([
    'two',
    'three',
  ]);
  expect(await titles(`sort=due&q=${q({ $or: [{ due: '2026-01-31' }, { points: [1] }] })}`)).toEqual([
    'three',
    'one',
  ]);
  const chosen = await server.call('ada', 'GET', `${path}?fields=title,ghost&sort=points&limit=1`);
  expect(chosen.body).toEqual([{ id: expect.any(String), title: 'one' }]);
});

test('texts sort under collation C and what is absent comes last', async () => {
  await server.call(
    'ada',
    'POST',
    `/apps/${appId}/entities/Project/bulk`,
    ['b', 'B', 'é', 'a'].map((name) => ({ name })),
  );
  const reply = await server.call('ada', 'GET', `/apps/${appId}/entities/Project?sort=name`);
  expect((reply.body as Row[]).map(({ name }) => name)).toEqual(['B', 'a', 'b', 'é']);
  expect(await titles('sort=due')).toEqual(['three', 'one', 'two']);
  expect(await titles('sort=-due')).toEqual(['three', 'one', 'two']);
});

test.each([
  ['a missing required field', {}, { title: 'This field is required' }],
  ['an empty required field', { title: '' }, { title: 'This field is required' }],
  ['a wrong type', { title: 5 }, { title: 'Must be text' }],
  ['a value that is no choice', { title: 'a', status: 'lost' }, { status: 'Choose one of: todo, done' }],
  ['a fraction', { title: 'a', points: 1.5 }, { points: 'Must be a whole number' }],
  ['too little', { title: 'a', points: -1 }, { points: 'Enter 0 or more' }],
  ['too much', { title: 'a', points: 101 }, { points: 'Enter 100 or less' }],
  ['no such day', { title: 'a', due: '2026-02-30' }, { due: 'Enter a date such as 2026-01-31' }],
  ['a wrong item', { title: 'a', tags: [1] }, { tags: 'Must be text' }],
  ['an unknown field', { title: 'a', ghost: 1 }, { ghost: 'There is no such field' }],
  [
    'a reference to nothing',
    { title: 'a', project: '0123456789abcdef01234567' },
    { project: 'There is no Project with this id' },
  ],
  ['NUL', { title: 'a\0' }, { title: 'This contains a character that can’t be stored' }],
  ['half a character', { title: '\ud800' }, { title: 'This contains a character that can’t be stored' }],
])('a record that breaks its schema is refused with its fields: %s', async (_what, values, fields) => {
  const before = (await server.call('ada', 'GET', `${path}/count`)).body;
  const reply = await server.call('ada', 'POST', path, values);
  expect(reply).toMatchObject({ status: 422, body: { error_type: 'invalid', fields } });
  expect((await server.call('ada', 'GET', `${path}/count`)).body).toEqual(before);
});

test('a change that breaks the schema leaves the record as it was, and one bad row refuses a whole list', async () => {
  const made = await make({ title: 'stays', points: 1, due: '' });
  expect(made['due']).toBeNull();
  for (const change of [{ points: 'many' }, { title: null }, { status: 'lost' }]) {
    expect(await server.call('ada', 'PUT', `${path}/${made.id}`, change)).toMatchObject({ status: 422 });
  }
  expect((await server.call('ada', 'GET', `${path}/${made.id}`)).body).toEqual(made);
  const bulk = await server.call('ada', 'POST', `${path}/bulk`, [{ title: 'good' }, { points: 1 }]);
  expect(bulk).toMatchObject({ status: 422, body: { fields: { '1.title': 'This field is required' } } });
  expect(await titles(`q=${q({ title: 'good' })}`)).toEqual([]);
});

test.each([
  ['q that is no JSON', '?q={'],
  ['an unknown operator', `?q=${q({ $where: 'sleep(1)' })}`],
  ['a pattern with look-ahead', `?q=${q({ title: { $regex: '(?=a)' } })}`],
  [
    'a filter that nests too deep',
    `?q=${q(Array.from({ length: 21 }).reduce((inner) => ({ $nor: [inner] }), {}))}`,
  ],
  ['a filter of too many conditions', `?q=${q({ $or: Array(201).fill({ points: 1 }) })}`],
  ['a limit over 5000', '?limit=5001'],
  ['a negative limit', '?limit=-1'],
  ['a negative skip', '?skip=-1'],
  ['a skip beyond all numbers', '?skip=1e400'],
  ['a sort field that is an operator', '?sort=$x'],
  ['NUL in a filter', `?q=${q({ title: 'a\0' })}`],
])('%s is a 400', async (_what, query) => {
  expect(await server.call('ada', 'GET', path + query)).toMatchObject({
    status: 400,
    body: { error_type: 'bad_request', message: expect.any(String) },
  });
});

test.each([
  ["'; drop table records; --"],
  ["title' or 1=1 --"],
  ['title") or true --'],
  ['{{7*7}}'],
  ['$1'],
  ['%_\\'],
])('%j stays plain text wherever it is sent', async (text) => {
  const made = await make({ title: text });
  expect(await titles(`q=${q({ title: text })}`)).toEqual([text]);
  expect(await titles(`q=${q({ title: { $in: [text] } })}`)).toEqual([text]);
  expect(await titles(`q=${q({ [text.startsWith('$') ? `a${text}` : text]: 'nothing' })}`)).toEqual([]);
  const sorted = await server.call('ada', 'GET', `${path}?sort=${encodeURIComponent(text)}`);
  expect([200, 400]).toContain(sorted.status);
  const projected = await server.call('ada', 'GET', `${path}?fields=${encodeURIComponent(text)}`);
  expect(projected.status).toBe(200);
  expect(await server.call('ada', 'GET', `${path}/${encodeURIComponent(text)}`)).toMatchObject({
    status: 404,
  });
  expect(await server.call('ada', 'DELETE', `${path}/${made.id}`)).toMatchObject({ status: 200 });
});

test('an entity that the app does not have is a 404, as is an app that does not exist', async () => {
  for (const call of [`/apps/${appId}/entities/Ghost`, `/apps/0123456789abcdef01234567/entities/Task`]) {
    expect(await server.call('ada', 'GET', call)).toMatchObject({ status: 404 });
    expect(await server.call('ada', 'POST', call, { title: 'x' })).toMatchObject({ status: 404 });
  }
});

test('a new schema holds at once; without additionalProperties unknown fields are kept', async () => {
  const open = { name: 'Note', properties: { text: { type: 'string' } } };
  await server.call('ada', 'PUT', `/apps/${appId}`, {
    entities: { Task: task, Project: project, Note: open },
  });
  const notes = `/apps/${appId}/entities/Note`;
  const kept = await server.call('ada', 'POST', notes, { text: 'a', colour: 'red' });
  expect(kept).toMatchObject({ status: 200, body: { colour: 'red' } });
  const closed = { ...open, additionalProperties: false };
  await server.call('ada', 'PUT', `/apps/${appId}`, {
    entities: { Task: task, Project: project, Note: closed },
  });
  expect(await server.call('ada', 'POST', notes, { text: 'a', colour: 'red' })).toMatchObject({
    status: 422,
  });

  // A record of before comes back whole from its client; only what it changes of a field that is gone is refused.
  const record = kept.body as { id: string };
  const back = (changes: object) =>
    server.call('ada', 'PUT', `${notes}/${record.id}`, { ...record, ...changes });
  expect(await back({ text: 'b' })).toMatchObject({ status: 200, body: { text: 'b', colour: 'red' } });
  expect(await back({ colour: 'blue' })).toMatchObject({
    status: 422,
    body: { fields: { colour: 'There is no such field' } },
  });
});

test('a record outlives what it refers to: it can be changed, and refers to nothing else that is not there', async () => {
  const projects = `/apps/${appId}/entities/Project`;
  const gone = (await server.call('ada', 'POST', projects, { name: 'Gone' })).body as Row;
  const made = await make({ title: 'left', project: gone.id });
  await server.call('ada', 'DELETE', `${projects}/${gone.id}`);
  const put = (changes: object) => server.call('ada', 'PUT', `${path}/${made.id}`, { ...made, ...changes });

  expect(await put({ title: 'kept' })).toMatchObject({
    status: 200,
    body: { title: 'kept', project: gone.id },
  });
  expect(await put({ project: 'f'.repeat(24) })).toMatchObject({
    status: 422,
    body: { fields: { project: 'There is no Project with this id' } },
  });
  expect(await put({ project: '' })).toMatchObject({ status: 200, body: { project: null } });
});

test('[B-DATA-13] deleting by filter takes what matches, an empty filter takes all, none at all takes nothing', async () => {
  await server.call('ada', 'POST', `${path}/bulk`, [{ title: 'x' }, { title: 'y' }, { title: 'z' }]);
  const some = await server.call('ada', 'DELETE', path, { title: ['x', 'y'] });
  expect(some.body).toEqual({ success: true, deleted: 2 });
  const { count } = (await server.call('ada', 'GET', `${path}/count`)).body as { count: number };
  // Some proxies drop the body of a DELETE.
  expect(await server.call('ada', 'DELETE', path)).toMatchObject({
    status: 422,
    body: { message: 'Say which records to delete; {} means all' },
  });
  expect((await server.call('ada', 'DELETE', path, {})).body).toEqual({ success: true, deleted: count });
  expect((await server.call('ada', 'GET', path)).text).toBe('[]');
});

test('two changes of different fields at once both stay', async () => {
  const made = await make({ title: 'both' });
  await Promise.all([
    server.call('ada', 'PUT', `${path}/${made.id}`, { points: 7 }),
    server.call('ada', 'PUT', `${path}/${made.id}`, { status: 'done' }),
  ]);
  expect((await server.call('ada', 'GET', `${path}/${made.id}`)).body).toMatchObject({
    points: 7,
    status: 'done',
  });
});

test('a record without fields, with odd text or made at a full second is read as it was stored', async () => {
  const marks = await server.anApp('ada', { entities: { Mark: { name: 'Mark', properties: {} } } });
  const place = `/apps/${marks}/entities/Mark`;
  for (const values of [{}, { text: '"}\\ \n é 🙂', list: [{ a: null }] }]) {
    const made = (await server.call('ada', 'POST', place, values)).body as Row;
    await server.sql`update records set created_date = '2026-03-01T10:00:00Z' where app_id = ${marks} and id = ${made.id}`;
    const wanted = { ...made, created_date: '2026-03-01T10:00:00.000Z' };
    expect((await server.call('ada', 'GET', `${place}/${made.id}`)).body).toEqual(wanted);
    expect((await server.call('ada', 'GET', place)).body).toContainEqual(wanted);
  }
});
