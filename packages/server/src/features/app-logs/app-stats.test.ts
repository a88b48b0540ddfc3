import type { AllAppsStats } from '@sayso/contracts/app-stats';
import type { AppId } from '@sayso/contracts/ids';
import { expect, test } from 'vitest';
import { startServer } from '../../testing/start-server.ts';
import { statsOf } from '../../testing/stats-of.ts';
import { wholeMonths } from './stats-figures.ts';
import { createStatsStore } from './stats-store.ts';
import { createVisitStore, type Visit } from './visit-store.ts';
import { createVisitorNames, dayOf } from './visitors.ts';

const server = await startServer({ config: { trustedProxies: 1 } });
const store = createVisitStore(server.sql);
const open = { public_settings: 'public_without_login' };
const today = dayOf(Date.now());

/** Visits of a day, as they come in. */
const count = (visits: readonly Visit[]) => server.sql.begin((tx) => store.count(tx, visits));
const by = (name: string, app: string, day: string, page = 'Home'): Visit => ({
  appId: app,
  page,
  day,
  user: { id: `id-of-${name}`, email: `${name}@example.com` },
  visitor: null,
});
const byVisitor = (visitor: string, app: string, day: string): Visit => ({
  appId: app,
  page: 'Home',
  day,
  user: null,
  visitor: visitor.repeat(32),
  network: visitor.repeat(32),
});
/** An app that has these pages. */
async function anApp(): Promise<AppId> {
  const app = await server.anApp('ada', open);
  const source = 'export default () => null;';
  const tree = { 'pages/Home': source, 'pages/Tasks': source };
  await server.sql`update apps set tree = ${server.sql.json(tree)} where id = ${app}`;
  return app;
}

test('[W-ANLY-01] [W-ANLY-09] [W-ANLY-10] the figures are those of the days, the page and the user that are asked for', async () => {
  const app = await anApp();
  await count([
    by('kim', app, '2026-01-31'),
    by('kim', app, '2026-01-31'),
    by('lee', app, '2026-01-31', 'Tasks'),
  ]);
  await count([
    by('kim', app, '2026-02-10'),
    by('kim', app, '2026-02-10', 'Tasks'),
    byVisitor('a', app, '2026-02-10'),
  ]);
  await count([
    by('lee', app, '2026-03-02', 'Tasks'),
    by('mo', app, '2026-03-02'),
    byVisitor('a', app, '2026-03-02'),
  ]);
  await count([byVisitor('a', app, '2026-03-02'), byVisitor('b', app, '2026-03-02')]);
  // Beyond the last whole month of the range.
  await count([by('zoe', app, '2026-03-01')]);

  const range = await statsOf(server, app, '?date_from=2026-01-31&date_to=2026-03-01');
  expect(range).toMatchObject({
    total_visits: 7,
    anonymous_visits: 1,
    unique_users_count: 3,
    top_users: [
      { email: 'kim@example.com', visits: 4 },
      { email: 'lee@example.com', visits: 1 },
      { email: 'zoe@example.com', visits: 1 },
    ],
    users_per_date: [
      { date: '2026-01-31', unique_users: 2, total_visits: 3 },
      { date: '2026-02-10', unique_users: 2, total_visits: 3 },
      { date: '2026-03-01', unique_users: 1, total_visits: 1 },
    ],
  });
  expect(range.top_pages.map(({ page_name, visits }) => [page_name, visits])).toEqual([
    ['Home', 5],
    ['Tasks', 2],
  ]);

  // Of one day visitors are known, each once however often they came.
  expect(await statsOf(server, app, '?date_from=2026-03-02&date_to=2026-03-02')).toMatchObject({
    total_visits: 5,
    anonymous_visits: 3,
    unique_users_count: 4,
    signed_in_users: 2,
  });
  const tasks = await statsOf(server, app, '?page_name=Tasks');
  expect(tasks).toMatchObject({ total_visits: 3, unique_users_count: 2 });
  expect(tasks.top_pages).toHaveLength(1);
  const lee = await statsOf(server, app, '?user_email=lee@example.com');
  expect(lee).toMatchObject({
    total_visits: 2,
    unique_users_count: 1,
    top_users: [{ email: 'lee@example.com', visits: 2 }],
    users_per_date: [
      { date: '2026-01-31', unique_users: 1, total_visits: 1 },
      { date: '2026-03-02', unique_users: 1, total_visits: 1 },
    ],
  });
  expect(lee.top_pages.map(({ page_name, visits }) => [page_name, visits])).toEqual([['Tasks', 2]]);
  // Without bounds, with one of them, and of a page that nobody ever opened.
  expect(await statsOf(server, app)).toMatchObject({
    total_visits: 12,
    unique_users_count: 4,
    signed_in_users: 4,
  });
  expect(await statsOf(server, app, '?date_from=2026-02-10')).toMatchObject({
    total_visits: 9,
    unique_users_count: 4,
  });
  expect(await statsOf(server, app, '?date_to=2026-02-10')).toMatchObject({
    total_visits: 6,
    unique_users_count: 2,
  });
  expect(await statsOf(server, app, '?page_name=Nowhere')).toMatchObject({ total_visits: 0, top_pages: [] });
  const none = await statsOf(
    server,
    app,
    '?date_from=2020-01-01&date_to=2020-12-31&user_email=nobody@example.com',
  );
  expect(none).toMatchObject({ total_visits: 0, unique_users_count: 0, top_users: [], users_per_date: [] });
});

