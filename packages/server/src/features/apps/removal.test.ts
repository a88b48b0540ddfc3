import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startServer } from '../../testing/start-server.ts';

const server = await startServer();
const task = { name: 'Task', type: 'object', properties: { title: { type: 'string' } } };

/** A published app of one page and one record. */
async function anApp(): Promise<string> {
  const id = await server.anApp('ada', { entities: { Task: task }, main_page: 'Home' });
  const content = 'export default function Home() {\n  return <p>Hi</p>;\n}\n';
  const calls = [
    ['/coding/write', { file_path: 'pages/Home', content }],
    ['/entities/Task', { title: 'Keep me' }],
    ['/deploy', undefined],
  ] as const;
  for (const [path, body] of calls) {
    const { status, text } = await server.call('ada', 'POST', `/apps/${id}${path}`, body);
    expect([path, status, text]).toEqual([path, 200, text]);
  }
  return id;
}

/** How many rows each table holds of an app. */
async function rowsOf(appId: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of [
    'records',
    'messages',
    'message_files',
    'turns',
    'source_blobs',
    'checkpoints',
    'publications',
    'app_users',
  ]) {
    const [row] = await server.sql<{ count: number }[]>`
      select count(*)::int as count from ${server.sql(table)} where app_id = ${appId}`;
    counts[table] = row?.count ?? 0;
  }
  return counts;
}

const isThere = async (appId: string) =>
  (await server.sql`select 1 from apps where id = ${appId}`).length > 0;
const folder = (appId: string) => join(server.core.config.dataDir, 'published', appId);

test('a deleted app goes with its records and files after 30 days, and not before', async () => {
  const [kept, recent, old] = [await anApp(), await anApp(), await anApp()];
  for (const id of [recent, old]) await server.call('ada', 'DELETE', `/apps/${id}`);
  await server.sql`update apps set deleted_at = now() - interval '29 days' where id = ${recent}`;
  await server.sql`update apps set deleted_at = now() - interval '31 days' where id = ${old}`;
  const before = await rowsOf(old);
  expect(before).toMatchObject({ records: 1, publications: 1 });
  expect(existsSync(folder(old))).toBe(true);

  await server.core.jobs.enqueue(server.sql, 'apps.clean-up', {});
  await expect.poll(() => isThere(old), { timeout: 30_000 }).toBe(false);

  expect(Object.values(await rowsOf(old)).every((count) => count === 0)).toBe(true);
  expect(existsSync(folder(old))).toBe(false);
  for (const id of [kept, recent]) {
    expect(await isThere(id)).toBe(true);
    expect(await rowsOf(id)).toEqual(before);
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
