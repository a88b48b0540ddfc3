import type { Deployed, PublishedVersion } from '@sayso/contracts/publishing';
import { expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { origins } from '../../http/origins.ts';
import { aPublishableApp, pageWith } from '../../testing/published-app.ts';
import { startServer } from '../../testing/start-server.ts';

const server = await startServer();

const publications = async (id: string) =>
  (await server.call('ada', 'GET', `/apps/${id}/publications`)).body as PublishedVersion[];
const goBack = (id: string, version: number | string, who: string | null = 'ada') =>
  server.call(who, 'POST', `/apps/${id}/publications/${version}/restore`);

/** The code of the page that a visitor loads. */
async function shown(app: Awaited<ReturnType<typeof aPublishableApp>>): Promise<string> {
  const { text } = await app.get();
  const files = [...new Set(text.match(/\/_f\/[\w.-]+\.js/g))];
  return (await Promise.all(files.map(async (file) => (await app.get(file)).text))).join('\n');
}

test('[W-PUB-06] going back to an earlier publish shows it again at once, and publishing goes on from there', async () => {
  const app = await aPublishableApp(server);
  const first = (await app.deploy()).body as Deployed;
  await app.write('pages/Home', pageWith('second text'));
  const second = (await app.deploy()).body as Deployed;
  expect(await shown(app)).toContain('second text');
  expect(await publications(app.id)).toEqual([
    { version: 2, published_date: second.last_deployed_at, published_by: 'ada@example.com', is_live: true },
    { version: 1, published_date: first.last_deployed_at, published_by: 'ada@example.com', is_live: false },
  ]);

  expect(await goBack(app.id, 1)).toMatchObject({ status: 200, body: first });
  expect(await shown(app)).toContain('first text');
  expect(await shown(app)).not.toContain('second text');
  expect((await server.call('ada', 'GET', `/apps/${app.id}`)).body).toMatchObject({
    last_deployed_at: first.last_deployed_at,
    // What its maker works on stays as it is.
    pages: { Home: pageWith('second text') },
  });

  expect((await app.deploy()).body).toMatchObject({ version: 3 });
  expect(await shown(app)).toContain('second text');
  expect((await publications(app.id)).map(({ version, is_live }) => [version, is_live])).toEqual([
    [3, true],
    [2, false],
    [1, false],
  ]);
}, 60_000);

test('nobody goes back to what was never published, or in another one’s app', async () => {
  const [app, other] = [await aPublishableApp(server), await aPublishableApp(server)];
  await Promise.all([app.deploy(), other.deploy()]);
  await other.deploy();
  for (const version of [2, 0, -1, 'x', 1e12]) {
    expect([version, (await goBack(app.id, version)).status]).toEqual([version, 404]);
  }
  expect((await goBack(other.id, 1, 'bob')).status).toBe(403);
  expect((await goBack(other.id, 1, null)).status).toBe(401);
  expect((await publications(other.id)).map(({ is_live }) => is_live)).toEqual([true, false]);
  expect((await server.call('bob', 'GET', `/apps/${app.id}/publications`)).status).toBe(403);
}, 60_000);

test.each([
  ['local', {}, 'http://app--my-shop.sayso.localhost:4400'],
  ['beta', { SAYSO_HOST: 'https://beta.sayso.example' }, 'https://app--my-shop.beta.sayso.example'],
  ['production', { SAYSO_HOST: 'https://sayso.example' }, 'https://app--my-shop.sayso.example'],
])('[W-PUB-07] [P-HOST-08] the %s address is the app’s label, a dot and the host', (_name, env, address) => {
  expect(origins.app(readConfig(env), 'my-shop')).toBe(address);
});

test('[W-PUB-07] a publish answers the address in this form, and the app is there', async () => {
  const app = await aPublishableApp(server);
  const { url } = (await app.deploy()).body as Deployed;
  const { hostname } = new URL(url);
  expect(hostname).toBe(`app--${app.slug}.${server.core.config.apps.host}`);
  const there = await server.ask(`${hostname}:${server.port}`, '/');
  expect([there.status, there.text]).toEqual([200, expect.stringContaining('<title>Trial</title>')]);
}, 60_000);
