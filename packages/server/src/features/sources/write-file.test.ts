import { App } from '@sayso/contracts/apps';
import { expect, test } from 'vitest';
import { startServer } from '../../testing/start-server.ts';

const server = await startServer();
const page = 'export default function Tasks() {\n  return <main>Tasks</main>;\n}\n';
const write = (appId: string, file_path: string, content: string) =>
  server.call('ada', 'POST', `/apps/${appId}/coding/write`, { file_path, content });
const app = async (id: string) => App.parse((await server.call('ada', 'GET', `/apps/${id}`)).body);

test('[B-CODE-04] a file is written under its name without extension, and a checkpoint is made', async () => {
  const id = await server.anApp('ada');
  const before = await app(id);

  const reply = await write(id, 'pages/Tasks', page);

  expect(reply).toMatchObject({ status: 200, body: { file_path: 'pages/Tasks' } });
  const after = await app(id);
  expect(after.pages).toEqual({ Tasks: page });
  expect(after.app_code_hash).not.toBe(before.app_code_hash);
  const { checkpoint_id } = reply.body as { checkpoint_id: string };
  const [checkpoint] =
    await server.sql`select tree from checkpoints where app_id = ${id} and id = ${checkpoint_id}`;
  expect(Object.keys(checkpoint?.['tree'] ?? {})).toEqual(['pages/Tasks']);
});

test('[B-CODE-04] writing creates what it names, of every kind', async () => {
  const id = await server.anApp('ada');
  await write(id, 'entities/Task', '{"properties":{"title":{"type":"string"}}}');
  await write(id, 'functions/notify', 'Deno.serve(() => new Response("ok"));\n');
  await write(id, 'components/tasks/Row', page);
  await write(id, 'Layout', page);

  expect(await app(id)).toMatchObject({
    entities: { Task: { properties: { title: { type: 'string' } } } },
    functions: { notify: 'Deno.serve(() => new Response("ok"));\n' },
    function_names: ['notify'],
    components: { 'tasks/Row': page },
    layout: page,
  });
});

test('saves by one author within five minutes share one checkpoint', async () => {
  const id = await server.anApp('ada');
  const first = (await write(id, 'pages/A', page)).body as { checkpoint_id: string };
  const second = (await write(id, 'pages/A', page.replace('Tasks<', 'More<'))).body as {
    checkpoint_id: string;
  };
  const admins = await server.call('root', 'POST', `/apps/${id}/coding/write`, {
    file_path: 'pages/A',
    content: page,
  });

  expect(second.checkpoint_id).toBe(first.checkpoint_id);
  expect((admins.body as { checkpoint_id: string }).checkpoint_id).not.toBe(first.checkpoint_id);
});

test.each([
  [
    'a source that does not parse',
    'pages/Tasks',
    'export default function A() {\n  return <main>;\n}\n',
    /line 3/,
  ],
  [
    'an import that is not allowed',
    'pages/Tasks',
    "import fs from 'node:fs';\nexport default () => null;\n",
    /node:fs.*line 1/,
  ],
  ['a schema that is no JSON', 'entities/Task', '{"properties": {', /JSON/],
  ['a rule that cannot be read', 'entities/Task', '{"properties":{},"rls":{"read":{"$where":"1"}}}', /rls/],
  ['a place outside', '../../etc/passwd', 'x', /not a place/],
])('%s is refused with its place, and the app stays', async (_what, path, content, message) => {
  const id = await server.anApp('ada');
  await write(id, 'pages/Tasks', page);
  const before = await app(id);

  const reply = await write(id, path, content);

  expect(reply).toMatchObject({ status: 422, body: { message: expect.stringMatching(message) } });
  expect(await app(id)).toEqual(before);
});

test('a file that would end the compiler is refused, and the server lives on', async () => {
  const id = await server.anApp('ada');
  const deep = `export default () => ${'<b>'.repeat(6_000)}${'</b>'.repeat(6_000)};\n`;
  const sent = await server.call('ada', 'POST', `/apps/${id}/coding/write`, {
    file_path: 'pages/Deep',
    content: deep,
  });
  expect([sent.status, sent.text]).toEqual([422, expect.stringContaining('nested too deeply')]);
  expect((await server.call('ada', 'GET', `/apps/${id}`)).body).toMatchObject({ pages: {} });
});

test('a save over a version that its author has not seen is refused with the current one', async () => {
  const id = await server.anApp('ada');
  const save = (content: string, base_hash?: string | null) =>
    server.call('ada', 'POST', `/apps/${id}/coding/write`, { file_path: 'pages/A', content, base_hash });
  const other = page.replace('Tasks<', 'More<');
  const first = (await save(page, null)).body as { hash: string };
  // The same text again is no other version: an answer may have been lost.
  expect(await save(page, null)).toMatchObject({ status: 200, body: first });
  expect((await save(other, null)).status).toBe(409);
  const second = (await save(other, first.hash)).body as { hash: string };
  expect(await save(page, first.hash)).toMatchObject({
    status: 409,
    body: { reason: 'file_changed', fields: { base_hash: second.hash } },
  });
  expect((await app(id)).pages).toEqual({ A: other });
});

