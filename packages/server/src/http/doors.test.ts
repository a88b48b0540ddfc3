import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startServer } from '../testing/start-server.ts';
import { origins } from './origins.ts';

const studioDir = await mkdtemp(join(tmpdir(), 'sayso-studio-'));
afterAll(() => rm(studioDir, { recursive: true, force: true }));
await mkdir(join(studioDir, 'assets'));
await writeFile(
  join(studioDir, 'index.html'),
  '<!doctype html><title>Studio</title><script>theme()</script><script src="/assets/a.js"></script>',
);
await writeFile(join(studioDir, 'assets/app-1a2b.js'), 'export const here = true;');
await writeFile(join(studioDir, 'secret.txt'), 'of the studio');

const server = await startServer({ config: { studioDir } });
const builder = `sayso.localhost:${server.port}`;
const somewhere = 'b'.repeat(24);

test('every address of the builder that is no file answers the studio, never from a cache', async () => {
  for (const path of ['/', '/login?from_url=%2F', '/apps/x/editor/preview']) {
    const reply = await server.ask(builder, path);

    expect(reply).toMatchObject({ status: 200, headers: { 'cache-control': 'no-cache' } });
    expect(reply.text).toContain('<title>Studio</title>');
  }
});

test.each([
  ['', '/'],
  ['/', '/'],
  ['/Tasks', '/Tasks'],
  ['/Task%20list?x=1', '/Task%20list?x=1'],
])('[P-ROUTE-08] /apps-show/my-shop%s leads everybody to the app’s own address', async (rest, target) => {
  const reply = await server.ask(builder, `/apps-show/my-shop${rest}`);

  // The tests' server is configured for port 0, so its addresses name that one.
  expect([reply.status, reply.headers.location]).toEqual([
    302,
    `http://app--my-shop.sayso.localhost:0${target}`,
  ]);
});

test.each([
  ['', ''],
  ['/Tasks', '/editor/preview/Tasks'],
  ['/Task%20list', '/editor/preview/Task%20list'],
])('[P-ROUTE-05] an older link with "%s" leads to the builder’s address of the app', async (page, target) => {
  const reply = await server.ask(builder, `/user-apps/${somewhere}/show${page}`);

  expect([reply.status, reply.headers.location]).toEqual([302, `/apps/${somewhere}${target}`]);
});

test.each(['/apps-show/My_Shop', '/apps-show/evil.example', '/apps-show/a/b/c', '/user-apps/x/show', '//'])(
  '%s leads nowhere and to no sign-in, it is the studio that says so',
  async (path) => {
    const reply = await server.ask(builder, path);

    expect([reply.status, reply.headers.location]).toEqual([200, undefined]);
    expect(reply.text).toContain('<title>Studio</title>');
  },
);

test('the studio is framed by nobody, and runs no script but its own', async () => {
  const { headers } = await server.ask(builder, '/');
  const policy = String(headers['content-security-policy']);

  // sha256 of "theme()", the page's one inline script.
  expect(policy).toContain("script-src 'self' 'sha256-");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain(`frame-src http://*.sayso.localhost:`);
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
});

test('answers of calls are kept by no cache, whoever asks', async () => {
  const kept = 'private, no-store';
  for (const [who, path] of [
    ['ada', '/auth/me'],
    ['ada', '/apps'],
    [null, '/auth/options'],
  ] as const) {
    expect(await server.call(who, 'GET', path)).toMatchObject({
      status: 200,
      headers: { 'cache-control': kept },
    });
  }
});

test('hashed files are kept for good; one that is missing is missing', async () => {
  expect(await server.ask(builder, '/assets/app-1a2b.js')).toMatchObject({
    status: 200,
    text: 'export const here = true;',
    headers: { 'cache-control': 'public, max-age=31536000, immutable' },
  });
  expect((await server.ask(builder, '/assets/gone-9z.js')).status).toBe(404);
});

test.each(['/..%2f..%2fetc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/assets/..%2fsecret.txt', '/assets%00'])(
  'no address leads out of the folder: %s',
  async (path) => {
    const { text } = await server.ask(builder, path);

    expect(text).not.toMatch(/root:|of the studio/);
  },
);

test.each(['localhost', '127.0.0.1', '[::1]'])('pages asked of %s move to the public name', async (name) => {
  const reply = await server.ask(`${name}:${server.port}`, '/apps/1?tab=x');

  expect(reply).toMatchObject({
    status: 302,
    headers: { location: `${origins.builder(server.core.config)}/apps/1?tab=x` },
  });
});

