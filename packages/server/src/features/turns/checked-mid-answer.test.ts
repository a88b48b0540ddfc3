import { App } from '@sayso/contracts/apps';
import { formatBlock, formatEdit } from '@sayso/core/blocks/format';
import { expect, test } from 'vitest';
import { page, write } from '../../testing/conversations.ts';
import { compatibleWire } from '../../testing/model-wires/compatible-wire.ts';
import { startModelServer } from '../../testing/model-wires/model-server.ts';
import { startServer } from '../../testing/start-server.ts';
import { turnOver } from '../../testing/wait-for.ts';

const models = await startModelServer(compatibleWire);
const server = await startServer({
  env: { SAYSO_MODEL_BASE_URL: models.baseUrl, SAYSO_MODEL: 'local-test', SAYSO_TYPE_CHECK: 'on' },
});
const get = async (id: string) => App.parse((await server.call('ada', 'GET', `/apps/${id}`)).body);
const answerOf = (app: App) => app.conversation.messages.findLast(({ role }) => role === 'assistant');
const task = formatBlock(
  'entity',
  { name: 'Task' },
  '{"properties":{"title":{"type":"string"}},"rls":{"read":true}}',
);
const list = (field: string) =>
  `import { Task } from '@/entities/Task';\n\nexport default function List() {\n  const load = () => Task.list().then((rows) => rows.map((row) => row.${field}));\n  const show = () => Task.list().then((rows) => alert(rows[0].${field}));\n  return <button onClick={load} onDoubleClick={show}>Load</button>;\n}\n`;

test('a model that asks while the checker is not ready is told what it finds', async () => {
  expect(server.core.types?.isWarm).toBe(false);
  const made = await server.call('ada', 'POST', '/apps/chat/create-from-message', { content: 'Notes' });
  const { id } = App.parse(made.body);
  const over = turnOver(server, id);
  const asked = await models.next();
  asked.say(write('pages/Home', page('Home').replace('<p>Home</p>', '<p>{whatever}</p>')));
  asked.call([{ id: 'call_1', name: 'check_app', pieces: ['{}'] }]);
  const second = await models.next();
  expect(second.results[0]?.text).toMatch(/^pages\/Home:2:\d+: 'whatever' is used here/m);
  second.say(write('pages/Home', page('Home')));
  second.end();
  await over;
  expect(answerOf(await get(id))?.turn?.state).toBe('settled');
}, 150_000);

test('what the model is told when it asks is what it is told at the end', async () => {
  server.core.types?.warm();
  await expect.poll(() => server.core.types?.isWarm, { timeout: 110_000 }).toBe(true);
  const made = await server.call('ada', 'POST', '/apps/chat/create-from-message', { content: 'Tasks' });
  const { id } = App.parse(made.body);
  const built = turnOver(server, id);
  const first = await models.next();
  first.say(task + write('pages/Home', page('Home')));
  first.end();
  await built;

  const over = turnOver(server, id);
  await server.call('ada', 'POST', `/apps/${id}/chat/message`, { content: 'Add pages' });
  const asked = await models.next();
  asked.say(write('pages/List', list('titel')));
  asked.say(write('components/Row', 'export default function Row() {\n  return <p>;\n}\n'));
  asked.say(write('pages/Board', page('Board', 'components/Row')));
  asked.say(formatBlock('edit', { path: 'pages/Home' }, formatEdit('  return <p>Welcome</p>;', '')));
  asked.call([{ id: 'call_1', name: 'check_app', pieces: ['{}'] }]);
  const second = await models.next();
  const told = second.results[0]?.text ?? '';
  expect(told).toMatch(/^pages\/List:4:\d+: Task has no field 'titel'/m);
  expect(told).toMatch(/^pages\/List:5:\d+: Task has no field 'titel'/m);
  expect(told).toMatch(/^components\/Row:3:\d+: /m);
  expect(told).toMatch(/^pages\/Board:1:1: It needs components\/Row, which didn’t pass its checks$/m);
  expect(told).toMatch(/^pages\/Home: The SEARCH lines of pair 1 of 1[\s\S]+2: {3}return <p>Home<\/p>;/m);
  second.say('All right.');
  second.end();

  const third = await models.next();
  const report = third.prompt.at(-1)?.text ?? '';
  expect(report).toContain("- pages/List, lines 4 and 5: Task has no field 'titel'");
  expect(report).toMatch(/- components\/Row, line 3: /);
  expect(report).toMatch(/leave them alone: pages\/Board/);
  expect(report).toMatch(/- pages\/Home: The SEARCH lines of pair 1 of 1[\s\S]+2: {3}return <p>Home<\/p>;/);
  third.say(write('pages/List', list('title')) + write('components/Row', page('Row')));
  third.say(
    formatBlock('edit', { path: 'pages/Home' }, formatEdit('  return <p>Home</p>;', '  return <p>Hi</p>;')),
  );
  third.end();
  await over;

  const app = await get(id);
  expect(answerOf(app)?.turn?.state).toBe('settled');
  expect(answerOf(app)?.tool_results?.[0]?.results).toContain('pages/Home: The change didn’t fit');
  expect(answerOf(app)?.tool_results?.[0]?.results).not.toMatch(/SEARCH|return <p>/);
}, 150_000);

