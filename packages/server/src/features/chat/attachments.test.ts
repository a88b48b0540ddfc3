import { App } from '@sayso/contracts/apps';
import type { Message } from '@sayso/contracts/chat';
import { chatFileIn } from '@sayso/contracts/chat-files';
import { limits } from '@sayso/contracts/limits';
import { expect, test } from 'vitest';
import { builtIn } from '../../platform/builder/built-in.ts';
import { openConversations } from '../../testing/conversations.ts';
import { startServer } from '../../testing/start-server.ts';
import { nextEvent, turnOver } from '../../testing/wait-for.ts';

const server = await startServer();
const { script, get, send, describe: describeApp, built } = openConversations(server);
const png = (bytes: number) =>
  `data:image/png;base64,${Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(bytes)]).toString('base64')}`;

test('[B-CHAT-16] [B-MSG-02] what is attached is stored with the message and reaches whoever answers it', async () => {
  const id = await built();
  const over = turnOver(server, id);
  const custom_context = [
    { type: 'files', data: { files: [{ name: 'prices.csv', content: 'name,price' }] } },
    { type: 'element', data: { element_tag_name: 'h1' } },
  ];
  // More than any other body may hold.
  const file_urls = [png(limits.jsonBytes * 2)];
  const sent = await send(id, 'As in the picture', { file_urls, custom_context });
  const kept = [
    expect.stringMatching(`^/api/apps/${id}/chat/files/\\w{24}\\?type=image%2Fpng&name=File\\+1$`),
  ];
  expect(sent).toMatchObject({ status: 200, body: { file_urls: kept, custom_context } });
  const answer = await script.next();
  expect(answer.request.attachments?.map(({ kind }) => kind)).toEqual(['image', 'text', 'element']);
  answer.end();
  await over;
  const app = await get(id);
  expect(app.conversation.messages.at(-2)).toMatchObject({ file_urls: kept, custom_context });
  expect(JSON.stringify(app).length).toBeLessThan(limits.jsonBytes / 10);
});

const addressIn = (message: unknown) => (message as Message).file_urls?.[0] ?? '';
const pathOf = (address: string) => address.replace(/^\/api|\?.*$/g, '');

