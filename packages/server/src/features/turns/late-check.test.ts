import type { App } from '@sayso/contracts/apps';
import { expect, test } from 'vitest';
import { openConversations, page, write } from '../../testing/conversations.ts';
import { startServer } from '../../testing/start-server.ts';
import { turnOver } from '../../testing/wait-for.ts';

const server = await startServer({ env: { SAYSO_TYPE_CHECK: 'on' } });
const { script, get, send } = openConversations(server);
const turnOf = ({ conversation }: App) =>
  conversation.messages.findLast(({ role }) => role === 'assistant')?.turn;
const statesOf = ({ conversation }: App) =>
  conversation.messages.filter(({ role }) => role === 'assistant').map(({ turn }) => turn?.state);

test('what a checker that was not ready finds after the end is told as a mistake in what is live', async () => {
  const id = await server.anApp('ada');
  const over = turnOver(server, id);
  await send(id, 'Add a page');
  const answer = await script.next();
  answer.say(write('pages/Late', page('Late').replace('<p>Late</p>', '<p>{whatever}</p>')));
  answer.end();
  await over;
  expect(turnOf(await get(id))).toMatchObject({ state: 'settled', receipt: { credits: 1 } });

  await expect.poll(async () => turnOf(await get(id))?.state, { timeout: 110_000 }).toBe('needs_attention');
  const app = await get(id);
  expect(Object.keys(app.pages)).toEqual(['Late']);
  expect(turnOf(app)?.failures).toMatchObject([{ path: 'pages/Late', line: 2, live: true }]);
  expect(turnOf(app)?.receipt?.credits).toBe(0);
  const entries = await server.sql<{ kind: string; amount: number }[]>`
    select kind, amount from credit_entries where app_id = ${id} order by created_date`;
  expect(entries).toEqual([
    { kind: 'reserved', amount: 1 },
    { kind: 'settled', amount: 1 },
    { kind: 'refunded', amount: 1 },
  ]);

  // It stays a mistake until it is mended, whatever else a Retry does.
  const retry = { additional_message_params: { automated_fix: true, retry_of: turnOf(app)?.id } };
  const { rounds } = openConversations(server, { repairs: true });
  const again = (answers: string[]) => rounds(id, 'Please finish what did not work', answers, retry);
  const other = `I mended it.\n${write('pages/Other', page('Other'))}`;
  const { app: after } = await again([other, 'Sorry.']);
  expect(Object.keys(after.pages).toSorted()).toEqual(['Late', 'Other']);
  expect(statesOf(after)).toEqual(['needs_attention', 'needs_attention']);
  expect(turnOf(after)?.failures).toMatchObject([{ path: 'pages/Late', live: true }]);
  const { app: mended } = await again([write('pages/Late', page('Late'))]);
  expect(statesOf(mended)).toEqual(['settled', 'needs_attention', 'settled']);
}, 180_000);
