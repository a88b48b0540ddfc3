import { App } from '@sayso/contracts/apps';
import { texts } from '@sayso/contracts/texts';
import { expect, test } from 'vitest';
import { startServer } from '../../testing/start-server.ts';
import { hashText } from './store.ts';

const server = await startServer();
const page = `export default function Home({ more }) {
  return (
    <main className="p-4">
      <h1>Welcome</h1>
      <p className={more}>By code {more}</p>
    </main>
  );
}
`;
const write = (appId: string, file_path: string, content: string) =>
  server.call('ada', 'POST', `/apps/${appId}/coding/write`, { file_path, content });
const edit = (appId: string, body: Record<string, unknown>, who: string | null = 'ada') =>
  server.call(who, 'POST', `/apps/${appId}/coding/visual-edit`, {
    file_path: 'pages/Home',
    base_hash: hashText(page),
    line: 3,
    column: 5,
    ...body,
  });
const pagesOf = async (appId: string) =>
  App.parse((await server.call('ada', 'GET', `/apps/${appId}`)).body).pages;
async function anApp(settings = {}): Promise<string> {
  const appId = await server.anApp('ada', settings);
  await write(appId, 'pages/Home', page);
  return appId;
}

test('classes and text of an element are saved at its line, with a checkpoint', async () => {
  const id = await anApp();
  const first = await edit(id, { classes: 'p-6 text-sm', classes_before: 'p-4' });
  const wide = page.replace('"p-4"', '"p-6 text-sm"');
  expect(first).toMatchObject({ status: 200, body: { file_path: 'pages/Home', hash: hashText(wide) } });
  expect(await pagesOf(id)).toEqual({ Home: wide });

  const second = await edit(id, {
    base_hash: hashText(wide),
    line: 4,
    column: 7,
    classes: 'font-bold',
    content: '{alert(1)} <b>&amp;</b>',
  });
  const named = wide.replace(
    '<h1>Welcome</h1>',
    '<h1 className="font-bold">&#123;alert(1)&#125; &lt;b&gt;&amp;amp;&lt;/b&gt;</h1>',
  );
  expect(second).toMatchObject({ status: 200, body: { hash: hashText(named) } });
  const { checkpoint_id } = second.body as { checkpoint_id: string };
  const [checkpoint] = await server.sql`
    select tree from checkpoints where app_id = ${id} and id = ${checkpoint_id}`;
  expect(checkpoint?.['tree']).toEqual({ 'pages/Home': hashText(named) });
});

test('a place of another text is refused with the hash that is there, and nothing is written', async () => {
  const id = await anApp();
  const other = `// moved by a line\n${page}`;
  await write(id, 'pages/Home', other);
  expect(await edit(id, { classes: 'p-6' })).toMatchObject({
    status: 409,
    body: { reason: 'file_changed', fields: { base_hash: hashText(other) } },
  });
  expect(await pagesOf(id)).toEqual({ Home: other });
});

test.each([
  ['no element', { line: 2, column: 3, classes: 'p-6' }, 422, texts.noElementThere],
  ['classes by code', { line: 5, column: 7, classes: 'p-6' }, 422, texts.classesByCode],
  ['text by code', { line: 5, column: 7, content: 'x' }, 422, texts.textByCode],
  ['nothing to save', {}, 422, 'Say which classes or which text the element shall have'],
  [
    'a sign that no source holds',
    { content: 'a\u0000b' },
    422,
    'This holds characters that a source cannot hold',
  ],
  ['half a character', { classes: 'a\ud800' }, 422, 'This holds characters that a source cannot hold'],
  [
    'a file that is not there',
    { file_path: 'pages/None', classes: 'p-6' },
    404,
    texts.fileNotInApp('pages/None'),
  ],
  ['a place outside', { file_path: '../../etc/passwd', classes: 'p-6' }, 422, /not a page/],
  ['an entity', { file_path: 'entities/Task', classes: 'p-6' }, 422, /not a page/],
])('%s is refused in words, and the app stays', async (_what, body, status, message) => {
  const id = await anApp();
  const reply = await edit(id, body);
  expect(reply.status).toBe(status);
  const { message: said, fields } = reply.body as { message: string; fields?: Record<string, string> };
  expect([said, ...Object.values(fields ?? {})].join('\n')).toMatch(message);
  expect(await pagesOf(id)).toEqual({ Home: page });
});

test('a frozen file is not changed, nor an app by those who may not', async () => {
  const id = await anApp();
  expect((await edit(id, { classes: 'p-6' }, 'bob')).status).toBe(403);
  expect((await edit(id, { classes: 'p-6' }, null)).status).toBe(401);
  await server.call('ada', 'PUT', `/apps/${id}`, { frozen_files: ['pages/Home.jsx'] });
  expect(await edit(id, { classes: 'p-6' })).toMatchObject({
    status: 403,
    body: { message: texts.fileIsFrozen('pages/Home') },
  });
  expect(await pagesOf(id)).toEqual({ Home: page });
});
