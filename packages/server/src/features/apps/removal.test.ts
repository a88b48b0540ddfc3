import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startServer } from '../../testing/start-server.ts';

const server = await startServer();
const task = { name: 'Task', type: 'object', properties: { title: { type: 'string' } } };

/** A published app of one page and one record. */
async function anApp(): Promise<string> {
  const settings = { entities: { Task: task }, main_page: 'Home', public_settings: 'public_without_login' };
  const id = await server.anApp('ada', settings);
  const content = 'export default function Home() {\n  return <p>Hi</p>;\n}\n';
  const calls = [
    ['/coding/write', { file_path: 'pages/Home', content }],
    ['/entities/Task', { title: 'Keep me' }],
    ['/analytics/track/batch', { events: [{ event_name: 'opened' }] }],
    ['/deploy', undefined],
  ] as const;
  for (const [path, body] of calls) {
    const { status, text } = await server.call('ada', 'POST', `/apps/${id}${path}`, body);
    expect([path, status, text]).toEqual([path, 200, text]);
  }
  for (const who of ['ada', null])
    await server.call(who, 'POST', `/app-logs/${id}/log-user-in-app/Home`, undefined);
  await server.call('ada', 'GET', `/app-logs/${id}`);
  const pages = await server.sql<{ id: number }[]>`select id from visit_pages where app_id = ${id}`;
  pagesOf.set(
    id,
    pages.map((page) => page.id),
  );
  return id;
}

/** How many rows each table holds of an app, whatever tables there are: those that name it or a page that was counted. */
async function rowsOf(appId: string): Promise<Record<string, number>> {
  const tables = await server.sql<{ name: string; column: string }[]>`
    select c.table_name as name, c.column_name as column from information_schema.columns c
    join pg_class t on t.oid = format('%I.%I', c.table_schema, c.table_name)::regclass
    where c.table_schema = 'public' and c.column_name in ('app_id', 'page_id') and t.relkind in ('r', 'p')
      and not t.relispartition`;
  const counts: Record<string, number> = {};
  for (const { name, column } of tables) {
    if (outlives.includes(name)) continue;
    const pages = pagesOf.get(appId) ?? [];
    const [row] = await server.sql<{ count: number }[]>`
      select count(*)::int as count from ${server.sql(name)}
      where ${column === 'app_id' ? server.sql`app_id = ${appId}` : server.sql`page_id = any(${pages}::integer[])`}`;
    counts[name] = row?.count ?? 0;
  }
  return counts;
}
/** Who changed what stays; tokens, which open nothing any more, go when they end. */
const outlives: readonly string[] = ['audit_log', 'tokens'];
/** Numbers of pages by app, as they were while it was there. */
const pagesOf = new Map<string, number[]>();

const isThere = async (appId: string) =>
  (await server.sql`select 1 from apps where id = ${appId}`).length > 0;
const folder = (appId: string) => join(server.core.config.dataDir, 'published', appId);

test('a deleted app goes with its records and files after 30 days, and not before', async () => {
  const [kept, recent, old] = [await anApp(), await anApp(), await anApp()];
  for (const id of [recent, old]) await server.call('ada', 'DELETE', `/apps/${id}`);
  await server.sql`update apps set deleted_at = now() - interval '29 days' where id = ${recent}`;
  await server.sql`update apps set deleted_at = now() - interval '31 days' where id = ${old}`;
  const [ofKept, ofRecent, before] = [await rowsOf(kept), await rowsOf(recent), await rowsOf(old)];
  expect(before).toMatchObject({
    records: 1,
    publications: 1,
    app_log_entries: 2,
    app_log_users: 1,
    app_log_totals: 1,
    app_events: 1,
    visit_pages: 2,
    visit_days: 2,
    visit_user_days: 2,
    visit_user_months: 1,
    visitors_of_day: 2,
  });
  expect(existsSync(folder(old))).toBe(true);

  await server.core.jobs.enqueue(server.sql, 'apps.clean-up', {});
  await expect.poll(() => isThere(old), { timeout: 30_000 }).toBe(false);

  const left = Object.entries(await rowsOf(old)).filter(([, count]) => count > 0);
  expect(left).toEqual([]);
  expect(existsSync(folder(old))).toBe(false);
  for (const [id, were] of [
    [kept, ofKept],
    [recent, ofRecent],
  ] as const) {
    expect(await isThere(id)).toBe(true);
    expect(await rowsOf(id)).toEqual(were);
    expect(existsSync(folder(id))).toBe(true);
  }
}, 60_000);

test('an app that cannot go yet keeps no other from going', async () => {
  const [stuck, old] = [await anApp(), await anApp()];
  for (const id of [stuck, old]) await server.call('ada', 'DELETE', `/apps/${id}`);
  await server.sql`update apps set deleted_at = now() - interval '32 days' where id = ${stuck}`;
  await server.sql`update apps set deleted_at = now() - interval '31 days' where id = ${old}`;
  await server.sql`create function refuse() returns trigger language plpgsql as 'begin raise ''stuck''; end'`;
  await server.sql`create trigger stuck before delete on apps for each row when (old.name = 'Stuck') execute function refuse()`;
  await server.sql`update apps set name = 'Stuck' where id = ${stuck}`;

  await server.core.jobs.enqueue(server.sql, 'apps.clean-up', {});
  await expect.poll(() => isThere(old), { timeout: 30_000 }).toBe(false);
  expect(await isThere(stuck)).toBe(true);
}, 60_000);
