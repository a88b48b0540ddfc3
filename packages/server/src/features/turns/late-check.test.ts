import type { App } from '@sayso/contracts/apps';
import { expect, test } from 'vitest';
import { openConversations, page, write } from '../../testing/conversations.ts';
import { startServer } from '../../testing/start-server.ts';
import { turnOver } from '../../testing/wait-for.ts';

const server = await startServer({ env: { SAYSO_TYPE_CHECK: 'on' } });
const { script, get, send } = openConversations(server);
const turnOf = ({ conversation }: App) =>
  conversation.messages.findLast(({ role }) => role === 'assistant')?.turn;

test('what a checker that was not ready finds after the end is told as a mistake in what is live', async () => {
  const id = await server.anApp('ada');
  const over = turnOver(server, id);
  await send(id, 'Add a page');
  const answer = await script.next();
  answer.say(write('pages/Late', page('Late').replace('<p>Late</p>', '<p>{whatever}</p>')));
  answer.end();
  await over;
  expect(turnOf(await get(id))).toMatchObject({ state: 'settled' });

  await expect.poll(async () => turnOf(await get(id))?.state, { timeout: 110_000 }).toBe('needs_attention');
  const app = await get(id);
  expect(Object.keys(app.pages)).toEqual(['Late']);
  expect(turnOf(app)?.failures).toMatchObject([{ path: 'pages/Late', line: 2, live: true }]);
}, 120_000);
