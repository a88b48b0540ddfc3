import { texts } from '@sayso/contracts/texts';
import { formatBlock } from '@sayso/core/blocks/format';
import { expect, test } from 'vitest';
import { openConversations, page, write } from '../../testing/conversations.ts';
import { startServer } from '../../testing/start-server.ts';
import { turnOver } from '../../testing/wait-for.ts';

const server = await startServer();
const { script, get, send, describe, built, chat } = openConversations(server);

test('a name is not changed while the assistant works', async () => {
  const id = await built();
  const over = turnOver(server, id);
  await send(id, 'Work');
  const answer = await script.next();

  expect(await server.call('ada', 'PUT', `/apps/${id}`, { name: 'Other' })).toMatchObject({
    status: 409,
    body: { message: 'App is still loading... name not updated' },
  });
  answer.end();
  await over;
});

test('[B-UNDO-02] [B-CHAT-19] undo loads the app from before a message and hides it and all later ones', async () => {
  const id = await built();
  const before = await get(id);
  await server.call('ada', 'PUT', `/apps/${id}`, { name: 'My name', public_settings: 'public_with_login' });
  const changed = await chat(
    id,
    'Change it',
    write('pages/Home', page('Other')),
    formatBlock('set_app', {}, '{"name":"Its name"}'),
  );
  await chat(id, 'And more', write('pages/More', page('More')));
  const message = changed.conversation.messages.find(({ content }) => content === 'Change it');

  const reply = await server.call('ada', 'POST', `/apps/${id}/chat/message/${message?.id}/undo`);

  expect(reply).toMatchObject({
    status: 200,
    body: { success: true, content: 'Change it', checkpoint_id: message?.checkpoint_id },
  });
  const after = await get(id);
  expect(after).toMatchObject({
    name: 'My name',
    public_settings: 'public_with_login',
    pages: before.pages,
    conversation: { messages: before.conversation.messages },
    app_code_hash: before.app_code_hash,
  });
});

test('[B-UNDO-06] undo answers 403 to a stranger and 400 for the first message', async () => {
  const id = await built();
  const [first] = (await get(id)).conversation.messages;
  const undo = `/apps/${id}/chat/message/${first?.id}/undo`;

  expect(await server.call('mallory', 'POST', undo)).toMatchObject({
    status: 403,
    body: { message: texts.noAppAccess },
  });
  expect((await server.call('ada', 'POST', undo)).status).toBe(400);
  expect(
    (await server.call('ada', 'POST', `/apps/${id}/chat/message/0123456789abcdef01234567/undo`)).status,
  ).toBe(404);
  expect((await get(id)).conversation.messages).toHaveLength(2);
});

test.each(['/chat/message', '/chat/stop', '/chat/generate-suggestions'])(
  '[B-ROLE-03] a stranger may not call %s',
  async (path) => {
    const id = await built();
    expect((await server.call('mallory', 'POST', `/apps/${id}${path}`, { content: 'Hi' })).status).toBe(403);
    expect(
      (await server.call('ada', 'POST', `/apps/0123456789abcdef01234567${path}`, { content: 'Hi' })).status,
    ).toBe(404);
    expect((await server.call(null, 'POST', `/apps/${id}${path}`, { content: 'Hi' })).status).toBe(401);
  },
);

test('[B-CHAT-22] suggestions are those of the newest answer, and some that fit where there are less than three', async () => {
  const id = await built();
  const suggest = async () =>
    (await server.call('ada', 'POST', `/apps/${id}/chat/generate-suggestions`)).body;
  expect(await suggest()).toMatchObject({ suggestion_3: null });

  await chat(
    id,
    'Add tasks',
    formatBlock('entity', { name: 'Task' }, '{"properties":{"title":{"type":"string"}}}'),
  );
  expect(await suggest()).toMatchObject({
    suggestion_1: { title: expect.any(String), prompt: expect.stringMatching(/\btasks\b/) },
  });

  await chat(id, 'More', formatBlock('suggest', {}, '[{"title":"Own","prompt":"Do it"}]'));
  const fitting = { title: expect.any(String), prompt: expect.any(String) };
  expect(await suggest()).toEqual({
    suggestion_1: { title: 'Own', prompt: 'Do it' },
    suggestion_2: fitting,
    suggestion_3: fitting,
  });
});

test('[B-STATUS-06] a pending app is suggested nothing, though its answer may have brought something already', async () => {
  const { id } = (await describe('A list')).body as { id: string };
  const suggest = async () =>
    (await server.call('ada', 'POST', `/apps/${id}/chat/generate-suggestions`)).body;
  const over = turnOver(server, id);
  const answer = await script.next();
  answer.say(formatBlock('suggest', {}, '[{"title":"Own","prompt":"Do it"}]'));
  answer.end();
  await over;
  expect((await get(id)).app_stage).toBe('pending');
  const nothing = { suggestion_1: null, suggestion_2: null, suggestion_3: null };
  expect(await suggest()).toEqual(nothing);

  await chat(id, 'A page', write('pages/Tasks', page('Tasks')));
  expect((await get(id)).app_stage).toBe('ready');
  expect(await suggest()).not.toEqual(nothing);
});