test('[W-ANLY-09] a range that ends before it begins, or days that are none, are refused by their field', async () => {
  const app = await anApp();
  const refused = async (query: string) => {
    const { status, body } = await server.call('ada', 'GET', `/app-logs/${app}/stats?${query}`);
    return [status, (body as { fields: unknown }).fields];
  };
  const ends = { date_to: 'The range ends before it begins.' };
  expect(await refused('date_from=2026-03-02&date_to=2026-03-01')).toEqual([400, ends]);
  const noDay = { date_from: 'Enter the date as yyyy-MM-dd.' };
  expect(await refused('date_from=2026-02-30')).toEqual([400, noDay]);
  // A year that no database knows.
  expect(await refused('date_from=0000-01-01')).toEqual([400, noDay]);
  expect(await refused('date_from=yesterday')).toEqual([400, noDay]);
});

test('visitors are counted once a day by a hash that nobody can make again when the day is over', async () => {
  const app = await anApp();
  const visit = (browser: string, address: string) =>
    server.call(null, 'POST', `/app-logs/${app}/log-user-in-app/Home`, undefined, {
      'x-forwarded-for': address,
      'user-agent': browser,
    });
  for (const [browser, address] of [
    ['Fox', '10.9.0.1'],
    ['Fox', '10.9.0.1'],
    ['Fox', '10.9.0.2'],
    ['Bird', '10.9.0.1'],
  ] as const)
    expect((await visit(browser, address)).status).toBe(200);
  expect(await statsOf(server, app, `?date_from=${today}&date_to=${today}`)).toMatchObject({
    total_visits: 4,
    anonymous_visits: 4,
    unique_users_count: 3,
  });

  expect((await server.call('ada', 'GET', `/app-logs/${app}`)).body).toHaveLength(4);
  const kept = await server.sql<{ text: string }[]>`
    select to_jsonb(v)::text as text from visitors_of_day v
    union all select to_jsonb(l)::text from app_log_entries l where app_id = ${app}`;
  expect(kept.length).toBeGreaterThan(3);
  expect(kept.filter(({ text }) => /10\.9\.0|Fox|Bird/.test(text))).toEqual([]);

  // All servers have the same salt, and another one the next day.
  const ada = { address: '10.9.0.1', browser: 'Fox' };
  const [here, there] = [store, createVisitStore(server.sql)].map((each) =>
    createVisitorNames({ take: each.takeSalt }),
  );
  const [own, others] = [await here?.(app, today, ada), await there?.(app, today, ada)];
  expect(own).toEqual(others);
  const tomorrow = dayOf(Date.now() + 86_400_000);
  const later = await here?.(app, tomorrow, ada);
  expect([later?.visitor, later?.network]).not.toContain(own?.visitor);
  expect([later?.visitor, later?.network]).not.toContain(own?.network);
  await store.prune(tomorrow);
  expect(await server.sql`select 1 from visitors_of_day`).toEqual([]);
  expect(await server.sql`select 1 from visit_salts where day < ${tomorrow}`).toEqual([]);
  // What was counted stays.
  expect(await statsOf(server, app)).toMatchObject({ total_visits: 4 });
});

