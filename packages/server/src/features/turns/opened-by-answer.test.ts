import { formatBlock } from '@sayso/core/blocks/format';
import { expect, test } from 'vitest';
import { openConversations, write } from '../../testing/conversations.ts';
import { startServer } from '../../testing/start-server.ts';

const server = await startServer();
const { built, chat, get } = openConversations(server);
const registered = { user_condition: { role: { $in: ['user', 'admin'] } } };
const own = { created_by: '{{user.email}}' };
const thing = (name: string, read: object) =>
  write(
    `entities/${name}`,
    JSON.stringify({
      name,
      properties: { name: { type: 'string' } },
      rls: { create: registered, read, update: own, delete: own },
    }),
  );
const opening = (public_settings: string) => formatBlock('set_app', {}, JSON.stringify({ public_settings }));
const wish = 'Make this app public';
const join = (id: string, who: string) => server.call(who, 'POST', `/apps/${id}/users/register`);
const outside = { status: 403, body: { reason: 'user_not_registered' } };

test.each(['public_with_login', 'public_without_login'])(
  'an answer that opens an app whose users see records of others leaves accounts to the invited (%s)',
  async (visibility) => {
    const id = await built();
    await chat(id, 'Add customers', thing('Customer', registered));
    await server.call('ada', 'POST', `/apps/${id}/entities/Customer`, { name: 'Robin Reed' });
    const app = await chat(id, wish, opening(visibility));
    expect(app).toMatchObject({ public_settings: visibility, is_invited_only: true });

    const who = `thief-${visibility.replaceAll('_', '')}`;
    expect(await join(id, who)).toMatchObject(outside);
    expect((await server.call(who, 'GET', `/apps/${id}/entities/Customer`)).text).not.toContain('Robin');
  },
);

test('what somebody chose stays: anyone may make an account in an app that an answer opens', async () => {
  const id = await built();
  await chat(id, 'Add customers', thing('Customer', registered));
  await server.call('ada', 'PUT', `/apps/${id}`, { is_invited_only: false });
  await chat(id, wish, opening('public_with_login'));
  expect(await get(id)).toMatchObject({ is_invited_only: false });
  expect((await join(id, 'guest')).status).toBe(200);
});

test('where accounts reach nothing of others an answer that opens an app keeps nobody out', async () => {
  const id = await built();
  await chat(id, 'Add notes', thing('Note', own));
  expect(await chat(id, wish, opening('public_with_login'))).toMatchObject({ is_invited_only: false });
  expect((await join(id, 'writer')).status).toBe(200);
});

test('an app that was open already keeps to what held in it', async () => {
  const id = await built();
  await chat(id, 'Add customers', thing('Customer', registered));
  await server.call('ada', 'PUT', `/apps/${id}`, { public_settings: 'public_with_login' });
  const app = await chat(id, wish, opening('public_without_login'));
  expect(app).toMatchObject({ public_settings: 'public_without_login', is_invited_only: false });
});
