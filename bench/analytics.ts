import type { App } from '@sayso/contracts/apps';
import type { ApiClient } from '@sayso/e2e/support/api';
import type { Product } from '@sayso/e2e/support/product';
import type { Browser } from 'playwright-core';
import type postgres from 'postgres';
import { visit } from './first-page.ts';
import { type Figure, median, ms, percentile } from './support/figures.ts';
import { openDatabase } from './support/people.ts';

/** A busy app: of its users so many come on a day, each opens five of the pages, and some people do not sign in. */
const busy = { days: 365, users: 20_000, usersOfDay: 1_500, pages: 12, anonymousOfDay: 4_900 };
const calls = 20;
const openings = 10;

type Given = { maker: ApiClient; browser: Browser };

/** Figures of a year with ten million visits. */
export async function measureAnalytics(product: Product, maker: ApiClient): Promise<Figure[]> {
  const app = await maker.call<App>('POST', '/apps', {
    name: 'Visits bench',
    public_settings: 'public_without_login',
  });
  const sql = openDatabase(product);
  try {
    return await measureStats(maker, app.id, await seed(sql, app.id));
  } finally {
    await sql.end();
  }
}

async function measureStats(maker: ApiClient, appId: string, visits: number): Promise<Figure[]> {
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  const year = `date_from=${day(busy.days - 1)}&date_to=${day(0)}`;
  const stats = `/app-logs/${appId}/stats`;
  const asked: [name: string, path: string][] = [
    ['a year', `${stats}?${year}`],
    ['11 months from within one', `${stats}?date_from=${day(340)}&date_to=${day(10)}`],
    ['a year of one page', `${stats}?${year}&page_name=Page 3`],
    ['a year of one user', `${stats}?${year}&user_email=bench-7@example.com`],
    ['30 days', `${stats}?date_from=${day(29)}&date_to=${day(0)}`],
    ['a year of all apps', `/app-logs/platform-admin/platform-stats?${year}`],
  ];
  const figures: Figure[] = [];
  for (const [name, path] of asked) {
    const times: number[] = [];
    for (let call = 0; call < calls; call += 1) {
      const start = performance.now();
      await maker.call('GET', path);
      times.push(performance.now() - start);
    }
    figures.push({
      name: `figures of ${name}`,
      value: `${ms(median(times))}, p95 ${ms(percentile(times, 0.95))}`,
      aim: '200 ms',
      how: `${calls} calls one after the other; an app with ${(visits / 1e6).toFixed(1)} million visits in ${busy.days} days, ${busy.users} users, ${busy.pages} pages`,
    });
  }
  return figures;
}

/** Written as the server counts them, day by day: ten million calls would take hours. Answers how many visits it were. */
async function seed(sql: postgres.Sql, appId: string): Promise<number> {
  const { days, users, usersOfDay, pages, anonymousOfDay } = busy;
  await sql`
    insert into visit_pages (app_id, page)
    select ${appId}, 'Page ' || nr from generate_series(1, ${pages}::int) nr
    union all values (${appId}, ''), ('all', '') on conflict do nothing`;
  await sql`
    insert into visit_users (user_id, email)
    select 'bench-' || nr, 'bench-' || nr || '@example.com' from generate_series(1, ${users}::int) nr`;
  for (let ago = days - 1; ago >= 0; ago -= 1) {
    await sql`
      insert into visit_user_days (page_id, day, user_id, visits)
      select p.id, (now() at time zone 'UTC')::date - ${ago}::int, u.id, 1 + (u.nr + p.nr + ${ago}::int) % 5
      from (select id, substr(user_id, 7)::bigint as nr from visit_users where user_id like 'bench-%') u
      cross join (
        select id, substr(page, 6)::int as nr from visit_pages where app_id = ${appId} and page <> ''
      ) p
      where (u.nr * 7919 + ${ago}::bigint * 104729) % ${users}::int < ${usersOfDay}::int
        and (u.nr + p.nr * 5 + ${ago}::int) % ${pages}::int < 5`;
  }
  await sql`
    insert into visit_user_days (page_id, day, user_id, visits)
    select total.id, d.day, d.user_id, sum(d.visits)
    from visit_user_days d join visit_pages p on p.id = d.page_id and p.app_id = ${appId}
    join visit_pages total on total.page = '' and total.app_id in (${appId}, 'all')
    group by 1, 2, 3`;
  await sql`
    insert into visit_user_months (page_id, month, user_id, visits)
    select d.page_id, date_trunc('month', d.day), d.user_id, sum(d.visits)
    from visit_user_days d join visit_pages p on p.id = d.page_id and p.page = ''
    group by 1, 2, 3`;
  await sql`
    insert into visit_days (page_id, day, visits, anonymous_visits, users, visitors)
    select d.page_id, d.day, sum(d.visits) + n.visits, n.visits, count(*), n.visits / 2
    from visit_user_days d join visit_pages p on p.id = d.page_id
    cross join lateral (
      select case when p.page = '' then ${anonymousOfDay}::int else ${anonymousOfDay}::int / ${pages}::int end as visits
    ) n
    group by 1, 2, n.visits`;
  await sql`vacuum analyze visit_user_days, visit_user_months, visit_days, visit_pages, visit_users`;
  const [row] = await sql<{ visits: number }[]>`
    select sum(d.visits)::int as visits from visit_days d join visit_pages p on p.id = d.page_id
    where p.app_id = ${appId} and p.page = ''`;
  return row?.visits ?? 0;
}

/** The opening of a published app whose visit is counted, in turn with one that is not. */
export async function measureCountedOpening({ browser, maker }: Given): Promise<Figure[]> {
  const built = await maker.build('A list of the bikes of our club, each with a name and a colour');
  await maker.call('PUT', `/apps/${built.id}`, { public_settings: 'public_without_login' });
  const { url } = await maker.publish(built.id);
  const counted = '**/log-user-in-app/**';
  const headings: Record<'with' | 'without', number[]> = { with: [], without: [] };
  for (let round = 0; round < openings; round += 1) {
    // Both are routed, so that what the routing itself takes is in both.
    const seen = await visit(browser, url, (page) => page.route(counted, (route) => route.continue()));
    const left = await visit(browser, url, (page) => page.route(counted, (route) => route.abort()));
    headings.with.push(seen.heading);
    headings.without.push(left.heading);
  }
  const pairs = headings.with.map((heading, round) => heading / (headings.without[round] ?? Number.NaN));
  return [
    {
      name: 'published app opened and counted, its heading on screen',
      value: `${ms(median(headings.with))}; ${median(pairs).toFixed(2)} of the time without counting`,
      aim: '1.00',
      how: `medians of ${openings} pairs in turn, empty cache, 10 Mbit/s and 20 ms, CPU x4; without: ${ms(median(headings.without))}`,
    },
  ];
}
