import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReplyOf } from '@sayso/contracts/endpoint';
import type { listAppFiles } from '@sayso/contracts/files';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { formOf } from '../../testing/form.ts';
import { startServer } from '../../testing/start-server.ts';
import { uploadFile } from '../../testing/upload-file.ts';
import { createFileStore } from './store.ts';

const quota = { app: 10_000, account: 100_000, total: 30_000 };
const server = await startServer({ config: { quota } });

async function upload(app: string, bytes: number, { who = 'ada', name = 'a.txt' } = {}) {
  const { headers, body } = await formOf({ file: new File(['x'.repeat(bytes)], name) });
  const path = `/apps/${app}/integration-endpoints/Core/UploadFile`;
  return server.call(who, 'POST', path, body, headers);
}
type Page = ReplyOf<typeof listAppFiles>;
const list = async (app: string, query = '') =>
  (await server.call('ada', 'GET', `/apps/${app}/files${query}`)).body as Page;
const objects = (app: string) => readdir(join(server.core.config.dataDir, 'files', app));
const counted = async () => {
  const [row] = await server.sql<{ counted: number; rows: number }[]>`
    select bytes::int as counted, (select coalesce(sum(bytes), 0)::int from app_files) as rows
    from stored_bytes_total`;
  return row;
};

test('uploads at once never store more than the app may, and what fits is stored', async () => {
  const app = await server.anApp('ada');
  const replies = await Promise.all(Array.from({ length: 16 }, () => upload(app, 1_500)));

  const refused = replies.filter(({ status }) => status !== 200);
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(6);
  for (const reply of refused) {
    expect(reply).toMatchObject({
      status: 413,
      body: { reason: 'quota_exceeded', message: expect.stringMatching(/^This app has no room left/) },
    });
  }
  expect(await list(app)).toMatchObject({ used_bytes: 9_000, quota_bytes: 10_000 });
  expect(await objects(app)).toHaveLength(6);
  expect((await upload(app, 1_000)).status).toBe(200);
  expect((await upload(app, 1)).status).toBe(413);
  await server.core.sql`delete from app_files where app_id = ${app}`;
});

test('all apps together store no more than the installation may', async () => {
  const apps = await Promise.all(Array.from({ length: 4 }, () => server.anApp('ada')));
  const replies = await Promise.all(apps.map((app) => upload(app, 9_000)));

  expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, 413]);
  expect(replies.find(({ status }) => status === 413)?.body).toMatchObject({
    reason: 'quota_exceeded',
    message: expect.stringMatching(/^This server has no room left/),
  });
  // Whatever removes rows frees what they took, also the end of an app.
  for (const app of apps) await server.sql`delete from apps where id = ${app}`;
  const after = await counted();
  expect(after?.counted).toBe(after?.rows);
  expect((await upload(await server.anApp('ada'), 9_000)).status).toBe(200);
});

test('whoever manages an app sees page by page what it stores, and by whom, and deletes it for good', async () => {
  const app = await server.anApp('ada', { public_settings: 'public_with_login' });
  await server.call('mia', 'POST', `/apps/${app}/users/register`);
  await upload(app, 100, { name: 'one.txt' });
  await upload(app, 200, { name: 'two.txt', who: 'mia' });
  await upload(app, 300, { name: 'three.txt' });

  const first = await list(app, '?limit=2');
  expect(first.files).toMatchObject([
    {
      original_name: 'three.txt',
      bytes: 300,
      type: 'text/plain; charset=utf-8',
      created_by: 'ada@example.com',
    },
    { original_name: 'two.txt', bytes: 200, is_private: false, created_by: 'mia@example.com' },
  ]);
  const rest = await list(app, `?limit=2&after=${first.next}`);
  expect(rest).toMatchObject({ files: [{ original_name: 'one.txt' }], next: null, used_bytes: 600 });
  expect((await server.call('ada', 'GET', `/apps/${app}/files?after=x`)).status).toBe(400);
  expect((await server.call('mia', 'GET', `/apps/${app}/files`)).status).toBe(403);

  const [{ name, file_url } = { name: '', file_url: '' }] = first.files;
  const path = `/apps/${app}/files/${name}`;
  expect((await server.call('mia', 'DELETE', path)).status).toBe(403);
  expect(await server.call('ada', 'DELETE', path)).toMatchObject({ status: 200, body: { success: true } });
  expect((await server.call('ada', 'DELETE', path)).status).toBe(404);
  const { host, pathname } = new URL(file_url);
  expect((await server.ask(host, pathname)).status).toBe(404);
  expect(await objects(app)).not.toContain(name);
  expect(await list(app)).toMatchObject({ used_bytes: 300, files: [{ bytes: 200 }, { bytes: 100 }] });
});

test('what was begun and never finished counts until it is cleaned up, an hour later', async () => {
  const app = await server.anApp('ada');
  const begun = (name: string) => ({
    app_id: app,
    name: `${name.repeat(48)}.txt`,
    original_name: 'a.txt',
    type: 'text/plain',
    bytes: 5_000,
    etag: '""',
    is_private: false,
    created_by_id: null,
  });
  const store = createFileStore(server.sql);
  for (const name of ['a', 'b']) await store.begin(begun(name), server.sql);
  await server.sql`
    update app_files set created_date = now() - interval '2 hours' where name = ${begun('a').name}`;
  expect((await upload(app, 5_000)).status).toBe(413);

  await server.core.jobs.enqueue(server.sql, 'files.clean-up', {});
  await expect.poll(async () => (await list(app)).used_bytes).toBe(5_000);
  expect((await upload(app, 5_000)).status).toBe(200);
});

test('files that an import brings count as well, and none of them stays where they do not fit', async () => {
  const app = await server.anApp('ada');
  const named = Array.from({ length: 3 }, (_, at) => ({
    name: `${String(at).repeat(48)}.txt`,
    original_name: `${at}.txt`,
    is_private: false,
  }));
  const manifest = {
    format: 'sayso-data',
    version: 1,
    app: { id: app, name: 'x' },
    exported_at: '2026-01-31T00:00:00.000Z',
    entities: [],
    files: named,
  };
  const files = Object.fromEntries(named.map(({ name }) => [`files/${name}`, strToU8('x'.repeat(4_000))]));
  const zip = zipSync({ ...files, 'manifest.json': strToU8(JSON.stringify(manifest)) });
  const url = `${server.url}/api/apps/${app}/data-import`;
  const content = new Uint8Array(zip);
  const reply = await uploadFile({ url, token: await server.token('ada'), name: 'data.zip', content });

  expect(reply).toMatchObject({ status: 413, body: { reason: 'quota_exceeded' } });
  expect(await list(app)).toMatchObject({ files: [], used_bytes: 0 });
});

test.each(['2026-02-30T00:00:00.000Z', '0000-01-01T00:00:00.000Z', '2026-13-01T00:00:00.000Z'])(
  'a page of files that begins at no moment is refused: %s',
  async (moment) => {
    const app = await server.anApp('ada');
    const after = encodeURIComponent(`${moment}~${'a'.repeat(48)}.txt`);
    expect(await server.call('ada', 'GET', `/apps/${app}/files?after=${after}`)).toMatchObject({
      status: 400,
    });
  },
);
