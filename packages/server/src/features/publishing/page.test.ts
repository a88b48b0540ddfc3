import { expect, test } from 'vitest';
import { origins } from '../../http/origins.ts';
import { aPublishableApp, pageWith } from '../../testing/published-app.ts';
import { startServer } from '../../testing/start-server.ts';

const server = await startServer();
const about = { name: 'Toy Library', user_description: 'Toys to borrow,\n for everybody', main_page: 'Home' };
const files = { 'pages/TaskBoard': pageWith('only on the board') };

const titleIn = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];
const metaIn = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="(.*?)">`).exec(html)?.[1];

test('[P-HOST-09] each page has its title, its description and what others show of a link to it', async () => {
  const app = await aPublishableApp(server, { files, settings: about });
  await app.deploy();
  const origin = origins.app(server.core.config, app.slug);
  const home = (await app.get('/')).text;
  expect(titleIn(home)).toBe('Toy Library');
  expect(metaIn(home, 'description')).toBe('Toys to borrow, for everybody');
  expect(metaIn(home, 'og:description')).toBe('Toys to borrow, for everybody');
  expect([metaIn(home, 'og:title'), metaIn(home, 'og:url')]).toEqual(['Toy Library', `${origin}/`]);
  expect(metaIn(home, 'robots')).toBeUndefined();

  const board = (await app.get('/taskboard?x=1')).text;
  expect(titleIn(board)).toBe('Task Board · Toy Library');
  expect(metaIn(board, 'og:url')).toBe(`${origin}/TaskBoard`);
  const preloads = (html: string) =>
    [...html.matchAll(/modulepreload" href="([^"]+)/g)].map(([, file]) => file);
  const code = async (html: string) =>
    (await Promise.all(preloads(html).map(async (file) => (await app.get(file)).text))).join('');
  expect(await code(board)).toContain('only on the board');
  expect(await code(home)).not.toContain('only on the board');
}, 60_000);

test('no other website shows the app in a frame, unless its maker allows that', async () => {
  const app = await aPublishableApp(server, { files, settings: about });
  await app.deploy();
  const builder = origins.builder(server.core.config);
  const policies = async () => {
    const sent = [];
    // The second answer comes from memory, ahead of the routes.
    for (const _ of [1, 2]) sent.push(String((await app.get('/')).headers['content-security-policy']));
    return sent;
  };
  for (const policy of await policies()) expect(policy).toContain(`frame-ancestors 'self' ${builder}`);

  const { body } = await server.call('ada', 'PUT', `/apps/${app.id}`, { allow_embedding: true });
  expect(body).toMatchObject({ allow_embedding: true });
  for (const policy of await policies()) expect(policy).not.toContain('frame-ancestors');
  await server.call('ada', 'PUT', `/apps/${app.id}`, { allow_embedding: false });
  for (const policy of await policies()) expect(policy).toContain('frame-ancestors');
}, 60_000);

test('a published app is called what its owner calls it now, with the logo of now, without another publish', async () => {
  const app = await aPublishableApp(server, { files, settings: about });
  await app.deploy();
  const shown = async () => {
    const { text } = await app.get('/');
    const config = /<script type="application\/json" id="app-config">(.*?)<\/script>/.exec(text)?.[1] ?? '{}';
    const { name, logoUrl } = JSON.parse(config) as { name: string; logoUrl: string | null };
    return [metaIn(text, 'og:site_name'), name, logoUrl];
  };
  // The second answer comes from memory, ahead of the routes.
  for (const _ of [1, 2]) expect(await shown()).toEqual(['Toy Library', 'Toy Library', null]);
  await server.call('ada', 'PUT', `/apps/${app.id}`, { name: 'Toys for All' });
  for (const _ of [1, 2]) expect(await shown()).toEqual(['Toys for All', 'Toys for All', null]);
  await server.call('ada', 'POST', `/apps/${app.id}/update-logo`, { prompt: 'A green ball' });
  const { logo_url } = (await server.call('ada', 'GET', `/apps/${app.id}`)).body as { logo_url: string };
  for (const _ of [1, 2]) expect(await shown()).toEqual(['Toys for All', 'Toys for All', logo_url]);
}, 60_000);

test('a browser that kept the page from when it could be embedded is sent it anew once it cannot', async () => {
  const app = await aPublishableApp(server, { files, settings: { ...about, allow_embedding: true } });
  await app.deploy();
  const etag = String((await app.get('/')).headers.etag);
  expect((await app.get('/', { 'if-none-match': etag })).status).toBe(304);

  await server.call('ada', 'PUT', `/apps/${app.id}`, { allow_embedding: false });

  // The second answer comes from memory, ahead of the routes.
  for (const _ of [1, 2]) {
    const { status, headers } = await app.get('/', { 'if-none-match': etag });
    expect([status, headers['content-security-policy']]).toEqual([
      200,
      expect.stringContaining('frame-ancestors'),
    ]);
  }
}, 60_000);

test('before any script the page shows the name, and without script what it is about and its pages', async () => {
  const app = await aPublishableApp(server, { files, settings: about });
  await app.deploy();
  const { text } = await app.get();
  const body = text.slice(text.indexOf('<body>'), text.indexOf('<script'));
  expect(body).toContain('<h1>Toy Library</h1>');
  const [, without = ''] = /<noscript>(.*?)<\/noscript>/.exec(body) ?? [];
  expect(without).toContain('<p>Toys to borrow, for everybody</p>');
  expect(without).toContain('<a href="/TaskBoard">Task Board</a>');
}, 60_000);

test('an address without a page is 404 for robots, and still starts the app, which says so', async () => {
  const app = await aPublishableApp(server, { files, settings: about });
  await app.deploy();
  const missing = await app.get('/Nowhere');
  expect([missing.status, titleIn(missing.text)]).toEqual([404, 'Page Not Found · Toy Library']);
  expect(metaIn(missing.text, 'robots')).toBe('noindex');
  expect(missing.text).toMatch(/<script type="module" src="\/_f\//);
  // What somebody typed is in no page that is kept.
  expect((await app.get('/Elsewhere')).text).toBe(missing.text);
  for (const path of ['/', '/preview', `/${app.slug}`, `/${app.id}`, '/TASKBOARD', '/a/b/Home', '/login']) {
    expect([path, (await app.get(path)).status]).toEqual([path, 200]);
  }
}, 60_000);

test('robots are told what to read, and an icon is there for whoever asks by habit', async () => {
  const app = await aPublishableApp(server, { settings: about });
  await app.deploy();
  expect((await app.get('/robots.txt')).text).toBe('User-agent: *\nDisallow: /api/\n');
  const icon = await app.get('/favicon.ico');
  expect([icon.status, icon.headers['content-type'], icon.text]).toEqual([
    200,
    expect.stringContaining('image/svg+xml'),
    expect.stringContaining('>T</text>'),
  ]);
  await server.sql`update apps set logo_url = '/api/files/logo' where id = ${app.id}`;
  await app.deploy();
  expect((await app.get('/favicon.ico')).headers.location).toBe('/api/files/logo');
  const { text } = await app.get();
  expect(metaIn(text, 'og:image')).toBe(`${origins.app(server.core.config, app.slug)}/api/files/logo`);
}, 60_000);

test('[W-VIS-02] the door of a private app is the same at every address, and is in no index', async () => {
  const settings = { ...about, public_settings: 'private_with_login' };
  const app = await aPublishableApp(server, { files, settings });
  await app.deploy();
  const door = await app.get('/');
  expect(metaIn(door.text, 'robots')).toBe('noindex');
  expect(door.text).not.toMatch(/borrow|Board/);
  for (const path of ['/TaskBoard', '/Nowhere']) {
    const { status, text } = await app.get(path);
    expect([path, status, text]).toEqual([path, 200, door.text]);
  }
  expect((await app.get('/robots.txt')).text).toContain('Disallow: /\n');
}, 60_000);

test.each(['private_with_login', 'public_without_login'])(
  'the door of an app that is %s has its colour',
  async (public_settings) => {
    const app = await aPublishableApp(server, { files, settings: { ...about, public_settings } });
    await server.sql`update apps set theme_color = '#7a1fa2' where id = ${app.id}`;
    await app.deploy();
    expect((await app.get('/login')).text).toContain('.sy-screen{--primary:#7a1fa2;');
  },
  60_000,
);
