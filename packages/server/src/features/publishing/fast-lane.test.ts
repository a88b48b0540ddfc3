import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startServer } from '../../testing/start-server.ts';
import { createServed } from './served.ts';
import { createPublicationStore, type Publication } from './store.ts';

const server = await startServer();

async function published(visibility = 'public_without_login') {
  const id = await server.anApp('ada', { public_settings: visibility });
  await server.call('ada', 'POST', `/apps/${id}/coding/write`, {
    file_path: 'pages/Home',
    content: 'export default function Home() { return <p>Hello</p>; }',
  });
  await server.call('ada', 'POST', `/apps/${id}/deploy`);
  const { slug } = (await server.call('ada', 'GET', `/apps/${id}`)).body as { slug: string };
  const host = `app--${slug}.sayso.localhost:${server.port}`;
  return { id, slug, get: (path: string, headers = {}) => server.ask(host, path, { headers }) };
}

/** Of the routes alone, which the lane leaves out. */
const seen = ({ status, headers, text }: Awaited<ReturnType<typeof server.ask>>) => {
  const { date: _date, 'x-request-id': requestId, ...rest } = headers;
  return { byRoutes: requestId !== undefined, status, text, headers: rest };
};

test('what is in memory is answered as the routes answer it', async () => {
  const app = await published();
  const entry = /\/_f\/app[\w-]+\.js/.exec((await app.get('/Home')).text)?.[0] ?? '';
  for (const path of ['/', '/Home', entry]) {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': encoding };
      const asked = `${path} ${encoding}`;
      // HEAD goes to the routes and brings nothing into memory that a GET would be served.
      const first = seen(await app.get(`${path}?first`, headers));
      await app.get(path, headers);
      const second = seen(await app.get(path, headers));
      expect([asked, first.byRoutes, second.byRoutes]).toEqual([asked, true, false]);
      expect(second).toEqual({ ...first, byRoutes: false });
    }
  }
  const { etag } = (await app.get('/Home')).headers;
  const known = seen(await app.get('/Home', { 'if-none-match': etag }));
  expect(known).toMatchObject({ byRoutes: false, status: 304, text: '' });
});

test('a publish, a change of who may see the app and its deletion hold at once', async () => {
  const app = await published();
  await app.get('/Home');
  const before = seen(await app.get('/Home'));
  expect(before.byRoutes).toBe(false);
  await server.call('ada', 'POST', `/apps/${app.id}/coding/write`, {
    file_path: 'pages/Home',
    content: 'export default function Home() { return <p>Hello again</p>; }',
  });
  await server.call('ada', 'POST', `/apps/${app.id}/deploy`);
  const after = await app.get('/Home');
  expect(after.status).toBe(200);
  expect(after.text).not.toBe(before.text);

  await server.call('ada', 'PUT', `/apps/${app.id}`, { public_settings: 'private_with_login' });
  const entry = /\/_f\/app[\w-]+\.js/.exec(after.text)?.[0] ?? '';
  const closed = [seen(await app.get('/Home')), seen(await app.get(entry))];
  expect(closed.map(({ byRoutes, status }) => [byRoutes, status])).toEqual([
    [true, 200],
    [true, 403],
  ]);
  await server.call('ada', 'DELETE', `/apps/${app.id}`);
  expect((await app.get('/Home')).status).toBe(404);
});

test('addresses that are none of the app never come from memory', async () => {
  const app = await published();
  for (const path of ['/nowhere', '/nowhere', '/_f/none.js', '/_f/..%2Fhome.js', '/api/apps', '//Home']) {
    expect(seen(await app.get(path)).byRoutes).toBe(true);
  }
});

test('files that were read live on in memory, and a file that is gone is a 404 afterwards', async () => {
  const app = await published();
  const entry = /\/_f\/app[\w-]+\.js/.exec((await app.get('/')).text)?.[0] ?? '';
  const { text } = await app.get(entry);
  await rm(join(server.core.config.dataDir, 'published', app.id), { recursive: true });
  expect((await app.get(entry)).text).toBe(text);
  expect((await app.get(entry, { 'accept-encoding': 'gzip' })).status).toBe(404);
});

test('pages in memory have a bound in bytes, whatever leads to them, and go with a publish of their app', async () => {
  const [first, second] = [await published(), await published()];
  const { events } = server.core;
  const store = createPublicationStore(server.sql, server.core.audit);
  const origin = 'https://sayso.example';
  const given = { store, events, builderOrigin: origin, appOrigin: () => origin };
  const [app, other] = (await Promise.all(
    [first, second].map(async ({ slug }) => (await store.bySlug(slug))?.publication),
  )) as [Publication, Publication];
  const { bodies } = await createServed(given).pageAt(app, '/Home');
  const bytes = Object.values(bodies).reduce((sum, body) => sum + body.length, 0);

  const served = createServed({ ...given, mostPageBytes: 4 * bytes });
  const page = await served.pageAt(app, '/Home');
  expect(served.knownPage(app, '/Home') === page).toBe(true);
  expect((await served.pageAt(app, '/some/Home')) === page).toBe(true);

  // Other forms of the other app take its place: as many as there is room for stay.
  const later = Array.from({ length: 10 }, (_, at) => ({ ...other, version: at + 100 }));
  for (const each of later) await served.pageAt(each, '/Home');
  const stayed = [app, ...later].filter((each) => served.knownPage(each, '/Home') !== undefined);
  expect(stayed.map(({ version }) => version)).toEqual(
    later.slice(-stayed.length).map((each) => each.version),
  );
  expect([stayed.length > 0, stayed.length <= 4]).toEqual([true, true]);

  await served.pageAt(app, '/Home');
  events.emit('app.deployed', { appId: second.id as Publication['appId'], version: 2 });
  const left = [app, ...later].filter((each) => served.knownPage(each, '/Home') !== undefined);
  expect(left.map(({ version }) => version)).toEqual([app.version]);
});
