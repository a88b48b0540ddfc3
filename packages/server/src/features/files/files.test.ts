import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formOf, onePixel } from '../../testing/form.ts';
import { startServer } from '../../testing/start-server.ts';

const server = await startServer();
const app = await server.anApp('ada');

const file = (name: string, content: string | Uint8Array) =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], name);

async function send(who: string | null, endpoint: string, given: File, appId = app) {
  const { headers, body } = await formOf({ file: given });
  const path = `/apps/${appId}/integration-endpoints/Core/${endpoint}`;
  return server.call(who, 'POST', path, body, headers);
}
const core = (endpoint: string, body: unknown, who: string | null = 'ada') =>
  server.call(who, 'POST', `/apps/${app}/integration-endpoints/Core/${endpoint}`, body);

async function uploaded(name: string, content: string | Uint8Array, appId = app): Promise<string> {
  const reply = await send('ada', 'UploadFile', file(name, content), appId);
  expect([reply.status, reply.text]).toEqual([200, reply.text]);
  return (reply.body as { file_url: string }).file_url;
}
/** As a browser opens it: at the address's own host and without a token. */
const open = (url: string, headers: Record<string, string> = {}, method = 'GET') => {
  const { host, pathname, search } = new URL(url);
  return server.ask(host, pathname + search, { headers, method });
};

test('[B-UPLOAD-06] UploadFile answers with file_url in place of url, where the very bytes are', async () => {
  const { status, body } = await send('ada', 'UploadFile', file('notes.txt', 'ours'));
  expect([status, body]).toEqual([200, { file_url: expect.stringMatching(/^http/) }]);
  expect((await open((body as { file_url: string }).file_url)).text).toBe('ours');
});

test('[B-UPLOAD-06] anybody may open file_url, whoever they are', async () => {
  const url = await uploaded('holiday photo.png', onePixel);
  expect(url).toMatch(new RegExp(`^http://sayso\\.localhost(?::\\d+)?/api/files/${app}/[0-9a-f]{48}\\.png$`));
  const shown = await open(url);
  expect(shown.status).toBe(200);
  expect(shown.bytes.equals(onePixel)).toBe(true);
  expect(shown.headers).toMatchObject({
    'content-type': 'image/png',
    'content-length': String(onePixel.length),
    'cache-control': 'private, no-cache',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'access-control-allow-origin': '*',
    'content-disposition': "inline; filename*=UTF-8''holiday%20photo.png",
  });
  expect(shown.headers['content-security-policy']).toMatch(/^default-src 'none';.*; sandbox$/);
});

