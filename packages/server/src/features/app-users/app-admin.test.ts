import { expect, test } from 'vitest';
import { startServer } from '../../testing/start-server.ts';

const server = await startServer();

/** A private app of Ada's and Boss, who is an admin in it and holds a token of the app. */
async function anApp() {
  const id = await server.anApp('ada', {
    entities: { Note: { properties: { text: { type: 'string' } } } },
    user_entity: { name: 'User', properties: { city: { type: 'string' } } },
  });
  const boss = (await server.person('boss')).user;
  await server.call('ada', 'POST', `/apps/${id}/users/invite-user`, {
    user_email: boss.email,
    role: 'admin',
  });
  const { token } = await server.core.tokens.issue('app', {
    userId: boss.id,
    appId: id,
    appUserId: boss.id,
  });
  const asBoss = (method: string, path: string, body?: unknown) =>
    server.call(null, method, `/apps/${id}${path}`, body, { authorization: `Bearer ${token}` });
  return { id, boss, asBoss };
}

// What they are refused, on each route, stands in the authorisation matrix.
test('[W-TIER-04] an admin of the app invites, changes and removes its people with a token of the app', async () => {
  const { id, boss, asBoss } = await anApp();
  const bob = (await server.person('bob')).user;
  const entered = async () => (await server.call('bob', 'GET', `/apps/${id}/entities/Note`)).status;
  expect(await entered()).toBe(403);
  expect(await asBoss('POST', '/users/invite-user', { user_email: bob.email })).toMatchObject({
    status: 200,
  });
  expect(await entered()).toBe(200);

  expect((await asBoss('GET', '/entities/User?sort=email')).body).toMatchObject([
    { email: 'ada@example.com', role: 'admin', created_date: expect.stringMatching(/Z$/) },
    { email: 'bob@example.com', role: 'user', created_date: expect.stringMatching(/Z$/) },
    { email: 'boss@example.com', role: 'admin' },
  ]);
  const changed = await asBoss('PUT', `/entities/User/${bob.id}`, { role: 'admin', city: 'Oslo' });
  expect(changed).toMatchObject({ status: 200, body: { role: 'admin', city: 'Oslo' } });

  // Nobody shuts themselves out by mistake.
  expect(await asBoss('DELETE', `/entities/User/${boss.id}`)).toMatchObject({
    status: 409,
    body: { message: 'You can’t remove yourself. Ask another admin of the app.' },
  });
  expect((await asBoss('DELETE', `/entities/User/${bob.id}`)).status).toBe(200);
  expect(await entered()).toBe(403);
  expect((await asBoss('GET', '/entities/User')).body).toHaveLength(2);
  const { body } = await server.call('ada', 'GET', `/apps/${id}/audit-log?limit=4`);
  expect(body).toMatchObject([
    { action: 'user.removed', subject: bob.email, actor_email: boss.email },
    { action: 'user.changed', subject: bob.email, actor_email: boss.email },
    { action: 'user.role_changed', subject: bob.email, actor_email: boss.email },
    { action: 'user.invited', subject: bob.email, actor_email: boss.email },
  ]);
});

test('[W-TIER-04] an admin of the app has no part in the builder, also with a session of their own there', async () => {
  const { id, asBoss } = await anApp();
  const before = (await server.call('ada', 'GET', `/apps/${id}`)).body;
  const calls = [
    ['GET', ''],
    ['PUT', '', { name: 'Mine', user_entity: { name: 'User', properties: {} } }],
    ['DELETE', ''],
    ['POST', '/chat/message', { content: 'Make it mine' }],
    ['POST', '/coding/write', { file_path: 'entities/Note', content: '{"name":"Note","properties":{}}' }],
    ['POST', '/deploy'],
    ['GET', '/audit-log'],
    ['GET', '/rule-proof'],
    ['GET', '/users'],
    ['DELETE', '/users/boss%40example.com'],
  ] as const;
  for (const [method, path, body] of calls) {
    expect([path, (await asBoss(method, path, body)).status]).toEqual([path, 403]);
    expect([path, (await server.call('boss', method, `/apps/${id}${path}`, body)).status]).toEqual([
      path,
      403,
    ]);
  }
  expect((await server.call('ada', 'GET', `/apps/${id}`)).body).toEqual(before);
});
