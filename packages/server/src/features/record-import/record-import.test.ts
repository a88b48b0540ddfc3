import { limits } from '@sayso/contracts/limits';
import { rooms, socketPath } from '@sayso/contracts/realtime';
import type { ImportReply } from '@sayso/contracts/record-files';
import { io } from 'socket.io-client';
import { expect, test, vi } from 'vitest';
import { startServer } from '../../testing/start-server.ts';
import { uploadFile } from '../../testing/upload-file.ts';

const server = await startServer();
const own = { created_by: '{{user.email}}' };
const entities = {
  Project: { properties: { name: { type: 'string' } }, required: ['name'] },
  Task: {
    properties: {
      title: { type: 'string', title: 'What to do' },
      status: { type: 'string', enum: ['todo', 'done'], default: 'todo' },
      points: { type: 'integer', minimum: 0, maximum: 100 },
      cost: { type: 'number' },
      urgent: { type: 'boolean' },
      due: { type: 'string', format: 'date' },
      project: { type: 'string', $ref: '/entities/Project/id' },
      tags: { type: 'array', items: { type: 'string' } },
      place: { type: 'object', properties: { city: { type: 'string' } } },
    },
    required: ['title'],
    additionalProperties: false,
  },
  Mine: {
    properties: { owner: { type: 'string' }, code: { type: 'string', pattern: '^[A-Z]+$' } },
    rls: { create: { 'data.owner': '{{user.email}}' }, read: own, write: own },
  },
  Person: {
    properties: { email: { type: 'string', format: 'email' }, name: { type: 'string' } },
    'x-sayso': { unique: [['email']] },
  },
  Closed: { properties: { text: { type: 'string' } }, rls: { create: false } },
};

const anApp = () => server.anApp('ada', { public_settings: 'public_without_login', entities });
type Content = string | Uint8Array<ArrayBuffer>;
type Given = { app: string; entity?: string; name?: string; content: Content; who?: string | null };

async function send({ app, entity = 'Task', name = 'rows.csv', content, who = 'ada' }: Given, query = '') {
  const url = `${server.url}/api/apps/${app}/entities/${entity}/import${query}`;
  const token = who === null ? null : await server.token(who);
  const reply = await uploadFile({ url, token, name, content });
  return { ...reply, body: reply.body as ImportReply };
}
type Row = Record<string, unknown> & { id: string };
const list = async (app: string, entity = 'Task', query = 'sort=title') =>
  (await server.call('ada', 'GET', `/apps/${app}/entities/${entity}?${query}`)).body as Row[];

test('[B-RUNTIME-03] [B-DATA-13] a csv is imported: status, number and records, each value of its field’s type', async () => {
  const app = await anApp();
  const project = { name: 'Garden' };
  const { id } = (await server.call('ada', 'POST', `/apps/${app}/entities/Project`, project)).body as Row;
  const content = [
    '\uFEFFWHAT TO DO,points,Cost,urgent,due,project,tags,place,id,created_by',
    '"Dig, then\nrest",3,1.5,yes,2026-01-31,Garden,"[""a"",""b""]","{""city"":""Rome""}",mine,x@example.com',
    '',
    `=SUM(A1:A2),,-2,FALSE,31.1.2026,${id},,,,`,
  ].join('\r\n');

  const { status, body } = await send({ app, content });

  expect({ status, body }).toMatchObject({
    status: 200,
    body: { status: 'success', details: '2 records imported.', n_entities_created: 2, n_problems: 0 },
  });
  const stored = await list(app);
  expect(body.output.toSorted((a, b) => String(a['title']).localeCompare(String(b['title'])))).toEqual(
    stored.toSorted((a, b) => String(a['title']).localeCompare(String(b['title']))),
  );
  expect(stored).toMatchObject([
    { title: '=SUM(A1:A2)', status: 'todo', cost: -2, urgent: false, due: '2026-01-31', project: id },
    {
      title: 'Dig, then\nrest',
      points: 3,
      cost: 1.5,
      urgent: true,
      due: '2026-01-31',
      project: id,
      tags: ['a', 'b'],
      place: { city: 'Rome' },
      created_by: 'ada@example.com',
    },
  ]);
  expect(stored.map((row) => row.id)).not.toContain('mine');
});

test.each([
  ['semicolons with decimal commas', 'title;cost\n"a;b";1,5\n', { title: 'a;b', cost: 1.5 }],
  ['tabs', 'title\tcost\na,b\t1.5\n', { title: 'a,b', cost: 1.5 }],
  ['one column', 'title\na b\n', { title: 'a b' }],
  ['quoted names', '"title","cost"\r\na,7', { title: 'a', cost: 7 }],
  ['an escaped formula', "title\n'=1+1\n", { title: '=1+1' }],
])('separators are found out: %s', async (_what, content, expected) => {
  const app = await anApp();
  expect((await send({ app, content })).body).toMatchObject({ status: 'success', output: [expected] });
});