test('many visits at once are all counted, and pages that nobody made fill no table', async () => {
  const app = await server.anApp('ada', open);
  const write = (name: string) =>
    server.call('ada', 'POST', `/apps/${app}/coding/write`, {
      file_path: `pages/${name}`,
      content: 'export default () => null;\n',
    });
  await write('Home');
  const visits = Array.from({ length: 60 }, (_, at) =>
    server.call(at % 2 === 0 ? 'mia' : null, 'POST', `/app-logs/${app}/log-user-in-app/Home`, undefined, {
      'x-forwarded-for': `10.8.0.${at}`,
    }),
  );
  await Promise.all(visits);
  expect(await statsOf(server, app)).toMatchObject({
    total_visits: 60,
    anonymous_visits: 60,
    signed_in_users: 0,
    users_per_date: [{ date: today, unique_users: 60, total_visits: 60 }],
  });

  const odd = ['../../x', '<img src=x onerror=alert(1)>', ' ', 'a\nb', 'toString'];
  const strange = Array.from({ length: 300 }, (_, at) => by('kim', app, today, odd[at] ?? `Made up ${at}`));
  await count(strange.slice(0, 150));
  await count(strange.slice(150));
  const stats = await statsOf(server, app);
  expect(stats.total_visits).toBe(360);
  expect(stats.top_pages).toEqual([
    { page_name: '(other)', url: expect.stringMatching(/^http:\/\/app--[^/]+$/), visits: 300 },
    { page_name: 'Home', url: expect.stringMatching(/\/Home$/), visits: 60 },
  ]);
  expect(await statsOf(server, app, '?page_name=(other)')).toMatchObject({
    total_visits: 300,
    signed_in_users: 1,
  });
  await write('Late');
  await count([by('kim', app, today, 'Late')]);
  expect((await statsOf(server, app, '?page_name=Late')).total_visits).toBe(1);

  await store.forgetApp(app);
  expect(await statsOf(server, app)).toMatchObject({
    total_visits: 0,
    top_users: [],
    top_pages: [],
    users_per_date: [],
  });
});

test('[B-ROLE-04] [B-LOGS-03] [W-ADMIN-05] the figures of all apps are for platform admins only', async () => {
  const [one, two] = [await server.anApp('ada', open), await server.anApp('bob', open)];
  const day = '2025-05-05';
  await count([by('kim', one, day), by('kim', two, day), by('kim', two, day), by('lee', two, day)]);
  const query = `?date_from=${day}&date_to=${day}`;
  for (const path of ['/app-logs/platform-admin/platform-stats', '/app-logs/all/stats']) {
    expect((await server.call('ada', 'GET', path)).status).toBe(403);
    const { status, body } = await server.call('root', 'GET', path + query);
    expect(status).toBe(200);
    const stats = body as AllAppsStats;
    expect(stats).toMatchObject({
      total_visits: 4,
      unique_users_count: 2,
      top_users: [
        { email: 'kim@example.com', visits: 3 },
        { email: 'lee@example.com', visits: 1 },
      ],
      users_per_date: [{ date: day, unique_users: 2, total_visits: 4 }],
    });
    expect(stats.top_apps.map(({ id, visits }) => [id, visits])).toEqual([
      [two, 3],
      [one, 1],
    ]);
  }
  const { body } = await server.call('root', 'GET', `/app-logs/all/stats${query}&user_email=kim@example.com`);
  expect(body).toMatchObject({
    total_visits: 3,
    top_apps: [
      { id: two, visits: 2 },
      { id: one, visits: 1 },
    ],
  });
});

test('whole months are read as such, and the days around them one by one', () => {
  const months = (from: string, to: string, now = '2026-11-27') => wholeMonths({ from, to, today: now });
  expect(months('2026-01-31', '2026-03-01')).toEqual({ first: '2026-02-01', end: '2026-03-01' });
  expect(months('2026-01-01', '2026-01-31')).toEqual({ first: '2026-01-01', end: '2026-02-01' });
  expect(months('2026-01-02', '2026-01-31')).toBeNull();
  expect(months('2025-11-28', '2026-11-27')).toEqual({ first: '2025-12-01', end: '2026-12-01' });
  expect(months('2025-12-01', '2025-12-31')).toEqual({ first: '2025-12-01', end: '2026-01-01' });
  expect(months('2026-11-20', '2026-11-27')).toBeNull();
  expect(wholeMonths({ from: null, to: '2026-03-01', today })).toEqual({ first: null, end: '2026-03-01' });
  const unbound = wholeMonths({ from: '2026-01-02', to: null, today: '2026-11-27' });
  expect(unbound).toEqual({ first: '2026-02-01', end: '2026-12-01' });
});

