import type { AppSummary, DeletedApp } from '@sayso/contracts/apps';
import { expect, test } from 'vitest';
import { startServer } from '../../testing/start-server.ts';

const server = await startServer();
const deletedOf = async (who: string) =>
  (await server.call(who, 'GET', '/apps/deleted')).body as DeletedApp[];
const restore = (id: string, who = 'ada') => server.call(who, 'POST', `/apps/${id}/restore`);

test('[W-SET-07] a deleted app is gone at once, keeps its address, and can be had back for 30 days', async () => {
  const id = await server.anApp('ada', { name: 'Tides', public_settings: 'public_without_login' });
  const content = 'export default function Home() {\n  return <p>Hi</p>;\n}\n';
  await server.call('ada', 'POST', `/apps/${id}/coding/write`, { file_path: 'pages/Home', content });
  await server.call('ada', 'POST', `/apps/${id}/deploy`);
  const { slug, public_url } = (await server.call('ada', 'GET', `/apps/${id}`)).body as AppSummary;
  const served = async () => (await server.ask(new URL(public_url).host, '/')).status;
  expect(await served()).toBe(200);

  await server.call('ada', 'DELETE', `/apps/${id}`);
  expect([await served(), (await server.call('ada', 'GET', `/apps/${id}`)).status]).toEqual([404, 404]);
  const other = await server.anApp('bob', { name: 'Tides' });
  expect((await server.call('bob', 'GET', `/apps/${other}`)).body).not.toMatchObject({ slug });
  expect(await deletedOf('ada')).toMatchObject([{ id, name: 'Tides', days_left: 30 }]);
  expect([await deletedOf('bob'), (await restore(id, 'bob')).status]).toEqual([[], 403]);

  await server.sql`update apps set deleted_at = now() - interval '29 days 1 hour' where id = ${id}`;
  expect(await deletedOf('ada')).toMatchObject([{ days_left: 1 }]);
  expect(await restore(id)).toMatchObject({ status: 200, body: { id, slug, status: { state: 'ready' } } });
  expect(await deletedOf('ada')).toEqual([]);
  // That nothing was served there is forgotten at once.
  expect(await served()).toBe(200);
  // Pressed twice.
  expect((await restore(id)).status).toBe(200);
  const log =
    await server.sql`select action from audit_log where app_id = ${id} and action like 'app.%' order by id`;
  expect(log.map(({ action }) => action)).toEqual(['app.published', 'app.deleted', 'app.restored']);
}, 60_000);

test('after 30 days an app is gone for good, and a turn that ran into the deletion holds nothing up', async () => {
  const [late, busy] = [await server.anApp('ada'), await server.anApp('ada')];
  for (const id of [late, busy]) await server.call('ada', 'DELETE', `/apps/${id}`);
  await server.sql`update apps set deleted_at = now() - interval '30 days 1 minute' where id = ${late}`;
  await server.sql`update apps set state = 'processing' where id = ${busy}`;

  expect((await deletedOf('ada')).map(({ id }) => id)).toEqual([busy]);
  expect((await restore(late)).status).toBe(404);
  expect(await restore(busy)).toMatchObject({ status: 200, body: { status: { state: 'ready' } } });
});

test('an app that several people delete at once is deleted once', async () => {
  const id = await server.anApp('ada', { name: 'Dunes' });
  const replies = await Promise.all(
    Array.from({ length: 8 }, () => server.call('ada', 'DELETE', `/apps/${id}`)),
  );
  expect(replies.some(({ status }) => status === 200)).toBe(true);
  const log = await server.sql`select 1 from audit_log where app_id = ${id} and action = 'app.deleted'`;
  expect(log.length).toBe(1);
});

test('[W-ADMIN-04] of a blocked app nobody is told its name and logo on the way in', async () => {
  const id = await server.anApp('ada', { name: 'Closed', public_settings: 'public_with_login' });
  const { slug } = (await server.call('ada', 'GET', `/apps/${id}`)).body as AppSummary;
  const told = () =>
    Promise.all(
      [`by-id/${id}`, `by-slug/${slug}`].map((path) =>
        server.call(null, 'GET', `/apps/public/login-info/${path}`),
      ),
    );
  expect(await told()).toMatchObject([{ status: 200 }, { status: 200 }]);
  await server.call('root', 'PUT', `/apps/${id}`, { is_blocked: true });
  const refused = { status: 403, body: { reason: 'app_blocked' } };
  expect(await told()).toMatchObject([refused, refused]);
});
