import { App } from '@sayso/contracts/apps';
import { formatBlock } from '@sayso/core/blocks/format';
import { expect, test } from 'vitest';
import { createScriptedProvider } from '../../testing/scripted-provider.ts';
import { startServer } from '../../testing/start-server.ts';

const server = await startServer({ env: { SAYSO_LOG: 'silent' } });
const script = createScriptedProvider();
server.core.models.use(script.provider);

test('every database connection cut in the middle of a turn: it ends clearly, and the next message is answered', async () => {
  const made = await server.call('ada', 'POST', '/apps/chat/create-from-message', { content: 'A list' });
  const { id } = App.parse(made.body);
  const read = async () => App.parse((await server.call('ada', 'GET', `/apps/${id}`)).body);
  const answer = await script.next();

  await server.sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`;
  answer.say(formatBlock('write', { path: 'pages/Home' }, 'export default () => null;\n'));
  answer.end();

  await expect.poll(async () => (await read()).status.state, { timeout: 20_000 }).not.toBe('processing');
  const again = await server.call('ada', 'POST', `/apps/${id}/chat/message`, { content: 'Again' });
  expect(again.status).toBe(200);
  const next = await script.next();
  next.say('Here.');
  next.end();
  await expect.poll(async () => (await read()).status.state).toBe('ready');
  const { conversation } = await read();
  expect(conversation.messages.at(-1)).toMatchObject({ content: 'Here.', turn: { state: 'settled' } });
}, 60_000);
