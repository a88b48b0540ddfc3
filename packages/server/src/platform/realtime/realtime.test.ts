import { setImmediate } from 'node:timers/promises';
import { Fault } from '@sayso/contracts/faults';
import { socketPath } from '@sayso/contracts/realtime';
import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client';
import { afterAll, expect, test } from 'vitest';
import { hashToken } from '../../access/tokens.ts';
import { startServer } from '../../testing/start-server.ts';

const [server, proxied] = [
  await startServer(),
  await startServer({ env: { SAYSO_TRUST_PROXY: '1' }, config: { rates: { factor: 1 } } }),
];
const { realtime, tokens, session } = server.core;
const publicApp = await server.anApp('ada', { public_settings: 'public_without_login' });
const privateApp = await server.anApp('ada', { public_settings: 'private_with_login' });
const sockets: Socket[] = [];
afterAll(() => {
  for (const socket of sockets) socket.disconnect();
});

realtime.guard('trial', async (actor, rest) => actor.kind === 'user' && rest !== 'closed');
realtime.guard('open', async () => true);
realtime.guard('missing', async () => {
  throw new Fault('not_found', 'App not found');
});
realtime.guard('broken', async () => {
  throw new Error('a secret of the server');
});

type Join = { room: string; message?: string; error_type?: string };

/** Without a token, a visitor of an app that is open to everybody. */
function dial(options: Partial<ManagerOptions & SocketOptions> = {}, url = server.url): Socket {
  const socket = io(url, {
    path: socketPath,
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    query: { app_id: publicApp },
    extraHeaders: { host: `sayso.localhost:${server.port}` },
    ...options,
  });
  sockets.push(socket);
  return socket;
}

function next<T>(socket: Socket, event: string): Promise<T> {
  const { promise, resolve } = Promise.withResolvers<T>();
  socket.once(event, resolve);
  return promise;
}

function join(socket: Socket, room: string): Promise<Join> {
  const answer = Promise.race([next<Join>(socket, 'joined'), next<Join>(socket, 'join_error')]);
  socket.emit('join', room);
  return answer;
}

const asAda = async () => dial({ auth: { token: await server.token('ada') } });

test('[B-RT-01] a websocket at the fixed path joins and leaves rooms, and gets update_model there alone', async () => {
  const ada = await asAda();
  const heard: { room: string; data: string }[] = [];
  ada.on('update_model', (message) => heard.push(message));
  expect(await join(ada, 'trial:one')).toEqual({ room: 'trial:one' });

  realtime.emit('trial:two', { nr: 0 });
  realtime.emit('trial:one', { nr: 1 });
  await next(ada, 'update_model');
  ada.emit('leave', 'trial:one');
  // Answers come in order: when this join is answered, the leave has been carried out.
  await join(ada, 'trial:three');
  expect(realtime.hasMembers('trial:one')).toBe(false);
  realtime.emit('trial:one', { nr: 2 });
  realtime.emit('trial:three', { nr: 3 });
  await next(ada, 'update_model');

  expect(heard).toEqual([
    { room: 'trial:one', data: '{"nr":1}' },
    { room: 'trial:three', data: '{"nr":3}' },
  ]);
});

test.each([
  ['another path', { path: '/socket.io/' }],
  ['another transport', { transports: ['polling'] }],
])('[B-RT-01] the socket answers at its own path and as a websocket only, not by %s', async (_, options) => {
  const token = await server.token('ada');
  const other = dial({ auth: { token }, ...options });
  await next<Error>(other, 'connect_error');
  expect(other.connected).toBe(false);

  expect(await join(dial({ auth: { token } }), 'trial:own')).toEqual({ room: 'trial:own' });
});

test('[B-RT-01] a client library that puts its token into the query is heard as its user: others are refused that user’s room', async () => {
  realtime.guard('of-ada', async (actor) => actor.kind === 'user' && actor.user.email === 'ada@example.com');
  const asUser = async (who: string) => dial({ query: { app_id: 'x', token: await server.token(who) } });
  const [ada, bob] = [await asUser('ada'), await asUser('bob')];
  const heard: string[] = [];
  bob.on('update_model', ({ data }) => heard.push(data));

  expect(await join(ada, 'of-ada:1')).toEqual({ room: 'of-ada:1' });
  expect(await join(bob, 'of-ada:1')).toMatchObject({ room: 'of-ada:1', error_type: 'forbidden' });
  expect(await join(bob, 'trial:bob')).toEqual({ room: 'trial:bob' });

  const [forAda, forBob] = [next<object>(ada, 'update_model'), next<object>(bob, 'update_model')];
  realtime.emit('of-ada:1', { for: 'ada' });
  realtime.emit('trial:bob', { for: 'bob' });
  expect(await forAda).toEqual({ room: 'of-ada:1', data: '{"for":"ada"}' });
  await forBob;
  expect(heard).toEqual(['{"for":"bob"}']);
});

