import { type RecordEvent, rooms, socketPath, type UpdateModel } from '@sayso/contracts/realtime';
import { io, type Socket } from 'socket.io-client';
import { afterAll, expect, test } from 'vitest';
import { startServer } from '../../testing/start-server.ts';
import { createRecentChanges } from './recent-changes.ts';

const server = await startServer();
const own = { created_by: '{{user.email}}' };
const properties = { text: { type: 'string' }, open: { type: 'boolean' } };
const rls = { create: true, read: { $or: [own, { 'data.open': true }] }, write: own };
const appId = await server.anApp('ada', {
  public_settings: 'public_without_login',
  entities: { Note: { properties, rls }, Other: { properties, rls } },
});
const room = rooms.entity(appId, 'Note');
await server.call('ada', 'POST', `/apps/${appId}/users/invite-user`, {
  user_email: (await server.person('bob')).user.email,
});
const { id: userId } = (await server.person('bob')).user;
const { token } = await server.core.tokens.issue('app', { userId, appId, appUserId: userId });

const sockets: Socket[] = [];
afterAll(() => {
  for (const socket of sockets) socket.disconnect();
});

type Joined = { cursor: string; has_gap?: true };
type Event = RecordEvent & { cursor?: string };

/** Comes into the room, with the cursor of an earlier visit where there was one. */
async function visit(cursor?: string) {
  const socket = io(server.url, {
    path: socketPath,
    transports: ['websocket'],
    forceNew: true,
    query: { app_id: appId },
  });
  sockets.push(socket);
  const events: Event[] = [];
  socket.on('update_model', ({ data, cursor: at }: UpdateModel) => {
    events.push({ ...(JSON.parse(data) as RecordEvent), ...(at === undefined ? {} : { cursor: at }) });
  });
  const joined = await new Promise<Joined>((resolve) => {
    socket.once('joined', resolve);
    socket.emit('join', room, cursor);
  });
  return { socket, events, joined };
}

const write = async (method: string, path: string, body?: unknown, as: string = 'bob') => {
  const headers = { authorization: `Bearer ${as === 'bob' ? token : await server.token(as)}` };
  const reply = await server.call(null, method, `/apps/${appId}/entities/${path}`, body, headers);
  expect(reply.status, reply.text).toBe(200);
  return reply.body as { id: string };
};

test('[B-RT-01] whoever comes back is told what they missed, as their rules let them see it, and then what is new', async () => {
  const first = await visit();
  const kept = await write('POST', 'Note', { text: 'kept', open: true });
  await expect.poll(() => first.events.length).toBe(1);
  const cursor = first.events[0]?.cursor;
  first.socket.disconnect();

  const mine = await write('POST', 'Note', { text: 'mine' });
  await write('POST', 'Other', { text: 'elsewhere', open: true });
  await write('PUT', `Note/${kept.id}`, { text: 'changed' });
  await write('PUT', `Note/${mine.id}`, { open: true });
  await write('DELETE', `Note/${kept.id}`);
  const second = await visit(cursor);
  const late = await write('POST', 'Note', { text: 'late', open: true });

  await expect
    .poll(() => second.events)
    .toMatchObject([
      { type: 'update', id: kept.id, data: { text: 'changed' } },
      { type: 'create', id: mine.id, data: { text: 'mine', open: true } },
      { type: 'delete', id: kept.id },
      { type: 'create', id: late.id },
    ]);
  expect(second.joined).not.toHaveProperty('has_gap');
  // Nothing is told twice to somebody who is up to date.
  const third = await visit(second.events.at(-1)?.cursor);
  const last = await write('POST', 'Note', { text: 'last', open: true });
  await expect.poll(() => third.events).toMatchObject([{ id: last.id }]);
});

test('nobody hears of what they missed while the rules or the door kept them out', async () => {
  const before = (await visit()).joined.cursor;
  await write('POST', 'Note', { text: 'hidden' });
  const back = await visit(before);
  const shown = await write('POST', 'Note', { text: 'shown', open: true });
  await expect.poll(() => back.events).toMatchObject([{ id: shown.id }]);
  expect(back.events).toHaveLength(1);
});

test('whoever asks from too long ago, from before a large import or with nonsense is told that there is a gap', async () => {
  const { joined } = await visit();
  const rows = Array.from({ length: 150 }, (_, nr) => ({ text: `${nr}`, open: true }));
  await write('POST', 'Note/bulk', rows);
  const gaps = [joined.cursor, 'nonsense', 'other.1', `${joined.cursor}9999`, '.', 'x'.repeat(90)];
  for (const cursor of gaps) expect((await visit(cursor)).joined).toMatchObject({ has_gap: true });
  expect((await visit()).joined).not.toHaveProperty('has_gap');
});

test('what is kept of changes has an end', () => {
  const recent = createRecentChanges();
  const start = recent.cursor();
  const record = { id: '1', text: 'x'.repeat(90_000) };
  const change = { appId, entity: 'Note', type: 'create', records: [record], timestamp: '' } as const;
  const second = recent.add('a', { ...change, records: [record] });
  expect(recent.since('a', start)).toHaveLength(1);
  expect(recent.since('b', start)).toEqual([]);
  for (let nr = 0; nr < 50; nr += 1) recent.add('b', { ...change, records: [record] });

  expect(recent.since('a', start)).toBeNull();
  expect(recent.since('a', second)).toBeNull();
  expect(recent.since('a', recent.cursor())).toEqual([]);
});
