import { Fault } from '@sayso/contracts/faults';
import { socketPath } from '@sayso/contracts/realtime';
import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client';
import { afterAll, expect, test } from 'vitest';
import { startServer } from '../../testing/start-server.ts';

const server = await startServer();
const { realtime, tokens, session } = server.core;
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

function dial(options: Partial<ManagerOptions & SocketOptions> = {}, url = server.url): Socket {
  const socket = io(url, {
    path: socketPath,
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
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

test('[B-RT-01] a client library that puts its token into the query is heard as its user', async () => {
  const socket = dial({ query: { app_id: 'x', token: await server.token('ada') } });

  expect(await join(socket, 'trial:query')).toEqual({ room: 'trial:query' });
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

test('each member gets what is made for them; null is sent to nobody', async () => {
  const [ada, visitor] = [await asAda(), dial()];
  await Promise.all([join(ada, 'open:1'), join(visitor, 'open:1')]);
  const heard: string[] = [];
  visitor.on('update_model', ({ data }) => heard.push(data));
  const forAda = next<{ data: string }>(ada, 'update_model');

  await realtime.emitPerMember('open:1', (actor) =>
    actor.kind === 'user' ? { for: actor.user.email } : null,
  );
  expect((await forAda).data).toBe('{"for":"ada@example.com"}');
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
  for (let nr = 0; nr <= 60; nr += 1) answers.push(await join(ada, `trial:${nr}`));

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
