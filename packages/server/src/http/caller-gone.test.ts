import { once } from 'node:events';
import { get } from 'node:http';
import { fastify } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { callerGone } from './caller-gone.ts';

test('the signal is aborted where the caller leaves before the answer, and only then', async () => {
  const app = fastify();
  onTestFinished(() => app.close());
  const left = Promise.withResolvers<unknown>();
  const answered: AbortSignal[] = [];
  app.get('/slow', async (_request, reply) => {
    const signal = callerGone(reply);
    await once(signal, 'abort');
    left.resolve(signal.reason);
  });
  app.get('/quick', async (_request, reply) => {
    answered.push(callerGone(reply));
    return 'done';
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });

  expect(await (await fetch(`${url}/quick`)).text()).toBe('done');
  const request = get(`${url}/slow`).on('error', () => {});
  await once(request, 'finish');
  setImmediate(() => request.destroy());
  expect(await left.promise).toMatchObject({ kind: 'bad_request' });
  expect(answered.map(({ aborted }) => aborted)).toEqual([false]);
});
