import { App } from '@sayso/contracts/apps';
import { type AppEvent, rooms, socketPath } from '@sayso/contracts/realtime';
import { io, type Socket } from 'socket.io-client';
import { afterAll, expect, test } from 'vitest';
import { page, write } from '../../testing/conversations.ts';
import { compatibleWire } from '../../testing/model-wires/compatible-wire.ts';
import { type Exchange, startModelServer } from '../../testing/model-wires/model-server.ts';
import { startServer } from '../../testing/start-server.ts';
import { nextEvent, turnOver } from '../../testing/wait-for.ts';

const models = await startModelServer(compatibleWire);
const server = await startServer({
  env: { SAYSO_MODEL_BASE_URL: models.baseUrl, SAYSO_MODEL: 'local-test' },
});
const get = async (id: string) => App.parse((await server.call('ada', 'GET', `/apps/${id}`)).body);
const send = (id: string, content: string) =>
  server.call('ada', 'POST', `/apps/${id}/chat/message`, { content });
const describe = (content: string) =>
  server.call('ada', 'POST', '/apps/chat/create-from-message', { content });
const sockets: Socket[] = [];
afterAll(() => {
  for (const socket of sockets) socket.disconnect();
});
const answerOf = ({ conversation }: App) =>
  conversation.messages.findLast(({ role }) => role === 'assistant');

/** A tab that follows an app as the studio does: words by words, and a whole message in their place when one comes. */
async function openTab(id: string) {
  const socket = io(server.url, {
    path: socketPath,
    transports: ['websocket'],
    forceNew: true,
    auth: { token: await server.token('ada') },
    extraHeaders: { host: `sayso.localhost:${server.port}` },
  });
  sockets.push(socket);
  const said = new Map<string, { content: string; seq: number }>();
  const state = { gaps: 0 };
  const waiting: { is: () => boolean; resolve: () => void }[] = [];
  socket.on('update_model', ({ data: text }: { data: string }) => {
    const { data } = JSON.parse(text) as AppEvent;
    const { _last_msg: whole, _last_msg_delta: delta } = data;
    if (whole) said.set(whole.id, { content: whole.content, seq: whole.turn?.seq ?? 0 });
    const known = delta && (said.get(delta.id) ?? { content: '', seq: 0 });
    if (delta && known && delta.seq > known.seq) state.gaps += 1;
    // Words behind a gap mean nothing here; the whole comes before the next ones.
    else if (delta && known && delta.seq === known.seq)
      said.set(delta.id, { content: known.content + delta.append, seq: delta.seq + 1 });
    for (const { is, resolve } of waiting) if (is()) resolve();
  });
  const joined = () =>
    new Promise<void>((resolve) => {
      socket.once('joined', () => resolve());
      socket.emit('join', rooms.app(id));
    });
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
  await joined();
  return {
    state,
    content: (messageId: string) => said.get(messageId)?.content,
    /** The connection breaks, and comes back with nothing of what was said meanwhile. */
    drop: () => socket.disconnect(),
    async comeBack() {
      const connected = new Promise<void>((resolve) => socket.once('connect', () => resolve()));
      socket.connect();
      await connected;
      await joined();
    },
    until(words: string): Promise<void> {
      const is = () => [...said.values()].some(({ content }) => content.includes(words));
      return is() ? Promise.resolve() : new Promise((resolve) => waiting.push({ is, resolve }));
    },
  };
}

async function asked(content: string, id: string): Promise<Exchange> {
  expect(await send(id, content)).toMatchObject({ status: 200 });
  return models.next();
}

/** An app with one page, made by the model. */
async function built(): Promise<string> {
  const { id } = App.parse((await describe('A list')).body);
  const first = await models.next();
  const over = turnOver(server, id);
  first.say(write('pages/Home', page('Home')));
  first.end();
  await over;
  return id;
}

test('a browser whose connection drops while an answer comes has all of it when it is back', async () => {
  const id = await built();
  const [staying, dropping] = [await openTab(id), await openTab(id)];
  const over = turnOver(server, id);
  const answer = await asked('Add a page', id);
  answer.say('One.\n');
  await dropping.until('One.');
  dropping.drop();
  const landed = nextEvent(server, 'sources.changed', ({ appId }) => appId === id);
  answer.say(write('pages/Away', page('Away')));
  await landed;
  await staying.until('pages/Away');
  await dropping.comeBack();
  answer.say('Two.\n');
  answer.end();
  await over;

  const message = answerOf(await get(id));
  expect(message?.content).toContain('One.');
  expect(message?.content).toMatch(/pages\/Away[\s\S]+Two\.\n$/);
  await expect.poll(() => staying.content(message?.id ?? '')).toBe(message?.content);
  await expect.poll(() => dropping.content(message?.id ?? '')).toBe(message?.content);
  expect(staying.state.gaps).toBe(0);
});

