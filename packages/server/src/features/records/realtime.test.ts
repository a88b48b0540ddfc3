import type { RecordEvent } from '@sayso/contracts/realtime';
import { rooms, socketPath } from '@sayso/contracts/realtime';
import { io, type Socket } from 'socket.io-client';
import { afterAll, expect, test } from 'vitest';
import { startServer } from '../../testing/start-server.ts';

const server = await startServer();
const own = { created_by: '{{user.email}}' };
const text = { text: { type: 'string' }, open: { type: 'boolean' } };
const entities = {
  Own: { properties: text, rls: { create: true, read: { $or: [own, { 'data.open': true }] }, write: own } },
  Secret: { properties: { ...text, pin: { type: 'string', rls: { read: own } } } },
};
const open = await server.anApp('ada', { public_settings: 'public_without_login', entities });
const closed = await server.anApp('ada', { public_settings: 'private_with_login', entities });
for (const name of ['bob', 'cy']) {
  const invited = { user_email: (await server.person(name)).user.email };
  await server.call('ada', 'POST', `/apps/${open}/users/invite-user`, invited);
}
const appToken = async (name: string, appId: string) => {
  const { id } = (await server.person(name)).user;
  return (await server.core.tokens.issue('app', { userId: id, appId, appUserId: id })).token;
};

const sockets: Socket[] = [];
afterAll(() => {
  for (const socket of sockets) socket.disconnect();
});

/** A client in a room, with all that it was told; `joined` says whether it was let in. */
async function member(token: string | null, room: string) {
  const [, app_id] = room.split(':');
  const socket = io(server.url, {
    path: socketPath,
    transports: ['websocket'],
    forceNew: true,
    query: token === null ? { app_id } : { token },
  });
  sockets.push(socket);
  const events: RecordEvent[] = [];
  socket.on('update_model', (message: { room: string; data: string }) => {
    if (message.room === room) events.push(JSON.parse(message.data) as RecordEvent);
  });
  const joined = await new Promise<boolean>((resolve, reject) => {
    socket.on('connect_error', reject);
    socket.on('joined', () => resolve(true));
    socket.on('join_error', () => resolve(false));
    socket.on('connect', () => socket.emit('join', room));
  });
  return { socket, events, joined };
}

const as = async (name: string, method: string, path: string, body?: unknown) => {
  const headers = { authorization: `Bearer ${await appToken(name, open)}` };
  const reply = await server.call(null, method, `/apps/${open}/entities/${path}`, body, headers);
  expect(reply.status, reply.text).toBe(200);
  return reply.body as { id: string };
};
const sees = (who: { events: RecordEvent[] }, expected: object[]) =>
  expect.poll(() => who.events).toMatchObject(expected);

test('[B-RT-01] each member of a room hears of the records that their read rule shows them', async () => {
  const room = rooms.entity(open, 'Own');
  const bob = await member(await appToken('bob', open), room);
  const cy = await member(await appToken('cy', open), room);
  const visitor = await member(null, room);
  expect([bob.joined, cy.joined, visitor.joined]).toEqual([true, true, true]);

  const hidden = await as('bob', 'POST', 'Own', { text: 'mine' });
  await as('bob', 'PUT', `Own/${hidden.id}`, { text: 'changed' });
  const shared = await as('cy', 'POST', 'Own', { text: 'ours', open: true });
  await as('cy', 'PUT', `Own/${shared.id}`, { open: false });
  await as('bob', 'DELETE', `Own/${hidden.id}`);

  const ours = { type: 'create', id: shared.id, data: { text: 'ours', created_by: 'cy@example.com' } };
  // Who may not see people is told the name of somebody else.
  const theirs = { ...ours, data: { text: 'ours', created_by: 'cy' } };
  const outOfSight = { type: 'delete', id: shared.id, data: { id: shared.id } };
  await sees(bob, [
    { type: 'create', id: hidden.id, data: { text: 'mine' } },
    { type: 'update', id: hidden.id, data: { text: 'changed' } },
    theirs,
    outOfSight,
    { type: 'delete', id: hidden.id },
  ]);
  await sees(cy, [ours, { type: 'update', id: shared.id, data: { open: false } }]);
  await sees(visitor, [theirs, outOfSight]);
});

