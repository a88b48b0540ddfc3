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