test('UTF-16 of a spreadsheet is read', async () => {
  const app = await anApp();
  const content = new Uint8Array(Buffer.from('\uFEFFtitle\nÄpfel\n', 'utf16le'));
  expect((await send({ app, content })).body).toMatchObject({ output: [{ title: 'Äpfel' }] });
});

test('a JSON list is imported, references by name too', async () => {
  const app = await anApp();
  await server.call('ada', 'POST', `/apps/${app}/entities/Project`, { name: 'Garden' });
  const rows = [
    { Title: 'a', tags: ['x'], project: 'Garden' },
    { title: 'b', points: '4', urgent: true },
  ];
  const { body } = await send({ app, name: 'rows.JSON', content: JSON.stringify(rows) });
  expect(body).toMatchObject({ status: 'success', n_entities_created: 2 });
  expect(await list(app)).toMatchObject([
    { title: 'a', tags: ['x'], project: expect.stringMatching(/^\w{24}$/) },
    { title: 'b', points: 4, urgent: true },
  ]);
});

const many = (count: number) => `title\n${'x\n'.repeat(count)}`;
test.each<[string, Content, RegExp | string, string?]>([
  [
    'unknown columns',
    'title,colour,Size\na,b,c\n',
    'There are no fields for the columns “colour” and “Size”. Rename or remove them. The fields are title, status, points, cost, urgent, due, project, tags, place.',
  ],
  ['a column twice', 'title,What to do\na,b\n', 'Two columns are for the field “title”.'],
  ['a quote that is not closed', 'title\na\n"b ""x""\nc\n', 'Line 3: a quoted text has no closing quote.'],
  ['text after a quote', 'title\n"a"b\n', /^Line 2: the cell must end after a closing quote/],
  ['a quote within a text', 'title\na "b"\n', /^Line 2: there’s a quote inside text/],
  ['an empty file', '', 'The file is empty.'],
  ['a mark alone', '\uFEFF \n', 'The file is empty.'],
  ['no rows', 'title,cost\n', 'The file has no rows.'],
  ['too many rows', many(limits.importRows + 1), 'The file has more than 50,000 rows; import it in parts.'],
  ['another kind of file', 'title\na\n', 'Only .csv and .json files can be imported.', 'rows.xlsx'],
  ['half a character', new Uint8Array([...Buffer.from('title\n'), 0xed, 0xa0, 0x80]), /isn’t UTF-8/],
  ['too many columns', `title${','.repeat(limits.tableColumns)}`, /^Line 1 has more than 2,000 columns/],
  [
    'a row of too many cells',
    `title\n"a\nb","${','.repeat(limits.tableColumns)}"\n${','.repeat(limits.tableColumns)}`,
    /^Line 4 has more than 2,000 columns\. Leave out/,
  ],
  ['broken JSON', '[{"title": "a"', /^The file isn’t valid JSON/, 'rows.json'],
  ['JSON that is no list', '{"title": "a"}', /must hold a list/, 'rows.json'],
  ['an empty list', '[]', 'The file has no rows.', 'rows.json'],
  [
    'too many objects',
    JSON.stringify(Array(limits.importRows + 1).fill({ title: 'x' })),
    /50,000/,
    'rows.json',
  ],
])(
  '[B-DATA-09] %s: the file is refused with a sentence',
  async (_what, content, words, name = 'rows.csv') => {
    const { status, body } = await send({ app: refusing, content, name });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'error', n_entities_created: 0, n_problems: 1 });
    expect(body.details).toMatch(words);
    expect(body.output).toEqual([{ row: null, field: null, message: body.details }]);
    expect(await list(refusing)).toEqual([]);
  },
);
const refusing = await anApp();

test('every row is checked; one that is wrong keeps all out, and each mistake is named', async () => {
  const app = await anApp();
  const content = [
    'title,points,urgent,due,project,tags,status',
    'good,1,,,,,',
    ',101,maybe,1/2/2026,Nowhere,"[1]",later',
    '',
    'short,1',
    'long,1,,,,,,more',
    `dangling,,,,${'0'.repeat(24)},,`,
    'nul\0,x,,,,,',
  ].join('\n');
  const { status, body } = await send({ app, content });
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: 'error', n_entities_created: 0, n_problems: body.output.length });
  expect(body.details).toBe('Nothing was imported: 12 problems found in the file.');
  const named = body.output.map(({ row, field }) => [row, field]);
  expect(named).toEqual(
    expect.arrayContaining([
      [3, 'title'],
      [3, 'points'],
      [3, 'urgent'],
      [3, 'due'],
      [3, 'project'],
      [3, 'tags'],
      [3, 'status'],
      [5, null],
      [6, null],
      [7, 'project'],
      [8, 'title'],
      [8, 'points'],
    ]),
  );
  expect(await list(app)).toEqual([]);
});

