import { once } from 'node:events';
import { App } from '@sayso/contracts/apps';
import type { Message } from '@sayso/contracts/chat';
import { texts } from '@sayso/contracts/texts';
import { formatBlock, formatEdit } from '@sayso/core/blocks/format';
import { expect, test } from 'vitest';
import { openConversations, page, write } from '../../testing/conversations.ts';
import { startServer } from '../../testing/start-server.ts';
import { nextEvent, turnOver } from '../../testing/wait-for.ts';

const server = await startServer();
const { script, get, send, describe, built, chat } = openConversations(server);
const answerOf = ({ conversation }: App): Message | undefined =>
  conversation.messages.findLast(({ role }) => role === 'assistant');

test('[B-CREATE-01] [B-CREATE-04] [B-STATUS-01] a description makes an app that is processing and holds its first message', async () => {
  const reply = await describe('A recipe book for my family', { file_urls: ['/files/a.png'] });

  expect(reply).toMatchObject({
    status: 200,
    body: {
      name: 'Recipe Book',
      slug: 'recipe-book',
      status: { state: 'processing', details: 'Starting conversation...' },
      app_stage: 'pending',
    },
  });
  const app = App.parse(reply.body);
  // The answer may have begun by now.
  expect(app.conversation.messages[0]).toMatchObject({
    role: 'user',
    content: 'A recipe book for my family',
    file_urls: ['/files/a.png'],
  });
  expect(new Date(app.status.last_updated_date).toISOString()).toBe(app.status.last_updated_date);
  const over = turnOver(server, app.id);
  (await script.next()).end();
  await over;
});

test.each([
  ['', 422],
  [' \n\t ', 422],
  ['x'.repeat(100_000), 422],
  [undefined, 422],
])('a description that is no description makes no app (%#)', async (content, status) => {
  const before = await server.sql`select count(*) from apps`;

  const reply = await server.call('ada', 'POST', '/apps/chat/create-from-message', { content });

  expect(reply).toMatchObject({ status, body: { fields: { content: expect.any(String) } } });
  expect(await server.sql`select count(*) from apps`).toEqual(before);
});

test('[B-GEN-01] an answer becomes pages, components, entities and functions of a working app', async () => {
  const { id } = App.parse((await describe('Tasks, please')).body);
  const over = turnOver(server, id);
  const answer = await script.next();
  expect(answer.request).toMatchObject({ isFirst: true, text: 'Tasks, please', history: [], sources: {} });
  answer.say(
    `Here it is.\n\n${formatBlock('entity', { name: 'Task' }, '{"properties":{"title":{"type":"string"}}}')}`,
  );
  answer.say(formatBlock('function', { name: 'notify' }, 'Deno.serve(() => new Response("ok"));'));
  answer.say(write('pages/Home', page('Home', 'components/Row')));
  answer.say(write('components/Row', page('Row')));
  answer.say(formatBlock('layout', {}, page('Layout')));
  answer.say(formatBlock('set_app', {}, '{"name":"Task Desk","main_page":"Home"}'));
  answer.give({ type: 'memory', memory: { plan: 1 } });
  answer.give({ type: 'usage', tokensIn: 10, tokensOut: 20 });
  answer.end();
  await over;

  const app = await get(id);
  expect(app).toMatchObject({
    name: 'Task Desk',
    main_page: 'Home',
    status: { state: 'ready', details: null },
    app_stage: 'ready',
    pages: { Home: page('Home', 'components/Row') },
    components: { Row: page('Row') },
    layout: page('Layout'),
    entities: { Task: { properties: { title: { type: 'string' } } } },
    function_names: ['notify'],
  });
  const message = answerOf(app);
  expect(message?.content).toMatch(/^Here it is\.\n\n<action type="entity" name="Task">/);
  expect(message?.turn).toMatchObject({
    state: 'settled',
    receipt: { model: 'scripted', tokens_in: 10, tokens_out: 20, credits: 1 },
    changes: expect.arrayContaining([{ path: 'pages/Home', action: 'created', added: 4, removed: 0 }]),
  });
  const [checkpoint] = await server.sql`
    select tree, memory from checkpoints where app_id = ${id} and id = ${message?.checkpoint_id ?? ''}`;
  expect(Object.keys(checkpoint?.['tree'] ?? {})).toHaveLength(5);
  expect(checkpoint?.['memory']).toEqual({ plan: 1 });
});

test('[B-GEN-02] a follow-up changes the app and is given what came before', async () => {
  const id = await built();
  const over = turnOver(server, id);
  await send(id, 'Say hello instead', { additional_message_params: { current_page: 'Home' } });

  const answer = await script.next();
  expect(answer.request).toMatchObject({
    isFirst: false,
    text: 'Say hello instead',
    currentPage: 'Home',
    sources: { 'pages/Home': page('Home') },
    history: [
      { role: 'user', content: 'A task list' },
      { role: 'assistant', content: write('pages/Home', page('Home')) },
    ],
  });
  answer.say(
    formatBlock(
      'edit',
      { path: 'pages/Home' },
      formatEdit('  return <p>Home</p>;', '  return <p>Hello</p>;'),
    ),
  );
  answer.end();
  await over;

  expect((await get(id)).pages['Home']).toBe(page('Home').replace('<p>Home', '<p>Hello'));
});

