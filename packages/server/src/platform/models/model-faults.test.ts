import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { afterAll, describe, expect, test } from 'vitest';
import { anthropicWire } from '../../testing/model-wires/anthropic-wire.ts';
import {
  allOf,
  apiKey,
  askAt,
  faultOf,
  openModelTalks,
  wires,
} from '../../testing/model-wires/model-talks.ts';

const told = (kind: string) => expect.objectContaining({ kind });
/** Long enough for a question to arrive on a loaded machine. */
const shortMs = 600;

/** A server of another kind on loopback; answers its port. */
async function serve(listener: RequestListener): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const close = async () => {
    if (!server.listening) return;
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  afterAll(close);
  return { port: typeof address === 'object' && address !== null ? address.port : 0, close };
}

describe.each(wires)('$provider', (wire) => {
  const { ask, failing, next } = openModelTalks(wire);

  test.each(['key', 'quota', 'overloaded', 'unknown_model', 'too_long'] as const)(
    'a refusal is told in plain words and never shows the key: %s',
    async (kind) => {
      const { fault, exchange } = await failing();
      exchange.refuse(kind, `${apiKey} Bearer ${apiKey} sk-very****cdef`);
      const told = await fault;
      expect(told.kind).toBe(kind);
      expect(told.message).toContain('Your app is as it was before');
      expect(JSON.stringify([told.message, told.detail, told.stack, told.cause])).not.toMatch(
        /verySecret|sk-very/,
      );
      expect(told.detail).toMatch(/\d{3}: /);
    },
  );

  test('a refusal for the moment is asked again', async () => {
    const { events } = await ask({ retries: 2 });
    const over = allOf(events);
    (await next()).refuse('overloaded', '', { 'retry-after-ms': '1' });
    (await next()).refuse('quota', '', { 'retry-after-ms': '1' });
    const third = await next();
    third.say('There.');
    third.end();
    expect(await over).toContainEqual({ type: 'text', text: 'There.' });
  });

  test('a refusal that stays is told after the last try', async () => {
    const { fault, exchange } = await failing({ retries: 1 });
    exchange.refuse('overloaded', apiKey, { 'retry-after-ms': '1' });
    (await next()).refuse('overloaded', apiKey, { 'retry-after-ms': '1' });
    const said = await fault;
    expect(said).toEqual(told('overloaded'));
    expect(said.detail).not.toContain(apiKey);
  });

  test('a service that takes the question and says nothing is given up', async () => {
    const { fault, exchange } = await failing({ patience: { firstByteMs: shortMs } });
    expect(await fault).toEqual(told('silent'));
    await exchange.closed;
  });

  test('a service that sends headers and nothing more is given up', async () => {
    const { fault, exchange } = await failing({ patience: { firstByteMs: shortMs } });
    exchange.hang();
    expect(await fault).toEqual(told('silent'));
    await exchange.closed;
  });

  test('a service that falls silent in the middle is given up', async () => {
    const { fault, exchange } = await failing({ patience: { silenceMs: shortMs } });
    exchange.say('Half of');
    expect(await fault).toEqual(told('silent'));
    await exchange.closed;
  });

  test('a connection that breaks in the middle is told as such', async () => {
    const { events, next } = await ask({ resuming: { inAll: 0 } });
    const iterator = events[Symbol.asyncIterator]();
    const first = iterator.next();
    const exchange = await next();
    exchange.say('Half of');
    await first;
    exchange.cut();
    expect(await faultOf({ [Symbol.asyncIterator]: () => iterator })).toEqual(told('cut'));
  });

  test('a stream that ends in good order but without its end is told as broken off', async () => {
    const { fault, exchange } = await failing();
    exchange.say('Half of');
    exchange.close();
    expect(await fault).toEqual(told('cut'));
  });

  test.each([
    ['a web page', '<!doctype html><title>Sign in</title><p>Hello</p>'],
    ['broken JSON', 'data: {"type": "mess\n\n'],
    ['JSON of another kind', 'data: {"hello": [1, 2, 3]}\n\n'],
    ['nothing', '\n'],
  ])('an answer that makes no sense is told as such: %s', async (_name, raw) => {
    const { fault, exchange } = await failing();
    exchange.send(raw);
    exchange.close();
    expect(await fault).toEqual(told('unreadable'));
  });

  test('an answer without a word is told as such', async () => {
    const { fault, exchange } = await failing();
    exchange.end();
    const said = await fault;
    expect(said).toEqual(told('empty'));
    expect(said.message).toMatch(/^The model didn’t answer\. Your app is as it was before/);
  });

  test('an answer that reached its length without a word is told as such', async () => {
    const { fault, exchange } = await failing();
    exchange.end({}, 'length');
    expect(await fault).toEqual(told('too_long'));
  });

  test('a service that is not there is told as such', async () => {
    const { port, close } = await serve(() => {});
    await close();
    const events = askAt(wire, `http://127.0.0.1:${port}${wire.basePath}`);
    expect(await faultOf(events)).toEqual(told('unreachable'));
  });

  test('a redirect is not followed, so that the key goes nowhere else', async () => {
    const { port: elsewhere } = await serve(() => {
      throw new Error('The key was carried here');
    });
    const { port } = await serve((_incoming, response) => {
      response.writeHead(307, { location: `http://127.0.0.1:${elsewhere}/` });
      response.end();
    });
    const events = askAt(wire, `http://127.0.0.1:${port}${wire.basePath}`);
    expect(await faultOf(events)).toEqual(told('unreachable'));
  });
});

describe('anthropic alone', () => {
  const { failing } = openModelTalks(anthropicWire);

  test('an overload that is told within the stream counts as one', async () => {
    const { fault, exchange } = await failing();
    exchange.say('Half of');
    exchange.send(
      'event: error\ndata: {"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}}\n\n',
    );
    exchange.close();
    expect(await fault).toEqual(told('overloaded'));
  });

  test('a refusal to speak about something is told as such', async () => {
    const { fault, exchange } = await failing();
    exchange.say('I ');
    exchange.send(
      `event: message_delta\ndata: ${JSON.stringify({ type: 'message_delta', delta: { stop_reason: 'refusal', stop_sequence: null }, usage: { output_tokens: 2 } })}\n\nevent: message_stop\ndata: {"type":"message_stop"}\n\n`,
    );
    exchange.close();
    expect(await fault).toEqual(told('declined'));
  });
});
