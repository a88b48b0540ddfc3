import { rooms } from '@sayso/contracts/realtime';
import { io } from 'socket.io-client';
import { expect, test } from 'vitest';
import { httpCall } from '../testing/http-call.ts';
import { startServer } from '../testing/start-server.ts';

const server = await startServer();
const { tokens, session } = server.core;
const own = { created_by: '{{user.email}}' };
const Note = {
  properties: {
    title: { type: 'string' },
    points: { type: 'number' },
    secret: { type: 'string', rls: { read: false, write: false } },
  },
  required: ['title'],
  additionalProperties: false,
  rls: { create: false, read: own, update: false, delete: false },
};
const Open = { properties: { title: { type: 'string' } } };

/** A private app whose rules let nobody do anything with another's notes. */
async function anApp() {
  const appId = await server.anApp('ada', { entities: { Note, Open } });
  const { token } = await tokens.issue('service', { appId });
  return { appId, token };
}

const ask = (token: string, method: string, path: string, body?: unknown) =>
  httpCall(server.port, {
    method,
    path: `/api/apps/${path}`,
    headers: { authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { body }),
  });

test('an app’s backend passes by row rules and rules of properties, in every call on records', async () => {
  const { appId, token } = await anApp();
  const call = (method: string, path: string, body?: unknown) =>
    ask(token, method, `${appId}/entities/Note${path}`, body);
  const refused = await server.call('ada', 'POST', `/apps/${appId}/entities/Note`, { title: 'x' });
  expect(refused.status).toBe(403);

  const made = await call('POST', '', { title: 'One', secret: 's' });
  expect(made).toMatchObject({
    status: 200,
    body: { title: 'One', secret: 's', created_by: `service@${appId}`, created_by_id: appId },
  });
  const { id } = made.body as { id: string };
  expect(await call('PUT', `/${id}`, { secret: 't' })).toMatchObject({ status: 200, body: { secret: 't' } });
  expect(await call('POST', '/bulk', [{ title: 'Two' }, { title: 'Three' }])).toMatchObject({ status: 200 });
  expect(await call('PUT', '/bulk', [{ id, points: 3 }])).toMatchObject({ status: 200 });
  const changed = await call('PATCH', '/update-many', {
    query: { title: 'One' },
    data: { $inc: { points: 1 } },
  });
  expect(changed.body).toMatchObject({ updated: 1 });
  const upserted = await call('POST', '/upsert', { records: [{ title: 'Two', points: 9 }], key: 'title' });
  expect(upserted.body).toMatchObject({ created: 0, updated: 1 });
  expect((await call('GET', `/${id}`)).body).toMatchObject({ secret: 't', points: 4 });
  expect((await call('GET', '?sort=title')).body).toMatchObject([
    { title: 'One' },
    { title: 'Three' },
    { title: 'Two' },
  ]);
  expect((await call('GET', '/count')).body).toEqual({ count: 3 });
  expect((await call('GET', '/v2/list?limit=2')).body).toMatchObject({ has_more: true });
  const summed = await call('POST', '/aggregate', { sum: ['points'] });
  expect(summed.body).toMatchObject({ rows: [{ sum_points: 13 }] });
  expect((await call('DELETE', `/${id}`)).body).toEqual({ success: true });
  expect((await call('DELETE', '', {})).body).toMatchObject({ deleted: 2 });
});

test('what a schema asks and what the server keeps hold for it, too', async () => {
  const { appId, token } = await anApp();
  const call = (method: string, path: string, body?: unknown) =>
    ask(token, method, `${appId}/entities/Note${path}`, body);
  expect(await call('POST', '', { points: 1 })).toMatchObject({ status: 422 });
  expect(await call('POST', '', { title: 'x', unknown: 1 })).toMatchObject({ status: 422 });
  const given = {
    title: 'x',
    id: '1'.repeat(24),
    created_by: 'ada@example.com',
    created_date: '2000-01-01T00:00:00Z',
  };
  const { body } = await call('POST', '', given);
  expect(body).toMatchObject({ created_by: `service@${appId}` });
  expect(body).not.toMatchObject({ id: given.id });
  expect(String((body as { created_date: string }).created_date)).not.toMatch(/^2000/);
});

