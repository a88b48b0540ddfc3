import { App } from '@sayso/contracts/apps';
import { slugFrom } from '@sayso/core/naming';
import { expect, test } from 'vitest';
import { startServer } from '../../testing/start-server.ts';
import { turnOver } from '../../testing/wait-for.ts';

const server = await startServer();
const get = async (id: string) => App.parse((await server.call('ada', 'GET', `/apps/${id}`)).body);
const answerOf = (app: App) => app.conversation.messages.findLast(({ role }) => role === 'assistant');

test('[B-GEN-01] [B-GEN-02] the built-in builder makes an app from a description and changes it on request', async () => {
  const made = await server.call('ada', 'POST', '/apps/chat/create-from-message', {
    content:
      'A task tracker for my team. Each task has a title, a due date and a status: open, in progress, done.',
  });
  const { id } = App.parse(made.body);
  const built = turnOver(server, id);
  if ((await get(id)).status.state === 'processing') await built;

  const first = await get(id);
  expect(first.status).toMatchObject({ state: 'ready' });
  expect(answerOf(first)?.turn?.changes.filter(({ error }) => error !== undefined)).toEqual([]);
  expect(answerOf(first)?.turn?.state).toBe('settled');
  expect(Object.keys(first.pages).length).toBeGreaterThan(0);
  expect(Object.keys(first.entities)).toContain('Task');
  expect(first.pages).toHaveProperty([first.main_page ?? '']);

  const changed = turnOver(server, id);
  await server.call('ada', 'POST', `/apps/${id}/chat/message`, {
    content: 'Add a priority field to tasks with low, medium and high',
  });
  await changed;
  const second = await get(id);
  expect(second.entities['Task']?.properties).toHaveProperty('priority');
  expect(answerOf(second)?.turn?.changes.filter(({ error }) => error !== undefined)).toEqual([]);
});

test('[B-APPS-03] the address of a new app follows the name that its first answer gives, later ones leave it', async () => {
  const describe = async () => {
    const content = 'I want to keep track of my house plants: name, species, last watered.';
    const made = await server.call('ada', 'POST', '/apps/chat/create-from-message', { content });
    const { id } = App.parse(made.body);
    const built = turnOver(server, id);
    if ((await get(id)).status.state === 'processing') await built;
    return get(id);
  };
  const first = await describe();
  expect(first.slug).toBe(slugFrom(first.name));
  const second = await describe();
  expect(second.name).toBe(first.name);
  expect(second.slug).toMatch(new RegExp(`^${first.slug}-[0-9a-f]+$`));

  const renamed = turnOver(server, first.id);
  await server.call('ada', 'POST', `/apps/${first.id}/chat/message`, {
    content: 'Call the app Green Corner',
  });
  await renamed;
  expect(await get(first.id)).toMatchObject({ slug: first.slug });
});
