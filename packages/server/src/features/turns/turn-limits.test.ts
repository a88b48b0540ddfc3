import type { App } from '@sayso/contracts/apps';
import { expect, test } from 'vitest';
import { openConversations, page, write } from '../../testing/conversations.ts';
import { startServer } from '../../testing/start-server.ts';
import { turnOver } from '../../testing/wait-for.ts';

const turnLimits = { milliseconds: 60_000, steps: 3, tokens: 100 };
const server = await startServer({ config: { turnLimits } });
const { script, get, send, built } = openConversations(server, { repairs: true });
const turnOf = ({ conversation }: App) =>
  conversation.messages.findLast(({ role }) => role === 'assistant')?.turn;
const cut = {
  state: 'needs_attention',
  failures: [{ path: 'answer', code: 'limit' }],
  receipt: { credits: 0 },
};

test('an answer of too many steps is ended, and keeps what passed', async () => {
  const id = await built();
  const over = turnOver(server, id);
  await send(id, 'Add a page');
  const answer = await script.next();
  answer.say(write('pages/Other', page('Other')));
  for (let step = 0; step <= turnLimits.steps; step += 1)
    answer.give({ type: 'usage', tokensIn: 1, tokensOut: 1 });
  await over;
  const app = await get(id);
  expect(answer.signal.aborted).toBe(true);
  expect(Object.keys(app.pages)).toEqual(['Home', 'Other']);
  expect(turnOf(app)).toMatchObject(cut);
});

test('past its tokens an answer is not mended any more', async () => {
  const id = await built();
  const over = turnOver(server, id);
  await send(id, 'Add a page');
  const answer = await script.next();
  answer.give({ type: 'usage', tokensIn: turnLimits.tokens, tokensOut: 1 });
  answer.say(write('pages/Other', 'not ( code'));
  answer.end();
  await over;
  expect(turnOf(await get(id))).toMatchObject({
    state: 'needs_attention',
    failures: [{ path: 'pages/Other' }],
  });
});

test('an answer that takes too long is ended, and keeps what passed', async () => {
  const id = await built();
  turnLimits.milliseconds = 300;
  const over = turnOver(server, id);
  await send(id, 'Add a page');
  const answer = await script.next();
  answer.say(write('pages/Other', page('Other')));
  await over;
  const app = await get(id);
  expect(answer.signal.aborted).toBe(true);
  expect(Object.keys(app.pages)).toEqual(['Home', 'Other']);
  expect(turnOf(app)).toMatchObject(cut);
});