test('who is let in is told how long ago something changed that they may have missed', async () => {
  const quiet = await server.anApp('ada', { public_settings: 'public_without_login', entities });
  const room = rooms.entity(quiet, 'Own');
  const admitted = async () => {
    const { socket } = await member(null, rooms.entity(quiet, 'Secret'));
    return new Promise<{ room: string; changed_ms_ago?: number }>((resolve) => {
      socket.on('joined', resolve);
      socket.emit('join', room);
    });
  };
  expect(await admitted()).toEqual({ room, cursor: expect.any(String), at: expect.any(String) });
  const startedAt = performance.now();
  await server.call('ada', 'POST', `/apps/${quiet}/entities/Own`, { text: 'early' });
  const { changed_ms_ago: ago } = await admitted();
  expect(ago).toBeGreaterThanOrEqual(0);
  expect(ago).toBeLessThanOrEqual(performance.now() - startedAt);
});

test('[B-RT-01] who leaves a room hears no more of it', async () => {
  const room = rooms.entity(open, 'Own');
  const leaver = await member(await appToken('bob', open), room);
  const stayer = await member(await appToken('bob', open), room);
  leaver.socket.emit('leave', room);
  const again = await new Promise((resolve) => {
    leaver.socket.on('joined', resolve);
    leaver.socket.emit('join', rooms.entity(open, 'Secret'));
  });
  expect(again).toMatchObject({ room: rooms.entity(open, 'Secret') });
  const made = await as('bob', 'POST', 'Own', { text: 'later' });
  await sees(stayer, [{ type: 'create', id: made.id }]);
  expect(leaver.events).toEqual([]);
});

test('a bulk write is one event a record, hidden properties stay hidden, long texts are left out', async () => {
  const room = rooms.entity(open, 'Secret');
  const cy = await member(await appToken('cy', open), room);
  const long = 'x'.repeat(11_000);
  await as('bob', 'POST', 'Secret/bulk', [{ text: 'a', pin: '1' }, { text: long }]);
  await sees(cy, [{ data: { text: 'a' } }, { data: { text: '', _oversize: true } }]);
  expect(cy.events[0]?.data).not.toHaveProperty('pin');
});

test('[B-ROLE-03] rooms of records are closed to strangers, foreign tokens and unknown entities', async () => {
  const refused = async (token: string | null, room: string) => (await member(token, room)).joined === false;
  // A visitor of an app that is open to everybody comes in there, and there alone.
  const visitor = await member(null, rooms.entity(open, 'Own'));
  const answer = new Promise((resolve) => visitor.socket.once('join_error', resolve));
  visitor.socket.emit('join', rooms.entity(closed, 'Own'));
  expect(await answer).toMatchObject({ error_type: 'forbidden' });
  await expect(member(null, rooms.entity(closed, 'Own'))).rejects.toThrow('Please sign in');
  expect(await refused(await server.token('bob'), rooms.entity(closed, 'Own'))).toBe(true);
  expect(await refused(await appToken('bob', closed), rooms.entity(closed, 'Own'))).toBe(true);
  expect(await refused(await appToken('bob', open), rooms.entity(closed, 'Own'))).toBe(true);
  expect(await refused(await appToken('bob', open), rooms.entity(open, 'Ghost'))).toBe(true);
  await expect(member(null, rooms.entity('0123456789abcdef01234567', 'Own'))).rejects.toThrow();
  await expect(member('wrong', rooms.entity(open, 'Own'))).rejects.toThrow();
  expect((await member(await server.token('ada'), rooms.entity(closed, 'Own'))).joined).toBe(true);
});

test('[B-ROLE-03] an app that becomes private falls silent for those who may not stay', async () => {
  const appId = await server.anApp('ada', { public_settings: 'public_without_login', entities });
  const room = rooms.entity(appId, 'Secret');
  const visitor = await member(null, room);
  const maker = await member(await server.token('ada'), room);
  const post = (text: string) => server.call('ada', 'POST', `/apps/${appId}/entities/Secret`, { text });
  await post('for all');
  await sees(visitor, [{ data: { text: 'for all' } }]);
  const out = new Promise((resolve) => visitor.socket.on('join_error', resolve));
  await server.call('ada', 'PUT', `/apps/${appId}`, { public_settings: 'private_with_login' });
  expect(await out).toMatchObject({ room });
  await post('for few');
  await sees(maker, [{ data: { text: 'for all' } }, { data: { text: 'for few' } }]);
  expect(visitor.events).toHaveLength(1);
});
