import { App } from '@sayso/contracts/apps';
import { formatBlock } from '@sayso/core/blocks/format';
import { expect, test } from 'vitest';
import { page, write } from '../../testing/conversations.ts';
import { compatibleWire } from '../../testing/model-wires/compatible-wire.ts';
import { startModelServer } from '../../testing/model-wires/model-server.ts';
import type { WireCall } from '../../testing/model-wires/wire.ts';
import { startServer } from '../../testing/start-server.ts';
import { nextEvent, turnOver } from '../../testing/wait-for.ts';

const models = await startModelServer(compatibleWire);
const server = await startServer({
  env: { SAYSO_MODEL_BASE_URL: models.baseUrl, SAYSO_MODEL: 'local-test' },
});
const get = async (id: string) => App.parse((await server.call('ada', 'GET', `/apps/${id}`)).body);
const answerOf = (app: App) => app.conversation.messages.findLast(({ role }) => role === 'assistant');
const calls = (name: string, given: object, id = 'call_1'): WireCall => ({
  id,
  name,
  pieces: JSON.stringify(given).match(/[\s\S]{1,5}/g) ?? [],
});
const task = JSON.stringify({
  properties: { title: { type: 'string' }, hours: { type: 'number' } },
  rls: { read: { created_by: '{{user.email}}' } },
});

/** An app of Ada's with tasks of her own and one of somebody else's. */
async function anAppWithTasks(): Promise<string> {
  const made = await server.call('ada', 'POST', '/apps/chat/create-from-message', { content: 'Tasks' });
  const { id } = App.parse(made.body);
  const over = turnOver(server, id);
  const first = await models.next();
  first.say(`${formatBlock('entity', { name: 'Task' }, task)}${write('pages/Home', page('Home'))}`);
  first.end();
  await over;
  await server.call('ada', 'PUT', `/apps/${id}`, { public_settings: 'public_with_login' });
  for (const [title, hours] of [
    ['Paint', 3],
    ['Sweep', 1],
  ] as const)
    await server.call('ada', 'POST', `/apps/${id}/entities/Task`, { title, hours });
  await server.sql`
    update records set created_by = 'bob@example.com' where app_id = ${id} and data->>'title' = 'Sweep'`;
  return id;
}

async function send(id: string, content: string, params = {}) {
  const over = turnOver(server, id);
  const sent = await server.call('ada', 'POST', `/apps/${id}/chat/message`, {
    content,
    additional_message_params: params,
  });
  expect(sent.status).toBe(200);
  return { over, asked: await models.next() };
}

test('[B-MSG-01] a tool sees the files of the very answer; call and result are streamed and stored with it', async () => {
  const id = await anAppWithTasks();
  const { over, asked } = await send(id, 'Add a page');
  expect(asked.tools).toContain('read_file');
  const told = nextEvent(server, 'message.delta', ({ delta }) => delta.tool_calls !== undefined);
  asked.say(write('pages/Late', `import X from '@/components/Missing';\n${page('Late')}`));
  asked.call([calls('read_file', { path: 'pages/Late' }), calls('check_app', {}, 'call_2')], {
    input: 1_000,
    cached: 800,
    output: 60,
  });
  const second = await models.next();
  expect((await told).delta.tool_calls).toMatchObject([{ name: 'read_file' }]);
  expect(second.results[0]?.text).toContain("import X from '@/components/Missing'");
  expect(second.results[1]?.text).toMatch(/pages\/Late:1:\d+: .*Missing/);
  second.say(write('components/Missing', page('Missing')));
  second.end({ input: 1_200, cached: 1_000, output: 40 });
  await over;

  const app = await get(id);
  expect(Object.keys(app.pages)).toEqual(['Home', 'Late']);
  const answer = answerOf(app);
  const [read, check] = answer?.tool_calls ?? [];
  expect(read).toMatchObject({ name: 'read_file', arguments: { path: 'pages/Late' } });
  expect(answer?.tool_results?.map(({ id: of }) => of)).toEqual([read?.id, check?.id]);
  expect(answer?.tool_results?.[0]?.results).toMatch(/^pages\/Late, \d+ lines$/);
  expect(answer?.turn).toMatchObject({
    state: 'settled',
    receipt: { tokens_in: 2_200, tokens_cached: 1_800, tokens_out: 100 },
  });
});

test('[B-MSG-04] records are looked up with the rights of whoever asks, and answered as a table', async () => {
  const id = await anAppWithTasks();
  const { over, asked } = await send(id, 'Which tasks are there?');
  asked.call([
    calls('list_records', { entity: 'Task' }),
    calls('aggregate', { entity: 'Task', operation: 'sum', field: 'hours' }, 'call_2'),
  ]);
  const second = await models.next();
  expect(second.results[0]?.text).toContain('Paint');
  expect(second.results[0]?.text).not.toContain('Sweep');
  second.say('There is one: Paint.');
  second.end();
  await over;

  const results = answerOf(await get(id))?.tool_results;
  expect(results?.[0]?.display_results).toEqual({
    widget: 'table',
    data: {
      columns: ['title', 'hours', 'created_date'],
      rows: [expect.objectContaining({ title: 'Paint' })],
    },
  });
  expect(results?.[1]?.display_results?.data.rows).toEqual([{ 'sum of hours': 3 }]);
});

