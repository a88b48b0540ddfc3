import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { inMemory } from '../../platform/content/content.ts';
import { openStorage } from '../../platform/storage/open.ts';
import { formOf, onePixel } from '../../testing/form.ts';
import { startServer } from '../../testing/start-server.ts';
import { uploadFile } from '../../testing/upload-file.ts';
import { createKeeping } from '../files/keeping.ts';
import { createFileStore } from '../files/store.ts';

const server = await startServer();
const text = { type: 'string' };
const entities = {
  Page: { properties: { cover: text, secret: text, body: text, more: { type: 'array', items: text } } },
};
const anApp = () => server.anApp('ada', { public_settings: 'public_without_login', entities });
type Bytes = Uint8Array<ArrayBuffer>;
type Row = Record<string, string> & { more: string[] };

const core = async (app: string, endpoint: string, body: unknown, headers = {}) =>
  (await server.call('ada', 'POST', `/apps/${app}/integration-endpoints/Core/${endpoint}`, body, headers))
    .body as Record<string, string>;
async function uploaded(app: string, endpoint: string, file: File): Promise<string> {
  const { headers, body } = await formOf({ file });
  const reply = await core(app, endpoint, body, headers);
  return reply['file_url'] ?? reply['file_uri'] ?? JSON.stringify(reply);
}
const opened = async (url: string) => {
  const { host, pathname, search } = new URL(url);
  const { status, bytes } = await server.ask(host, pathname + search);
  return { status, bytes };
};
async function download(app: string, query = ''): Promise<Bytes> {
  const headers = { authorization: `Bearer ${await server.token('ada')}` };
  const reply = await fetch(`${server.url}/api/apps/${app}/data-export${query}`, { headers });
  expect(reply.status).toBe(200);
  return new Uint8Array(await reply.arrayBuffer());
}
const bring = async (app: string, content: Bytes, query = '') => {
  const url = `${server.url}/api/apps/${app}/data-import${query}`;
  return uploadFile({ url, token: await server.token('ada'), name: 'data.zip', content });
};
const rows = async (app: string) =>
  (await server.call('ada', 'GET', `/apps/${app}/entities/Page`)).body as Row[];
const filesOf = (app: string) =>
  server.sql<{ name: string }[]>`select name from app_files where app_id = ${app}`;

/** A zip within the zip holds all that tells where a file of a zip begins and ends. */
const inner = zipSync({ 'a.txt': strToU8('inner'), 'b.txt': strToU8('x'.repeat(5_000)) }, { level: 0 });

async function filled() {
  const app = await anApp();
  const cover = await uploaded(app, 'UploadFile', new File([new Uint8Array(onePixel)], 'Ü cover.png'));
  const archive = await uploaded(app, 'UploadFile', new File([new Uint8Array(inner)], 'all.zip'));
  const secret = await uploaded(app, 'UploadPrivateFile', new File(['only for us'], 'secret.txt'));
  const foreign = archive.replace(app, 'f'.repeat(24));
  const values = {
    cover,
    secret,
    body: `See ![cover](${cover}) and <a href="${new URL(archive).pathname}">all</a>, not ${foreign}`,
    more: [archive, 'plain'],
  };
  await server.call('ada', 'POST', `/apps/${app}/entities/Page`, values);
  return { app, cover, archive, secret, foreign };
}

test('files of an app are handed out with its data, and come into another app with all that names them', async () => {
  const { app, cover, archive, secret, foreign } = await filled();
  const zip = await download(app);
  const manifest = JSON.parse(strFromU8(unzipSync(zip)['manifest.json'] ?? new Uint8Array()));
  expect(manifest.files.map((each: { original_name: string }) => each.original_name).sort()).toEqual([
    'all.zip',
    'secret.txt',
    'Ü cover.png',
  ]);

  const other = await anApp();
  const dry = await bring(other, zip, '?dry_run=true');
  expect(dry.body).toMatchObject({ details: '1 record and 3 files would be imported.', n_files_created: 0 });
  expect(await filesOf(other)).toEqual([]);
  expect((await bring(other, zip)).body).toMatchObject({
    status: 'success',
    details: '1 record and 3 files imported.',
    n_entities_created: 1,
    n_files_created: 3,
  });

  const moved = (address: string) => address.replace(app, other);
  const [row] = await rows(other);
  expect(row).toMatchObject({
    cover: moved(cover),
    secret: moved(secret),
    body: `See ![cover](${moved(cover)}) and <a href="${moved(new URL(archive).pathname)}">all</a>, not ${foreign}`,
    more: [moved(archive), 'plain'],
  });
  expect(await opened(moved(cover))).toEqual({ status: 200, bytes: Buffer.from(onePixel) });
  expect((await opened(moved(archive))).bytes.equals(inner)).toBe(true);
  const hidden = `${server.url}/api/files/${moved(secret).replace('private/', '')}`;
  expect((await opened(hidden)).status).toBe(401);
  const { signed_url = '' } = await core(other, 'CreateFileSignedUrl', { file_uri: moved(secret) });
  expect((await opened(signed_url)).bytes.toString()).toBe('only for us');
});

