import { randomBytes } from 'node:crypto';
import type { AppDataReply } from '@sayso/contracts/app-data';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { startServer } from '../../testing/start-server.ts';
import { uploadFile } from '../../testing/upload-file.ts';

const server = await startServer();
const hidden = { read: { created_by: '{{user.email}}' }, create: true };
const entities = {
  Project: { properties: { name: { type: 'string' } }, required: ['name'] },
  Task: {
    properties: {
      title: { type: 'string' },
      points: { type: 'integer' },
      project: { type: 'string', $ref: '/entities/Project/id' },
      also: { type: 'array', items: { type: 'string', $ref: '/entities/Project/id' } },
    },
    required: ['title'],
    rls: hidden,
  },
  Empty: { properties: { text: { type: 'string' } } },
};
type Row = Record<string, unknown> & { id: string };
type Bytes = Uint8Array<ArrayBuffer>;
const open = { public_settings: 'public_without_login' };
const anApp = (given: object = entities) => server.anApp('ada', { ...open, name: 'Büro', entities: given });
const path = (app: string, entity: string) => `/apps/${app}/entities/${entity}`;
const make = async (app: string, entity: string, values: object, who: string | null = 'ada') =>
  (await server.call(who, 'POST', path(app, entity), values)).body as Row;
const stored = (app: string, entity: string) => server.sql<{ id: string; data: Row; created_date: Date }[]>`
  select id, data, created_by, created_by_id, iso(created_date) as created_date, iso(updated_date) as updated_date,
    is_sample from records where app_id = ${app} and entity = ${entity} order by id`;

async function download(app: string): Promise<{ bytes: Bytes; headers: Headers }> {
  const headers = { authorization: `Bearer ${await server.token('ada')}` };
  const reply = await fetch(`${server.url}/api/apps/${app}/data-export`, { headers });
  expect(reply.status).toBe(200);
  return { bytes: new Uint8Array(await reply.arrayBuffer()), headers: reply.headers };
}
async function bring(app: string, content: Bytes, query = '') {
  const url = `${server.url}/api/apps/${app}/data-import${query}`;
  const reply = await uploadFile({ url, token: await server.token('ada'), name: 'data.zip', content });
  return { status: reply.status, body: reply.body as AppDataReply };
}
/** An app with a project, two tasks that refer to it, one of them a stranger's, and one to what is gone. */
async function filled() {
  const app = await anApp();
  const project = await make(app, 'Project', { name: 'Garden' });
  const gone = await make(app, 'Project', { name: 'Gone' });
  await make(app, 'Task', { title: 'Dig', points: 3, project: project.id, also: [project.id, gone.id] });
  await make(app, 'Task', { title: 'Hidden from its maker', project: project.id }, null);
  await server.call('ada', 'DELETE', `${path(app, 'Project')}/${gone.id}`);
  return { app, project };
}

test('all data of an app is handed out, and comes back into another app as it was', async () => {
  const { app } = await filled();
  const { bytes, headers } = await download(app);
  expect(headers.get('content-type')).toBe('application/zip');
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="[\w-]+-data\.zip"/);
  const files = unzipSync(bytes);
  expect(JSON.parse(strFromU8(files['manifest.json'] ?? new Uint8Array()))).toMatchObject({
    format: 'sayso-data',
    app: { id: app, name: 'Büro' },
    entities: expect.arrayContaining([
      { name: 'Project', records: 1 },
      { name: 'Task', records: 2 },
      { name: 'Empty', records: 0 },
    ]),
  });

  const other = await anApp();
  const counts = {
    Project: { records: 1, conflicts: 0, missing_references: 0 },
    Task: { records: 2, conflicts: 0, missing_references: 1 },
  };
  expect(await bring(other, bytes, '?dry_run=true')).toMatchObject({
    status: 200,
    body: { status: 'success', dry_run: true, n_entities_created: 0, entities: counts },
  });
  expect(await stored(other, 'Task')).toEqual([]);
  expect((await bring(other, bytes)).body).toMatchObject({
    status: 'success',
    details: '3 records imported.',
    n_entities_created: 3,
    entities: counts,
  });
  for (const entity of ['Project', 'Task'])
    expect(await stored(other, entity)).toEqual(await stored(app, entity));
});

