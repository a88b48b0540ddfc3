import { App } from '@sayso/contracts/apps';
import { formatBlock, formatEdit } from '@sayso/core/blocks/format';
import { expect, test } from 'vitest';
import { page, write } from '../../testing/conversations.ts';
import { compatibleWire } from '../../testing/model-wires/compatible-wire.ts';
import { type Exchange, startModelServer } from '../../testing/model-wires/model-server.ts';
import { startServer } from '../../testing/start-server.ts';
import { turnOver } from '../../testing/wait-for.ts';

const models = await startModelServer(compatibleWire);
const server = await startServer({
  env: {
    SAYSO_MODEL_BASE_URL: models.baseUrl,
    SAYSO_MODEL: 'local-test',
    SAYSO_MODEL_API_KEY: 'sk-local-key',
  },
});
const get = async (id: string) => App.parse((await server.call('ada', 'GET', `/apps/${id}`)).body);
const answerOf = (app: App) => app.conversation.messages.findLast(({ role }) => role === 'assistant');
const home = page('Home', 'entities/Task').replace('import X', 'import { Task }');

/** Sends the words in pieces that cut tags, as models do. */
function sayInPieces(exchange: Exchange, text: string): void {
  exchange.say(...(text.match(/[\s\S]{1,7}/g) ?? []));
}

/** An app that the model has built. */
async function built(): Promise<{ id: string; asked: Exchange }> {
  const made = await server.call('ada', 'POST', '/apps/chat/create-from-message', {
    content: 'A task list, please',
  });
  const { id } = App.parse(made.body);
  const over = turnOver(server, id);
  const asked = await models.next();
  sayInPieces(
    asked,
    `I will build a task list.\n\n${formatBlock('entity', { name: 'Task' }, '{"properties":{"title":{"type":"string"}},"rls":{"read":true}}')}${write('pages/Home', home)}${formatBlock('set_app', {}, '{"name":"Task Desk","main_page":"Home"}')}`,
  );
  asked.end({ input: 6_000, cached: 5_000, output: 400 });
  await over;
  return { id, asked };
}

async function send(id: string, content: string): Promise<{ over: Promise<void>; asked: Exchange }> {
  const over = turnOver(server, id);
  await server.call('ada', 'POST', `/apps/${id}/chat/message`, {
    content,
    additional_message_params: { current_page: 'Home' },
  });
  return { over, asked: await models.next() };
}

test('[B-GEN-01] [B-GEN-02] a model behind a compatible address builds an app from a description and changes it by chat', async () => {
  const { id, asked } = await built();
  expect(asked.key).toBe('sk-local-key');
  expect(asked.prompt.at(-1)?.text).toMatch(/first build[\s\S]+A task list, please$/);
  const first = await get(id);
  expect(first).toMatchObject({
    name: 'Task Desk',
    main_page: 'Home',
    status: { state: 'ready', details: null },
    pages: { Home: home },
    entities: { Task: { properties: { title: { type: 'string' } } } },
  });
  expect(answerOf(first)?.turn).toMatchObject({
    state: 'settled',
    receipt: { model: 'local-test', tokens_in: 6_000, tokens_cached: 5_000, tokens_out: 400 },
  });

  const change = await send(id, 'Greet me');
  const [system, ...said] = change.asked.prompt;
  // The app comes last: what changes must not keep the beginning out of the cache.
  expect(system?.text).not.toContain('- Task {');
  expect(said[2]?.text).toContain('- Task { title: string } rules: read everybody');
  expect(said.map(({ role }) => role)).toEqual(['user', 'assistant', 'user']);
  expect(said[1]?.text).toContain(write('pages/Home', home));
  expect(said[2]?.text).toMatch(/looking at the page "Home"[\s\S]+Greet me$/);
  sayInPieces(
    change.asked,
    `Hello!\n${formatBlock('edit', { path: 'pages/Home' }, formatEdit('  return <p>Home</p>;', '  return <p>Hello</p>;'))}`,
  );
  change.asked.end();
  await change.over;
  expect((await get(id)).pages['Home']).toBe(home.replace('<p>Home', '<p>Hello'));
});

test('a model service that fails ends the turn with a plain sentence, and the next message is answered', async () => {
  const { id } = await built();
  const refused = await send(id, 'Change it');
  refused.asked.refuse('key', 'sk-local-key');
  await refused.over;

  const app = await get(id);
  expect(app.status.state).toBe('error');
  expect(app.status.details).toMatch(
    /^The model service didn’t accept this server’s key\. Your app is as it was/,
  );
  expect(answerOf(app)?.turn?.state).toBe('failed');
  expect(JSON.stringify(app)).not.toContain('sk-local-key');

  const again = await send(id, 'Once more');
  again.asked.say('Fine.');
  again.asked.end();
  await again.over;
  expect((await get(id)).status).toMatchObject({ state: 'ready', details: null });
});

test('[B-CHAT-21] stopping closes the connection to the model', async () => {
  const { id } = await built();
  const { asked } = await send(id, 'Write long');
  asked.say('It was a dark');
  expect((await server.call('ada', 'POST', `/apps/${id}/chat/stop`)).status).toBe(200);
  await asked.closed;
  expect((await get(id)).status.state).toBe('ready');
});
