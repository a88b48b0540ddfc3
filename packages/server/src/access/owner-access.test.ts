import { rooms, socketPath } from '@sayso/contracts/realtime';
import { io, type Socket } from 'socket.io-client';
import { afterAll, expect, test } from 'vitest';
import { httpCall, type Reply } from '../testing/http-call.ts';
import { startServer } from '../testing/start-server.ts';

const server = await startServer();
const own = { created_by: '{{user.email}}' };
const Note = {
  properties: {
    title: { type: 'string' },
    secret: { type: 'string', rls: { read: false, write: false } },
  },
  required: ['title'],
  additionalProperties: false,
  rls: { create: false, read: own, update: false, delete: false },
};
const asOwner = { 'x-owner-access': 'true' };
const appId = await server.anApp('ada', {
  public_settings: 'public_with_login',
  entities: { Note, Tag: { properties: { note: { type: 'string', $ref: '/entities/Note/id' } } } },
});
const notes = `/apps/${appId}/entities/Note`;
const asAda = (method: string, path: string, body?: unknown): Promise<Reply> =>
  server.call('ada', method, `${notes}${path}`, body, asOwner);
const bearing = (headers: Record<string, string>, method = 'GET', body?: unknown, path = '') =>
  httpCall(server.port, { method, path: `/api${notes}${path}`, headers: { ...asOwner, ...headers }, body });

const sockets: Socket[] = [];
afterAll(() => {
  for (const socket of sockets) socket.disconnect();
});

/** A client that asks for the room of all records, with what it is told there. */
async function member(token: string) {
  const room = rooms.allRecords(appId, 'Note');
  const socket = io(server.url, {
    path: socketPath,
    transports: ['websocket'],
    forceNew: true,
    query: { token },
  });
  sockets.push(socket);
  const events: { type: string; id?: string; data?: object; count?: number }[] = [];
  socket.on('update_model', (message: { room: string; data: string }) => {
    if (message.room === room) events.push(JSON.parse(message.data));
  });
  const joined = await new Promise<boolean>((resolve, reject) => {
    socket.on('connect_error', reject);
    socket.on('joined', () => resolve(true));
    socket.on('join_error', () => resolve(false));
    socket.on('connect', () => socket.emit('join', room));
  });
  return { events, joined };
}

test('[B-DATA-13] the maker who asks to sees and changes every record, whatever the rules say', async () => {
  expect((await server.call('ada', 'POST', notes, { title: 'x' })).status).toBe(403);

  const made = await asAda('POST', '', { title: 'One', secret: 's' });
  expect(made).toMatchObject({ status: 200, body: { secret: 's', created_by: 'ada@example.com' } });
  const { id } = made.body as { id: string };
  expect(await server.call('ada', 'DELETE', `${notes}/${id}`)).toMatchObject({ status: 403 });
  expect((await server.call('ada', 'GET', `${notes}/${id}`)).body).not.toHaveProperty('secret');
  await server.sql`update records set created_by = 'mia@example.com' where id = ${id}`;
  expect((await server.call('ada', 'GET', notes)).body).toEqual([]);

  expect((await asAda('GET', '')).body).toMatchObject([{ id, secret: 's' }]);
  expect((await asAda('GET', '/count')).body).toEqual({ count: 1 });
  expect((await asAda('GET', '/v2/list')).body).toMatchObject({ items: [{ id }] });
  expect((await asAda('PUT', `/${id}`, { secret: 't' })).body).toMatchObject({ secret: 't' });
  expect((await asAda('PUT', '/bulk', [{ id, title: 'Two' }])).body).toMatchObject([{ title: 'Two' }]);
  const file = await asAda('GET', '/export?format=json');
  expect(file.text).toContain('"secret":"t"');
  expect((await asAda('DELETE', '', {})).body).toMatchObject({ deleted: 1 });
});

