import { App } from '@sayso/contracts/apps';
import { expect, test } from 'vitest';
import { page, write } from '../../testing/conversations.ts';
import { compatibleWire } from '../../testing/model-wires/compatible-wire.ts';
import { type Exchange, startModelServer } from '../../testing/model-wires/model-server.ts';
import { apiKey, modelAt } from '../../testing/model-wires/model-talks.ts';
import { startServer } from '../../testing/start-server.ts';
import { turnOver } from '../../testing/wait-for.ts';

const models = await startModelServer(compatibleWire);
const server = await startServer();
server.core.models.use(
  modelAt(compatibleWire, models.baseUrl, { patience: { firstByteMs: 1_500 }, resuming: { inAll: 0 } }),
);
const get = async (id: string) => App.parse((await server.call('ada', 'GET', `/apps/${id}`)).body);
const answerOf = (app: App) => app.conversation.messages.findLast(({ role }) => role === 'assistant');

/** A message and what the model does with it. */
async function ask(id: string, content: string, does: (exchange: Exchange) => void): Promise<App> {
  const over = turnOver(server, id);
  const sent = await server.call('ada', 'POST', `/apps/${id}/chat/message`, { content });
  expect(sent.status).toBe(200);
  does(await models.next());
  await over;
  return get(id);
}

async function built(): Promise<string> {
  const made = await server.call('ada', 'POST', '/apps/chat/create-from-message', { content: 'A task list' });
  const { id } = App.parse(made.body);
  const over = turnOver(server, id);
  const exchange = await models.next();
  exchange.say(write('pages/Home', page('Home')));
  exchange.end();
  await over;
  return id;
}

const halfAnAnswer = (exchange: Exchange) => {
  exchange.say('I add a page.\n<action type="write" path="pages/Half">\nexport default');
  exchange.close();
};
const garbage = (exchange: Exchange) => {
  exchange.send('<html>Hello</html>');
  exchange.close();
};
const anyTime = (exchange: Exchange) => {
  exchange.say('Any time.');
  exchange.end();
};

test.each<[string, (exchange: Exchange) => void, RegExp]>([
  ['refuses the key', (each) => each.refuse('key', apiKey), /didn’t accept this server’s key/],
  ['is over quota', (each) => each.reply(402, { error: { message: 'No credits' } }), /reached its limit/],
  ['hangs', (each) => each.hang(), /stopped answering/],
  ['cuts the stream', halfAnAnswer, /broke off halfway/],
  ['sends garbage', garbage, /that Sayso can’t read/],
  ['says nothing', (each) => each.end(), /didn’t answer/],
])('a service that %s ends the turn in plain words, and the app is as it was', async (_what, does, words) => {
  const id = await built();
  const before = await get(id);
  const app = await ask(id, 'Add a page', does);
  expect(app.status).toMatchObject({ state: 'error', details: expect.stringMatching(words) });
  expect(app.status.details).toContain('Your app is as it was before');
  expect(answerOf(app)?.turn?.state).toBe('failed');
  expect(app.pages).toEqual(before.pages);
  expect(JSON.stringify(app)).not.toContain(apiKey);
});

test('[B-CHAT-20] what a model could not answer is answered by the built-in builder on request, and the next message by the model', async () => {
  const id = await built();
  const failed = await ask(id, 'Add an entity Book with title and author', (each) => each.refuse('key'));
  const answer = answerOf(failed);
  expect(answer?.turn?.receipt?.model).toBe('model-1');

  const over = turnOver(server, id);
  const redone = await server.call('ada', 'POST', `/apps/${id}/chat/message/${answer?.id}/redo`, {
    provider: 'built-in',
  });
  expect(redone).toMatchObject({
    status: 200,
    body: { content: 'Add an entity Book with title and author' },
  });
  await over;
  const app = await get(id);
  expect(app.status.state).toBe('ready');
  expect(Object.keys(app.entities)).toContain('Book');
  expect(answerOf(app)?.turn).toMatchObject({ state: 'settled', receipt: { model: 'built-in' } });
  expect(app.conversation.messages.map(({ id: of }) => of)).not.toContain(answer?.id);

  const next = await ask(id, 'Thanks', anyTime);
  expect(answerOf(next)?.turn?.receipt?.model).toBe('model-1');
  const odd = `/apps/${id}/chat/message/${answerOf(next)?.id}/redo`;
  expect((await server.call('ada', 'POST', odd, { provider: 'other' })).status).toBe(422);
});