test('files go live while the answer still comes, as soon as they are whole', async () => {
  const id = await built();
  await send(id, 'Add a board');
  const answer = await script.next();
  const swapped = nextEvent(server, 'sources.changed', ({ appId }) => appId === id);
  answer.say(write('pages/Board', page('Board', 'components/Card')));
  answer.say(write('components/Card', page('Card')));
  await swapped;

  const during = await get(id);
  expect(during).toMatchObject({ status: { state: 'processing' }, components: { Card: page('Card') } });
  expect(Object.keys(during.pages)).toEqual(['Home', 'Board']);
  const over = turnOver(server, id);
  answer.end();
  await over;
});

test('a block that fails does not land and is told; the app stays good', async () => {
  const id = await built();

  const app = await chat(
    id,
    'Change two things',
    write('pages/Home', 'export default function Home() {\n  return <p>;\n}\n'),
    write('pages/Other', page('Other')),
  );

  expect(app).toMatchObject({
    status: { state: 'ready' },
    pages: { Home: page('Home'), Other: page('Other') },
  });
  expect(answerOf(app)?.turn).toMatchObject({
    state: 'needs_attention',
    changes: [
      { path: 'pages/Home', error: expect.stringMatching(/line \d+, column \d+/) },
      { path: 'pages/Other', action: 'created' },
    ],
  });
});

test('an import that is not allowed does not land', async () => {
  const app = await chat(
    await built(),
    'Read a file',
    write('pages/Bad', `import fs from 'node:fs';\n${page('Bad')}`),
  );
  expect(Object.keys(app.pages)).toEqual(['Home']);
  expect(answerOf(app)?.turn?.changes).toMatchObject([
    { path: 'pages/Bad', error: expect.stringContaining('node:fs') },
  ]);
});

test('[B-CHAT-05] while the assistant works, a second message is a 409 and nothing is lost', async () => {
  const id = await built();
  const over = turnOver(server, id);
  await send(id, 'First');
  const answer = await script.next();

  const second = await send(id, 'Second');

  expect(second).toMatchObject({
    status: 409,
    body: { message: texts.appBusy, reason: 'app_busy', extra_data: { reason: 'app_busy' } },
  });
  answer.say('Done.');
  answer.end();
  await over;
  const { conversation } = await get(id);
  expect(conversation.messages.slice(2).map(({ content }) => content)).toEqual(['First', 'Done.']);
});

test('[B-CHAT-05] of two messages sent at once one is taken', async () => {
  const id = await built();
  const over = turnOver(server, id);
  const statuses = (await Promise.all([send(id, 'One'), send(id, 'Two')])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 409]);
  (await script.next()).end();
  await over;
});

test.each(['', '   ', 'x'.repeat(100_000)])(
  '[B-CHAT-05] a message that is blank or too long is refused (%#)',
  async (content) => {
    const id = await built();
    expect((await send(id, content)).status).toBe(422);
    expect((await get(id)).conversation.messages).toHaveLength(2);
  },
);

test('[B-CHAT-17] a message keeps its files, parameters and context', async () => {
  const id = await built();
  const over = turnOver(server, id);

  const reply = await send(id, 'Look at this', {
    file_urls: ['/files/b.png'],
    additional_message_params: { current_page: 'Home' },
    custom_context: [{ type: 'element', data: { element_tag_name: 'p' } }],
  });

  expect(reply).toMatchObject({
    status: 200,
    body: {
      role: 'user',
      content: 'Look at this',
      file_urls: ['/files/b.png'],
      additional_message_params: { current_page: 'Home' },
      custom_context: [{ type: 'element', data: { element_tag_name: 'p' } }],
      metadata: { created_by_email: 'ada@example.com', created_by_full_name: 'ada' },
    },
  });
  expect((await get(id)).status.state).toBe('processing');
  (await script.next()).end();
  await over;
});

test('a resend with the same client id is the same message', async () => {
  const id = await built();
  const over = turnOver(server, id);
  const first = await send(id, 'Once', { client_message_id: 'c-1' });
  const again = await send(id, 'Once', { client_message_id: 'c-1' });

  expect(again).toMatchObject({ status: 200, body: { id: (first.body as { id: string }).id } });
  (await script.next()).end();
  await over;
  expect((await get(id)).conversation.messages.filter(({ content }) => content === 'Once')).toHaveLength(1);
});