test('files that the app has already are not stored again, and an export may leave files out', async () => {
  const { app, cover } = await filled();
  expect((await bring(app, await download(app))).body).toMatchObject({ n_files_created: 0 });
  expect((await rows(app)).map((row) => row['cover'])).toEqual([cover, cover]);
  expect(await filesOf(app)).toHaveLength(3);

  const without = await download(app, '?files=false');
  expect(Object.keys(unzipSync(without))).toEqual(['entities/Page.jsonl', 'manifest.json']);
  const other = await anApp();
  expect((await bring(other, without)).body).toMatchObject({ status: 'success', n_files_created: 0 });
  expect((await rows(other))[0]?.['cover']).toBe(cover);
});

test.each<[string, (files: Record<string, Uint8Array>, picture: string) => void, RegExp]>([
  ['is missing', (files, picture) => delete files[picture], /The file "Ü cover.png" is missing/],
  [
    'is not what its name says',
    (files, picture) => Object.assign(files, { [picture]: strToU8('<script>alert(1)</script>') }),
    /its content is of another kind/,
  ],
])('a file that %s: nothing of the export is stored', async (_what, spoil, message) => {
  const { app, cover } = await filled();
  const files = { ...unzipSync(await download(app)) };
  spoil(files, `files/${cover.split('/').at(-1)}`);
  const other = await anApp();
  for (const query of ['?dry_run=true', '']) {
    const { status, body } = await bring(other, new Uint8Array(zipSync(files)), query);
    expect({ status, body }).toMatchObject({ status: 200, body: { status: 'error', n_problems: 1 } });
    expect((body as { output: { message: string }[] }).output[0]?.message).toMatch(message);
  }
  expect([await rows(other), await filesOf(other)]).toEqual([[], []]);
});

test('a file whose bytes never came is stored again, and one that the storage lost keeps nothing else back', async () => {
  const { app, cover, archive } = await filled();
  const zip = await download(app);
  const other = await anApp();
  const name = cover.split('/').at(-1) ?? '';
  await server.sql`
    insert into app_files (app_id, name, original_name, type, bytes, etag, is_private)
    values (${other}, ${name}, 'left.png', 'image/png', 1, '"x"', true)`;
  expect((await bring(other, zip)).body).toMatchObject({ status: 'success', n_files_created: 3 });
  expect(await opened(cover.replace(app, other))).toMatchObject({ status: 200 });

  await rm(join(server.core.config.dataDir, 'files', app, archive.split('/').at(-1) ?? ''));
  const manifest = JSON.parse(strFromU8(unzipSync(await download(app))['manifest.json'] ?? new Uint8Array()));
  expect(manifest.files).toHaveLength(2);
});

test('a file that another import has brought meanwhile is left as it is, and is not that import’s to take away', async () => {
  const app = await anApp();
  const keeping = createKeeping({
    store: createFileStore(server.sql),
    storage: openStorage(server.core.config),
    quota: server.core.config.quota,
  });
  const place = { appId: app, name: `${'a'.repeat(48)}.txt` };
  const bring = (text: string) =>
    keeping.bring(place, { name: 'note.txt', content: inMemory(Buffer.from(text)), isPrivate: false });
  expect([await bring('first'), await bring('second')]).toEqual([true, false]);
  const shown = await opened(`${server.url}/api/files/${app}/${place.name}`);
  expect([shown.status, shown.bytes.toString()]).toEqual([200, 'first']);
});