test('[B-DATA-13] the maker’s import passes by the rules, and its schema’s checks stay', async () => {
  const importing = async (csv: string) => {
    const form = new FormData();
    form.set('file', new File([csv], 'notes.csv', { type: 'text/csv' }));
    const headers = { ...asOwner, authorization: `Bearer ${await server.token('ada')}` };
    const reply = await fetch(`${server.url}/api${notes}/import`, { method: 'POST', headers, body: form });
    return (await reply.json()) as object;
  };
  expect(await importing('title,secret\nA,s\n')).toMatchObject({ status: 'success', n_entities_created: 1 });
  expect(await importing('title,secret\n,s\n')).toMatchObject({ status: 'error', output: [{ row: 2 }] });
  expect(await asAda('POST', '', { secret: 's' })).toMatchObject({ status: 422 });
  expect((await asAda('DELETE', '', {})).body).toMatchObject({ deleted: 1 });
});

test('nobody else passes by the rules that way', async () => {
  const { id } = (await asAda('POST', '', { title: 'Hidden', secret: 's' })).body as { id: string };
  const ada = (await server.person('ada')).user;
  const { id: mia } = (await server.person('mia')).user;
  const invited = await server.call('ada', 'POST', `/apps/${appId}/users/invite-user`, {
    user_email: 'mia@example.com',
    role: 'admin',
  });
  expect(invited.status, invited.text).toBe(200);
  await server.sql`update records set created_by = 'zoe@example.com' where id = ${id}`;
  const { tokens } = server.core;
  const appToken = (scope: 'app' | 'preview', userId: string) =>
    tokens.issue(scope, { userId, appId, appUserId: userId });
  const renewed = await server.call('ada', 'POST', '/auth/regenerate_api_key');
  const { api_key } = renewed.body as { api_key: string };
  const callers = {
    'an admin of the app in the builder': { authorization: `Bearer ${await server.token('mia')}` },
    'an admin of the app': { authorization: `Bearer ${(await appToken('app', mia)).token}` },
    'the maker in the published app': { authorization: `Bearer ${(await appToken('app', ada.id)).token}` },
    'the maker in the preview': { authorization: `Bearer ${(await appToken('preview', ada.id)).token}` },
    'the maker’s API key': { api_key },
  };
  for (const [who, headers] of Object.entries(callers)) {
    const listed = await bearing(headers);
    expect(listed, who).toMatchObject({ status: 200, body: [] });
    expect((await bearing(headers, 'POST', { title: 'x' })).status, who).toBe(403);
    expect((await bearing(headers, 'DELETE', undefined, `/${id}`)).status, who).toBe(404);
  }
  const strangers = await server.call('eve', 'GET', notes, undefined, asOwner);
  expect(strangers.status).toBe(403);
  expect((await bearing({})).status).toBe(403);
  expect((await asAda('GET', `/${id}`)).status).toBe(200);
});

test('pages of apps cannot send the header from where they are', async () => {
  const reply = await httpCall(server.port, {
    method: 'OPTIONS',
    path: `/api${notes}`,
    headers: { origin: 'http://elsewhere.example', 'access-control-request-headers': 'x-owner-access' },
  });
  expect(String(reply.headers['access-control-allow-headers'])).not.toMatch(/owner/i);
});

test('the maker hears of every record in the builder, of many at once as one event, and nobody else does', async () => {
  const ada = (await server.person('ada')).user;
  const { tokens } = server.core;
  const inBuilder = await member(await server.token('ada'));
  expect(inBuilder.joined).toBe(true);
  for (const scope of ['app', 'preview'] as const) {
    const { token } = await tokens.issue(scope, { userId: ada.id, appId, appUserId: ada.id });
    expect((await member(token)).joined).toBe(false);
  }
  expect((await member(await server.token('mia'))).joined).toBe(false);

  const { id } = (await asAda('POST', '', { title: 'Told', secret: 's' })).body as { id: string };
  await server.sql`update records set created_by = 'zoe@example.com' where id = ${id}`;
  await asAda('PUT', `/${id}`, { secret: 't' });
  await asAda('DELETE', `/${id}`);
  await asAda(
    'POST',
    '/bulk',
    Array.from({ length: 30 }, (_, at) => ({ title: `Row ${at}` })),
  );
  await expect
    .poll(() => inBuilder.events)
    .toMatchObject([
      { type: 'create', id, data: { secret: 's' } },
      { type: 'update', id, data: { secret: 't' } },
      { type: 'delete', id },
      { type: 'many', count: 30 },
    ]);
});
