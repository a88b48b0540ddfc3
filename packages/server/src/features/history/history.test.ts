import type { Message } from '@sayso/contracts/chat';
import type { CheckpointSummary } from '@sayso/contracts/history';
import { formatBlock } from '@sayso/core/blocks/format';
import { expect, test } from 'vitest';
import { openConversations, page, write } from '../../testing/conversations.ts';
import { startServer } from '../../testing/start-server.ts';
import { turnOver } from '../../testing/wait-for.ts';

const server = await startServer();
const { script, get, send, built, chat } = openConversations(server);
const unknown = '0123456789abcdef01234567';

const checkpoints = async (id: string) =>
  (await server.call('ada', 'GET', `/apps/${id}/app-checkpoints`)).body as CheckpointSummary[];
const load = (id: string, checkpoint: string | undefined) =>
  server.call('ada', 'POST', `/apps/${id}/history/${checkpoint}/load-checkpoint`);
const messagesOf = async (id: string) => (await get(id)).conversation.messages;

test('[B-UNDO-07] loading a checkpoint restores the app, and the way back stays', async () => {
  const id = await built();
  const first = await get(id);
  await chat(
    id,
    'Add more',
    write('pages/More', page('More')),
    formatBlock('set_app', {}, '{"name":"Bigger","main_page":"More"}'),
  );
  const second = await get(id);
  const [newest, older] = await checkpoints(id);
  expect(newest).toMatchObject({ kind: 'turn', message: 'Add more', author_name: 'ada', is_current: true });
  expect(older).toMatchObject({ kind: 'turn', message: 'A task list', file_count: 1, is_current: false });

  expect(await load(id, older?.id)).toMatchObject({
    status: 200,
    body: { success: true, checkpoint_id: older?.id, app_code_hash: first.app_code_hash },
  });
  const back = await get(id);
  expect(back).toMatchObject({ name: first.name, main_page: first.main_page, pages: first.pages });
  expect(back.conversation.messages).toHaveLength(5);
  const trace = back.conversation.messages.at(-1);
  expect(trace).toMatchObject({
    role: 'user',
    content: 'Restored an earlier version.',
    additional_message_params: { restored_from: older?.updated_date },
  });
  expect((await checkpoints(id)).find(({ is_current }) => is_current)?.id).toBe(older?.id);

  expect((await load(id, newest?.id)).status).toBe(200);
  expect(await get(id)).toMatchObject({ name: 'Bigger', pages: second.pages });
});

test('[B-UNDO-07] a message that changed nothing makes no version', async () => {
  const id = await built();
  const before = await checkpoints(id);
  const words = await chat(id, 'What is there?', 'One page.');
  await chat(id, 'Write it again', write('pages/Home', page('Home')));
  expect(await checkpoints(id)).toEqual(before);
  expect(words.conversation.messages.at(-1)?.checkpoint_id).toBe(before[0]?.id);
  await chat(id, 'Add more', write('pages/More', page('More')));
  expect((await checkpoints(id)).slice(0, 2)).toMatchObject([
    { message: 'Add more', is_current: true },
    { message: 'A task list' },
  ]);
});

test('[B-UNDO-07] an answer that only remembers something is left out, and the version before it is the current one', async () => {
  const id = await built();
  const before = await checkpoints(id);
  // What the assistant keeps for itself makes a checkpoint that nobody could tell from the one before.
  await server.sql`
    with made as (
      insert into checkpoints (app_id, id, kind, tree, settings, memory)
      select app_id, 'ffffffffffffffffffffffff', 'turn', tree, settings, '{"asked":1}' from checkpoints
      where app_id = ${id} and id = ${before[0]?.id ?? ''} returning id)
    update apps set checkpoint_id = made.id from made where apps.id = ${id}`;
  expect(await checkpoints(id)).toEqual(before);
});

test('[B-UNDO-07] [B-DATA-12] each save of fields or rules is a version of its own that says what it changed', async () => {
  const id = await built();
  const save = async (name: string, base: object | null, schema: object) => {
    const written = { file_path: `entities/${name}`, content: JSON.stringify(schema), base_schema: base };
    const reply = await server.call('ada', 'POST', `/apps/${id}/coding/write`, written);
    expect(reply.status, reply.text).toBe(200);
    const { entities } = await get(id);
    return entities[name] ?? {};
  };
  const name = { type: 'string', title: 'Name' };
  const bird = await save('Bird', null, { title: 'Bird', properties: { name } });
  const flight = await save('Flight', null, { title: 'Flight', properties: { name } });
  const properties = { name, species: { type: 'string', title: 'Species' } };
  const more = await save('Bird', bird, { ...bird, properties });
  await save('Flight', flight, { ...flight, rls: { read: { user_condition: { role: 'admin' } } } });
  await save('Bird', more, {
    ...more,
    properties: { name: { ...name, title: 'Call name' }, species: { ...properties.species, enum: ['hawk'] } },
  });

  const versions = await checkpoints(id);
  expect(versions.map(({ message }) => message)).toEqual([
    'Bird: Name renamed to Call name, Species changed',
    'Flight: rules added',
    'Bird: Species added',
    'Flight added',
    'Bird added',
    'A task list',
    null,
  ]);
  // The rule alone goes back, what came before it stays.
  await load(id, versions[2]?.id);
  const { entities } = await get(id);
  expect(entities['Flight']).not.toHaveProperty('rls');
  expect(entities['Bird']?.properties).toMatchObject(properties);

  // Texts are saved with every pause of who types.
  const type = async (text: string) =>
    (
      await server.call('ada', 'POST', `/apps/${id}/coding/write`, {
        file_path: 'pages/Home',
        content: page(text),
      })
    ).body as { checkpoint_id: string };
  expect(await type('One')).toMatchObject({ checkpoint_id: (await type('Two')).checkpoint_id });
  expect((await checkpoints(id))[0]).toMatchObject({ kind: 'edit', message: null });
});

