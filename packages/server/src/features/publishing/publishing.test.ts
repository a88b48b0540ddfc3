import type { Deployed } from '@sayso/contracts/publishing';
import { expect, test } from 'vitest';
import { origins } from '../../http/origins.ts';
import { startServer } from '../../testing/start-server.ts';

const server = await startServer();

const page = (text: string) =>
  `export default function Home() { return <p className="mt-[13px]">${text}</p>; }`;
const write = (appId: string, file_path: string, content: string) =>
  server.call('ada', 'POST', `/apps/${appId}/coding/write`, { file_path, content });
const deploy = (appId: string, who: string | null = 'ada') =>
  server.call(who, 'POST', `/apps/${appId}/deploy`);

async function anApp(settings: Record<string, unknown> = {}) {
  const id = await server.anApp('ada', { public_settings: 'public_without_login', ...settings });
  await write(id, 'pages/Home', page('first text'));
  const { slug } = (await server.call('ada', 'GET', `/apps/${id}`)).body as { slug: string };
  const host = `app--${slug}.sayso.localhost:${server.port}`;
  return { id, slug, get: (path = '/', headers = {}) => server.ask(host, path, { headers }) };
}
type Trial = Awaited<ReturnType<typeof anApp>>;

const filesIn = (html: string) => [...new Set(html.match(/\/_f\/[\w.-]+/g))];
/** All code that a visitor of the page can load, whatever loads it. */
async function everything(app: Trial, headers = {}, from?: string[]): Promise<string> {
  const texts = new Map<string, string>();
  const visit = async (path: string) => {
    if (texts.has(path)) return;
    texts.set(path, '');
    const { text } = await app.get(path, headers);
    texts.set(path, text);
    for (const [, file] of text.matchAll(/["'`]\.\/([\w-]+\.js)["'`]/g)) await visit(`/_f/${file}`);
  };
  for (const path of from ?? filesIn((await app.get()).text)) await visit(path);
  return [...texts.values()].join('\n');
}
const enter = async (app: Trial, who: string) => {
  const { id } = (await server.person(who)).user;
  const { token } = await server.core.tokens.issue('app', { userId: id, appId: app.id, appUserId: id });
  return server.call(null, 'POST', `/apps/${app.id}/enter`, {}, { authorization: `Bearer ${token}` });
};
const cookieOf = (reply: Awaited<ReturnType<typeof enter>>) =>
  (reply.headers['set-cookie']?.[0] ?? '').split(';')[0] ?? '';

test('[B-APPS-07] [W-PUB-05] [W-PUB-06] [P-HOST-09] an app is public as it was when it was published', async () => {
  const app = await anApp();
  expect((await app.get()).status).toBe(404);
  expect([(await deploy(app.id, null)).status, (await deploy(app.id, 'bob')).status]).toEqual([401, 403]);

  const { url, version, last_deployed_at } = (await deploy(app.id)).body as Deployed;
  expect([url, version]).toEqual([origins.app(server.core.config, app.slug), 1]);
  expect((await server.call('ada', 'GET', `/apps/${app.id}`)).body).toMatchObject({
    last_deployed_at,
    public_url: url,
  });
  expect(await everything(app)).toContain('first text');

  await write(app.id, 'pages/Home', page('second text'));
  expect(await everything(app)).toContain('first text');
  const former = filesIn((await app.get()).text);

  expect((await deploy(app.id)).body).toMatchObject({ version: 2 });
  expect(await everything(app)).toContain('second text');
  expect(await everything(app)).not.toContain('first text');
  // Tabs that are open still load the pages that they know.
  for (const file of former) expect([file, (await app.get(file)).status]).toEqual([file, 200]);
}, 60_000);

test('every address of the app answers with its page, which is compressed, checked anew and inert', async () => {
  const app = await anApp({
    name: '</script><img src=x onerror=alert(1)>',
    user_description: '"><script>alert(2)</script>',
  });
  await deploy(app.id);
  const { text, headers, status } = await app.get('/some/Home?x=1');
  expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
  expect(text).not.toMatch(/<img|<script>/);
  expect(text).toContain('&#60;img src=x onerror=alert(1)&#62;');
  expect(headers['content-security-policy']).toContain("script-src 'self';");
  // Files of apps lie there.
  expect(headers['content-security-policy']).toMatch(
    /img-src 'self' [^;]* http:\/\/sayso\.localhost(?::\d+)?;/,
  );

  const again = await app.get('/', { 'if-none-match': String(headers.etag) });
  expect([again.status, again.text]).toEqual([304, '']);
  expect((await app.get('/', { 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe('br');

  const script = filesIn(text).find((file) => file.endsWith('.js')) ?? '';
  const sent = await app.get(script, { 'accept-encoding': 'br' });
  expect([sent.headers['content-encoding'], sent.headers['cache-control']]).toEqual([
    'br',
    'public, max-age=31536000, immutable',
  ]);
  const font = await app.get(filesIn(text).find((file) => file.endsWith('.woff2')));
  expect([font.status, font.headers['content-type']]).toEqual([200, 'font/woff2']);
  expect(text).toMatch(/<link rel="icon" href="data:image\/svg\+xml,[^"<]+">/);
  for (const path of ['/apple-touch-icon.png', '/_f/none.js', '/_f/..%2f..%2fsecret.js', '/_f/', '/_f/.js']) {
    expect([path, (await app.get(path)).status]).toEqual([path, 404]);
  }
}, 60_000);

test('[W-VIS-02] files of a private app are for those it lets in, and its door says nothing of it', async () => {
  const app = await anApp({ public_settings: 'private_with_login', user_description: 'our secret plan' });
  const other = await anApp({ public_settings: 'private_with_login' });
  await Promise.all([deploy(app.id), deploy(other.id)]);
  const door = await app.get();
  expect(door.text).not.toMatch(/secret plan|first text|mt-\[13px\]/);
  expect(await everything(app)).not.toMatch(/first text|pages\/Home/);

  const refused = await enter(app, 'bob');
  expect([refused.status, refused.headers['set-cookie']]).toEqual([403, undefined]);
  const entered = await enter(app, 'ada');
  const { entry, css } = entered.body as { entry: string; css: string };
  const attributes = entered.headers['set-cookie']?.[0];
  expect(attributes).toMatch(/; Path=\/_f\/; Max-Age=900; HttpOnly; SameSite=Lax$/);

  for (const cookie of ['', cookieOf(await enter(other, 'ada')), cookieOf(entered).replace(/=\d/, '=9')]) {
    for (const file of [entry, css]) expect((await app.get(file, { cookie })).status).toBe(403);
  }
  const cookie = cookieOf(entered);
  // A sibling app can set a cookie of this name for the domain that all apps share; it must not lock anybody out.
  expect((await app.get(entry, { cookie: `sayso_files=bad; ${cookie}; sayso_files=9.x` })).status).toBe(200);
  const font = /\/_f\/[\w-]+\.woff2/.exec((await app.get(css, { cookie })).text)?.[0];
  expect([font, (await app.get(font)).status]).toEqual([expect.stringMatching(/woff2$/), 200]);
  const sent = await app.get(entry, { cookie });
  expect([sent.status, sent.headers['cache-control']]).toEqual([200, 'private, max-age=31536000, immutable']);
  expect(await everything(app, { cookie }, [entry])).toContain('first text');
  // A cookie proves nothing to the API.
  expect(
    (await server.call(null, 'GET', `/apps/${app.id}/entities/User/me`, undefined, { cookie })).status,
  ).not.toBe(200);
}, 60_000);

test('[W-VIS-03] [W-VIS-04] [W-VIS-05] who may load the files follows the visibility at once', async () => {
  const app = await anApp();
  await deploy(app.id);
  const files = filesIn((await app.get()).text);
  const become = (public_settings: string) =>
    server.call('ada', 'PUT', `/apps/${app.id}`, { public_settings });
  const statuses = async () =>
    new Set(await Promise.all(files.map(async (file) => (await app.get(file)).status)));
  expect(await statuses()).toEqual(new Set([200]));
  for (const visibility of ['public_with_login', 'private_with_login']) {
    await become(visibility);
    expect(await statuses()).toContain(403);
    expect(await everything(app)).not.toContain('first text');
  }
  await become('public_without_login');
  expect(await statuses()).toEqual(new Set([200]));
  expect(await everything(app)).toContain('first text');
}, 60_000);

test('[W-PUB-04] [W-PUB-05] what cannot be published says why, and what was public stays', async () => {
  const app = await anApp();
  const empty = await server.anApp('ada');
  expect(await deploy(empty)).toMatchObject({
    status: 422,
    body: { message: expect.stringContaining('no page to publish') },
  });
  await deploy(app.id);
  await write(app.id, 'pages/Home', "import Gone from '@/components/Gone';\nexport default () => <Gone />;");
  const { status, body } = await deploy(app.id);
  expect([status, (body as { message: string }).message]).toEqual([
    422,
    expect.stringMatching(/^Failed to deploy app: .*Gone.* in pages\/Home, line 1$/),
  ]);
  expect(await everything(app)).toContain('first text');
  expect(await server.sql`select 1 from publications where app_id = ${app.id}`).toHaveLength(1);
}, 60_000);

test('publishes at the same time are versions one after the other', async () => {
  const app = await anApp();
  const made = await Promise.all([deploy(app.id), deploy(app.id), deploy(app.id)]);
  expect(made.map(({ body }) => (body as Deployed).version).sort()).toEqual([1, 2, 3]);
  expect(await everything(app)).toContain('first text');
}, 60_000);

test('[P-HOST-09] no address tells whether an app is there that is not to be seen', async () => {
  const app = await anApp();
  await deploy(app.id);
  const unknown = await server.ask(`app--nobody-home.sayso.localhost:${server.port}`, '/');
  expect([unknown.status, unknown.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  await server.call('root', 'PUT', `/apps/${app.id}`, { is_blocked: true });
  const blocked = await app.get();
  expect([blocked.status, blocked.text]).toEqual([404, unknown.text]);
  expect((await app.get('/_f/style.css')).status).toBe(404);
  await server.call('root', 'PUT', `/apps/${app.id}`, { is_blocked: false });
  expect((await app.get()).status).toBe(200);
  await server.call('ada', 'DELETE', `/apps/${app.id}`);
  expect((await app.get()).status).toBe(404);
}, 60_000);

test('a main page that is named like a property of every object is no page, and breaks none', async () => {
  const app = await anApp();
  await server.call('ada', 'PUT', `/apps/${app.id}`, { main_page: 'constructor' });
  await deploy(app.id);

  const reply = await app.get();

  expect(reply.status).toBe(200);
  expect(reply.text).toContain('rel="modulepreload"');
});