test('[B-CHAT-05] of two tabs one sends, the other is told to wait, and both see one answer', async () => {
  const id = await built();
  const tabs = [await openTab(id), await openTab(id)];
  const replies = await Promise.all([send(id, 'Mine'), send(id, 'No, mine')]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({ reason: 'app_busy' });
  const over = turnOver(server, id);
  const answer = await models.next();
  answer.say('Only one.\n');
  answer.end();
  await over;
  const message = answerOf(await get(id));
  for (const tab of tabs)
    await expect.poll(() => tab.content(message?.id ?? '')).toBe('Only one.\n\nNothing was changed.\n');
});

test('what is changed by hand in another tab while the model writes stays, and that block is told', async () => {
  const id = await built();
  const over = turnOver(server, id);
  const answer = await asked('Change the home page and add one', id);
  const mine = page('Home').replace('<p>Home', '<p>By hand');
  const saved = await server.call('ada', 'POST', `/apps/${id}/coding/write`, {
    file_path: 'pages/Home',
    content: mine,
  });
  expect(saved.status).toBe(200);
  answer.say(write('pages/Home', page('Home').replace('<p>Home', '<p>By model')));
  answer.say(write('pages/More', page('More')));
  answer.end();
  await over;
  const app = await get(id);
  expect(app.pages).toEqual({ Home: mine, More: page('More') });
  expect(answerOf(app)?.turn).toMatchObject({ state: 'needs_attention' });
  expect(answerOf(app)?.turn?.changes).toContainEqual(
    expect.objectContaining({ path: 'pages/Home', error: expect.stringContaining('by hand') }),
  );
});

test('what is changed by hand stays also when another file of the answer went live since', async () => {
  const id = await built();
  const over = turnOver(server, id);
  const answer = await asked('Add a page and change the home page', id);
  const mine = page('Home').replace('<p>Home', '<p>By hand');
  await server.call('ada', 'POST', `/apps/${id}/coding/write`, { file_path: 'pages/Home', content: mine });
  answer.say(write('pages/More', page('More')));
  await expect.poll(async () => Object.keys((await get(id)).pages)).toEqual(['Home', 'More']);
  answer.say(write('pages/Home', page('Home').replace('<p>Home', '<p>By model')));
  answer.end();
  await over;
  expect((await get(id)).pages).toEqual({ Home: mine, More: page('More') });
});

test('a source of 2 MB written by hand is refused in words, and the file stays as it was', async () => {
  const id = await built();
  const content = page('Home').replace('<p>Home', `<p>${'word '.repeat(400_000)}`);
  const refused = await server.call('ada', 'POST', `/apps/${id}/coding/write`, {
    file_path: 'pages/Home',
    content,
  });
  expect([413, 422]).toContain(refused.status);
  expect(refused.body).toMatchObject({ message: expect.stringMatching(/at most|large/i) });
  expect((await get(id)).pages['Home']).toBe(page('Home'));
});

test.each<[string, (answer: Exchange) => void]>([
  ['sends what is no stream', (answer) => answer.send('<html>502 Bad gateway</html>')],
  ['breaks off', (answer) => answer.cut()],
  ['ends in the middle of a piece', (answer) => answer.send('data: {"choices":[{"delta":{"con')],
  ['sends an error in place of words', (answer) => answer.send('data: {"error":{"message":"boom"}}\n\n')],
])('a first build whose service %s goes on where it stopped', async (_what, fail) => {
  const { id } = App.parse((await describe('A list')).body);
  const first = await models.next();
  const landed = nextEvent(server, 'sources.changed', ({ appId }) => appId === id);
  const over = turnOver(server, id);
  first.say(`I begin.\n${write('pages/Home', page('Home'))}<action type="write" path="pages/Half">\nexport`);
  await landed;
  fail(first);
  first.close();
  const second = await models.next();
  expect(second.prompt.at(-1)?.text).toContain('Go on with it');
  second.say(`${page('Half')}</action>\n`);
  second.end();
  await over;
  const app = await get(id);
  expect(app).toMatchObject({ status: { state: 'ready', details: null } });
  expect(app.pages).toEqual({ Home: page('Home'), Half: page('Half') });
  expect(answerOf(app)?.turn?.state).toBe('settled');
});
