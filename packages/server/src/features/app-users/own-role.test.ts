import { expect, test } from 'vitest';
import { startServer } from '../../testing/start-server.ts';

const server = await startServer();
const admin = { user_condition: { role: 'admin' } };
const forMechanics = { $or: [admin, { user_condition: { app_role: 'mechanic' } }] };
const entities = {
  Repair: { properties: { title: { type: 'string' } }, rls: { read: forMechanics, create: true } },
};
const unguarded = { name: 'User', properties: { app_role: { type: 'string', enum: ['mechanic'] } } };

async function anApp(more = {}) {
  const app = await server.anApp('ada', { public_settings: 'public_with_login', entities, ...more });
  await server.call('ada', 'POST', `/apps/${app}/entities/Repair`, { title: 'Chain' });
  const { id } = (await server.person('bob')).user;
  const { token } = await server.core.tokens.issue('app', { userId: id, appId: app, appUserId: id });
  const as = { authorization: `Bearer ${token}` };
  await server.call('ada', 'POST', `/apps/${app}/users/invite-user`, { user_email: 'bob@example.com' });
  const call = (method: 'GET' | 'PUT', path: string, body?: object) =>
    server.call(null, method, `/apps/${app}/entities/${path}`, body, as);
  return { app, id, call };
}

test.each([
  ['where the app has no fields of people', {}],
  ['where the app lets people write it', { user_entity: unguarded }],
])('nobody gives themselves a role of the app, %s', async (_, more) => {
  const { call, id } = await anApp(more);

  for (const path of ['User/me', `User/${id}`]) {
    const reply = await call('PUT', path, { app_role: 'mechanic' });
    expect(reply, path).toMatchObject({ status: 403, body: { fields: { app_role: expect.any(String) } } });
  }
  expect((await call('GET', 'Repair')).body).toEqual([]);
});

test('a role that the fields of people hold no more lets nobody in', async () => {
  const { app, id, call } = await anApp({ user_entity: unguarded });
  await server.call('ada', 'PUT', `/apps/${app}/entities/User/${id}`, { app_role: 'mechanic' });
  expect((await call('GET', 'Repair')).body).toMatchObject([{ title: 'Chain' }]);

  const user_entity = { name: 'User', properties: { phone: { type: 'string' } } };
  expect((await server.call('ada', 'PUT', `/apps/${app}`, { user_entity })).status).toBe(200);
  expect((await call('GET', 'Repair')).body).toEqual([]);
});

test('an admin gives a role, and its rules hold from then on; sending it back as it is is no offence', async () => {
  const { app, id, call } = await anApp({ user_entity: unguarded });
  const given = await server.call('ada', 'PUT', `/apps/${app}/entities/User/${id}`, { app_role: 'mechanic' });

  expect(given).toMatchObject({ status: 200, body: { app_role: 'mechanic' } });
  expect((await call('GET', 'Repair')).body).toMatchObject([{ title: 'Chain' }]);
  expect((await call('PUT', 'User/me', { app_role: 'mechanic' })).status).toBe(200);
});

test('a role that is gone opens no field of people either, for reading or for writing', async () => {
  const ofMechanics = { read: forMechanics, write: forMechanics };
  const people = (roles: string[]) => ({
    name: 'User',
    properties: {
      app_role: { type: 'string', enum: roles },
      locker: { type: 'string', rls: ofMechanics },
    },
  });
  const { app, id, call } = await anApp({ user_entity: people(['mechanic', 'clerk']) });
  const given = { app_role: 'mechanic', locker: '4711' };
  await server.call('ada', 'PUT', `/apps/${app}/entities/User/${id}`, given);
  expect((await call('GET', 'User/me')).body).toMatchObject({ locker: '4711' });
  expect((await call('PUT', 'User/me', { locker: '12' })).status).toBe(200);

  await server.call('ada', 'PUT', `/apps/${app}`, { user_entity: people(['clerk']) });
  for (const path of ['User/me', `User/${id}`]) {
    expect((await call('GET', path)).body).not.toHaveProperty('locker');
    expect(await call('PUT', path, { locker: '13' })).toMatchObject({
      status: 403,
      body: { fields: { locker: expect.any(String) } },
    });
  }
  const listed = JSON.stringify([
    (await call('GET', 'User')).body,
    (await call('GET', `User?q={"locker":"12"}`)).body,
  ]);
  expect(listed).not.toContain('locker');
  expect((await server.call('ada', 'GET', `/apps/${app}/entities/User/${id}`)).body).toMatchObject({
    locker: '12',
  });
});
