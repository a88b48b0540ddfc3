import { expect, test } from 'vitest';
import { origins } from '../../http/origins.ts';
import { startServer } from '../../testing/start-server.ts';

const server = await startServer();
const entities = { Note: { properties: { text: { type: 'string' } } } };
const makeApp = async (visibility: string) => {
  const id = await server.anApp('ada', { public_settings: visibility, entities });
  const { slug } = (await server.call('ada', 'GET', `/apps/${id}`)).body as { slug: string };
  return { id, slug, origin: origins.app(server.core.config, slug) };
};
const app = await makeApp('public_with_login');
const other = await makeApp('public_with_login');
const closed = await makeApp('private_with_login');

const handOver = (who: string | null, id: string, from_url: string, agreed = false) =>
  server.call(who, 'POST', `/apps/${id}/auth/hand-over`, { from_url, agreed });
const urlIn = (body: unknown) => (body as { redirect_url: string | null }).redirect_url;

test('[W-VIS-03] a person agrees once and is sent back with a token of that app alone', async () => {
  const from = `${app.origin}/Notes?tab=2`;
  const asked = await handOver('bob', app.id, from);
  expect(asked).toMatchObject({
    status: 200,
    body: { redirect_url: null, email: 'bob@example.com', app: { name: 'Trial', slug: app.slug } },
  });
  expect(await server.sql`select 1 from app_users where app_id = ${app.id}`).toHaveLength(0);

  const agreed = new URL(urlIn((await handOver('bob', app.id, from, true)).body) ?? '');
  const token = agreed.searchParams.get('access_token');
  agreed.searchParams.delete('access_token');
  expect(agreed.href).toBe(from);

  const headers = { authorization: `Bearer ${token}` };
  const call = (path: string) => server.call(null, 'GET', path, undefined, headers);
  expect(await call(`/apps/${app.id}/entities/User/me`)).toMatchObject({
    status: 200,
    body: { email: 'bob@example.com', role: 'user' },
  });
  expect(await call(`/apps/${other.id}/entities/Note`)).toMatchObject({ status: 403 });
  expect(await call('/auth/me')).toMatchObject({ status: 403 });
  expect(await call('/apps')).toMatchObject({ status: 403 });

  const again = await handOver('bob', app.id, from);
  expect(urlIn(again.body)).toContain(`${from}&access_token=`);
});

test('owners are not asked whether they want to enter their own app', async () => {
  const { body } = await handOver('ada', app.id, `${app.origin}/Notes`);
  expect(urlIn(body)).toContain(`${app.origin}/Notes?access_token=`);
});

test.each([
  ['a foreign host', 'https://evil.example/'],
  ['another app', `${other.origin}/`],
  ['the builder', origins.builder(server.core.config)],
  ['the preview', origins.preview(server.core.config, app.id)],
  ['a look-alike', `${app.origin}.evil.example/`],
  ['a name before the host', `${app.origin.replace('://', '://evil@')}/`],
  ['a script', 'javascript:alert(1)'],
  ['a double slash', '//evil.example'],
  ['a back slash', '\\\\evil.example'],
])('[P-LOGIN-05] no token goes to %s', async (_what, from) => {
  const before = await server.sql`select count(*) from tokens where scope = 'app'`;
  expect(await handOver('bob', app.id, from, true)).toMatchObject({ status: 400 });
  expect(await server.sql`select count(*) from tokens where scope = 'app'`).toEqual(before);
});

test('[W-VIS-02] [P-RUN-06] a private app hands nothing to a stranger, and its invited come in', async () => {
  const reply = await handOver('bob', closed.id, `${closed.origin}/`, true);
  expect(reply).toMatchObject({ status: 403, body: { reason: 'user_not_registered' } });
  await server.call('ada', 'POST', `/apps/${closed.id}/users/invite-user`, { user_email: 'bob@example.com' });
  expect(urlIn((await handOver('bob', closed.id, `${closed.origin}/`, true)).body)).toContain(
    'access_token=',
  );
});

test('without a session nothing is handed over', async () => {
  expect(await handOver(null, app.id, `${app.origin}/`, true)).toMatchObject({ status: 401 });
});