test('samples that name nothing are told when the model asks, and what it writes then takes their place', async () => {
  const made = await server.call('ada', 'POST', '/apps/chat/create-from-message', { content: 'Votes' });
  const { id } = App.parse(made.body);
  const over = turnOver(server, id);
  const first = await models.next();
  const vote = '{"properties":{"task":{"type":"string","$ref":"/entities/Task/id"}},"rls":{"read":true}}';
  const votes = (...of: string[]) =>
    formatBlock('records', { entity: 'Vote' }, JSON.stringify(of.map((each) => ({ task: each }))));
  first.say(task + formatBlock('entity', { name: 'Vote' }, vote) + write('pages/Home', page('Home')));
  first.say(formatBlock('records', { entity: 'Task' }, '[{"title":"Paint"}]') + votes('@Task:0', '@Task:5'));
  first.call([{ id: 'call_1', name: 'check_app', pieces: ['{}'] }]);
  const second = await models.next();
  expect(second.results[0]?.text).toContain('records/Vote: record 2: task: this answer brings 1 records');
  second.say(votes('@Task:0', 'Paint'));
  second.end();
  await over;
  expect(answerOf(await get(id))?.turn?.state).toBe('settled');
  const records = await server.call('ada', 'GET', `/apps/${id}/entities/Vote`);
  expect(records.body).toHaveLength(2);
});

test('an edit that is put right in the same answer, after it was asked for, is put right', async () => {
  const made = await server.call('ada', 'POST', '/apps/chat/create-from-message', { content: 'Notes' });
  const { id } = App.parse(made.body);
  const built = turnOver(server, id);
  const first = await models.next();
  first.say(write('pages/Home', page('Home')));
  first.end();
  await built;

  const over = turnOver(server, id);
  await server.call('ada', 'POST', `/apps/${id}/chat/message`, { content: 'Say hi' });
  const asked = await models.next();
  asked.say(formatBlock('edit', { path: 'pages/Home' }, formatEdit('  return <p>Welcome</p>;', '')));
  asked.call([{ id: 'call_1', name: 'check_app', pieces: ['{}'] }]);
  const second = await models.next();
  second.say(
    formatBlock('edit', { path: 'pages/Home' }, formatEdit('  return <p>Home</p>;', '  return <p>Hi</p>;')),
  );
  second.end();
  await over;
  const app = await get(id);
  expect(answerOf(app)?.turn).toMatchObject({ state: 'settled', changes: [{ path: 'pages/Home' }] });
  expect(app.pages['Home']).toContain('<p>Hi</p>');
}, 120_000);