test('[B-ROLE-03] who may not join is told so and hears nothing', async () => {
  const visitor = dial();
  const refused = { message: 'You do not have access to this app', error_type: 'forbidden' };

  expect(await join(visitor, 'trial:one')).toEqual({ room: 'trial:one', ...refused });
  expect(await join(visitor, 'nobody-guards:this')).toMatchObject(refused);
  expect(await join(visitor, 'without-colon')).toMatchObject(refused);
  expect(await join(visitor, 'missing:x')).toMatchObject({
    error_type: 'not_found',
    message: 'App not found',
  });
  expect(realtime.hasMembers('trial:one')).toBe(false);
});

test('a guard that fails admits nobody and gives nothing away', async () => {
  const answer = await join(await asAda(), 'broken:x');

  expect(answer).toMatchObject({ error_type: 'unavailable' });
  expect(JSON.stringify(answer)).not.toContain('secret');
});

test('a wrong, expired or used-up token does not connect', async () => {
  const { token } = await tokens.issue('ticket', { appId: 'a'.repeat(24) });
  for (const wrong of ['sayso_builder_wrong', token]) {
    const socket = dial({ auth: { token: wrong } });
    expect(await next<Error>(socket, 'connect_error')).toMatchObject({
      message: 'Please sign in to continue',
    });
    expect(socket.connected).toBe(false);
  }
});

test('signing out closes the sockets of that session', async () => {
  const { access_token } = (
    await server.call(null, 'POST', '/auth/login', { email: 'ada@example.com', password: server.password })
  ).body as { access_token: string };
  const socket = dial({ auth: { token: access_token } });
  await join(socket, 'trial:one');
  const closed = next(socket, 'disconnect');

  await server.call(null, 'POST', '/auth/logout', undefined, { authorization: `Bearer ${access_token}` });

  await closed;
  expect(realtime.hasMembers('trial:one')).toBe(false);
});

test('each member gets what is made for those like them; null is sent to nobody', async () => {
  const [ada, again, visitor] = [await asAda(), await asAda(), dial()];
  await Promise.all([ada, again, visitor].map((socket) => join(socket, 'open:1')));
  const heard: string[] = [];
  visitor.on('update_model', ({ data }) => heard.push(data));
  const forAda = [next<object>(ada, 'update_model'), next<object>(again, 'update_model')];
  let made = 0;

  realtime.emitPerActor('open:1', {
    keyOf: ({ kind }) => kind,
    payloadFor: (actor) => {
      made += 1;
      return actor.kind === 'user' ? { for: actor.user.email } : null;
    },
  });
  const told = { room: 'open:1', data: '{"for":"ada@example.com"}' };
  expect(await Promise.all(forAda)).toEqual([told, told]);
  expect(made).toBe(2);
  const forVisitor = next(visitor, 'update_model');
  realtime.emit('open:1', { for: 'all' });
  await forVisitor;

  expect(heard).toEqual(['{"for":"all"}']);
});

test('when rights are read anew, who may no longer be there is put out and told', async () => {
  let isOpen = true;
  realtime.guard('changing', async () => isOpen);
  const [ada, visitor] = [await asAda(), dial()];
  await Promise.all([join(ada, 'changing:1'), join(visitor, 'changing:1')]);
  isOpen = false;
  const told = [next<Join>(ada, 'join_error'), next<Join>(visitor, 'join_error')];

  session.forgetAll();
  await realtime.recheck('changing:1');

  expect((await Promise.all(told)).map(({ error_type }) => error_type)).toEqual(['forbidden', 'forbidden']);
  expect(realtime.hasMembers('changing:1')).toBe(false);
});

test('sixty joins a minute, then no more', async () => {
  const ada = await asAda();
  const answers: Join[] = [];
  for (let nr = 0; nr <= 61; nr += 1) answers.push(await join(ada, `trial:${nr}`));

  expect(answers.slice(0, 60).every(({ error_type }) => error_type === undefined)).toBe(true);
  expect(answers[60]).toMatchObject({ error_type: 'too_many_requests' });
});

test('a frame of more than 64 KB closes the socket', async () => {
  const ada = await asAda();
  await join(ada, 'trial:big');
  const closed = next(ada, 'disconnect');

  ada.emit('join', 'x'.repeat(65 * 1024));

  await closed;
  expect(realtime.hasMembers('trial:big')).toBe(false);
});

test('the socket is at both loopback addresses, at no vendor host and at none that is not ours', async () => {
  const six = dial({ auth: { token: await server.token('ada') } }, `http://[::1]:${server.port}`);
  expect(await join(six, 'trial:six')).toEqual({ room: 'trial:six' });

  for (const host of [`vendor.sayso.localhost:${server.port}`, 'evil.example']) {
    const stranger = dial({ extraHeaders: { host } });
    await next(stranger, 'connect_error');
    expect(stranger.connected).toBe(false);
  }
});

