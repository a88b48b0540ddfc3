import { expect, test } from 'vitest';
import { aPublishableApp, pageWith } from '../../testing/published-app.ts';
import { startServer } from '../../testing/start-server.ts';

const server = await startServer();
const files = {
  'components/Card': 'export default function Card() { return <b>card</b>; }',
  layout: 'export default function Layout({ children }) { return <main>{children}</main>; }',
  'entities/Task': '{"name":"Task","type":"object","properties":{"title":{"type":"string"}}}',
};
const ask = (path: string, headers: Record<string, string> = {}) =>
  server.call(null, 'GET', `/apps/public/prod/${path}`, undefined, headers);
const asMember = async (appId: string, who: string) => {
  const { id } = (await server.person(who)).user;
  const { token } = await server.core.tokens.issue('app', { userId: id, appId, appUserId: id });
  return { authorization: `Bearer ${token}` };
};

test('[P-RAPI-04] [P-HOST-02] [P-ENT-14] the sources of what is published are answered by slug and by id, on every host', async () => {
  const app = await aPublishableApp(server, { files, settings: { main_page: 'Home' } });
  expect((await ask(`by-slug/${app.slug}`)).status).toBe(404);
  await app.deploy();
  const published = {
    id: app.id,
    slug: app.slug,
    main_page: 'Home',
    pages: { Home: pageWith('first text') },
    components: { Card: files['components/Card'] },
    layout: files.layout,
  };
  expect(await ask(`by-slug/${app.slug}`)).toMatchObject({ status: 200 });
  expect((await ask(`by-slug/${app.slug}`)).body).toEqual(published);
  expect((await ask(`by-id/${app.id}`)).body).toEqual(published);
  expect(JSON.parse((await app.get(`/api/apps/public/prod/by-id/${app.id}`)).text)).toEqual(published);

  await app.write('pages/Home', pageWith('not yet public'));
  expect((await ask(`by-id/${app.id}`)).body).toEqual(published);
}, 60_000);

test('[P-RUN-11] an app is asked for by id or by slug; with neither the answer says so', async () => {
  for (const path of ['by-slug/', 'by-id/']) {
    expect([path, (await ask(path)).body]).toEqual([
      path,
      expect.objectContaining({ message: 'Either id or slug must be provided', error_type: 'bad_request' }),
    ]);
  }
  for (const path of ['by-slug/no-such-app', `by-id/${'a'.repeat(24)}`, 'by-id/x']) {
    expect([path, (await ask(path)).status]).toEqual([path, 404]);
  }
});

test('[P-RUN-05] [P-RUN-06] sources of a private app are for those it lets in', async () => {
  const app = await aPublishableApp(server, { settings: { public_settings: 'private_with_login' } });
  const other = await aPublishableApp(server, { settings: { public_settings: 'private_with_login' } });
  await app.deploy();
  for (const path of [`by-slug/${app.slug}`, `by-id/${app.id}`]) {
    const refused = async (headers?: Record<string, string>) => {
      const { status, body, text } = await ask(path, headers);
      expect(text).not.toContain('first text');
      return [status, (body as { reason?: string }).reason];
    };
    expect(await refused()).toEqual([403, 'auth_required']);
    expect(await refused(await asMember(app.id, 'bob'))).toEqual([403, 'user_not_registered']);
    expect(await refused(await asMember(other.id, 'ada'))).toEqual([403, undefined]);
    expect((await ask(path, await asMember(app.id, 'ada'))).body).toMatchObject({
      pages: { Home: pageWith('first text') },
    });
  }
  await server.call('root', 'PUT', `/apps/${app.id}`, { is_blocked: true });
  expect((await ask(`by-id/${app.id}`, await asMember(app.id, 'ada'))).status).toBe(403);
}, 60_000);

test('[P-RAPI-05] other origins may send the headers that name app and slug', async () => {
  const reply = await server.ask(undefined, `/api/apps/public/prod/by-slug/x-y-z`, {
    method: 'OPTIONS',
    headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'GET' },
  });
  expect(reply.status).toBe(204);
  const allowed = String(reply.headers['access-control-allow-headers']).split(', ');
  expect(allowed).toEqual(expect.arrayContaining(['X-App-Id', 'X-App-Slug']));
});