test('where ids are taken the records get new ones, and references follow', async () => {
  const { app, project } = await filled();
  const { bytes } = await download(app);
  const { body } = await bring(app, bytes);
  expect(body.entities).toMatchObject({ Project: { conflicts: 1 }, Task: { conflicts: 2 } });
  const projects = await stored(app, 'Project');
  const copy = projects.find(({ id }) => id !== project.id)?.id;
  expect(projects).toHaveLength(2);
  const dug = (await stored(app, 'Task')).filter(({ data }) => data['title'] === 'Dig');
  expect(dug.map(({ data }) => data['project'])).toEqual([project.id, copy]);
  expect(dug.map(({ data }) => (data['also'] as string[])[0])).toEqual([project.id, copy]);
  expect(new Set(dug.map(({ created_date }) => String(created_date))).size).toBe(1);
});

test('more records than a page holds are all there', async () => {
  const app = await anApp();
  for (let nr = 0; nr < 3; nr += 1) {
    const rows = Array.from({ length: 1_000 }, (_, at) => ({ text: `${nr} ${at} ${'long '.repeat(40)}` }));
    await server.call('ada', 'POST', `${path(app, 'Empty')}/bulk`, rows);
  }
  const other = await anApp();
  expect((await bring(other, (await download(app)).bytes)).body).toMatchObject({ n_entities_created: 3_000 });
  expect(await stored(other, 'Empty')).toEqual(await stored(app, 'Empty'));
});

const id = '0'.repeat(24);
const date = '2026-01-31T00:00:00.000Z';
const sound = {
  id,
  title: 'a',
  created_by: null,
  created_by_id: null,
  created_date: date,
  updated_date: date,
  is_sample: false,
};
const lines = (rows: unknown[]) =>
  rows.map((row) => (typeof row === 'string' ? row : JSON.stringify(row))).join('\n');
const pack = (rows: unknown[], told = rows.length, entity = 'Task'): Bytes => {
  const manifest = {
    format: 'sayso-data',
    version: 1,
    app: { id, name: 'x' },
    exported_at: date,
    entities: [{ name: entity, records: told }],
  };
  return new Uint8Array(
    zipSync(
      {
        [`entities/${entity}.jsonl`]: strToU8(lines(rows)),
        'manifest.json': strToU8(JSON.stringify(manifest)),
      },
      { level: 1 },
    ),
  );
};
const refusing = await anApp();

