import type { RecordEvent } from '@sayso/contracts/realtime';
import { rooms, socketPath } from '@sayso/contracts/realtime';
import { io, type Socket } from 'socket.io-client';
import { afterAll, expect, test } from 'vitest';
import { startServer } from '../../testing/start-server.ts';

const server = await startServer();
const own = { created_by: '{{user.email}}' };
const note = { properties: { text: { type: 'string' }, secret: { type: 'string', rls: { read: own } } } };
const open = { create: true, read: true, update: true, delete: true };

/** Ada's app with bob and cy as users and dora as its admin. */
async function anApp(more: Record<string, object> = {}) {
  const appId = await server.anApp('ada', {
    public_settings: 'public_without_login',
    entities: { Note: { ...note, rls: open }, ...more },
  });
  for (const [name, role] of Object.entries({ bob: 'user', cy: 'user', dora: 'admin' })) {
    const invited = { user_email: (await server.person(name)).user.email, role };
    await server.call('ada', 'POST', `/apps/${appId}/users/invite-user`, invited);
  }
  const tokenOf = async (name: string) => {
    const { id } = (await server.person(name)).user;
    return (await server.core.tokens.issue('app', { userId: id, appId, appUserId: id })).token;
  };
  /** A call of the entity by whoever came in by the app itself. */
  const ask = async (who: string | null, method: string, below: string, body?: unknown) => {
    const headers = who === null ? {} : { authorization: `Bearer ${await tokenOf(who)}` };
    const reply = await server.call(null, method, `/apps/${appId}/entities/Note${below}`, body, headers);
    expect(reply.status, reply.text).toBe(200);
    return reply.body;
  };
  const q = (filter: object, more: Record<string, string> = {}) =>
    `?${new URLSearchParams({ q: JSON.stringify(filter), ...more })}`;
  const list = async (who: string | null, filter: object = {}, more: Record<string, string> = {}) =>
    (await ask(who, 'GET', q(filter, { sort: 'id', ...more }))) as Record<string, unknown>[];
  const authors = async (who: string | null, filter: object = {}) =>
    (await list(who, filter)).map(({ created_by }) => created_by);
  return { appId, ask, list, authors, q, tokenOf };
}

const someone = /^Someone [0-9a-f]{4}$/;
const someoneText: unknown = expect.stringMatching(someone);
const withoutName = async (name: string, shown: string | null) => {
  await server.sql`update users set full_name = ${shown} where email = ${`${name}@example.com`}`;
  server.core.session.forgetAll();
};

test('visitors and users are told names instead of others’ addresses; admins and the maker the addresses', async () => {
  const { appId, ask, list, authors } = await anApp();
  await ask('bob', 'POST', '', { text: 'b' });
  await ask('cy', 'POST', '', { text: 'c' });
  await ask(null, 'POST', '', { text: 'v' });

  expect(await authors(null)).toEqual(['bob', 'cy', null]);
  expect(await authors('bob')).toEqual(['bob@example.com', 'cy', null]);
  const all = ['bob@example.com', 'cy@example.com', null];
  expect(await authors('dora')).toEqual(all);
  expect(await authors('ada')).toEqual(all);
  const builder = await server.call('ada', 'GET', `/apps/${appId}/entities/Note?sort=id`);
  expect((builder.body as { created_by: unknown }[]).map((row) => row.created_by)).toEqual(all);

  // Who made it can still be told apart by the id.
  const [first] = await list(null);
  expect(first?.['created_by_id']).toBe((await server.person('bob')).user.id);
  expect(JSON.stringify(await list(null, {}, { fields: 'id,created_by' }))).not.toContain('@');
});

test('no call on records tells a user the address of another one', async () => {
  const { ask, q } = await anApp();
  const made = (await ask('bob', 'POST', '', { text: 'b' })) as { id: string };
  const replies = [
    await ask('cy', 'GET', `/${made.id}`),
    await ask('cy', 'PUT', `/${made.id}`, { text: 'changed' }),
    await ask('cy', 'PUT', '/bulk', [{ id: made.id, text: 'again' }]),
    await ask('cy', 'POST', '/upsert', { key: 'text', records: [{ text: 'again' }] }),
    await ask('cy', 'GET', `/v2/list${q({})}`),
    await ask('cy', 'GET', '/v2/list?distinct=created_by'),
    await ask('cy', 'POST', '/aggregate', { groupBy: ['created_by'] }),
  ];
  for (const [at, reply] of replies.entries()) {
    const text = JSON.stringify(reply);
    expect(text, `reply ${at}`).toContain('"bob"');
    expect(text, `reply ${at}`).not.toContain('bob@');
  }
});

