import type { AppLog } from '@sayso/contracts/log-entries';
import { expect, test } from 'vitest';
import { startServer } from '../../testing/start-server.ts';
import { createLogEntryStore } from './entry-store.ts';

const server = await startServer({ config: { trustedProxies: 1, rates: { factor: 1 } } });

let addresses = 0;
/** A visit from an address of its own, as a proxy names it. */
const visit = (who: string | null, app: string, page: string, address = `10.0.0.${++addresses}`) =>
  server.call(who, 'POST', `/app-logs/${app}/log-user-in-app/${page}`, undefined, {
    'x-forwarded-for': address,
  });
const logsOf = async (app: string, query = '') =>
  ((await server.call('ada', 'GET', `/app-logs/${app}${query}`)).body as AppLog[]).map(
    ({ page, user_email }) => [page, user_email],
  );

test('[B-LOGS-01] [B-LOGS-02] [B-LOGS-03] [P-RAPI-07] visits are logged with page and person, and counted', async () => {
  const app = await server.anApp('ada', { public_settings: 'public_without_login' });
  const pages = {
    'pages/Home': 'export default () => null;',
    'pages/Task list': 'export default () => null;',
  };
  await server.sql`update apps set tree = ${server.sql.json(pages)} where id = ${app}`;
  await server.call('mia', 'POST', `/apps/${app}/users/register`);
  const statuses = [];
  for (const [who, page] of [
    ['ada', 'Home'],
    ['mia', 'Home'],
    ['mia', 'Task%20list'],
    [null, 'Home'],
  ] as const) {
    statuses.push((await visit(who, app, page)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200]);

  expect(await logsOf(app)).toEqual([
    ['Home', null],
    ['Task list', 'mia@example.com'],
    ['Home', 'mia@example.com'],
    ['Home', 'ada@example.com'],
  ]);
  expect(await logsOf(app, '?limit=1&skip=1')).toEqual([['Task list', 'mia@example.com']]);
  expect(await logsOf(app, '?page=Home&user_email=mia@example.com')).toEqual([['Home', 'mia@example.com']]);
  expect((await server.call('ada', 'GET', `/app-logs/${app}/stats`)).body).toEqual({
    total_visits: 4,
    anonymous_visits: 1,
    signed_in_users: 2,
    unique_users_count: 2,
    top_users: [
      { email: 'mia@example.com', visits: 2 },
      { email: 'ada@example.com', visits: 1 },
    ],
    top_pages: [
      { page_name: 'Home', url: expect.stringMatching(/^https?:.*\/Home$/), visits: 3 },
      { page_name: 'Task list', url: expect.stringMatching(/\/Task%20list$/), visits: 1 },
    ],
    users_per_date: [{ date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), unique_users: 3, total_visits: 4 }],
  });
});

test('a private app takes no visits of people who may not be inside it', async () => {
  const app = await server.anApp('ada');

  const answers = [await visit(null, app, 'Home'), await visit('stranger', app, 'Home')];
  expect([answers.map(({ status }) => status), await logsOf(app)]).toEqual([[403, 403], []]);
});

test('one address that reports without end is told to wait, others are not', async () => {
  const app = await server.anApp('ada', { public_settings: 'public_without_login' });
  const flood = await Promise.all(Array.from({ length: 125 }, () => visit(null, app, 'Home', '10.1.1.1')));

  const refused = flood.filter(({ status }) => status === 429);
  expect([flood.filter(({ status }) => status === 200).length, refused.length]).toEqual([120, 5]);
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await visit(null, app, 'Home')).status).toBe(200);

  const broke = (address: string) =>
    server.call(
      null,
      'POST',
      `/app-logs/${app}/page-errors`,
      { page: 'Home', title: 'E' },
      { 'x-forwarded-for': address },
    );
  const errors = await Promise.all(Array.from({ length: 125 }, () => broke('10.1.1.2')));
  expect(errors.filter(({ status }) => status === 429)).toHaveLength(5);
  expect((await broke('10.1.1.3')).status).toBe(200);
});

test('the log keeps 90 days of each app, and goes with its app', async () => {
  const app = await server.anApp('ada', { public_settings: 'public_without_login' });
  const store = createLogEntryStore(server.sql);
  for (const page of ['One', 'Two', 'Three']) await visit('ada', app, page);
  expect(await logsOf(app)).toHaveLength(3);
  await server.sql`
    update app_log_entries set created_date = now() - interval '91 days'
    where app_id = ${app} and object_name = 'One'`;
  await store.prune();
  expect((await logsOf(app)).map(([page]) => page)).toEqual(['Three', 'Two']);

  await store.forgetApp(app);
  expect(await logsOf(app)).toEqual([]);
});

test('[B-APPS-11] the open apps that are visited most are told to anybody', async () => {
  const app = (name: string, visibility: string) =>
    server.anApp('ada', { name, public_settings: visibility });
  const [some, most, closed, blocked, unpublished] = await Promise.all([
    app('Some', 'public_without_login'),
    app('Most', 'public_without_login'),
    app('Closed', 'private_with_login'),
    app('Blocked', 'public_without_login'),
    app('Unpublished', 'public_without_login'),
  ]);
  await visit('ada', some, 'Home');
  await visit('ada', some, 'About');
  for (const who of ['ada', null, null]) await visit(who, most, 'Home');
  for (const id of [closed, blocked, unpublished])
    for (let times = 0; times < 4; times++) await visit('ada', id, 'Home');
  await server.sql`update apps set last_deployed_at = now() where id <> ${unpublished}`;
  await server.call('root', 'PUT', `/apps/${blocked}`, { is_blocked: true });
  const { status, body } = await server.call(null, 'GET', '/apps/public/trending');
  const { trending_apps: apps } = body as { trending_apps: { id: string }[] };
  expect(status).toBe(200);
  expect(apps.filter(({ id }) => [some, most, closed, blocked, unpublished].includes(id))).toEqual([
    expect.objectContaining({ id: most, name: 'Most', total_visits: 3, unique_users: 1 }),
    expect.objectContaining({ id: some, name: 'Some', total_visits: 2, unique_users: 1 }),
  ]);
});

test('an app that was blocked, deleted or closed is told to nobody from then on, also where others were just told', async () => {
  const ids = () =>
    server
      .call(null, 'GET', '/apps/public/trending')
      .then(({ body }) => (body as { trending_apps: { id: string }[] }).trending_apps.map(({ id }) => id));
  const app = async () => {
    const id = await server.anApp('ada', { public_settings: 'public_without_login' });
    for (let times = 0; times < 9; times++) await visit('ada', id, 'Home');
    return id;
  };
  const [blocked, deleted, closed] = [await app(), await app(), await app()];
  await server.sql`update apps set last_deployed_at = now() where id = any(${[blocked, deleted, closed]}::text[])`;
  // Any change of what is told has the list made anew.
  await server.call('ada', 'PUT', `/apps/${closed}`, { name: 'Renamed' });
  expect(await ids()).toEqual(expect.arrayContaining([blocked, deleted, closed]));
  await server.call('root', 'PUT', `/apps/${blocked}`, { is_blocked: true });
  expect(await ids()).not.toContain(blocked);
  await server.call('ada', 'DELETE', `/apps/${deleted}`);
  expect(await ids()).not.toContain(deleted);
  await server.call('ada', 'PUT', `/apps/${closed}`, { public_settings: 'private_with_login' });
  expect(await ids()).not.toContain(closed);
});