test.each<[string, Bytes, object]>([
  ['no zip', new Uint8Array(Buffer.from('hello')), { details: /isn’t the zip file of an export/ }],
  ['nothing', new Uint8Array(), { details: /isn’t the zip file of an export/ }],
  ['half a zip', pack([sound]).slice(0, 120), { details: /isn’t the zip file of an export/ }],
  [
    'another zip',
    new Uint8Array(zipSync({ 'a.txt': strToU8('a') })),
    { details: /isn’t the zip file of an export/ },
  ],
  ['a record too few', pack([sound], 2), { details: /should hold 2 records, but holds 1/ }],
  ['an unknown entity', pack([sound], 1, 'Ghost'), { details: /The app has no entity Ghost/ }],
  ['broken JSON', pack([sound, '{"id":']), { row: 2, field: null, message: /isn’t valid JSON/ }],
  ['a wrong value', pack([{ ...sound, points: 'x' }]), { row: 1, field: 'points', message: /whole number/ }],
  ['a NUL', pack([{ ...sound, title: 'a\0' }]), { row: 1, field: 'title', message: /can’t be stored/ }],
  ['a missing field', pack([{ ...sound, title: undefined }]), { row: 1, field: 'title', message: /./ }],
  ['no id', pack([{ ...sound, id: 'mine' }]), { row: 1, field: 'id', message: /Not a valid id/ }],
  ['no date', pack([{ ...sound, created_date: 'now' }]), { row: 1, field: 'created_date', message: /./ }],
  ['an id twice', pack([sound, sound]), { row: 2, field: 'id', message: /Another record/ }],
  [
    'an endless line',
    pack([randomBytes(2_000_000).toString('base64')]),
    { details: /a line is longer than a record may be/ },
  ],
  ['a bomb', pack(Array(290).fill('x'.repeat(900_000))), { details: /larger than 250 MB/ }],
])('%s: the file is refused, and nothing is stored', async (_what, bytes, expected) => {
  const { status, body } = await bring(refusing, bytes);
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: 'error', n_entities_created: 0 });
  const { details, message, ...place } = expected as { details?: RegExp; message?: RegExp };
  if (details) expect(body.details).toMatch(details);
  if (message) expect(body.output[0]?.message).toMatch(message);
  expect(body.output[0]).toMatchObject(place);
  expect(await stored(refusing, 'Task')).toEqual([]);
});

test('data is its maker’s to take and to bring', async () => {
  const app = await anApp();
  expect((await server.call('mallory', 'GET', `/apps/${app}/data-export`)).status).toBe(403);
  expect((await server.call('mallory', 'POST', `/apps/${app}/data-import`)).status).toBe(403);
  expect((await server.call('ada', 'POST', `/apps/${app}/data-import`)).body).toMatchObject({
    reason: 'no_file',
  });
});

test('values that no two records may share are looked at beforehand, and refuse the file with their rows', async () => {
  const unique = {
    Person: {
      properties: {
        email: { type: 'string', format: 'email' },
        boss: { type: 'string', $ref: '/entities/Person/id' },
      },
      'x-sayso': { unique: [['email'], ['boss']] },
    },
  };
  const app = await anApp(unique);
  const a = await make(app, 'Person', { email: 'a@example.com' });
  const b = await make(app, 'Person', { email: 'b@example.com', boss: a.id });
  const { bytes } = await download(app);

  // The copies get ids of their own, and refer to each other, so that nothing is shared but addresses.
  const output = [1, 2].map((row) => ({ entity: 'Person', row, field: 'email', message: 'Already taken' }));
  for (const query of ['?dry_run=true', '']) {
    const { status, body } = await bring(app, bytes, query);
    expect({ status, body }).toMatchObject({ status: 200, body: { status: 'error', n_problems: 2, output } });
  }
  expect(await stored(app, 'Person')).toHaveLength(2);

  const other = await anApp(unique);
  expect((await bring(other, bytes)).body).toMatchObject({ status: 'success', n_entities_created: 2 });
  for (const email of ['a@example.com', 'B@example.com']) {
    expect(await server.call('ada', 'POST', path(other, 'Person'), { email })).toMatchObject({ status: 409 });
  }

  // What is gone may come back under its own id.
  for (const { id } of [a, b]) await server.call('ada', 'DELETE', `${path(app, 'Person')}/${id}`);
  expect((await bring(app, bytes)).body).toMatchObject({ status: 'success' });
  expect((await stored(app, 'Person')).map(({ id }) => id)).toEqual([a.id, b.id]);

  const twice = unzipSync(bytes);
  const lines = strFromU8(twice['entities/Person.jsonl'] ?? new Uint8Array());
  twice['entities/Person.jsonl'] = strToU8(lines.replace('b@example.com', 'A@example.com'));
  expect((await bring(await anApp(unique), zipSync(twice) as Bytes)).body).toMatchObject({
    status: 'error',
    output: [{ entity: 'Person', row: 2, field: 'email', message: 'Already taken' }],
  });
});