test('a filter by one’s own address finds one’s records, one by another’s address finds nothing', async () => {
  const { ask, list, q } = await anApp();
  await ask('bob', 'POST', '', { text: 'b' });
  await ask('cy', 'POST', '', { text: 'c' });
  const texts = async (who: string | null, filter: object) =>
    (await list(who, filter)).map(({ text }) => text);

  expect(await texts('bob', { created_by: 'bob@example.com' })).toEqual(['b']);
  expect(await texts('bob', { created_by: 'bob@example.com', text: 'b' })).toEqual(['b']);
  expect(await ask('bob', 'GET', `/count${q({ created_by: 'bob@example.com' })}`)).toEqual({ count: 1 });
  expect(await texts('bob', { created_by: { $ne: 'bob@example.com' } })).toEqual(['c']);

  const guesses = [
    { created_by: 'cy@example.com' },
    { created_by: { $in: ['cy@example.com'] } },
    { created_by: { $regex: '^cy@' } },
    { created_by: { $gte: 'cy@', $lt: 'cy@~' } },
    { $or: [{ created_by: 'cy@example.com' }, { created_by: 'bob@example.com', text: 'c' }] },
    { $nor: [{ created_by: { $ne: 'cy@example.com' } }] },
  ];
  for (const guess of guesses) {
    expect(await texts('bob', guess), JSON.stringify(guess)).toEqual([]);
    expect(await texts(null, guess), JSON.stringify(guess)).toEqual([]);
  }
  expect(await texts('dora', { created_by: 'cy@example.com' })).toEqual(['c']);
});

test('changing and deleting by another’s address touches nothing, by one’s own address one’s records', async () => {
  const { ask, list } = await anApp();
  await ask('bob', 'POST', '', { text: 'b' });
  await ask('cy', 'POST', '', { text: 'c' });
  const change = (query: object) =>
    ask('bob', 'PATCH', '/update-many', { query, data: { $set: { text: 'changed' } } });

  expect(await change({ created_by: 'cy@example.com' })).toMatchObject({ updated: 0 });
  expect(await ask('bob', 'DELETE', '', { created_by: 'cy@example.com' })).toMatchObject({ deleted: 0 });
  expect(await change({ created_by: 'bob@example.com' })).toMatchObject({ updated: 1 });
  expect(await ask('bob', 'DELETE', '', { created_by: 'bob@example.com' })).toMatchObject({ deleted: 1 });
  expect((await list('bob')).map(({ text }) => text)).toEqual(['c']);
});

test('who has no name, or gives an address for one, is told apart by words', async () => {
  const { ask, authors } = await anApp();
  await ask('bob', 'POST', '', {});
  await ask('cy', 'POST', '', {});
  await withoutName('bob', null);
  await withoutName('cy', 'cy@example.com');
  const [bob, cy] = await authors(null);
  await withoutName('bob', 'bob');
  await withoutName('cy', 'cy');
  expect([bob, cy]).toEqual([expect.stringMatching(someone), expect.stringMatching(someone)]);
  expect(bob).not.toBe(cy);
});

test('whoever the rules of the app’s users let see all of them is told addresses, nobody else is', async () => {
  const signedIn = { user_condition: { role: { $in: ['user', 'admin'] } } };
  const User = { properties: { team: { type: 'string' } } };
  const forUsers = await anApp({ User: { ...User, rls: { read: signedIn } } });
  await forUsers.ask('bob', 'POST', '', {});
  expect(await forUsers.authors('cy')).toEqual(['bob@example.com']);
  expect(await forUsers.authors(null)).toEqual(['bob']);

  const sameTeam = await anApp({ User: { ...User, rls: { read: { 'data.team': '{{user.data.team}}' } } } });
  await sameTeam.ask('bob', 'POST', '', {});
  expect(await sameTeam.authors('cy')).toEqual(['bob']);
  const unruled = await anApp({ User });
  await unruled.ask('bob', 'POST', '', {});
  expect(await unruled.authors('cy')).toEqual(['bob']);
});

test('names stay hidden where the app hides them from its users', async () => {
  const User = { properties: { full_name: { type: 'string', rls: { read: false } } }, rls: { read: false } };
  const { ask, authors } = await anApp({ User });
  await ask('bob', 'POST', '', {});
  expect(await authors('cy')).toEqual([expect.stringMatching(someone)]);
  expect(await authors('bob')).toEqual(['bob@example.com']);
});

