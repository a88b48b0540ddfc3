import { App } from '@sayso/contracts/apps';
import type { TurnProvider } from '@sayso/core/turn-provider';
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { createBuiltIn } from '../../platform/builder/built-in.ts';
import { startServer } from '../../testing/start-server.ts';
import { turnOver } from '../../testing/wait-for.ts';

const server = await startServer();
const usual = { longestMs: 60_000, heapMb: 512 };
const limits = { ...usual };
const reader = createBuiltIn(limits);
afterAll(() => reader.close());
beforeEach(() => {
  Object.assign(limits, usual);
  server.core.models.use(reader);
});

const long = `Books with title. Show the books that are open from 9${','.repeat(12_000)}`;
const get = async (id: string) => App.parse((await server.call('ada', 'GET', `/apps/${id}`)).body);
const describeApp = async (content: string) =>
  App.parse((await server.call('ada', 'POST', '/apps/chat/create-from-message', { content })).body).id;
const say = (id: string, content: string) =>
  server.call('ada', 'POST', `/apps/${id}/chat/message`, { content });
const settled = async (id: string) => {
  await expect.poll(async () => (await get(id)).status.state, { timeout: 60_000 }).not.toBe('processing');
  return get(id);
};

test('another request is answered while a long message is being read', async () => {
  const first = Promise.withResolvers<string>();
  const watched: TurnProvider = {
    ...reader,
    async *answer(request, signal) {
      const events = reader.answer(request, signal)[Symbol.asyncIterator]();
      const opening = await events.next();
      if (!opening.done) yield opening.value;
      const reading = events.next().then((result) => ({ what: 'the plan', result }));
      const asking = server.call('ada', 'GET', '/auth/me').then(() => ({ what: 'the request' }));
      first.resolve((await Promise.race([reading, asking])).what);
      const { result } = await reading;
      if (!result.done) yield result.value;
      yield* { [Symbol.asyncIterator]: () => events };
    },
  };
  await server.person('ada');
  server.core.models.use(watched);
  const id = await describeApp(long);
  expect(await first.promise).toBe('the request');
  expect(Object.keys((await settled(id)).entities)).toContain('Book');
}, 120_000);

test.each([
  ['takes too long', { longestMs: 1 }, /^This took too long to read\. .* split it into several messages\.$/],
  [
    'takes too much memory',
    { heapMb: 20 },
    /^This was too much to read at once\. Your app is as it was before/,
  ],
])(
  'a message that %s ends with a clear answer, and the next one is answered',
  async (_what, limit, words) => {
    const narrow = { ...usual, ...limit };
    const strict = createBuiltIn(narrow);
    onTestFinished(() => strict.close());
    server.core.models.use(strict);
    const id = await describeApp('Track boats with name and length');
    const failed = await settled(id);
    expect(failed.status).toMatchObject({ state: 'error', details: expect.stringMatching(words) });
    expect(failed.conversation.messages[0]?.content).toBe('Track boats with name and length');

    Object.assign(narrow, usual);
    const over = turnOver(server, id);
    expect((await say(id, 'Track boats with name and length')).status).toBe(200);
    await over;
    const built = await get(id);
    expect(built.status).toMatchObject({ state: 'ready' });
    expect(Object.keys(built.entities)).toContain('Boat');
  },
  120_000,
);

test('a change that takes too long leaves the app as it is', async () => {
  const id = await describeApp('Track boats with name and length');
  const before = await settled(id);
  limits.longestMs = 0;
  const over = turnOver(server, id);
  await say(id, 'Add a color to boats');
  await over;
  const after = await get(id);
  expect(after.status).toMatchObject({
    state: 'error',
    details: expect.stringMatching(/^This took too long/),
  });
  expect(after.app_code_hash).toBe(before.app_code_hash);
}, 120_000);

test('stopping ends the reading before there is a plan, and the next message is answered', async () => {
  const began = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<number>();
  const watched: TurnProvider = {
    ...reader,
    async *answer(request, signal) {
      let events = 0;
      for await (const event of reader.answer(request, signal)) {
        events += 1;
        began.resolve();
        yield event;
      }
      ended.resolve(events);
    },
  };
  server.core.models.use(watched);
  const id = await describeApp(long);
  const stopped = turnOver(server, id);
  await began.promise;
  await server.call('ada', 'POST', `/apps/${id}/chat/stop`);
  await stopped;
  // The greeting had come by then; the plan and its files would be more.
  expect(await ended.promise).toBe(1);
  const { entities, conversation } = await get(id);
  expect(entities).toEqual({});
  expect(conversation.messages.at(-1)?.turn?.state).toBe('stopped');

  const over = turnOver(server, id);
  await say(id, 'Track boats with name and length');
  await over;
  expect(Object.keys((await get(id)).entities)).toContain('Boat');
}, 120_000);
