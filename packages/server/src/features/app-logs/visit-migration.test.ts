import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startServer } from '../../testing/start-server.ts';
import { statsOf } from '../../testing/stats-of.ts';

const migration = (name: string) => readFile(join(import.meta.dirname, '../../../migrations', name), 'utf8');

/** Text that holds several statements and no values. */
const statements = (text: string) => Object.assign([text], { raw: [text] });

test('what was logged before visits were counted by day is in the figures', async () => {
  const server = await startServer();
  const app = await server.anApp('ada');
  const { sql } = server;
  await sql`drop table visit_pages, visit_users, visit_days, visit_user_days, visit_user_months, visit_salts, visitors_of_day`;
  // The table that the visits came from is gone since.
  await sql(statements(await migration('0067-app-logs.sql')));
  const log = async (day: string, page: string, name: string | null) => {
    const email = name === null ? null : `${name}@example.com`;
    await sql`
      insert into app_logs (app_id, page, user_id, user_email, created_date)
      values (${app}, ${page}, ${name}, ${email}, ${new Date(`${day}T23:30:00Z`)})`;
  };
  await log('2026-10-30', 'Home', 'kim');
  await log('2026-10-30', 'Home', 'kim');
  await log('2026-10-30', 'Tasks', 'lee');
  await log('2026-11-02', 'Home', null);
  await log('2026-11-02', 'Tasks', 'kim');
  const counting = await migration('0110-visit-figures.sql');
  await sql.begin((tx) => tx(statements(counting)));

  expect(await statsOf(server, app)).toMatchObject({
    total_visits: 5,
    anonymous_visits: 1,
    signed_in_users: 2,
    top_users: [
      { email: 'kim@example.com', visits: 3 },
      { email: 'lee@example.com', visits: 1 },
    ],
    top_pages: [
      { page_name: 'Home', visits: 3 },
      { page_name: 'Tasks', visits: 2 },
    ],
    users_per_date: [
      { date: '2026-10-30', total_visits: 3, unique_users: 2 },
      { date: '2026-11-02', total_visits: 2, unique_users: 1 },
    ],
  });
  expect(await statsOf(server, app, '?page_name=Home')).toMatchObject({
    total_visits: 3,
    signed_in_users: 1,
  });
  expect(await statsOf(server, app, '?page_name=Tasks')).toMatchObject({
    total_visits: 2,
    signed_in_users: 2,
  });
  const all = await server.call('root', 'GET', '/app-logs/all/stats?date_from=2026-10-01&date_to=2026-10-31');
  expect(all.body).toMatchObject({
    total_visits: 3,
    unique_users_count: 2,
    top_apps: [{ id: app, visits: 3 }],
  });
});

test('what was counted under names that are no pages becomes one, with each user and visitor once a day', async () => {
  const server = await startServer();
  const app = await server.anApp('ada');
  const { sql } = server;
  // As it was before.
  await sql`alter table visit_pages add column is_strange boolean not null default false`;
  await sql`alter table visitors_of_day drop column network`;
  await sql`drop index app_log_entries_of_page`;
  const pages = await sql<{ id: number; page: string }[]>`
    insert into visit_pages (app_id, page, is_strange)
    select ${app}, page, page like 'odd%' from unnest(array['', 'Home', 'odd 1', 'odd 2']) as page
    returning id, page`;
  const [kim] = await sql<{ id: number }[]>`
    insert into visit_users (user_id, email) values ('kim', 'kim@example.com') returning id`;
  for (const { id, page } of pages) {
    const times = page === '' ? 3 : 1;
    await sql`insert into visit_user_days values (${id}, '2026-11-02', ${kim?.id ?? 0}, ${times})`;
    await sql`insert into visitors_of_day values (${id}, '2026-11-02', '\\x01')`;
    await sql`insert into visit_days values (${id}, '2026-11-02', ${times * 2}, ${times}, 1, 1)`;
  }
  const merging = await migration('0122-other-pages.sql');
  await sql.begin((tx) => tx(statements(merging)));

  const stats = await statsOf(server, app);
  expect(stats.top_pages.map(({ page_name, visits }) => [page_name, visits])).toEqual([
    ['(other)', 4],
    ['Home', 2],
  ]);
  expect(stats).toMatchObject({ total_visits: 6, anonymous_visits: 3 });
  const day = '?date_from=2026-11-02&date_to=2026-11-02&page_name=';
  expect(await statsOf(server, app, `${day}(other)`)).toMatchObject({
    total_visits: 4,
    anonymous_visits: 2,
    unique_users_count: 2,
    top_users: [{ email: 'kim@example.com', visits: 2 }],
  });
});
