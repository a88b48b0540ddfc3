import { createServer } from 'node:http';
import { connect } from 'node:net';
import { fastify } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { toFault } from './fault-reply.ts';

test('a request that its sender left is no fault of the server or its database', async () => {
  const seen = Promise.withResolvers<unknown>();
  const app = fastify({ serverFactory: (handler) => createServer(handler) });
  onTestFinished(() => app.close());
  app.post('/', async () => 'done');
  app.addHook('onError', async (_request, _reply, error) => seen.resolve(error));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as { port: number };
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  app.server.once('request', () => socket.destroy());
  socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{');

  expect(toFault(await seen.promise)).toMatchObject({ kind: 'bad_request' });
});