test('whoever may not see what a record is called is not told by name who made it: a time that is taken', async () => {
  const forUsers = { read: { user_condition: { role: { $in: ['user', 'admin'] } } }, write: true };
  const Note = {
    properties: { guest: { type: 'string', rls: forUsers }, start: { type: 'string', format: 'date-time' } },
    rls: open,
    'x-sayso': { titleField: 'guest' },
  };
  const { appId, ask, list, authors, q, tokenOf } = await anApp({ Note });
  const [visitor, cy] = [await member(appId, null), await member(appId, await tokenOf('cy'))];
  const made = (await ask('bob', 'POST', '', { guest: 'Bob', start: '2030-01-01T10:00:00.000Z' })) as object;

  expect(await list(null)).toMatchObject([{ start: '2030-01-01T10:00:00.000Z', created_by: someoneText }]);
  expect(await authors('cy')).toEqual(['bob']);
  const told = [
    await ask(null, 'GET', `/${(made as { id: string }).id}`),
    await ask(null, 'GET', '/v2/list?distinct=created_by'),
    await ask(null, 'POST', '/aggregate', { groupBy: ['created_by'], count: true }),
    await ask(null, 'GET', q({ created_by: 'bob' })),
  ];
  for (const reply of told) expect(JSON.stringify(reply)).not.toContain('"bob"');
  await expect.poll(() => cy).toMatchObject([{ data: { created_by: 'bob', guest: 'Bob' } }]);
  await expect.poll(() => visitor).toMatchObject([{ data: { created_by: someoneText } }]);
});

test('rules and fields for one’s own records go on working', async () => {
  const Note = { ...note, rls: { create: true, read: own, update: own, delete: own } };
  const { ask, list } = await anApp({ Note });
  const made = (await ask('bob', 'POST', '', { text: 'b', secret: 's' })) as { id: string };
  expect(made).toMatchObject({ created_by: 'bob@example.com', secret: 's' });
  expect(await list('bob')).toMatchObject([{ created_by: 'bob@example.com', secret: 's' }]);
  expect(await list('cy')).toEqual([]);
  expect(await ask('bob', 'PUT', `/${made.id}`, { text: 'new' })).toMatchObject({ text: 'new' });

  const shared = await anApp();
  await shared.ask('bob', 'POST', '', { text: 'b', secret: 's' });
  expect(await shared.list('bob')).toMatchObject([{ secret: 's' }]);
  expect((await shared.list('cy'))[0]).not.toHaveProperty('secret');
});

const sockets: Socket[] = [];
afterAll(() => {
  for (const socket of sockets) socket.disconnect();
});

/** Somebody in the room of an app's notes, with what they are told there. */
async function member(appId: string, token: string | null) {
  const socket = io(server.url, {
    path: socketPath,
    transports: ['websocket'],
    forceNew: true,
    query: token === null ? { app_id: appId } : { token },
  });
  sockets.push(socket);
  const events: RecordEvent[] = [];
  socket.on('update_model', ({ data }: { data: string }) => events.push(JSON.parse(data) as RecordEvent));
  await new Promise<void>((resolve, reject) => {
    socket.on('connect_error', reject);
    socket.on('join_error', reject);
    socket.on('joined', () => resolve());
    socket.on('connect', () => socket.emit('join', rooms.entity(appId, 'Note')));
  });
  return events;
}

test('over the socket each is told of authors as by calls', async () => {
  const { appId, ask, tokenOf } = await anApp();
  const everybody = {
    visitor: await member(appId, null),
    bob: await member(appId, await tokenOf('bob')),
    cy: await member(appId, await tokenOf('cy')),
    admin: await member(appId, await tokenOf('dora')),
    maker: await member(appId, await server.token('ada')),
  };
  const made = (await ask('bob', 'POST', '', { text: 'b' })) as { id: string };
  await ask('cy', 'PUT', `/${made.id}`, { text: 'changed' });

  const expected = { visitor: 'bob', bob: 'bob@example.com', cy: 'bob', admin: 'bob@example.com' };
  for (const [who, events] of Object.entries(everybody)) {
    const created_by = { ...expected, maker: 'bob@example.com' }[who];
    const told = ['create', 'update'].map((type) => ({ type, data: { created_by } }));
    await expect.poll(() => events, { message: who }).toMatchObject(told);
  }
});
