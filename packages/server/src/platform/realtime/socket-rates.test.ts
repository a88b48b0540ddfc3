import { socketPath } from '@sayso/contracts/realtime';
import { io, type Socket } from 'socket.io-client';
import { afterAll, expect, test } from 'vitest';
import { startServer } from '../../testing/start-server.ts';

const windows = {
  socketAttempts: [{ most: 4, seconds: 600 }],
  socketFailures: [{ most: 2, seconds: 600 }],
};
const server = await startServer({ config: { trustedProxies: 1, rates: { factor: 1_000, windows } } });
const app = await server.anApp('ada', { public_settings: 'public_without_login' });
const sockets: Socket[] = [];
afterAll(() => {
  for (const socket of sockets) socket.disconnect();
});

/** What becomes of a connection from there: it stands, or why it does not. */
function dial(address: string, auth: object = {}): Promise<string> {
  const socket = io(server.url, {
    path: socketPath,
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    query: { app_id: app },
    extraHeaders: { host: `sayso.localhost:${server.port}`, 'x-forwarded-for': address },
    auth,
  });
  sockets.push(socket);
  return new Promise((resolve) => {
    socket.once('connect', () => resolve('connected'));
    socket.once('connect_error', ({ message }) => resolve(message));
  });
}

test('addresses of one IPv6 network open so many sockets together, counted for all processes', async () => {
  for (const nr of [1, 2, 3, 4]) expect(await dial(`2001:db8::${nr}`)).toBe('connected');

  expect(await dial('2001:db8::5')).toBe('websocket error');
  expect(await dial('2001:db8:0:1::1')).toBe('connected');
  const key = 'socketAttempts 2001:db8:0:0::/64';
  expect([...(await server.sql`select calls from rate_counts where key = ${key}`)]).toEqual([{ calls: 4 }]);
});

test('an address whose tokens are refused again and again has to wait', async () => {
  const wrong = { token: 'sayso_builder_wrong' };
  const outcomes = [];
  for (let nr = 0; nr < 4; nr += 1) outcomes.push(await dial('203.0.113.9', wrong));

  const refused = 'Please sign in to continue';
  expect(outcomes).toEqual([refused, refused, refused, 'websocket error']);
});