test('what is sent over sockets holds the address of a file, which its makers alone can read', async () => {
  const id = await built();
  const file = 'data:image/svg+xml;name=a%20b.txt;base64,PHN2Zy8+';
  const over = turnOver(server, id);
  const told = nextEvent(server, 'message.changed', ({ message }) => message.role === 'user');
  await send(id, 'Look', { file_urls: [file] });
  const address = addressIn((await told).message);
  expect(chatFileIn(address)).toMatchObject({ appId: id, name: 'a b.txt', type: 'text/plain' });
  (await script.next()).end();
  await over;

  const read = await server.call('ada', 'GET', pathOf(address));
  expect(read.headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8' });
  expect(read).toMatchObject({
    status: 200,
    body: { name: 'a b.txt', type: 'text/plain', data_url: 'data:text/plain;name=a%20b.txt;base64,PHN2Zy8+' },
  });
  expect((await server.call('mallory', 'GET', pathOf(address))).status).toBe(403);
  const other = await built();
  expect((await server.call('ada', 'GET', pathOf(address.replace(id, other)))).status).toBe(404);
});

test('the files of a message reach the assistant again when it is sent once more or answered anew', async () => {
  const id = await built();
  const address = addressIn((await sendAndEnd(id, [png(10)])).body);
  const given = await sendAndEnd(id, [address]);
  expect(given.attachments).toEqual([expect.objectContaining({ kind: 'image', mediaType: 'image/png' })]);
  const answerId = (await get(id)).conversation.messages.at(-1)?.id;
  const over = turnOver(server, id);
  await server.call('ada', 'POST', `/apps/${id}/chat/message/${answerId}/redo`, {});
  const again = await script.next();
  expect(again.request.attachments).toEqual(given.attachments);
  again.end();
  await over;
  // Those of another app are an address like any other.
  const other = await built();
  expect((await sendAndEnd(other, [address])).attachments).toEqual([{ kind: 'mention', name: address }]);
});

test('[B-MSG-02] long texts are stored apart as well, and are read back when they are sent once more', async () => {
  const id = await built();
  const content = 'Äpfel;3\n'.repeat(20_000);
  const inFiles = (files: object[]) => [{ type: 'files', data: { files } }];
  const over = turnOver(server, id);
  const custom_context = inFiles([
    { name: 'prices.csv', content },
    { name: 'short.md', content: '# Hi' },
  ]);
  const sent = (await send(id, 'Look', { custom_context })).body as Message;
  expect(sent.custom_context).toEqual(
    inFiles([
      { name: 'prices.csv', file_url: expect.stringContaining(`/api/apps/${id}/chat/files/`) },
      { name: 'short.md', content: '# Hi' },
    ]),
  );
  const first = await script.next();
  expect(first.request.attachments).toEqual([
    { kind: 'text', name: 'prices.csv', text: content },
    { kind: 'text', name: 'short.md', text: '# Hi' },
  ]);
  first.end();
  await over;
  const again = turnOver(server, id);
  await send(id, 'Look again', { custom_context: sent.custom_context });
  const second = await script.next();
  expect(second.request.attachments).toEqual(first.request.attachments);
  second.end();
  await again;
});

test('a file that is named very often is read as often as a message may have files', async () => {
  const id = await built();
  const address = addressIn((await sendAndEnd(id, ['data:text/plain;name=a.txt,words'])).body);
  const over = turnOver(server, id);
  const files = Array.from({ length: limits.attachments + 5 }, () => ({ name: 'a.txt', file_url: address }));
  await send(id, 'Look', { custom_context: [{ type: 'files', data: { files } }] });
  const answer = await script.next();
  const kinds = answer.request.attachments?.map(({ kind }) => kind) ?? [];
  expect(kinds.filter((kind) => kind === 'text')).toHaveLength(limits.attachments);
  expect(kinds.filter((kind) => kind === 'mention')).toHaveLength(5);
  answer.end();
  await over;
});

test('what is no file may not be as large as files are', async () => {
  const id = await built();
  const custom_context = [
    { type: 'element', data: { element_tag_name: 'h1', html: 'x'.repeat(limits.jsonBytes) } },
  ];
  const refused = await send(id, 'Look', { custom_context });
  expect(refused).toMatchObject({ status: 413, body: { message: expect.stringMatching(/too large/) } });
  expect((await get(id)).status.state).toBe('ready');
});

test('a message from before files were stored apart is answered with what it holds', async () => {
  const id = await built();
  const { body } = await sendAndEnd(id, [png(10)]);
  const old = JSON.stringify([png(20)]);
  await server.sql`update messages set file_urls = ${old}::text::jsonb where id = ${(body as Message).id}`;
  const app = await get(id);
  expect(app.conversation.messages.at(-2)?.file_urls).toEqual([png(20)]);
  const over = turnOver(server, id);
  const answerId = app.conversation.messages.at(-1)?.id;
  await server.call('ada', 'POST', `/apps/${id}/chat/message/${answerId}/redo`, {});
  const again = await script.next();
  expect(again.request.attachments).toMatchObject([{ kind: 'image' }]);
  again.end();
  await over;
});

test('files go with their app', async () => {
  const id = await built();
  await sendAndEnd(id, [png(10)]);
  const count = async () => (await server.sql`select 1 from message_files where app_id = ${id}`).length;
  expect(await count()).toBe(1);
  await server.call('ada', 'DELETE', `/apps/${id}`);
  await server.sql`update apps set deleted_at = now() - interval '31 days' where id = ${id}`;
  await server.core.jobs.enqueue(server.sql, 'apps.clean-up', {});
  await expect.poll(count, { timeout: 30_000 }).toBe(0);
}, 60_000);

/** Sends files, and has the assistant say nothing to them. */
async function sendAndEnd(id: string, file_urls: string[]) {
  const over = turnOver(server, id);
  const { body } = await send(id, 'Look', { file_urls });
  const { request, end } = await script.next();
  end();
  await over;
  return { body, attachments: request.attachments };
}

test.each([
  ['a program', ['data:image/png;base64,f0VMRgAB'], /can’t be read here/],
  ['a huge image', [png(limits.imageBytes)], /an image can be up to/],
  ['too many', Array.from({ length: 21 }, () => 'data:text/plain,a'), /20/],
])('%s is refused with a sentence, and nothing is asked', async (_what, file_urls, words) => {
  const id = await built();
  const refused = await send(id, 'Look', { file_urls });
  expect(refused).toMatchObject({ status: 422, body: { message: expect.stringMatching(words) } });
  expect((await get(id)).status.state).toBe('ready');
  expect((await describeApp('A shop', { file_urls })).status).toBe(422);
});

test('the built-in builder says what it cannot look at, and takes written words as part of the wish', async () => {
  server.core.models.use(builtIn);
  const notes = { name: 'notes.md', content: 'Books with title and author' };
  const made = await describeApp('An app for this list', {
    file_urls: [png(10)],
    custom_context: [{ type: 'files', data: { files: [notes, { name: 'data.csv', content: 'a,b' }] } }],
  });
  const { id } = App.parse(made.body);
  await expect.poll(async () => (await get(id)).status.state, { timeout: 20_000 }).toBe('ready');
  server.core.models.use(script.provider);
  const app = await get(id);
  expect(app.conversation.messages.at(-1)?.content).toMatch(
    /can’t look at images, so I haven’t used the image\./,
  );
  expect(Object.keys(app.entities)).toContain('Book');
});