test('without a token only visitors of apps that are open to everybody connect', async () => {
  for (const query of [{}, { app_id: privateApp }, { app_id: 'x' }, { app_id: '0123456789abcdef01234567' }]) {
    const socket = dial({ query });
    expect(await next<Error>(socket, 'connect_error')).toMatchObject({
      message: 'Please sign in to continue',
    });
  }
  expect(await join(dial(), 'open:visit')).toEqual({ room: 'open:visit' });
});

test('a token that runs out ends its socket, without anybody asking for anything', async () => {
  const { id: userId } = (await server.person('ada')).user;
  const { token } = await tokens.issue('app', { userId, appId: publicApp, appUserId: userId });
  const [socket, other] = [dial({ auth: { token } }), await asAda()];
  await Promise.all([join(socket, 'open:ending'), join(other, 'open:ending')]);
  const closed = next<string>(socket, 'disconnect');

  await server.sql`update tokens set expires_at = now() where hash = ${hashToken(token)}`;

  // The client is not to try again with a token that is no longer good.
  expect(await closed).toBe('io server disconnect');
  expect(other.connected).toBe(true);
});

test('rooms of the builder are closed to pages of other origins, whatever token they hold', async () => {
  realtime.guard('workshop', async () => true, { isBuilders: true });
  const auth = { token: await server.token('ada') };
  const from = (origin: string) =>
    dial({ auth, extraHeaders: { host: `sayso.localhost:${server.port}`, origin } });
  expect(await join(from(`http://sayso.localhost:${server.port}`), 'workshop:1')).toEqual({
    room: 'workshop:1',
  });
  for (const origin of [`http://app--shop.sayso.localhost:${server.port}`, 'https://evil.example', 'null']) {
    const page = from(origin);
    expect(await join(page, 'workshop:1')).toMatchObject({ error_type: 'forbidden' });
    expect(await join(page, 'open:1')).toEqual({ room: 'open:1' });
  }
  const odd = from('not an origin');
  await next(odd, 'connect_error');
  expect(odd.connected).toBe(false);
});

test('a client that never reads is cut off before it fills the memory, and others hear on', async () => {
  const [deaf, other] = [await asAda(), await asAda()];
  await Promise.all([join(deaf, 'open:deaf'), join(other, 'open:deaf')]);
  let heard = 0;
  other.on('update_model', () => {
    heard += 1;
  });
  // The client's side of the wire, which stops to take anything.
  const { transport } = deaf.io.engine as unknown as { transport: { ws: { pause(): void } } };
  transport.ws.pause();
  const peers = () => realtime.actorsIn('open:deaf').length;
  const payload = { text: 'x'.repeat(100_000) };
  let sent = 0;
  while (peers() === 2 && sent < 400) {
    realtime.emit('open:deaf', payload);
    sent += 1;
    await setImmediate();
  }

  // What the system holds for it is some megabytes; of ours there may be one.
  expect(sent).toBeLessThan(200);
  expect(peers()).toBe(1);
  await expect.poll(() => heard).toBe(sent);
});

test('whoever pours packets in is cut off, whatever is in them', async () => {
  const flood = await asAda();
  await join(flood, 'open:flood');
  const closed = next(flood, 'disconnect');
  for (let nr = 0; nr < 700; nr += 1) flood.emit('nonsense', nr);
  await closed;
  expect(realtime.hasMembers('open:flood')).toBe(false);
});

test('a room that was left while its rights were read is not joined', async () => {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  realtime.guard('slow', async () => {
    await opened;
    return true;
  });
  const [ada, gone] = [await asAda(), await asAda()];
  ada.emit('join', 'slow:1');
  ada.emit('leave', 'slow:1');
  await join(ada, 'open:1');
  await join(gone, 'open:leaving');
  gone.emit('join', 'slow:1');
  await join(gone, 'open:after');
  gone.disconnect();
  await expect.poll(() => realtime.hasMembers('open:leaving')).toBe(false);
  open();
  await join(ada, 'slow:2');

  expect(realtime.hasMembers('slow:1')).toBe(false);
});

test('an address with many wrong tokens is not heard for a while, others are', async () => {
  const from = (address: string, token: string) =>
    dial(
      {
        auth: { token },
        extraHeaders: { 'x-forwarded-for': address, host: `sayso.localhost:${proxied.port}` },
      },
      proxied.url,
    );
  const errors: string[] = [];
  for (let nr = 0; nr <= 61; nr += 1) {
    errors.push((await next<Error>(from('10.0.0.1', `wrong${nr}`), 'connect_error')).message);
  }
  expect(new Set(errors.slice(0, 61))).toEqual(new Set(['Please sign in to continue']));
  expect(errors[61]).toBe('websocket error');
  const token = await proxied.token('ada');
  await next(from('10.0.0.2', token), 'connect');
  await next(from('10.0.0.1', token), 'connect_error');
});