test('a file is kept for good where everybody may open the app, else asked for each time until it is deleted', async () => {
  const url = await uploaded('boat.png', onePixel);
  const { etag = '' } = (await open(url)).headers;
  const again = () => open(url, { 'if-none-match': etag });
  // As a browser has it: what it kept is shown only once the server said that it is still there.
  expect(await again()).toMatchObject({ status: 304, headers: { 'cache-control': 'private, no-cache' } });
  const name = url.split('/').at(-1) ?? '';
  expect((await server.call('ada', 'DELETE', `/apps/${app}/files/${name}`)).status).toBe(200);
  expect((await again()).status).toBe(404);

  const openToAll = await server.anApp('ada', { public_settings: 'public_without_login' });
  const lasting = await open(await uploaded('boat.png', onePixel, openToAll));
  expect(lasting.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('two files of one name have names of their own', async () => {
  expect(await uploaded('a.txt', 'one')).not.toBe(await uploaded('a.txt', 'one'));
});

test('a part, a known file and the headers alone are answered as HTTP wants it', async () => {
  const url = await uploaded('numbers.txt', '0123456789'.repeat(1_000));
  const { etag = '' } = (await open(url)).headers;
  const cases: [Record<string, string>, number, string, string | undefined][] = [
    [{ range: 'bytes=2-5' }, 206, '2345', 'bytes 2-5/10000'],
    [{ range: 'bytes=9998-' }, 206, '89', 'bytes 9998-9999/10000'],
    [{ range: 'bytes=-3' }, 206, '789', 'bytes 9997-9999/10000'],
    [{ range: 'bytes=9998-20000' }, 206, '89', 'bytes 9998-9999/10000'],
    [{ range: 'bytes=10000-' }, 416, '', 'bytes */10000'],
    [{ range: 'bytes=2-5', 'if-range': etag }, 206, '2345', 'bytes 2-5/10000'],
    [{ range: 'bytes=2-5', 'if-range': '"old"' }, 200, '0123456789'.repeat(1_000), undefined],
    [{ range: 'bytes=5-2' }, 200, '0123456789'.repeat(1_000), undefined],
    [{ range: 'lines=1-2' }, 200, '0123456789'.repeat(1_000), undefined],
    [{ 'if-none-match': etag }, 304, '', undefined],
    [{ 'if-none-match': `"x", W/${etag}` }, 304, '', undefined],
  ];
  for (const [headers, status, text, range] of cases) {
    const reply = await open(url, { ...headers, 'accept-encoding': 'gzip, br' });
    expect([headers, reply.status, reply.text, reply.headers['content-range']]).toEqual([
      headers,
      status,
      text,
      range,
    ]);
    expect(reply.headers['content-encoding']).toBeUndefined();
  }
  const head = await open(url, {}, 'HEAD');
  expect([head.status, head.text, head.headers['content-length']]).toEqual([200, '', '10000']);
});

test.each([
  ['page.html', '<!doctype html><script>alert(1)</script>', 'text/html; charset=utf-8'],
  [
    'logo.svg',
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    'image/svg+xml; charset=utf-8',
  ],
])('%s is never shown as a page', async (name, content, type) => {
  const { status, headers } = await open(await uploaded(name, content));
  expect(status).toBe(200);
  expect(headers['content-type']).toBe(type);
  expect(headers['content-disposition']).toMatch(/^attachment; /);
  expect(headers['content-security-policy']).toMatch(/sandbox/);
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test.each([
  ['tool.exe', 'MZ', 'is a kind of file that can’t be uploaded'],
  ['script.js', 'alert(1)', 'is a kind of file that can’t be uploaded'],
  ['no-extension', 'words', 'is a kind of file that can’t be uploaded'],
  ['photo.png', '<script>alert(1)</script>', 'isn’t a .png file'],
  ['notes.txt', onePixel, 'isn’t a .txt file'],
  ['data.csv', 'a\0b', 'isn’t a .csv file'],
  ['photo.jpg', onePixel, 'isn’t a .jpg file'],
  ['empty.txt', '', 'is empty'],
  ['constructor.toString', 'x', 'is a kind of file that can’t be uploaded'],
])('%s is refused where it is %j', async (name, content, message) => {
  const reply = await send('ada', 'UploadFile', file(name, content));
  expect(reply.status).toBe(422);
  expect(reply.body).toMatchObject({ fields: { file: expect.stringContaining(message) } });
});

test('the name that a sender gives never reaches a path or a header as it is', async () => {
  const url = await uploaded('../../etc/pass"w\r\nd\u0001.txt', 'x');
  expect(url).toMatch(/\/[0-9a-f]{48}\.txt$/);
  const { headers } = await open(url);
  expect(headers['content-disposition']).toMatch(/^inline; filename\*=UTF-8''[\w%.-]+$/);
  expect(headers['content-disposition']).not.toContain('..');
});

test('25 MB are taken and a byte more is too large', async () => {
  const most = new Uint8Array(25_000_000).fill(97);
  const url = await uploaded('large.txt', most);
  expect((await open(url, { range: 'bytes=-1' })).headers['content-range']).toBe(
    'bytes 24999999-24999999/25000000',
  );
  const more = await send('ada', 'UploadFile', file('larger.txt', new Uint8Array(25_000_001).fill(97)));
  expect([more.status, (more.body as { message: string }).message]).toEqual([
    413,
    'A file can be at most 25 MB.',
  ]);
}, 30_000);

test('without a file, with two, or with a form that breaks off there is a clear error', async () => {
  expect(await core('UploadFile', {})).toMatchObject({
    status: 422,
    body: { fields: { file: 'This field is required' } },
  });
  const other = await formOf({ picture: file('a.txt', 'x') });
  const path = `/apps/${app}/integration-endpoints/Core/UploadFile`;
  expect((await server.call('ada', 'POST', path, other.body, other.headers)).status).toBe(422);
  const two = await formOf({ file: file('a.txt', 'x'), more: file('b.txt', 'x') });
  const refused = await server.call('ada', 'POST', path, two.body, two.headers);
  expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('one file at a time')]);
  const whole = await formOf({ file: file('a.txt', 'x'.repeat(1_000)) });
  const broken = await server.call('ada', 'POST', path, whole.body.subarray(0, 500), whole.headers);
  expect([broken.status, broken.text]).toEqual([400, expect.stringContaining('couldn’t be read to its end')]);
  const bare = await server.call('ada', 'POST', path, whole.body, { 'content-type': 'multipart/form-data' });
  expect(bare.status).toBe(400);
});

test('nobody else takes forms', async () => {
  const { headers, body } = await formOf({ file: file('a.txt', 'x') });
  const reply = await server.call('ada', 'POST', `/apps/${app}/entities/Task`, body, headers);
  expect(reply.status).toBeGreaterThanOrEqual(400);
  expect(reply.status).toBeLessThan(500);
});

test('a private file is opened by a signed address alone: 401 without a token, 400 with a wrong one', async () => {
  const made = await send('ada', 'UploadPrivateFile', file('secret.txt', 'the secret'));
  const { file_uri } = made.body as { file_uri: string };
  expect(file_uri).toMatch(new RegExp(`^private/${app}/[0-9a-f]{48}\\.txt$`));
  const { signed_url } = (await core('CreateFileSignedUrl', { file_uri })).body as { signed_url: string };

  const opened = await open(signed_url);
  expect([opened.status, opened.text]).toEqual([200, 'the secret']);
  expect(opened.headers['cache-control']).toMatch(/^private, max-age=(?:300|299|298)$/);
  const bare = signed_url.split('?')[0] ?? '';
  expect((await open(bare)).status).toBe(401);
  const [until = ''] = new URL(signed_url).searchParams.get('token')?.split('.') ?? [];
  const later = signed_url.replace(until, String(Number(until) + 1_000));
  for (const wrong of [`${bare}?token=x`, `${signed_url.slice(0, -2)}zz`, later]) {
    expect((await open(wrong)).status).toBe(400);
  }
  const other = await send('ada', 'UploadPrivateFile', file('other.txt', 'another'));
  const swapped = signed_url.replace(
    /\/[0-9a-f]{48}/,
    `/${(other.body as { file_uri: string }).file_uri.slice(-52, -4)}`,
  );
  expect((await open(swapped)).status).toBe(400);
});

test.each([
  [{}, 422, 'file_uri'],
  [{ file_uri: 'private/x', expires_in: 0 }, 422, 'expires_in'],
  [{ file_uri: 'private/x', expires_in: 1e9 }, 422, 'expires_in'],
  [{ file_uri: 'private/x', expires_in: 'soon' }, 422, 'expires_in'],
  [{ file_uri: '../../etc/passwd' }, 404, 'This file doesn’t exist.'],
  [{ file_uri: `private/${'0'.repeat(24)}/${'0'.repeat(48)}.txt` }, 404, 'This file doesn’t exist.'],
  [[], 422, 'named parameters'],
])('no address is signed for %j', async (body, status, words) => {
  const reply = await core('CreateFileSignedUrl', body);
  expect([reply.status, reply.text]).toEqual([status, expect.stringContaining(words)]);
});

test("another app's files are out of reach, and a stranger stores none", async () => {
  const theirs = await server.anApp('bob');
  const { body } = await send('bob', 'UploadPrivateFile', file('theirs.txt', 'x'), theirs);
  const { file_uri } = body as { file_uri: string };
  expect((await core('CreateFileSignedUrl', { file_uri })).status).toBe(404);
  for (const who of ['bob', null]) {
    expect((await send(who, 'UploadFile', file('a.txt', 'x'))).status).toBe(403);
  }
});

test('files of a deleted app are no longer opened, and go with it', async () => {
  const gone = await server.anApp('ada');
  const url = await uploaded('a.txt', 'x', gone);
  const folder = join(server.core.config.dataDir, 'files', gone);
  expect(await readdir(folder)).toHaveLength(1);
  await server.call('ada', 'DELETE', `/apps/${gone}`);
  expect((await open(url)).status).toBe(404);

  await server.sql`update apps set deleted_at = now() - interval '31 days' where id = ${gone}`;
  await server.core.jobs.enqueue(server.sql, 'apps.clean-up', {});
  await expect.poll(() => readdir(folder), { timeout: 20_000 }).toEqual([]);
}, 30_000);
