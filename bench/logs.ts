import type { App } from '@sayso/contracts/apps';
import type { AppLog } from '@sayso/contracts/log-entries';
import type { ApiClient } from '@sayso/e2e/support/api';
import type { Product } from '@sayso/e2e/support/product';
import type postgres from 'postgres';
import { type Figure, median, ms } from './support/figures.ts';
import { openDatabase } from './support/people.ts';

const lines = 1_000_000;
const users = 2_000;
const rounds = 5;
/** Wrote 60 of the oldest lines, and none since. */
const rare = 'long-gone@elsewhere.example';

const asked = [
  { what: 'newest page', query: {}, found: 50 },
  { what: 'failures only', query: { q: { status: 'error' } }, found: 50 },
  { what: 'one user', query: { q: { user_email: 'user-7@example.com' } }, found: 50 },
  {
    what: 'one user’s failures',
    query: { q: { user_email: 'user-100@example.com', status: 'error' } },
    found: 50,
  },
  { what: 'a user who wrote last long ago', query: { q: { user_email: 'long-gone' } }, found: 50 },
  { what: 'a part of 11 addresses', query: { q: { user_email: 'user-12' } }, found: 50 },
  { what: 'a part of all addresses', query: { q: { user_email: 'example.com' } }, found: 50 },
  { what: 'nobody’s address', query: { q: { user_email: 'nobody@' } }, found: 0 },
  { what: 'page 1,000', query: { skip: 49_950 }, found: 50 },
  { what: 'beyond the end', query: { skip: 1_000_000 }, found: 0 },
] as const;

/** An app's log of a million lines, filtered as the Workspace does. */
export async function measureLogs(product: Product, maker: ApiClient): Promise<Figure[]> {
  const app = await maker.call<App>('POST', '/apps', { name: 'Logs bench' });
  const sql = openDatabase(product);
  try {
    await seed(sql, app.id);
  } finally {
    await sql.end();
  }
  const slowest = { what: '', took: 0 };
  const figures: string[] = [];
  for (const { what, query, found } of asked) {
    const took: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const startedAt = performance.now();
      const reply = await maker.call<AppLog[]>('GET', `/app-logs/${app.id}?${searchOf(query)}`);
      took.push(performance.now() - startedAt);
      if (reply.length < found || (found === 0 && reply.length > 0))
        throw new Error(`${what} found ${reply.length}`);
    }
    const middle = median(took);
    figures.push(`${what} ${ms(middle)}`);
    if (middle > slowest.took) Object.assign(slowest, { what, took: middle });
  }
  return [
    {
      name: `an app's log of ${lines.toLocaleString('en')} lines, filtered`,
      value: `slowest ${ms(slowest.took)} (${slowest.what})`,
      aim: '300 ms',
      how: `by HTTP, 50 lines of ${users.toLocaleString('en')} users, 1 in 100 failed; median of ${rounds}: ${figures.join(', ')}`,
    },
  ];
}

function searchOf(query: Readonly<Record<string, unknown>>): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    search.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return search;
}

/** Lines as the product stores them. */
async function seed(sql: postgres.Sql, appId: string): Promise<void> {
  await sql`
    insert into app_log_entries
      (app_id, user_id, user_email, object_name, log_type, status, inputs, outputs, error, bytes, created_date)
    select ${appId}, 'u' || nr % ${users}::int,
      case when nr <= 60 then ${rare} else 'user-' || nr % ${users}::int || '@example.com' end,
      'Visit', 'create', case when nr * 7919::bigint % 100 = 0 then 'error' else 'success' end,
      '{"patient":"Patient ' || nr || '","fee":45}', '{"id":"' || lpad(to_hex(nr), 24, '0') || '"}',
      case when nr * 7919::bigint % 100 = 0 then 'fee: Must be a number' end, 100,
      now() - (${lines}::int - nr) * interval '5 seconds'
    from generate_series(1, ${lines}::int) as nr`;
  await sql`
    insert into app_log_users
    select distinct app_id, user_email from app_log_entries where app_id = ${appId}`;
  await sql`insert into app_log_totals values (${appId}, ${lines}, ${lines * 100})`;
  await sql`vacuum analyze app_log_entries`;
}
