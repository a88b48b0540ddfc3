import { App } from '@sayso/contracts/apps';
import { type AppEvent, rooms, socketPath } from '@sayso/contracts/realtime';
import { formatBlock } from '@sayso/core/blocks/format';
import { io, type Socket } from 'socket.io-client';
import { afterAll, expect, test } from 'vitest';
import { createScriptedProvider } from '../../testing/scripted-provider.ts';
import { startServer } from '../../testing/start-server.ts';
import { turnOver } from '../../testing/wait-for.ts';

const server = await startServer();
const script = createScriptedProvider();
server.core.models.use(script.provider);
const sockets: Socket[] = [];
afterAll(() => {
  for (const socket of sockets) socket.disconnect();
});

async function connect(who: string) {
  const socket = io(server.url, {
    path: socketPath,
    transports: ['websocket'],
    auth: { token: await server.token(who) },
    extraHeaders: { host: `sayso.localhost:${server.port}` },
  });
  sockets.push(socket);
  const events: AppEvent[] = [];
  const waiting: { accepts: (event: AppEvent) => boolean; resolve: (event: AppEvent) => void }[] = [];
  socket.on('update_model', ({ data }: { data: string }) => {
    const event: AppEvent = JSON.parse(data);
    events.push(event);
    for (const { accepts, resolve } of waiting) if (accepts(event)) resolve(event);
  });
  return {
    events,
    /** The answer to a join: `joined` or `join_error`. */
    join(room: string): Promise<{ room: string; error_type?: string }> {
      const { promise, resolve } = Promise.withResolvers<{ room: string; error_type?: string }>();
      socket.once('joined', resolve);
      socket.once('join_error', resolve);
      socket.emit('join', room);
      return promise;
    },
    /** The next word that a room is not for this person. */
    refused(): Promise<{ room: string; error_type: string }> {
      const { promise, resolve } = Promise.withResolvers<{ room: string; error_type: string }>();
      socket.once('join_error', resolve);
      return promise;
    },
    seen(accepts: (event: AppEvent) => boolean): Promise<AppEvent> {
      const known = events.find(accepts);
      if (known) return Promise.resolve(known);
      const { promise, resolve } = Promise.withResolvers<AppEvent>();
      waiting.push({ accepts, resolve });
      return promise;
    },
  };
}

const isOver = ({ data }: AppEvent) => data.status !== undefined && data.status.state !== 'processing';

/** The conversation as a client builds it from the events, by message id (B-RT-03). */
function merged(events: readonly AppEvent[]): Map<string, string> {
  const contents = new Map<string, string>();
  const seen = new Map<string, number>();
  for (const { data } of events) {
    if (data._last_msg) {
      contents.set(data._last_msg.id, data._last_msg.content);
      seen.set(data._last_msg.id, data._last_msg.turn?.seq ?? 0);
    }
    const delta = data._last_msg_delta;
    if (delta && delta.seq >= (seen.get(delta.id) ?? 0)) {
      expect(delta.seq).toBe(seen.get(delta.id) ?? 0);
      contents.set(delta.id, (contents.get(delta.id) ?? '') + delta.append);
      seen.set(delta.id, delta.seq + 1);
    }
  }
  return contents;
}

test('[B-RT-02] [B-RT-03] a maker sees status, words and files of a turn as they come, merged by message id', async () => {
  const { id } = App.parse(
    (await server.call('ada', 'POST', '/apps/chat/create-from-message', { content: 'A list' })).body,
  );
  const first = await script.next();
  const ada = await connect('ada');
  await ada.join(rooms.app(id));
  await ada.seen(({ data }) => data.status?.state === 'processing');
  first.end();
  await ada.seen(isOver);
  ada.events.length = 0;

  await server.call('ada', 'POST', `/apps/${id}/chat/message`, { content: 'Say it' });
  const answer = await script.next();
  answer.say('One ');
  await ada.seen(({ data }) => data._last_msg_delta?.append === 'One ');
  const body = 'export default function Home() {\n  return <p>Hi</p>;\n}\n';
  answer.say(`two.\n${formatBlock('write', { path: 'pages/Home' }, body)}`);
  await ada.seen(({ data }) => data._last_msg_delta?.changes?.[0]?.path === 'pages/Home');
  answer.end();
  const last = await ada.seen(isOver);

  expect(ada.events[0]?.data._last_msg).toMatchObject({ role: 'user', content: 'Say it' });
  expect(ada.events.some(({ data }) => data.status?.state === 'processing')).toBe(true);
  expect(last).toMatchObject({
    type: 'update',
    id,
    data: { status: { state: 'ready' }, pages: { Home: body } },
  });
  const app = App.parse((await server.call('ada', 'GET', `/apps/${id}`)).body);
  const contents = merged(ada.events);
  for (const message of app.conversation.messages.slice(-2))
    expect(contents.get(message.id)).toBe(message.content);
});

