import { formatBlock } from '@sayso/core/blocks/format';
import { expect, test } from 'vitest';
import { openConversations, page, write } from '../../testing/conversations.ts';
import { startServer } from '../../testing/start-server.ts';
import { nextEvent, turnOver } from '../../testing/wait-for.ts';

const server = await startServer();
const { script, get, send, built, chat } = openConversations(server);
const task = formatBlock('entity', { name: 'Task' }, '{"properties":{"title":{"type":"string"}},"rls":{}}');
const rename = (from: string, to: string) =>
  formatBlock('rename', { path: `entities/${from}`, to: `entities/${to}` }, ' ');

async function anAppWithATask(): Promise<string> {
  const id = await built();
  await chat(id, 'Add tasks', task);
  const made = await server.call('ada', 'POST', `/apps/${id}/entities/Task`, { title: 'Paint' });
  expect(made.status).toBe(200);
  return id;
}
const titles = async (id: string, entity: string) =>
  (await server.call('ada', 'GET', `/apps/${id}/entities/${entity}`)).body;

test('records follow their entity through two renames of one answer', async () => {
  const id = await anAppWithATask();
  const app = await chat(id, 'Call them chores', rename('Task', 'Todo'), rename('Todo', 'Chore'));
  expect(Object.keys(app.entities)).toEqual(['Chore']);
  expect(await titles(id, 'Chore')).toMatchObject([{ title: 'Paint' }]);
});

test('records follow a rename that is live when the answer is stopped', async () => {
  const id = await anAppWithATask();
  const over = turnOver(server, id);
  await send(id, 'Call them todos');
  const answer = await script.next();
  const swapped = nextEvent(server, 'sources.changed', ({ appId }) => appId === id);
  answer.say(rename('Task', 'Todo'));
  await swapped;
  expect((await server.call('ada', 'POST', `/apps/${id}/chat/stop`)).status).toBe(200);
  await over;
  expect(Object.keys((await get(id)).entities)).toEqual(['Todo']);
  expect(await titles(id, 'Todo')).toMatchObject([{ title: 'Paint' }]);
});

test('records stay where they are when the answer fails after the rename', async () => {
  const id = await anAppWithATask();
  const over = turnOver(server, id);
  await send(id, 'Call them todos');
  const answer = await script.next();
  const swapped = nextEvent(server, 'sources.changed', ({ appId }) => appId === id);
  answer.say(rename('Task', 'Todo') + write('pages/Other', page('Other')));
  await swapped;
  answer.fail(new Error('connection reset'));
  await over;
  expect(Object.keys((await get(id)).entities)).toEqual(['Task']);
  expect(await titles(id, 'Task')).toMatchObject([{ title: 'Paint' }]);
});

const repairing = await startServer();
const talk = openConversations(repairing, { repairs: true });
const home = (entity: string) =>
  `import { ${entity} } from '@/entities/${entity}';\nexport default function Home() {\n  return <p onClick={() => ${entity}.list()}>Home</p>;\n}\n`;
const held = async (id: string, entity: string) =>
  (await repairing.call('ada', 'GET', `/apps/${id}/entities/${entity}`)).body;
const turnOf = ({ conversation }: Awaited<ReturnType<typeof talk.get>>) =>
  conversation.messages.findLast(({ role }) => role === 'assistant')?.turn;

async function aPageThatUsesTasks(): Promise<string> {
  const id = await talk.built();
  await talk.chat(id, 'Add tasks', task + write('pages/Home', home('Task')));
  expect(Object.keys((await talk.get(id)).entities)).toEqual(['Task']);
  await repairing.call('ada', 'POST', `/apps/${id}/entities/Task`, { title: 'Paint' });
  return id;
}

test('a rename that pages were not made ready for goes live with them, and its records', async () => {
  const id = await aPageThatUsesTasks();
  const { app, asked } = await talk.rounds(id, 'Call them chores', [
    rename('Task', 'Chore'),
    write('pages/Home', home('Chore')),
  ]);
  expect(asked[1]).toContain('pages/Home still imports it');
  expect(Object.keys(app.entities)).toEqual(['Chore']);
  expect(turnOf(app)?.state).toBe('settled');
  expect(await held(id, 'Chore')).toMatchObject([{ title: 'Paint' }]);
});

test('a rename that does not get its pages leaves all as it was, and Retry finishes it with the records', async () => {
  const id = await aPageThatUsesTasks();
  const { app } = await talk.rounds(id, 'Call them chores', [rename('Task', 'Chore'), 'Done.']);
  expect(Object.keys(app.entities)).toEqual(['Task']);
  expect(turnOf(app)).toMatchObject({ state: 'needs_attention', receipt: { credits: 0 } });
  expect(await held(id, 'Task')).toMatchObject([{ title: 'Paint' }]);

  const nothing = await talk.rounds(id, 'Please finish', ['Done.', 'Done.'], {
    additional_message_params: { automated_fix: true, retry_of: turnOf(app)?.id },
  });
  expect(turnOf(nothing.app)?.state).toBe('needs_attention');
  expect(Object.keys(nothing.app.entities)).toEqual(['Task']);

  const finished = await talk.rounds(
    id,
    'Please finish: remove the old Task entity, it was replaced',
    [write('pages/Home', home('Chore')) + formatBlock('delete', { path: 'entities/Task' })],
    { additional_message_params: { retry_of: turnOf(nothing.app)?.id } },
  );
  expect(turnOf(finished.app)?.state).toBe('settled');
  expect(Object.keys(finished.app.entities)).toEqual(['Chore']);
  expect(await held(id, 'Chore')).toMatchObject([{ title: 'Paint' }]);
});

test('a Retry that mends nothing of what is left does not end as if all were well', async () => {
  const id = await aPageThatUsesTasks();
  const { app } = await talk.rounds(id, 'Delete the Task entity', [
    formatBlock('delete', { path: 'entities/Task' }),
    'Done.',
  ]);
  expect(turnOf(app)?.state).toBe('needs_attention');
  const { app: after } = await talk.rounds(id, 'Please finish', ['All is well.'], {
    additional_message_params: { automated_fix: true, retry_of: turnOf(app)?.id },
  });
  expect(turnOf(after)).toMatchObject({
    state: 'needs_attention',
    failures: [{ path: 'entities/Task' }],
    receipt: { credits: 0 },
  });
});