test('of very many mistakes the first hundred are listed', async () => {
  const app = await anApp();
  const { body } = await send({ app, content: `title,points\n${'a,none\n'.repeat(300)}` });
  expect(body).toMatchObject({ status: 'error', n_problems: 300 });
  expect(body.output).toHaveLength(100);
  expect(body.details).toMatch(/300 problems .* The first 100 are listed/);
});

test('a lone surrogate, a row that is no object, unknown fields and deep nesting in JSON', async () => {
  const app = await anApp();
  const content = '[{"title":"\\ud800"}, 7, {"title":"a","colour":"red"}, {"title":"b","__proto__":{"x":1}}]';
  const { body } = await send({ app, name: 'a.json', content });
  expect(body.output).toMatchObject([
    { row: 1, field: 'title' },
    { row: 2, field: 'title' },
    { row: 2, field: null, message: 'This isn’t an object' },
    { row: 3, field: 'colour', message: 'There is no such field' },
  ]);
  const deep = `[{"title":${'['.repeat(40)}${']'.repeat(40)}}]`;
  expect(await send({ app, name: 'a.json', content: deep })).toMatchObject({ status: 400 });
  expect(await list(app)).toEqual([]);
});

test('names that several records have are no references', async () => {
  const app = await anApp();
  for (let nr = 0; nr < 2; nr += 1)
    await server.call('ada', 'POST', `/apps/${app}/entities/Project`, { name: 'P' });
  const { body } = await send({ app, content: 'title,project\na,P\n' });
  expect(body.output[0]).toMatchObject({ row: 2, field: 'project', message: /./ });
  expect(JSON.stringify(body.output)).toContain('Several projects have this name');
});

test('the create rule holds for every row', async () => {
  const app = await anApp();
  const mixed = await send({ app, entity: 'Mine', content: 'owner\nada@example.com\nbob@example.com\n' });
  expect(mixed.body).toMatchObject({
    status: 'error',
    output: [{ row: 3, field: null, message: 'Permission denied' }],
  });
  expect(await send({ app, entity: 'Closed', content: 'text\na\n' })).toMatchObject({
    status: 403,
    body: { message: 'Permission denied' },
  });
  expect(
    (await send({ app, entity: 'Mine', content: 'owner,code\nada@example.com,AB\n' })).body,
  ).toMatchObject({
    status: 'success',
    output: [{ created_by: 'ada@example.com' }],
  });
  expect(await send({ app, entity: 'Nothing', content: 'a\n' })).toMatchObject({ status: 404 });
  const closed = await server.anApp('ada', { public_settings: 'private_with_login', entities });
  expect((await send({ app: closed, content: 'title\na\n', who: 'mallory' })).status).toBe(403);
  expect((await send({ app: closed, content: 'title\na\n', who: null })).status).toBe(403);
});

test('[B-DATA-09] ten MB are taken, one byte more is refused, and so is what is no form', async () => {
  const app = await anApp();
  const head = 'title\n';
  const full = (bytes: number) => `${head}${`${'x'.repeat(99_999)}\n`.repeat(100)}`.slice(0, bytes);
  const oneCell = await send({ app, content: `${head}a\n${'x'.repeat(limits.jsonBytes)}` });
  expect(oneCell.body.output).toEqual([{ row: 3, field: null, message: 'This record is too large' }]);
  expect((await send({ app, content: full(limits.importBytes) })).body).toMatchObject({ status: 'success' });
  expect(await send({ app, content: full(limits.importBytes + 1) })).toMatchObject({
    status: 413,
    body: { message: 'The file is too large. It can be at most 10 MB.' },
  });
  const path = `/apps/${app}/entities/Task/import`;
  expect(await server.call('ada', 'POST', path, {})).toMatchObject({
    status: 400,
    body: { reason: 'no_file' },
  });
  const form =
    '--b\r\ncontent-disposition: form-data; name="other"; filename="a.csv"\r\n\r\ntitle\r\n--b--\r\n';
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  expect(await server.call('ada', 'POST', path, form, headers)).toMatchObject({ status: 400 });
  expect((await server.call('ada', 'POST', path, form.slice(0, 40), headers)).status).toBe(400);
});

