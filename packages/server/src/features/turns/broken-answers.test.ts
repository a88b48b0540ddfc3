import { App } from '@sayso/contracts/apps';
import { formatBlock } from '@sayso/core/blocks/format';
import { expect, test } from 'vitest';
import { page, write } from '../../testing/conversations.ts';
import { compatibleWire } from '../../testing/model-wires/compatible-wire.ts';
import { type Exchange, startModelServer } from '../../testing/model-wires/model-server.ts';
import { modelAt } from '../../testing/model-wires/model-talks.ts';
import { startServer } from '../../testing/start-server.ts';
import { nextEvent, turnOver } from '../../testing/wait-for.ts';

const models = await startModelServer(compatibleWire);
const server = await startServer();
/** Whether streams that break are gone on with. */
const use = (resuming: { inAll?: number }) =>
  server.core.models.use(modelAt(compatibleWire, models.baseUrl, { resuming }));
const get = async (id: string) => App.parse((await server.call('ada', 'GET', `/apps/${id}`)).body);
const answerOf = (app: App) => app.conversation.messages.findLast(({ role }) => role === 'assistant');
const half = '<action type="write" path="pages/Half">\nexport default function Half() {\n';

async function send(
  id: string,
  content: string,
  params = {},
): Promise<{ over: Promise<void>; asked: Exchange }> {
  const over = turnOver(server, id);
  const sent = await server.call('ada', 'POST', `/apps/${id}/chat/message`, {
    content,
    additional_message_params: params,
  });
  expect(sent.status).toBe(200);
  return { over, asked: await models.next() };
}

async function describe(): Promise<{ id: string; over: Promise<void>; asked: Exchange }> {
  const made = await server.call('ada', 'POST', '/apps/chat/create-from-message', { content: 'A task list' });
  const { id } = App.parse(made.body);
  return { id, over: turnOver(server, id), asked: await models.next() };
}

async function built(): Promise<string> {
  const { id, over, asked } = await describe();
  asked.say(write('pages/Home', page('Home')));
  asked.end();
  await over;
  return id;
}

/** Says a whole page, waits until it is live, and breaks off in the next one. */
async function breaksBehindAPage(id: string, asked: Exchange): Promise<void> {
  const landed = nextEvent(server, 'sources.changed', ({ appId }) => appId === id);
  asked.say(`I add pages.\n${write('pages/One', page('One'))}`);
  await landed;
  asked.say(half);
  asked.close();
}

test('a stream that is cut goes on where it stopped; what is live stays live, and it costs what an answer costs', async () => {
  use({});
  const id = await built();
  const { over, asked } = await send(id, 'Add two pages');
  await breaksBehindAPage(id, asked);
  const next = await models.next();
  expect(Object.keys((await get(id)).pages)).toEqual(['Home', 'One']);
  next.say('  return <p>Half</p>;\n}\n</action>\n');
  next.end();
  await over;

  const app = await get(id);
  expect(app.status).toMatchObject({ state: 'ready', details: null });
  expect(app.pages).toEqual({ Home: page('Home'), One: page('One'), Half: page('Half') });
  expect(answerOf(app)?.turn).toMatchObject({ state: 'settled', receipt: { credits: 1 } });
});

test('a stream that cannot go on ends the turn with what stands, free of charge, and Retry finishes it', async () => {
  use({ inAll: 0 });
  const id = await built();
  const { over, asked } = await send(id, 'Add two pages');
  await breaksBehindAPage(id, asked);
  await over;

  const app = await get(id);
  expect(app.status).toMatchObject({ state: 'ready', details: null });
  expect(app.pages).toEqual({ Home: page('Home'), One: page('One') });
  const turn = answerOf(app)?.turn;
  expect(turn).toMatchObject({ state: 'needs_attention', receipt: { credits: 0 } });
  expect(turn?.failures).toContainEqual({
    path: 'answer',
    code: 'broken-off',
    message:
      'The model’s answer broke off halfway. The answer isn’t complete, but what was finished is in your app',
  });
  // Its tick is taken back, that of the whole page is not.
  expect(turn?.changes).toEqual([
    { path: 'pages/One', action: 'created', added: 3, removed: 0 },
    expect.objectContaining({ path: 'pages/Half', error: expect.stringContaining('ended inside') }),
  ]);

  const retry = await send(id, 'Please finish', { automated_fix: true, retry_of: turn?.id });
  const said = retry.asked.prompt.map(({ text }) => text).join('\n');
  expect(said).toContain('(The answer broke off while it wrote pages/Half; nothing of that was used.)');
  expect(said).not.toContain('function Half()');
  expect(said).toContain(page('One'));
  retry.asked.say(write('pages/Half', page('Half')));
  retry.asked.end();
  await retry.over;
  expect(Object.keys((await get(id)).pages)).toEqual(['Home', 'One', 'Half']);
});

test('a first build that breaks off before its first page fails, and nothing of it is told to be there', async () => {
  use({ inAll: 0 });
  const { id, over, asked } = await describe();
  asked.say(
    `I begin.\n${formatBlock('entity', { name: 'Task' }, '{"properties":{"title":{"type":"string"}}}')}`,
  );
  asked.say(half);
  asked.close();
  await over;
  const app = await get(id);
  expect(app.status).toMatchObject({ state: 'error', details: expect.stringContaining('broke off halfway') });
  expect(app).toMatchObject({ pages: {}, entities: {} });
  expect(answerOf(app)?.turn?.state).toBe('failed');

  const again = await send(id, 'Please try again');
  const said = again.asked.prompt
    .slice(1)
    .map(({ text }) => text)
    .join('\n');
  expect(said).toContain('I begin.');
  expect(said).toContain('(What was written here of entities/Task was taken back: this answer failed.)');
  expect(said).not.toMatch(/"title"|function Half/);
  again.asked.say(write('pages/Home', page('Home')));
  again.asked.end();
  await again.over;
  expect(await get(id)).toMatchObject({ status: { state: 'ready' }, pages: { Home: page('Home') } });
});

test('a service that falls silent for the time that is set is given up, however short or long that is', async () => {
  const quiet = await startModelServer(compatibleWire);
  const other = await startServer({
    env: { SAYSO_MODEL_BASE_URL: quiet.baseUrl, SAYSO_MODEL: 'local-test' },
    config: { modelSilenceMs: 600 },
  });
  const made = await other.call('ada', 'POST', '/apps/chat/create-from-message', { content: 'A task list' });
  const { id } = App.parse(made.body);
  const over = turnOver(other, id);
  const asked = await quiet.next();
  asked.hang();
  await over;
  await asked.closed;
  const { body } = await other.call('ada', 'GET', `/apps/${id}`);
  expect(App.parse(body).status.details).toMatch(/stopped answering/);
});
