import { App } from '@sayso/contracts/apps';
import { afterEach, expect, test, vi } from 'vitest';
import { page, write } from '../../testing/conversations.ts';
import { compatibleWire } from '../../testing/model-wires/compatible-wire.ts';
import { startModelServer } from '../../testing/model-wires/model-server.ts';
import { startServer } from '../../testing/start-server.ts';
import { turnOver } from '../../testing/wait-for.ts';

const models = await startModelServer(compatibleWire);
const server = await startServer({
  env: { SAYSO_MODEL_BASE_URL: models.baseUrl, SAYSO_MODEL: 'local-test' },
});
afterEach(() => void vi.useRealTimers());

const minute = 60_000;

test('a local model that needs more than nine minutes for a first build, a minute and a half to its first word, is waited for', async () => {
  let heard = '';
  server.core.events.on('message.delta', ({ delta }) => {
    heard += delta.append;
  });
  await server.token('ada');
  // Time is told to pass; sockets and the database go on in their own.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const made = await server.call('ada', 'POST', '/apps/chat/create-from-message', { content: 'A task list' });
  const { id } = App.parse(made.body);
  const over = turnOver(server, id);
  const asked = await models.next();
  vi.advanceTimersByTime(1.5 * minute);
  const pages = Array.from({ length: 7 }, (_, at) => `Page${at}`);
  for (const name of pages) {
    asked.say(write(`pages/${name}`, page(name)));
    await expect
      .poll(() => {
        vi.advanceTimersByTime(50);
        return heard;
      })
      .toContain(`pages/${name}`);
    vi.advanceTimersByTime(1.5 * minute);
  }
  asked.end();
  await expect
    .poll(async () => {
      vi.advanceTimersByTime(50);
      return App.parse((await server.call('ada', 'GET', `/apps/${id}`)).body).status;
    })
    .toMatchObject({ state: 'ready', details: null });
  await over;
  const app = App.parse((await server.call('ada', 'GET', `/apps/${id}`)).body);
  expect(Object.keys(app.pages)).toEqual(pages);
  expect(app.conversation.messages.at(-1)?.turn?.state).toBe('settled');
});
