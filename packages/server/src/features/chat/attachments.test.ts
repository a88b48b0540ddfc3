import { App } from '@sayso/contracts/apps';
import { limits } from '@sayso/contracts/limits';
import { expect, test } from 'vitest';
import { builtIn } from '../../platform/models/built-in.ts';
import { openConversations } from '../../testing/conversations.ts';
import { startServer } from '../../testing/start-server.ts';
import { turnOver } from '../../testing/wait-for.ts';

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
  expect(sent).toMatchObject({ status: 200, body: { file_urls, custom_context } });
  const answer = await script.next();
  expect(answer.request.attachments?.map(({ kind }) => kind)).toEqual(['image', 'text', 'element']);
  answer.end();
  await over;
  expect((await get(id)).conversation.messages.at(-2)).toMatchObject({ file_urls, custom_context });
});

test.each([
  ['a program', ['data:image/png;base64,f0VMRgAB'], /cannot be read here/],
  ['a huge image', [png(limits.imageBytes)], /an image may have/],
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
  expect(app.conversation.messages.at(-1)?.content).toMatch(/cannot look at the image and data\.csv/);
  expect(Object.keys(app.entities)).toContain('Book');
});
