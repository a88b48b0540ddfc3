import { setTimeout as delay } from 'node:timers/promises';
import type { App } from '@sayso/contracts/apps';
import type { ApiClient } from '@sayso/e2e/support/api';
import type { Product } from '@sayso/e2e/support/product';
import autocannon from 'autocannon';
import type postgres from 'postgres';
import type { Figure } from './support/figures.ts';
import { openDatabase } from './support/people.ts';

const apps = 1_000;
const records = 1_000_000;
const largest = 100_000;
const seconds = 5;
const entity = 'Task';
const schema = {
  properties: { title: { type: 'string' }, team: { type: 'string' }, points: { type: 'number' } },
  required: ['title'],
  rls: { create: true, read: { 'data.team': '{{user.data.team}}' }, update: true, delete: true },
};
type Load = { path: string; method?: 'GET' | 'POST'; connections: number };

/** Lists with a rule, and inserts, in an entity of 100,000 records among a million, before and after it has indexes. */
export async function measureMillionRecords(product: Product, maker: ApiClient): Promise<Figure[]> {
  const app = await maker.call<App>('POST', '/apps', {
    name: 'Million bench',
    entities: { [entity]: schema },
  });
  await maker.call('PUT', `/apps/${app.id}/entities/User/me`, { team: 'team-7' });
  const sql = openDatabase(product);
  const url = `http://127.0.0.1:${product.port}/api/apps/${app.id}/entities/${entity}`;
  const fire = async ({ path, method = 'GET', connections }: Load) => {
    const headers = { authorization: `Bearer ${maker.token}`, 'content-type': 'application/json' };
    const body = method === 'POST' ? JSON.stringify({ title: 'New', team: 'team-8', points: 7 }) : undefined;
    const load = { url: `${url}${path}`, method, connections, duration: seconds, workers: 1, headers };
    const result = await autocannon({ ...load, ...(body ? { body } : {}) });
    if (result.non2xx > 0 || result.errors > 0)
      throw new Error(`${method} ${path}: ${result.non2xx} refusals`);
    return { p99: result.latency.p99, perSecond: Math.round(result['2xx'] / result.duration) };
  };
  const measure = async () => ({
    rule: await fire({ path: '?limit=50', connections: 4 }),
    sort: await fire({ path: '?limit=50&sort=-points', connections: 4 }),
    insert: await fire({ path: '', method: 'POST', connections: 32 }),
  });
  try {
    await seed(sql, app.id);
    const before = await measure();
    await untilIndexed(sql, app.id);
    const after = await measure();
    return [
      figure('list of 50 with a rule', { before: before.rule, after: after.rule }, '20 ms p99'),
      figure('list of 50 with a rule by a field', { before: before.sort, after: after.sort }, '20 ms p99'),
      {
        name: `record create with indexes on the entity's fields, 32 connections`,
        value: `${after.insert.perSecond}/s, p99 ${after.insert.p99} ms`,
        aim: 'none set',
        how: `the same entity, ${seconds} s; without these indexes ${before.insert.perSecond}/s, p99 ${before.insert.p99} ms`,
      },
    ];
  } finally {
    await sql.end();
  }
}

type Result = { p99: number; perSecond: number };

function figure(what: string, { before, after }: { before: Result; after: Result }, aim: string): Figure {
  return {
    name: `${what}, 4 connections`,
    value: `p99 ${after.p99} ms, ${after.perSecond}/s`,
    aim,
    how: `by HTTP on an entity of ${largest} records among ${records} of ${apps} apps, 1 in 200 meets the rule, for ${seconds} s once the indexes are there that its use brings; before: p99 ${before.p99} ms, ${before.perSecond}/s`,
  };
}

/** Rows as the product stores them; apps that only fill the tables need no more than an id. */
async function seed(sql: postgres.Sql, appId: string): Promise<void> {
  const others = (records - largest) / (apps - 1);
  const data = sql`jsonb_build_object('title', 'Task ' || nr, 'team', 'team-' || nr % 200, 'points', nr::bigint * 7919 % 100003,
    'note', repeat('word ', 20))`;
  await sql`
    insert into records (app_id, entity, id, data, created_by, created_date)
    select ${appId}, ${entity}, lpad(to_hex(nr), 24, '0'), ${data}, 'maker-' || nr % 1000 || '@example.com',
      now() - nr * interval '1 minute' from generate_series(1, ${largest}::int) as nr`;
  await sql`
    insert into records (app_id, entity, id, data, created_by, created_date)
    select left(md5(app::text), 24), ${entity}, lpad(to_hex(nr), 24, '0'), ${data}, 'maker@example.com',
      now() - nr * interval '1 minute'
    from generate_series(2, ${apps}::int) as app, generate_series(1, ${Math.round(others)}::int) as nr`;
  await sql`analyze records`;
}

/** The job that makes them, at once rather than at its next minute. */
async function untilIndexed(sql: postgres.Sql, appId: string): Promise<void> {
  for (;;) {
    await sql`select graphile_worker.add_job('records.tend-indexes', '{}'::json, job_key => 'records.tend-indexes')`;
    const made = await sql`
      select 1 from record_index_uses u join pg_class c on c.relname = u.index_name
      join pg_index i on i.indexrelid = c.oid where u.app_id = ${appId} and i.indisvalid`;
    const [{ waiting } = { waiting: 0 }] = await sql<{ waiting: number }[]>`
      select count(*)::int as waiting from pg_stat_progress_create_index`;
    if (made.length >= 2 && waiting === 0) return;
    await delay(200);
  }
}