test('[B-UNDO-07] work that no checkpoint holds is kept before another is loaded', async () => {
  const id = await built();
  const [first] = await checkpoints(id);
  await server.call('ada', 'PUT', `/apps/${id}`, { name: 'By hand' });
  await load(id, first?.id);
  const [kept] = await checkpoints(id);
  await load(id, kept?.id);
  expect((await get(id)).name).toBe('By hand');
});

test('[B-UNDO-07] a checkpoint that is not there, or of another app, is a 404; a busy app a 409', async () => {
  const [id, other] = [await built(), await built()];
  const [foreign] = await checkpoints(other);
  expect((await load(id, unknown)).status).toBe(404);
  expect((await load(id, foreign?.id)).status).toBe(404);

  const over = turnOver(server, id);
  await send(id, 'Work');
  const answer = await script.next();
  const [own] = await checkpoints(id);
  expect(await load(id, own?.id)).toMatchObject({ status: 409, body: { reason: 'app_busy' } });
  answer.end();
  await over;
});

test('[B-UNDO-08] the file tree of a checkpoint maps paths to texts, as they were', async () => {
  const id = await built();
  const [first] = await checkpoints(id);
  await chat(id, 'Change', write('pages/Home', page('Other')));
  const tree = await server.call('ada', 'GET', `/apps/${id}/app-checkpoints/${first?.id}/file-tree`);
  expect(tree).toMatchObject({ status: 200, body: { files: { 'pages/Home': page('Home') } } });
  const missing = await server.call('ada', 'GET', `/apps/${id}/app-checkpoints/${unknown}/file-tree`);
  expect(missing.status).toBe(404);
});

test('[B-CHAT-18] the words of a sent message can be changed, those of an answer cannot', async () => {
  const id = await built();
  await chat(id, 'Make it reed', write('pages/Home', page('Red')));
  const before = await messagesOf(id);
  const [, answer, sent] = before;
  const put = (messageId: string | undefined, content: string) =>
    server.call('ada', 'PUT', `/apps/${id}/chat/message/${messageId}`, { content });

  expect(await put(sent?.id, 'Make it red')).toMatchObject({
    status: 200,
    body: { id: sent?.id, role: 'user', content: 'Make it red', checkpoint_id: sent?.checkpoint_id },
  });
  expect(await messagesOf(id)).toEqual(
    before.map((message) => (message.id === sent?.id ? { ...message, content: 'Make it red' } : message)),
  );
  expect((await put(answer?.id, 'Mine')).status).toBe(404);
  expect((await put(unknown, 'Mine')).status).toBe(404);
  expect((await put(sent?.id, '  ')).status).toBe(422);
});

test('[B-CHAT-20] redo makes an answer again from how the app was before it', async () => {
  const id = await built();
  await chat(id, 'Add a page', write('pages/One', page('One')));
  await chat(id, 'And another', write('pages/Two', page('Two')));
  const [, , asked, answer] = await messagesOf(id);
  const over = turnOver(server, id);

  const reply = await server.call('ada', 'POST', `/apps/${id}/chat/message/${answer?.id}/redo`);
  expect(reply).toMatchObject({ status: 200, body: { id: asked?.id, content: 'Add a page' } });
  const again = await script.next();
  expect(again.request).toMatchObject({ text: 'Add a page', sources: { 'pages/Home': page('Home') } });
  expect(Object.keys(again.request.sources)).toEqual(['pages/Home']);
  again.say(write('pages/Uno', page('Uno')));
  again.end();
  await over;

  const app = await get(id);
  expect(Object.keys(app.pages)).toEqual(['Home', 'Uno']);
  expect(app.conversation.messages.map(({ role }: Message) => role)).toEqual([
    'user',
    'assistant',
    'user',
    'assistant',
  ]);
  expect(app.conversation.messages.at(-1)?.id).not.toBe(answer?.id);
});

test('[B-CHAT-20] a question, a hidden answer and one that is not there cannot be made again', async () => {
  const id = await built();
  await chat(id, 'Add a page', write('pages/One', page('One')));
  const [, , asked, answer] = await messagesOf(id);
  const redo = async (messageId: string | undefined) =>
    (await server.call('ada', 'POST', `/apps/${id}/chat/message/${messageId}/redo`)).status;
  await server.call('ada', 'POST', `/apps/${id}/chat/message/${asked?.id}/undo`);
  expect([await redo(asked?.id), await redo(answer?.id), await redo(unknown)]).toEqual([404, 404, 404]);
});
