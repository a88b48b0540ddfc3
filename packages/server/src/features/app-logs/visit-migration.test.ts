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
