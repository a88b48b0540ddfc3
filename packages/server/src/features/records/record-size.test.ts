import { limits } from '@sayso/contracts/limits';
import { expect, test } from 'vitest';
import { startServer } from '../../testing/start-server.ts';
import { uploadFile } from '../../testing/upload-file.ts';

const server = await startServer();
const entities = { Note: { properties: { text: { type: 'string' } } } };
const large = { text: 'x'.repeat(limits.jsonBytes) };
const wide = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`field${at}`, at]));

async function aNote() {
  const app = await server.anApp('ada', { entities });
  const path = `/apps/${app}/entities/Note`;
  const { id } = (await server.call('ada', 'POST', path, { text: 'a' })).body as { id: string };
  const all = async () => ((await server.call('ada', 'GET', path)).body as { text: string }[]).map(textOf);
  return { path, id, all };
}
const textOf = ({ text }: { text: string }) => text;

test('a record of a list that no call could bring on its own is refused by its number, and so is the list', async () => {
  const { path, id, all } = await aNote();
  const sends = [
    ['POST', '/bulk', [{ text: 'b' }, large]],
    [
      'PUT',
      '/bulk',
      [
        { id, text: 'b' },
        { id: '0'.repeat(24), ...large },
      ],
    ],
    ['POST', '/upsert', { key: 'text', records: [{ text: 'b' }, large] }],
  ] as const;
  for (const [method, end, body] of sends) {
    expect(await server.call('ada', method, path + end, body)).toMatchObject({
      status: 413,
      body: { message: 'Record 2 is larger than 1 MB. Shorten it, or store a file.' },
    });
  }
  expect(await all()).toEqual(['a']);
});

test('a record of more fields than one may have is refused however it comes', async () => {
  const { path, id, all } = await aNote();
  const tooWide = wide(limits.recordFields + 1);
  const message = expect.stringMatching(/at most 1,000 fields\. Put more into a list or an object/);
  for (const [method, end, body] of [
    ['POST', '', tooWide],
    ['POST', '/bulk', [{ text: 'b' }, tooWide]],
    ['PUT', `/${id}`, tooWide],
  ] as const) {
    const reply = await server.call('ada', method, path + end, body);
    expect(reply).toMatchObject({ status: 422, body: { message } });
  }
  const url = `${server.url}/api${path}/import`;
  const content = JSON.stringify([{ text: 'b' }, tooWide]);
  const reply = await uploadFile({ url, token: await server.token('ada'), name: 'a.json', content });
  expect(reply).toMatchObject({ status: 200, body: { output: [{ row: 2, field: null, message }] } });
  expect(await all()).toEqual(['a']);
  expect(await server.call('ada', 'POST', path, wide(limits.recordFields))).toMatchObject({ status: 200 });
});

test('a list that is too large for one answer is refused in words, and the server goes on', async () => {
  const app = await server.anApp('ada', { entities });
  const path = `/apps/${app}/entities/Note`;
  const text = 'x'.repeat(900_000);
  for (let times = 0; times < 12; times += 1) {
    const sent = await server.call('ada', 'POST', `${path}/bulk`, Array(10).fill({ text }));
    expect(sent.status).toBe(200);
  }
  expect(await server.call('ada', 'GET', path)).toMatchObject({
    status: 413,
    body: { message: expect.stringMatching(/^These records are larger than 100 MB together/) },
  });
  expect((await server.call('ada', 'GET', `${path}?fields=id`)).body).toHaveLength(120);
  expect((await server.call('ada', 'GET', `${path}?limit=5`)).body).toHaveLength(5);
}, 60_000);