test('50,000 rows are imported, and listeners hear how far it is', async () => {
  const app = await anApp();
  await server.call('ada', 'POST', `/apps/${app}/entities/Project`, { name: 'Garden' });
  const progress = rooms.import(app, 'my-import-1');
  const heard: { room: string; data: string }[] = [];
  const socket = io(server.url, {
    path: socketPath,
    transports: ['websocket'],
    query: { token: await server.token('ada') },
  });
  socket.on('update_model', (message: { room: string; data: string }) => heard.push(message));
  await new Promise((resolve) => {
    socket.on('joined', resolve);
    socket.on('connect', () => socket.emit('join', progress));
  });
  const content = `title,points,cost,urgent,due,project,tags\n${Array.from(
    { length: limits.importRows },
    (_, nr) => `Task ${nr},${nr % 100},${nr / 4},true,2026-01-31,Garden,"[""a"",""b""]"`,
  ).join('\n')}`;
  const { body } = await send({ app, content }, '?progress_id=my-import-1');
  expect(body).toMatchObject({ status: 'success', n_entities_created: limits.importRows });
  expect(body.output).toHaveLength(limits.bulkRows);
  expect((await server.call('ada', 'GET', `/apps/${app}/entities/Task/count`)).body).toEqual({
    count: limits.importRows,
  });
  const last = { type: 'progress', phase: 'storing', done: limits.importRows, total: limits.importRows };
  await expect.poll(() => heard.map(({ data }) => JSON.parse(data) as object)).toContainEqual(last);
  expect(JSON.parse(heard[0]?.data ?? '{}')).toEqual({
    type: 'progress',
    phase: 'checking',
    done: 500,
    total: null,
  });
  socket.disconnect();
}, 60_000);

test.each([
  [
    'csv',
    'people.csv',
    'email,name\nnew@example.com,a\nADA@example.com,b\n,c\n,d\nnew@example.com,e\n',
    [3, 6],
  ],
  [
    'json',
    'people.json',
    JSON.stringify([{ email: 'ada@example.com' }, { name: 'c' }, { email: 'b@b' }, { email: 'B@b' }]),
    [1, 4],
  ],
])(
  'a %s with values that other records or earlier rows have is refused with their rows',
  async (_what, name, content, rows) => {
    const app = await anApp();
    const place = { app, entity: 'Person', name };
    const add = (text: string) => send({ ...place, name: 'one.csv', content: `email\n${text}\n` });
    expect((await add('ada@example.com')).body).toMatchObject({ status: 'success' });
    const { body } = await send({ ...place, content });
    expect(body).toMatchObject({ status: 'error', n_problems: 2, n_entities_created: 0 });
    expect(body.output).toEqual(rows.map((row) => ({ row, field: 'email', message: 'Already taken' })));
    expect(await list(app, 'Person')).toHaveLength(1);
    expect((await add('new@example.com')).body).toMatchObject({ status: 'success' });
  },
);

test('a value that somebody takes between the check of a file and its end refuses it, with the row', async () => {
  const app = await anApp();
  const people = `/apps/${app}/entities/Person`;
  const { id } = (await server.call('ada', 'POST', people, { email: 'a@example.com' })).body as Row;
  await server.call('ada', 'DELETE', `${people}/${id}`);
  const data = JSON.stringify({ email: 'a@example.com' });
  let sent: ReturnType<typeof send> | undefined;
  await server.sql.begin(async (tx) => {
    await tx`select 1 from unique_values where app_id = ${app} for update`;
    await tx`insert into records (app_id, entity, id, data) values (${app}, 'Person', ${id}, ${data}::text::jsonb)`;
    sent = send({ app, entity: 'Person', content: 'email\nb@example.com\na@example.com\n' });
    // By now the file was checked and found sound: the record is not there for anybody else.
    await vi.waitFor(async () => {
      const waiting = await server.sql`
        select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
      expect(waiting).toHaveLength(1);
    });
  });
  expect(await sent).toMatchObject({
    status: 409,
    body: { message: 'Record 2: Already taken: email', fields: { '1.email': 'Already taken' } },
  });
  expect(await list(app, 'Person')).toMatchObject([{ id }]);
});

test('a visitor’s file that holds too many rows is refused at the first too many', async () => {
  const app = await anApp();
  const rows = (count: number, row = 'x') => Array.from({ length: count }, () => `${row}\n`).join('');
  // What comes after the last row that they may bring is not looked at.
  const content = `title,points\n${rows(1_001, 'x,1')}${rows(700, 'x,many')}`;
  expect(await send({ app, who: null, content })).toMatchObject({
    status: 403,
    body: { reason: 'auth_required' },
  });
  expect(await list(app)).toEqual([]);
});