test('the apps that are visited most this week are told, by what was counted', async () => {
  const app = await anApp();
  await server.sql`update apps set last_deployed_at = now() where id = ${app}`;
  const old = dayOf(Date.now() - 8 * 86_400_000);
  await count(Array.from({ length: 5 }, () => by('kim', app, old)));
  await count([by('kim', app, today), by('lee', app, today)]);
  const found = (await createStatsStore(server.sql).trending(20)).find(({ id }) => id === app);
  expect(found).toMatchObject({ total_visits: 2, unique_users: 2 });
});

test('one network is twenty visitors of an app and a day, whatever its browsers call themselves', async () => {
  const app = await anApp();
  const day = '2025-06-06';
  const from = (network: string, nth: number): Visit => ({
    appId: app,
    page: 'Home',
    day,
    user: null,
    visitor: `${network}${nth.toString(16).padStart(31, '0')}`,
    network: network.repeat(32),
  });
  const many = Array.from({ length: 140 }, (_, nth) => from('a', nth));
  await count(many.slice(0, 15));
  // Who is known already takes nobody's place.
  await count([...many.slice(0, 15), ...many.slice(15, 18)]);
  await count(many.slice(18));
  await count([from('b', 1), from('b', 2)]);
  const stats = await statsOf(server, app, `?date_from=${day}&date_to=${day}`);
  expect(stats).toMatchObject({ total_visits: 157, anonymous_visits: 157, unique_users_count: 22 });
  const home = await statsOf(server, app, `?date_from=${day}&date_to=${day}&page_name=Home`);
  expect(home.unique_users_count).toBe(22);
});

test('strange pages of one app take no places of another’s, nor do real pages of its own', async () => {
  const [one, two] = [await server.anApp('ada', open), await server.anApp('ada', open)];
  await server.sql`
    update apps set tree = (
      select json_object_agg('pages/Real ' || nr, 'export default () => null;') from generate_series(1, 120) nr
    ) where id = ${two}`;
  const pages = (start: string, app: string, most: number) =>
    Array.from({ length: most }, (_, at) => by('kim', app, today, `${start} ${at + 1}`));
  await count([...pages('Strange', one, 150), ...pages('Real', two, 120), ...pages('Strange', two, 3)]);
  const [other, ...named] = (await statsOf(server, two)).top_pages;
  expect(other).toMatchObject({ page_name: '(other)', visits: 3 });
  expect(named.filter(({ page_name }) => page_name.startsWith('Real'))).toHaveLength(120);
  expect((await statsOf(server, one)).top_pages).toMatchObject([{ page_name: '(other)', visits: 150 }]);
});

test('figures are kept for two years, and nobody’s address for longer than what they opened', async () => {
  const app = await anApp();
  const daysAgo = (days: number) => dayOf(Date.now() - days * 86_400_000);
  const [gone, kept] = [daysAgo(731), daysAgo(729)];
  await count([by('old', app, gone), by('kept', app, gone), by('kept', app, kept)]);
  await server.sql`
    insert into visit_salts values (${daysAgo(1)}, '\\x00') on conflict do nothing`;
  // The job as it is registered, which only the installation knows.
  await server.core.jobs.enqueue(server.sql, 'visits.prune', {});
  await expect.poll(async () => (await statsOf(server, app)).total_visits, { timeout: 30_000 }).toBe(1);
  expect((await statsOf(server, app)).users_per_date).toEqual([
    { date: kept, unique_users: 1, total_visits: 1 },
  ]);
  expect(await server.sql`select 1 from visit_salts where day < ${today}::date`).toEqual([]);

  // A month goes once all of it is that old.
  await server.sql`
    delete from visit_user_months m using visit_users u where u.id = m.user_id and u.user_id = 'id-of-old'`;
  await store.prune(today);
  expect(await server.sql`select 1 from visit_users where user_id = 'id-of-old'`).toEqual([]);
  expect(await server.sql`select email from visit_users where user_id = 'id-of-kept'`).toEqual([
    { email: 'kept@example.com' },
  ]);
}, 60_000);
