import { App } from '@sayso/contracts/apps';
import { expect, test } from 'vitest';
import { page, write } from '../../testing/conversations.ts';
import { compatibleWire } from '../../testing/model-wires/compatible-wire.ts';
import { type Exchange, startModelServer } from '../../testing/model-wires/model-server.ts';
import { event } from '../../testing/model-wires/wire.ts';
import { startServer } from '../../testing/start-server.ts';
import { turnOver } from '../../testing/wait-for.ts';

const models = await startModelServer(compatibleWire);
const server = await startServer({
  env: { SAYSO_MODEL_BASE_URL: models.baseUrl, SAYSO_MODEL: 'local-test' },
});
const answerOf = ({ conversation }: App) =>
  conversation.messages.findLast(({ role }) => role === 'assistant');
const prose = `${'word '.repeat(20)}\n`.repeat(600);

async function get(id: string): Promise<{ app: App; size: number }> {
  const { text, body } = await server.call('ada', 'GET', `/apps/${id}`);
  return { app: App.parse(body), size: text.length };
}

async function built(): Promise<string> {
  const made = await server.call('ada', 'POST', '/apps/chat/create-from-message', { content: 'A task list' });
  const { id } = App.parse(made.body);
  const over = turnOver(server, id);
  const asked = await models.next();
  asked.say(write('pages/Home', page('Home')));
  asked.end();
  await over;
  return id;
}

async function send(id: string, content: string): Promise<{ over: Promise<void>; asked: Exchange }> {
  const over = turnOver(server, id);
  const sent = await server.call('ada', 'POST', `/apps/${id}/chat/message`, { content });
  expect(sent.status).toBe(200);
  return { over, asked: await models.next() };
}

/** Says the same until nobody listens any more. */
async function withoutEnd(asked: Exchange, say: () => void): Promise<void> {
  let isHeard = true;
  const gone = asked.closed.then(() => {
    isHeard = false;
  });
  while (isHeard) {
    say();
    await Promise.race([asked.sent(), gone]);
  }
}

const thought = (text: string) =>
  event({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1_760_000_000,
    model: 'local-test',
    choices: [{ index: 0, delta: { reasoning_content: text }, finish_reason: null }],
  });

test.each<[string, (asked: Exchange) => void, ((asked: Exchange) => void)?]>([
  ['prose', (asked) => asked.say(prose)],
  ['one line of prose', (asked) => asked.say('x'.repeat(60_000))],
  [
    'one line of a file',
    (asked) => asked.say('x'.repeat(60_000)),
    (asked) => asked.say('<action type="write" path="pages/Flood">\n'),
  ],
  ['thoughts', (asked) => asked.send(thought(prose))],
  ['bytes that are no line', (asked) => asked.send('x'.repeat(1_000_000))],
])('an answer of %s without end is stopped, and nothing of it stays', async (_what, say, begin) => {
  const id = await built();
  const { over, asked } = await send(id, 'Add a page');
  begin?.(asked);
  await withoutEnd(asked, () => say(asked));
  await over;

  const { app, size } = await get(id);
  expect(app.status).toMatchObject({ state: 'error', details: expect.stringContaining('had no end') });
  expect(app.pages).toEqual({ Home: page('Home') });
  expect(answerOf(app)?.turn).toMatchObject({ state: 'failed', receipt: { credits: 0 } });
  expect(size).toBeLessThan(20_000);
  const next = await send(id, 'Hello again');
  expect(JSON.stringify(next.asked.prompt).length).toBeLessThan(100_000);
  next.asked.say('Hello.');
  next.asked.end();
  await next.over;
});

test('what an answer without end had finished stays, free of charge', async () => {
  const id = await built();
  const { over, asked } = await send(id, 'Add a page');
  asked.say(`I add it.\n${write('pages/One', page('One'))}`);
  await withoutEnd(asked, () => asked.say(prose));
  await over;

  const { app, size } = await get(id);
  expect(app.pages).toEqual({ Home: page('Home'), One: page('One') });
  const answer = answerOf(app);
  expect(answer?.turn).toMatchObject({
    state: 'needs_attention',
    receipt: { credits: 0 },
    failures: [{ path: 'answer', message: expect.stringContaining('had no end') }],
  });
  expect(answer?.content).toContain(write('pages/One', page('One')));
  expect(size).toBeLessThan(20_000);
});

test('all rounds of an answer count together', async () => {
  const id = await built();
  const { over, asked } = await send(id, 'Add a page');
  const half = prose.repeat(Math.ceil(1_200_000 / prose.length));
  asked.say(write('pages/One', page('One')), write('pages/Two', 'not ( code'), half);
  asked.end();
  const second = await models.next();
  await withoutEnd(second, () => second.say(half));
  await over;
  const { app, size } = await get(id);
  expect(Object.keys(app.pages)).toEqual(['Home', 'One']);
  expect(answerOf(app)?.turn?.state).toBe('needs_attention');
  expect(size).toBeLessThan(20_000);
});

test('a very long answer in small pieces is taken, each piece at the same cost', async () => {
  const id = await built();
  const { over, asked } = await send(id, 'Tell me a story');
  const words = `${'word '.repeat(20)}\n`.repeat(9_000);
  for (const piece of words.match(/[\s\S]{1,50}/g) ?? []) asked.say(piece);
  asked.say(`\n${'line '.repeat(180_000)}`);
  asked.end();
  await over;
  const answer = answerOf((await get(id)).app);
  expect(answer?.turn?.state).toBe('settled');
  expect(answer?.content.length).toBeGreaterThan(1_800_000);
});