test('[B-CHAT-21] stopping ends the work, keeps what went live, and the next message is taken', async () => {
  const id = await built();
  await send(id, 'Add pages');
  const answer = await script.next();
  const swapped = nextEvent(server, 'sources.changed', ({ appId }) => appId === id);
  answer.say(write('pages/Whole', page('Whole')));
  await swapped;
  const heard = nextEvent(server, 'message.delta', ({ delta }) => JSON.stringify(delta).includes('Half'));
  answer.say('<action type="write" path="pages/Half">\nexport default');
  await heard;

  const reply = await server.call('ada', 'POST', `/apps/${id}/chat/stop`);

  expect(reply).toMatchObject({ status: 200, body: { success: true } });
  expect(answer.signal.aborted).toBe(true);
  const app = await get(id);
  expect(app.status).toMatchObject({ state: 'ready', details: null });
  expect(Object.keys(app.pages)).toEqual(['Home', 'Whole']);
  expect(answerOf(app)?.turn?.state).toBe('stopped');
  // The person's own wish is not told as a mistake.
  const half = answerOf(app)?.turn?.changes.find(({ path }) => path === 'pages/Half');
  expect(half).toMatchObject({ error: 'Stopped', stopped: true });
  expect(Object.keys((await chat(id, 'Go on', write('pages/Next', page('Next')))).pages)).toEqual([
    'Home',
    'Whole',
    'Next',
  ]);
});

test('two sends of one client id at once are the same message', async () => {
  const id = await built();
  const over = turnOver(server, id);
  const [one, other] = await Promise.all([
    send(id, 'Twice', { client_message_id: 'c-2' }),
    send(id, 'Twice', { client_message_id: 'c-2' }),
  ]);
  expect([one.status, other.status]).toEqual([200, 200]);
  expect((one.body as Message).id).toBe((other.body as Message).id);
  (await script.next()).end();
  await over;
});

test('deleting an app ends the answer that is being written', async () => {
  const id = await built();
  await send(id, 'Never told');
  const answer = await script.next();
  answer.say('I begin.');
  const aborted = once(answer.signal, 'abort');
  expect((await server.call('ada', 'DELETE', `/apps/${id}`)).status).toBe(200);
  await aborted;
  const state = async () => {
    const [last] = await server.sql`select state from turns where app_id = ${id} order by id desc limit 1`;
    return last?.['state'];
  };
  await expect.poll(state).not.toBe('running');
});

test('[B-CHAT-21] stopping an app that is idle is no error', async () => {
  const id = await built();
  expect(await server.call('ada', 'POST', `/apps/${id}/chat/stop`)).toMatchObject({ status: 200 });
  expect((await get(id)).status.state).toBe('ready');
});

test('a provider that fails leaves the app as it was, and says so in plain words', async () => {
  const id = await built();
  const { name, main_page, public_settings } = await get(id);
  const over = turnOver(server, id);
  await send(id, 'Break');
  const answer = await script.next();
  const swapped = nextEvent(server, 'sources.changed', ({ appId }) => appId === id);
  answer.say(
    formatBlock('set_app', {}, '{"name":"Half","main_page":"Half","public_settings":"public_without_login"}'),
  );
  answer.say(write('pages/Half', page('Half')));
  await swapped;
  answer.fail(new Error('connection reset'));
  await over;

  const app = await get(id);
  expect(app.status).toMatchObject({
    state: 'error',
    details: expect.stringContaining('Send your message again'),
  });
  expect(app.pages).toEqual({ Home: page('Home') });
  expect(app).toMatchObject({ name, main_page, public_settings });
  expect(answerOf(app)?.turn?.state).toBe('failed');
  expect((await chat(id, 'Again', 'Fine.')).status.state).toBe('ready');
});

test('a file changed by hand while the assistant works stays', async () => {
  const id = await built();
  const over = turnOver(server, id);
  await send(id, 'Change home');
  const answer = await script.next();
  const mine = page('Home').replace('<p>Home', '<p>Mine');
  await server.call('ada', 'POST', `/apps/${id}/coding/write`, { file_path: 'pages/Home', content: mine });
  answer.say(write('pages/Home', page('Home').replace('<p>Home', '<p>Theirs')));
  answer.end();
  await over;

  const app = await get(id);
  expect(app.pages['Home']).toBe(mine);
  expect(answerOf(app)?.turn).toMatchObject({
    state: 'needs_attention',
    changes: [{ path: 'pages/Home', error: expect.stringContaining('by hand') }],
  });
});

test('a frozen file is not changed', async () => {
  const id = await built();
  await server.call('ada', 'PUT', `/apps/${id}`, { frozen_files: ['pages/Home'] });
  const app = await chat(id, 'Change home', write('pages/Home', page('Other')));
  expect(app.pages['Home']).toBe(page('Home'));
});

test('an answer that cannot be stored ends its turn, and its provider is told to stop', async () => {
  const id = await built();
  const over = turnOver(server, id);
  await send(id, 'Look it up');
  const answer = await script.next();
  answer.give({ type: 'tool_call', id: 'a', name: 'read_file', arguments: { path: 1n } });
  answer.give({ type: 'tool_result', id: 'a', outcome: { text: 'None', results: 'None' } });
  let isClosed = false;
  void answer.closed.then(() => {
    isClosed = true;
  });
  // It is stored from time to time, with the words that come then.
  await expect
    .poll(() => {
      if (!isClosed) answer.say('More. ');
      return isClosed;
    })
    .toBe(true);
  await over;
  const app = await get(id);
  expect(app.status).toMatchObject({
    state: 'error',
    details: expect.stringContaining('ran into a problem'),
  });
  expect(app.pages).toEqual({ Home: page('Home') });
});
