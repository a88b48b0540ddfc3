import { expect, test } from 'vitest';
import { startServer } from '../../testing/start-server.ts';
import { uploadFile } from '../../testing/upload-file.ts';

const server = await startServer();
const own = { created_by: '{{user.email}}' };
const entities = {
  Note: {
    properties: {
      text: { type: 'string' },
      size: { type: 'number' },
      tags: { type: 'array', items: { type: 'string' } },
      pin: { type: 'string', rls: { read: false, write: true } },
    },
    rls: { create: true, read: { $or: [own, { 'data.text': 'open' }] }, write: own },
  },
};
const anApp = () => server.anApp('ada', { public_settings: 'public_without_login', entities });
const rows = [
  { text: '=1+1', size: -1.5, tags: ['a', 'b'] },
  { text: '\'=x, "q"\nnext' },
  { text: '-3', pin: '1234' },
];

test('a csv holds what its reader may see, formulas escaped, and comes back as it was', async () => {
  const app = await anApp();
  const path = `/apps/${app}/entities/Note`;
  await server.call('ada', 'POST', `${path}/bulk`, rows);
  await server.call(null, 'POST', path, { text: 'hidden' });
  await server.call(null, 'POST', path, { text: 'open' });
  const reply = await server.call('ada', 'GET', `${path}/export?format=csv`);
  expect(reply.status).toBe(200);
  expect(reply.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringContaining('attachment; filename="Note.csv"'),
  });
  const [head, ...lines] = reply.text.trimEnd().split('\r\n');
  expect(head).toBe('\uFEFFid,text,size,tags,pin,created_date,updated_date,created_by');
  expect(lines.map((line) => line.slice(25).replace(/,[^,]*Z,[^,]*Z,/, ' '))).toEqual([
    `'=1+1,-1.5,"[""a"",""b""]", ada@example.com`,
    `"''=x, ""q""\nnext",,, ada@example.com`,
    `'-3,,, ada@example.com`,
    'open,,, ',
  ]);

  const other = await anApp();
  const url = `${server.url}/api/apps/${other}/entities/Note/import`;
  const back = await uploadFile({
    url,
    token: await server.token('ada'),
    name: 'a.csv',
    content: reply.text,
  });
  expect(back.body).toMatchObject({
    status: 'success',
    output: [rows[0], rows[1], { text: '-3' }, { text: 'open' }],
  });
});

test('json holds whole records, over more pages than one, each once', async () => {
  const app = await anApp();
  const path = `/apps/${app}/entities/Note`;
  for (const at of [0, 1, 2]) {
    const page = Array.from({ length: 1_000 }, (_, nr) => ({ text: `${at * 1000 + nr}` }));
    await server.call('ada', 'POST', `${path}/bulk`, page);
  }
  const reply = await server.call('ada', 'GET', `${path}/export?format=json`);
  expect(reply.headers['content-disposition']).toContain('filename="Note.json"');
  const listed = reply.body as { id: string; text: string }[];
  expect(listed.map(({ text }) => Number(text))).toEqual(Array.from({ length: 3_000 }, (_, nr) => nr));
  expect(listed[0]).toMatchObject({ created_by: 'ada@example.com', is_sample: false });
  const empty = await server.call('ada', 'GET', `/apps/${await anApp()}/entities/Note/export?format=json`);
  expect(empty.body).toEqual([]);
});

test('what cannot be exported is told before the file begins', async () => {
  const app = await anApp();
  expect((await server.call('ada', 'GET', `/apps/${app}/entities/Nothing/export`)).status).toBe(404);
  expect((await server.call('ada', 'GET', `/apps/${app}/entities/Note/export?format=xml`)).status).toBe(400);
  expect((await server.call('mallory', 'GET', `/apps/${app}/entities/Note/export`)).status).toBe(403);
});