test('half an emoji in a record and NUL in arguments do not lose the turn', async () => {
  const id = await anAppWithTasks();
  const title = `${'a'.repeat(299)}😀 and more`;
  await server.call('ada', 'POST', `/apps/${id}/entities/Task`, { title });
  const { over, asked } = await send(id, 'Which tasks are there?');
  asked.call([
    calls('list_records', { entity: 'Task', filter: { title: { $in: [title] } } }),
    calls('search_code', { query: 'a\0b\ud83d' }, 'call_2'),
  ]);
  const second = await models.next();
  second.say('One.');
  second.end();
  await over;

  const answer = answerOf(await get(id));
  expect(answer?.turn?.state).toBe('settled');
  expect(answer?.tool_calls?.[1]?.arguments).toEqual({ query: 'a\ufffdb\ufffd' });
  expect(answer?.tool_results?.[0]?.display_results?.data.rows).toEqual([
    expect.objectContaining({ title: `${'a'.repeat(299)}…` }),
  ]);
});

test('what was found is stored once, and not again with every file that goes live', async () => {
  const id = await anAppWithTasks();
  await server.sql`create table tool_writes (id text)`;
  await server.sql`
    create function note_write() returns trigger language plpgsql
    as 'begin insert into tool_writes values (new.id); return new; end'`;
  await server.sql`
    create trigger note_write after update of tool_results on messages for each row execute function note_write()`;
  const { over, asked } = await send(id, 'Add pages');
  asked.call([calls('list_records', { entity: 'Task' })]);
  const second = await models.next();
  for (const name of ['A', 'B', 'C', 'D']) second.say(write(`pages/${name}`, page(name)));
  second.end();
  await over;

  const answer = answerOf(await get(id));
  expect(answer?.tool_results).toHaveLength(1);
  const writes = await server.sql`select 1 from tool_writes where id = ${answer?.id ?? ''}`;
  // When they were found, and with all else at the end.
  expect(writes).toHaveLength(2);
});

test('what a person sends with half an emoji or NUL in its details is answered', async () => {
  const id = await anAppWithTasks();
  const { over, asked } = await send(id, 'Fix it', { open_errors: [{ title: 'x\ud83d\0' }] });
  asked.say('Done.');
  asked.end();
  await over;
  expect(answerOf(await get(id))?.turn?.state).toBe('settled');
});

test('what a model calls wrongly is answered, never a failed turn; errors of the preview can be asked for', async () => {
  const id = await anAppWithTasks();
  const { over, asked } = await send(id, 'Fix it', {
    open_errors: [{ title: 'x is not defined', component: 'Home' }],
  });
  asked.call([
    calls('delete_everything', {}),
    { id: 'call_2', name: 'read_file', pieces: ['{"path": "pag'] },
    calls('list_records', { entity: 'Task', filter: { $bogus: 1 } }, 'call_3'),
    calls('get_errors', {}, 'call_4'),
  ]);
  const second = await models.next();
  expect(second.results.map(({ text }) => text)).toEqual([
    expect.stringContaining('There is no tool "delete_everything"'),
    expect.stringContaining('not valid JSON'),
    expect.stringContaining('list_records: '),
    expect.stringContaining('"x is not defined" in "Home"'),
  ]);
  second.say('All is well.');
  second.end();
  await over;
  const answer = answerOf(await get(id));
  expect(answer?.turn?.state).toBe('settled');
  expect(answer?.tool_results?.map(({ is_error: isError = false }) => isError)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test('names that every object has are no files, records or fields: the answer goes on', async () => {
  const id = await anAppWithTasks();
  const { over, asked } = await send(id, 'What is in the file?');
  const odd = ['constructor', '__proto__', 'toString', 'valueOf'];
  asked.call([
    ...odd.map((path, at) => calls('read_file', { path }, `file_${at}`)),
    calls('list_records', { entity: 'Task', fields: odd }, 'list'),
    calls('aggregate', { entity: 'Task', operation: 'count', field: 'constructor' }, 'count'),
    calls('kit_docs', { name: 'constructor' }, 'kit'),
  ]);
  const second = await models.next();
  const results = second.results.map(({ text }) => text);
  for (const text of results.slice(0, odd.length)) expect(text).toMatch(/no file "/);
  expect(results[4]).toContain('{"constructor":null,"__proto__":null,"toString":null,"valueOf":null}');
  expect(results[5]).toMatch(/:0}/);
  second.say('There is no such file.');
  second.end();
  await over;
  expect(answerOf(await get(id))?.turn?.state).toBe('settled');
});

test('an answer that used all of its look-ups is still finished', async () => {
  const id = await anAppWithTasks();
  const { over, asked } = await send(id, 'Add a page');
  const used = { input: 10, cached: 0, output: 1 };
  let step = asked;
  for (let at = 0; at < 25; at += 1) {
    step.call([calls('read_file', { path: `pages/P${at}` })], used);
    step = await models.next();
  }
  step.say(write('pages/Late', page('Late')));
  step.end(used);
  await over;
  const app = await get(id);
  expect(Object.keys(app.pages)).toEqual(['Home', 'Late']);
  expect(answerOf(app)?.turn?.state).toBe('settled');
}, 30_000);