test.each(['localhost', '127.0.0.1', '[::1]', 'sayso.localhost'])(
  '%s answers calls and health',
  async (name) => {
    const host = `${name}:${server.port}`;

    expect(await server.ask(host, '/api/auth/options')).toMatchObject({ status: 200, body: { local: true } });
    expect(await server.ask(host, '/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await server.ask(host, '/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } });
  },
);

test('both addresses of loopback are listened to', async () => {
  const reply = await fetch(`http://[::1]:${server.port}/api/auth/options`);

  expect(await reply.json()).toMatchObject({ local: true });
});

test.each([
  ['app--shop.sayso.localhost', 404],
  [`preview--${somewhere}.sayso.localhost`, 404],
  ['vendor.sayso.localhost', 404],
  ['shop.example', 404],
  ['sayso.localhost', 401],
])('a sign-in with a password on %s: %i', async (host, status) => {
  const body = { email: 'nobody@example.com', password: 'some password' };

  const reply = await server.ask(host, '/api/auth/login', { method: 'POST', body });

  expect(reply).toMatchObject({
    status,
    body: { error_type: status === 404 ? 'not_found' : 'unauthorized' },
  });
});

test('hosts of apps answer the calls of apps, and no other call even with a valid token', async () => {
  const appId = await server.anApp('ada', { public_settings: 'public_without_login' });
  const headers = { authorization: `Bearer ${await server.token('ada')}` };
  const ask = (host: string, path: string) => server.ask(host, path, { headers });

  for (const host of ['app--shop.sayso.localhost', `preview--${appId}.sayso.localhost`]) {
    expect((await ask(host, `/api/apps/public/login-info/by-id/${appId}`)).status).toBe(200);
    expect((await ask(host, '/api/apps')).status).toBe(404);
    expect((await ask(host, `/api/apps/${appId}`)).status).toBe(404);
    expect((await ask(host, '/api/auth/me')).status).toBe(404);
  }
  expect((await ask('vendor.sayso.localhost', `/api/apps/public/login-info/by-id/${appId}`)).status).toBe(
    404,
  );
});

test('calls of apps are open to pages of every origin, without credentials; the builder’s are not', async () => {
  const appId = await server.anApp('ada', { public_settings: 'public_without_login' });
  const origin = { origin: 'https://elsewhere.example' };
  const allowed = async (method: string, path: string) =>
    (await server.ask(builder, path, { method, headers: origin })).headers;

  const records = `/api/apps/${appId}/entities/Task`;
  const preflight = await allowed('OPTIONS', records);
  expect(preflight['access-control-allow-origin']).toBe('*');
  expect(String(preflight['access-control-allow-methods']).split(', ')).toEqual(
    expect.arrayContaining(['GET', 'POST', 'DELETE']),
  );
  for (const name of ['Authorization', 'X-App-Id', 'X-Origin-URL', 'api_key']) {
    expect(preflight['access-control-allow-headers']).toContain(name);
  }
  // A refusal is readable for the page that asked, too.
  expect((await allowed('GET', records))['access-control-allow-origin']).toBe('*');
  expect(preflight['access-control-allow-credentials']).toBeUndefined();
  for (const [method, path] of [
    ['OPTIONS', '/api/auth/login'],
    ['POST', '/api/auth/login'],
    ['GET', '/api/auth/me'],
    ['OPTIONS', '/api/apps'],
  ] as const) {
    expect((await allowed(method, path))['access-control-allow-origin']).toBeUndefined();
  }
});

test('a call whose address cannot be read is a 400 in the common form', async () => {
  const reply = await server.ask(builder, '/api/%E0%A4%A');

  expect(reply).toMatchObject({
    status: 400,
    body: { error_type: 'bad_request', request_id: expect.any(String) },
  });
});

test('an unknown call is a JSON 404 with a request id; an unknown host says so', async () => {
  const reply = await server.ask(builder, '/api/no/such/call');

  expect(reply).toMatchObject({ status: 404, body: { error_type: 'not_found', message: 'Not found' } });
  expect((reply.body as { request_id: string }).request_id).toBe(reply.headers['x-request-id']);
  const foreign = await server.ask('shop.example', '/');
  expect(foreign.status).toBe(404);
  expect(foreign.text).toContain('Domain Not Recognized');
});

test('while a new build of the studio takes its place, the one before is answered', async () => {
  const [here, away] = [join(studioDir, 'index.html'), join(studioDir, 'index.away')];
  const before = await server.ask(builder, '/');
  await rename(here, away);
  expect(await server.ask(builder, '/apps')).toMatchObject({ status: 200, text: before.text });
  await writeFile(here, '<!doctype html><title>Studio, new</title>');
  expect((await server.ask(builder, '/apps')).text).toContain('Studio, new');
});