test('its records are no person’s, and people and files of the app are open to it', async () => {
  const { appId, token } = await anApp();
  await server.person('mia');
  await server.call('ada', 'POST', `/apps/${appId}/users/invite-user`, { user_email: 'mia@example.com' });
  await ask(token, 'POST', `${appId}/entities/Note`, { title: 'Hidden' });
  expect((await server.call('mia', 'GET', `/apps/${appId}/entities/Note`)).body).toEqual([]);
  const email = `service@${appId}`;
  const signUp = await server.call(null, 'POST', '/auth/register', { email, password: server.password });
  expect(signUp.status).toBe(422);
  const people = (await ask(token, 'GET', `${appId}/entities/User`)).body as { email: string }[];
  expect(people.map((person) => person.email).toSorted()).toEqual(['ada@example.com', 'mia@example.com']);

  const form = new FormData();
  form.set('file', new File(['hello'], 'hello.txt', { type: 'text/plain' }));
  const core = `${server.url}/api/apps/${appId}/integration-endpoints/Core`;
  const headers = { authorization: `Bearer ${token}` };
  const stored = await fetch(`${core}/UploadPrivateFile`, { method: 'POST', headers, body: form });
  const { file_uri } = (await stored.json()) as { file_uri: string };
  const signed = await ask(token, 'POST', `${appId}/integration-endpoints/Core/CreateFileSignedUrl`, {
    file_uri,
  });
  const { pathname, search } = new URL((signed.body as { signed_url: string }).signed_url);
  expect(await (await fetch(`${server.url}${pathname}${search}`, { headers })).text()).toBe('hello');
});

test('a token opens its own app alone, as long as it is good, and nothing of the builder', async () => {
  const { appId, token } = await anApp();
  const other = await anApp();
  const list = (bearer: string, app: string) => ask(bearer, 'GET', `${app}/entities/Note`);
  expect((await list(token, appId)).status).toBe(200);
  expect((await list(token, other.appId)).status).toBe(403);
  expect((await list(`${token}x`, appId)).status).toBe(401);
  expect((await ask(token, 'GET', appId)).status).toBe(403);
  expect((await ask(token, 'GET', '')).status).toBe(403);
  expect((await ask(token, 'GET', `${appId}/entities/User/me`)).status).toBe(403);
  expect((await ask(token, 'PUT', `${appId}/entities/User/me`, { theme: 'dark' })).status).toBe(403);

  const late = await tokens.issue('service', { appId });
  expect(late.expiresAt.getTime() - Date.now()).toBeLessThanOrEqual(120_000);
  await server.sql`update tokens set expires_at = now() - interval '1 second' where expires_at = ${late.expiresAt}`;
  expect((await list(late.token, appId)).status).toBe(401);
  await tokens.revoke(token);
  session.forgetAll();
  expect((await list(token, appId)).status).toBe(401);
  await server.call('ada', 'DELETE', `/apps/${other.appId}`);
  expect((await list(other.token, other.appId)).status).toBe(404);
  const [kept] =
    await server.sql`select 1 from tokens where encode(hash, 'escape') like ${`%${other.token}%`}`;
  expect(kept).toBeUndefined();
});

test('an app that is blocked is closed to its backend, too', async () => {
  const { appId, token } = await anApp();
  await server.sql`update apps set is_blocked = true where id = ${appId}`;
  server.core.events.emit('app.changed', { appId, patch: { is_blocked: true } });
  expect(await ask(token, 'GET', `${appId}/entities/Note`)).toMatchObject({
    status: 403,
    body: { extra_data: { reason: 'app_blocked' } },
  });
});

test('nothing is told to a backend by itself: its token opens no socket', async () => {
  const { appId, token } = await anApp();
  const socket = io(server.url, {
    path: '/ws-user-apps/socket.io',
    transports: ['websocket'],
    query: { app_id: appId, token },
    reconnection: false,
  });
  const heard: unknown[] = [];
  socket.on('update_model', (message) => heard.push(message));
  socket.emit('join', rooms.entity(appId, 'Open'));
  const refused = await new Promise<Error>((resolve, reject) => {
    socket.on('connect_error', resolve);
    socket.on('connect', () => reject(new Error('It was let in')));
  });
  expect(refused.message).toBe('You do not have access to this app');
  await ask(token, 'POST', `${appId}/entities/Open`, { title: 'Told to nobody' });
  expect(heard).toEqual([]);
  socket.close();
});