test('a schema is saved only over the one that it was made of, however that one is written', async () => {
  const id = await server.anApp('ada');
  const save = (properties: object, base_schema?: object | null) =>
    server.call('ada', 'POST', `/apps/${id}/coding/write`, {
      file_path: 'entities/Task',
      content: JSON.stringify({ properties }),
      base_schema,
    });
  const title = { title: { type: 'string' } };
  expect((await save(title, null)).status).toBe(200);
  // The same again is no other one, and a new one may not take its place unseen.
  expect((await save(title, null)).status).toBe(200);
  const done = { ...title, done: { type: 'boolean' } };
  expect(await save(done, null)).toMatchObject({ status: 409, body: { reason: 'file_changed' } });
  const seen = (await app(id)).entities['Task'];
  await write(id, 'entities/Task', `\n${JSON.stringify(seen, null, 4)}\n`);
  expect((await save(done, seen)).status).toBe(200);
  const late = { ...title, due: { type: 'string', format: 'date' } };
  expect((await save(late, seen)).status).toBe(409);
  expect(Object.keys((await app(id)).entities['Task']?.properties ?? {})).toEqual(['title', 'done']);

  // Two at the same moment: one lands.
  const now = (await app(id)).entities['Task'];
  const replies = await Promise.all([save(late, now), save({ ...title, due: { type: 'number' } }, now)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('[W-CODE-10] an editor that saves again and again leaves one checkpoint, and one that saves nothing new none', async () => {
  const id = await server.anApp('ada');
  const checkpoints = async () =>
    (await server.call('ada', 'GET', `/apps/${id}/app-checkpoints`)).body as { id: string; kind: string }[];
  let base_hash: string | null = null;
  let checkpoint_id = '';
  for (let save = 1; save <= 30; save += 1) {
    const content = page.replace('Tasks<', `Tasks ${save}<`);
    const body = { file_path: 'pages/Tasks', content, base_hash };
    const reply = await server.call('ada', 'POST', `/apps/${id}/coding/write`, body);
    expect(reply.status).toBe(200);
    ({ hash: base_hash, checkpoint_id } = reply.body as { hash: string; checkpoint_id: string });
  }
  expect((await app(id)).pages['Tasks']).toContain('Tasks 30<');
  expect(await checkpoints()).toHaveLength(1);

  // Old enough that a further change would be a version of its own; the same text is none.
  await server.sql`update checkpoints set created_date = now() - interval '1 hour' where app_id = ${id}`;
  const hash = (await app(id)).app_code_hash;
  const again = await write(id, 'pages/Tasks', page.replace('Tasks<', 'Tasks 30<'));
  expect(again.body).toMatchObject({ checkpoint_id });
  expect((await app(id)).app_code_hash).toBe(hash);
  expect(await checkpoints()).toHaveLength(1);
});

test('[W-TIER-03] code is written by hand on paid plans alone, also past the screens', async () => {
  await server.person('fay', { tier: 'free' });
  const id = await server.anApp('fay');
  const save = () =>
    server.call('fay', 'POST', `/apps/${id}/coding/write`, { file_path: 'pages/A', content: page });
  expect(await save()).toMatchObject({
    status: 402,
    body: {
      message: 'Code editing is only available on paid plans.',
      reason: 'subscription_required',
    },
  });
  expect((await server.call('fay', 'GET', `/apps/${id}`)).body).toMatchObject({ pages: {} });
  const tier = { subscription_tier: 'starter' };
  await server.call('root', 'POST', `/auth/${(await server.person('fay')).user.id}/update-user`, tier);
  expect(await save()).toMatchObject({ status: 200 });
});

test('[W-TIER-03] the plan is asked for code of each kind, and never for fields and rules', async () => {
  await server.person('gus', { tier: 'free' });
  const id = await server.anApp('gus');
  const save = (file_path: string, content: string) =>
    server.call('gus', 'POST', `/apps/${id}/coding/write`, { file_path, content });
  const before = await server.call('gus', 'GET', `/apps/${id}`);

  const code = {
    'pages/A': page,
    'components/Row': page,
    'components/tasks/Row': page,
    layout: page,
    'Layout.js': page,
    'functions/notify': 'Deno.serve(() => new Response("ok"));\n',
    'elsewhere/A': page,
  };
  for (const [path, text] of Object.entries(code)) {
    const { status, body } = await save(path, text);
    expect([path, status, body]).toMatchObject([path, 402, { reason: 'subscription_required' }]);
  }
  expect((await server.call('gus', 'GET', `/apps/${id}`)).body).toEqual(before.body);

  const rules = { read: { created_by: '{{user.email}}' } };
  const schema = { properties: { title: { type: 'string' } }, rls: rules };
  expect((await save('entities/Task', JSON.stringify(schema))).status).toBe(200);
  expect((await save('entities/User', '{"properties":{"team":{"type":"string"}}}')).status).toBe(200);
  expect((await server.call('gus', 'GET', `/apps/${id}`)).body).toMatchObject({
    entities: { Task: schema },
    user_entity: { properties: { team: { type: 'string' } } },
  });
});

test('[W-TIER-03] the plan of the app’s owner counts, whoever writes', async () => {
  await server.person('hal', { tier: 'free' });
  const free = await server.anApp('hal');
  const save = (id: string) =>
    server.call('root', 'POST', `/apps/${id}/coding/write`, { file_path: 'pages/A', content: page });
  expect((await save(free)).status).toBe(402);
  expect((await save(await server.anApp('ada'))).status).toBe(200);
});