test('[B-RT-01] who joins after the turn is over is told how it ended', async () => {
  const made = await server.call('ada', 'POST', '/apps/chat/create-from-message', { content: 'A list' });
  const { id } = App.parse(made.body);
  const over = turnOver(server, id);
  const answer = await script.next();
  answer.say('Done before you came.');
  answer.end();
  await over;
  const ada = await connect('ada');
  await ada.join(rooms.app(id));
  const { data } = await ada.seen(isOver);

  const app = App.parse((await server.call('ada', 'GET', `/apps/${id}`)).body);
  expect(data).toEqual({
    status: app.status,
    app_code_hash: app.app_code_hash,
    _last_msg: app.conversation.messages.at(-1),
  });
  expect(data._last_msg?.content).toContain('Done before you came.');
});

test('who joins in the middle of an answer is sent all of it before its next words', async () => {
  const made = await server.call('ada', 'POST', '/apps/chat/create-from-message', { content: 'A list' });
  const { id } = App.parse(made.body);
  const early = await connect('ada');
  await early.join(rooms.app(id));
  const answer = await script.next();
  answer.say('One ');
  await early.seen(({ data }) => data._last_msg_delta?.append === 'One ');
  const late = await connect('ada');
  await late.join(rooms.app(id));
  await late.seen(({ data }) => data.status?.state === 'processing');
  answer.say('two ');
  await late.seen(({ data }) => data._last_msg?.content === 'One ');
  answer.say('three');
  answer.end();
  await Promise.all([early.seen(isOver), late.seen(isOver)]);

  const last = App.parse((await server.call('ada', 'GET', `/apps/${id}`)).body).conversation.messages.at(-1);
  expect(last?.content).toBe('One two three');
  for (const { events } of [early, late]) expect(merged(events).get(last?.id ?? '')).toBe(last?.content);
});

test('the bytes of a long answer grow with it, not with its square', async () => {
  const { id } = App.parse(
    (await server.call('ada', 'POST', '/apps/chat/create-from-message', { content: 'A list' })).body,
  );
  const ada = await connect('ada');
  await ada.join(rooms.app(id));
  const answer = await script.next();
  const line = `// ${'x'.repeat(200)}\n`;
  let said = 0;
  for (let block = 0; block < 60; block += 1) {
    const text = formatBlock(
      'write',
      { path: `components/C${block}` },
      `${line.repeat(10)}export default () => null;\n`,
    );
    said += text.length;
    answer.say(text);
  }
  answer.end();
  await ada.seen(isOver);

  const streamed = ada.events.filter(({ data }) => data._last_msg || data._last_msg_delta);
  const bytes = streamed.reduce((sum, event) => sum + JSON.stringify(event.data).length, 0);
  expect(said).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThan(said * 5);
});

test('[B-ROLE-03] a stranger may not join the room of an app', async () => {
  const id = await server.anApp('ada');
  const mallory = await connect('mallory');

  expect(await mallory.join(rooms.app(id))).toMatchObject({ error_type: 'forbidden' });
  expect(await (await connect('ada')).join(rooms.app(id))).toEqual({ room: rooms.app(id) });
  await server.call('ada', 'PUT', `/apps/${id}`, { name: 'Secret' });
  expect(mallory.events).toEqual([]);
});

test('an admin who is one no longer is put out of the rooms and joins none with an open socket', async () => {
  const [id, other] = [await server.anApp('ada'), await server.anApp('ada')];
  const { user } = await server.person('eve');
  await server.call('root', 'POST', `/auth/${user.id}/update-user`, { platform_role: 'platform_admin' });
  const eve = await connect('eve');
  expect(await eve.join(rooms.app(id))).toEqual({ room: rooms.app(id) });
  const told = eve.refused();

  await server.call('root', 'POST', `/auth/${user.id}/update-user`, { platform_role: 'user' });

  expect(await told).toMatchObject({ room: rooms.app(id), error_type: 'forbidden' });
  expect(await eve.join(rooms.app(other))).toMatchObject({ error_type: 'forbidden' });
});
