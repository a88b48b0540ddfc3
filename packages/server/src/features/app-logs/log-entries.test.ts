import type { UserVisitStats } from '@sayso/contracts/app-stats';
import type { AppLog } from '@sayso/contracts/log-entries';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { type LogShare, logLimits } from '../../config-logs.ts';
import { startServer } from '../../testing/start-server.ts';
import { createLogEntryStore } from './entry-store.ts';
import { createLogWriter, type LogEvent } from './log-writer.ts';

const server = await startServer();
const quiet = pino({ level: 'silent' });

const entities = {
  Task: {
    name: 'Task',
    properties: { title: { type: 'string' }, hours: { type: 'number' }, password: { type: 'string' } },
    required: ['title'],
  },
};
const open = () => server.anApp('ada', { public_settings: 'public_without_login', entities });

async function logsOf(app: string, query: Record<string, unknown> = {}): Promise<AppLog[]> {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    search.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  const reply = await server.call('ada', 'GET', `/app-logs/${app}?${search}`);
  expect(reply.status, reply.text).toBe(200);
  return reply.body as AppLog[];
}

/** Calls of the app itself, as this person who came to it; `null` is a visitor. */
async function inApp(app: string, who: string | null) {
  let token: Record<string, string> = {};
  if (who !== null) {
    if (who !== 'ada') await server.call(who, 'POST', `/apps/${app}/users/register`);
    const reply = await server.call(who, 'GET', `/apps/${app}/auth/token`);
    token = { authorization: `Bearer ${(reply.body as { token: string }).token}` };
  }
  return (method: string, path: string, body?: unknown) =>
    server.call(null, method, `/apps/${app}${path}`, body, token);
}

test('[W-LOGS-06] [W-LOGS-07] calls of the app stand in its log with who made them, what went in and what came out', async () => {
  const app = await open();
  const [ada, mia, visitor] = [await inApp(app, 'ada'), await inApp(app, 'mia'), await inApp(app, null)];
  const made = (await mia('POST', '/entities/Task', { title: 'Paint <b>it</b>', password: 'hunter2' }))
    .body as { id: string };
  await ada('PUT', `/entities/Task/${made.id}`, { hours: 3 });
  await mia('POST', '/entities/Task', { hours: 'many' });
  await visitor('GET', `/entities/Task/${'0'.repeat(24)}`);
  await mia('GET', '/entities/Task');
  await ada('DELETE', `/entities/Task/${made.id}`);
  // Makers at work in the builder are not the app.
  await server.call('ada', 'POST', `/apps/${app}/entities/Task`, { title: 'By hand' });

  const logs = await logsOf(app);
  expect(logs.map(({ log_type, status, user_email }) => [log_type, status, user_email])).toEqual([
    ['delete', 'success', 'ada@example.com'],
    ['read', 'error', null],
    ['create', 'error', 'mia@example.com'],
    ['update', 'success', 'ada@example.com'],
    ['create', 'success', 'mia@example.com'],
  ]);
  expect(logs.at(-1)).toEqual({
    id: expect.stringMatching(/^\d+$/),
    app_id: app,
    object_name: 'Task',
    log_type: 'create',
    status: 'success',
    inputs: '{"title":"Paint <b>it</b>","password":"[hidden]"}',
    outputs: expect.stringContaining(`"id":"${made.id}"`),
    error: null,
    page: null,
    user_id: (await server.person('mia')).user.id,
    user_email: 'mia@example.com',
    created_date: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  });
  expect(logs.at(-1)?.outputs).toContain('"password":"[hidden]"');
  expect(logs[2]?.error?.split('\n').toSorted()).toEqual([
    'hours: Must be a number',
    'title: This field is required',
  ]);
  expect(JSON.parse(logs[3]?.inputs ?? '')).toEqual({ id: made.id, body: { hours: 3 } });

  const types = async (query: Record<string, unknown>) =>
    (await logsOf(app, query)).map(({ log_type }) => log_type);
  expect(await types({ q: { status: 'error' } })).toEqual(['read', 'create']);
  expect(await types({ q: { user_email: 'mia@example.com' } })).toEqual(['create', 'create']);
  expect(await types({ q: { user_email: 'ADA' } })).toEqual(['delete', 'update']);
  expect(await types({ q: { user_email: 'mia', status: 'error' } })).toEqual(['create']);
  expect(await types({ q: { user_email: 'example.com' }, limit: 2, skip: 1 })).toEqual(['create', 'update']);
  expect(await types({ q: { user_email: '%' } })).toEqual([]);
  expect(await types({ limit: 1, skip: 2 })).toEqual(['create']);
  expect(await types({ skip: 1_000_000 })).toEqual([]);
  for (const q of ['{', '[]', '{"status":"bad"}', '{"user_email":{"$regex":"."}}', '{"app_id":"x"}']) {
    const refused = await server.call('ada', 'GET', `/app-logs/${app}?q=${encodeURIComponent(q)}`);
    expect([q, refused.status]).toEqual([q, 400]);
  }
});

test('[W-LOGS-07] lines of any size and kind are cut and marked, and hold no keys', async () => {
  const app = await open();
  const mia = await inApp(app, 'mia');
  const key = ((await server.call('mia', 'POST', '/auth/regenerate_api_key')).body as { api_key: string })
    .api_key;
  await mia('POST', '/entities/Task', { title: `${'ü🚀'.repeat(100_000)}` });
  await mia('POST', '/entities/Task', { title: `my key is ${key}, access_token=abc123&x`, hours: 'no' });
  await mia('POST', '/entities/Task', { title: 'Codes', backup_tokens: [{ code: 'cobalt-7' }], hours: 'no' });
  const rows = Array.from({ length: 1_000 }, (_, at) => ({ title: `Task ${at}` }));
  await mia('POST', '/entities/Task/bulk', rows);

  const [many, codes, secret, long] = await logsOf(app);
  expect(codes?.inputs).toContain('"backup_tokens":"[hidden]"');
  expect(long?.inputs).toMatch(/… \(cut here\)$/);
  expect(long?.inputs?.length).toBeLessThan(10_100);
  expect(many?.inputs).toMatch(/^\[\{"title":"Task 0"\},.*… \(cut here\)$/);
  expect(secret?.status).toBe('error');
  expect(secret?.inputs).toContain('my key is [hidden], access_token=[hidden]&x');
  const stored = await server.sql<{ text: string }[]>`select e::text as text from app_log_entries e`;
  expect(
    stored.filter(({ text }) => [key, 'hunter2', 'cobalt-7'].some((each) => text.includes(each))),
  ).toEqual([]);
});

test('many who look far back into a log wait for each other, and hold up nobody else', async () => {
  const app = await open();
  const far = () => server.call('ada', 'GET', `/app-logs/${app}?limit=1000&user_email=example`);
  await server.call('ada', 'GET', '/auth/me');
  let refused = 0;
  const { promise: allRefused, resolve } = Promise.withResolvers<void>();
  const asked = await server.sql.begin(async (tx) => {
    await tx`lock table app_log_entries, app_log_users in access exclusive mode`;
    const calls = Array.from({ length: 12 }, async () => {
      const { status } = await far();
      if (status === 429) refused += 1;
      if (refused === 3) resolve();
      return status;
    });
    // One is at it and eight wait.
    await allRefused;
    expect((await server.call('mia', 'GET', '/apps')).status).toBe(200);
    return { calls };
  });
  expect((await Promise.all(asked.calls)).toSorted()).toEqual([...Array(9).fill(200), ...Array(3).fill(429)]);
});

test('errors of pages stand beside the calls, with who saw them and without trust in what they say', async () => {
  const app = await open();
  const report = (body: unknown, who: string | null = null) =>
    server.call(who, 'POST', `/app-logs/${app}/page-errors`, body);
  const broke = { page: 'Board', title: 'TypeError: x is undefined', details: 'x', component: 'TaskCard' };
  expect((await report(broke, 'ada')).body).toEqual({ success: true });
  await report({ page: '<img src=x>', title: 'E', details: `${'a\u0000'.repeat(120_000)}` });
  expect((await report({ page: 'Board' })).status).toBe(422);

  const [long, first] = await logsOf(app, { q: { status: 'error' } });
  expect(first).toMatchObject({
    object_name: 'Board',
    page: 'Board',
    log_type: 'page_error',
    user_email: 'ada@example.com',
    error: 'TypeError: x is undefined\nx',
    inputs: '{"page":"Board","component":"TaskCard","in":"published"}',
  });
  expect(long).toMatchObject({ object_name: '<img src=x>', user_email: null });
  expect(long?.error).toMatch(/… \(cut here\)$/);

  const shut = await server.anApp('ada');
  const refused = await server.call('stranger', 'POST', `/app-logs/${shut}/page-errors`, broke);
  expect([refused.status, await logsOf(shut)]).toEqual([403, []]);
});

test('whoever may not come in leaves no name in the log, and an app that is not there has none', async () => {
  const shut = await server.anApp('ada', { entities });
  const { body } = await server.call('stranger', 'POST', '/auth/regenerate_api_key');
  const { api_key } = body as { api_key: string };
  const gone = '0'.repeat(24);
  for (const app of [shut, gone]) {
    await server.call(null, 'POST', `/apps/${app}/entities/Task`, { title: 'x' }, { api_key });
  }
  expect(await logsOf(shut)).toMatchObject([{ status: 'error', user_email: null, user_id: null }]);
  expect(await server.sql`select 1 from app_log_entries where app_id = ${gone}`).toEqual([]);
  expect((await server.call('stranger', 'GET', `/app-logs/${shut}`)).status).toBe(403);
});

test('[B-LOGS-04] a person is told what they opened, nobody else but admins is', async () => {
  const [first, second] = [await open(), await open()];
  const { id } = (await server.person('lee')).user;
  for (const [app, page] of [
    [first, 'Home'],
    [second, 'Home'],
    [first, 'Board'],
  ]) {
    await server.call('lee', 'POST', `/apps/${app}/users/register`);
    await server.call('lee', 'POST', `/app-logs/${app}/log-user-in-app/${page}`);
  }
  const ask = (who: string | null) => server.call(who, 'GET', `/app-logs/user-stats/${id}`);
  const stats = (await ask('lee')).body as UserVisitStats;
  expect(stats).toMatchObject({ user_id: id, total_visits: 3, days: [{ visits: 3 }] });
  expect(stats.apps.map(({ last_day }) => last_day)).toEqual(stats.days.flatMap(({ day }) => [day, day]));
  expect(stats.apps.map(({ app_id, visits }) => [app_id, visits])).toEqual([
    [first, 2],
    [second, 1],
  ]);
  expect((await ask('root')).body).toEqual(stats);
  expect([(await ask('ada')).status, (await ask(null)).status]).toEqual([403, 401]);
});

test('10,000 lines in a minute are taken without waiting, and what is left out is told once', async () => {
  const app = await open();
  const store = createLogEntryStore(server.sql);
  // All of it in one minute, whenever the test runs.
  const writer = createLogWriter({ insert: store.insert, limits: logLimits, log: quiet, now: () => 0 });
  const event: LogEvent = {
    appId: app,
    user: { id: 'u', email: 'loop@example.com' },
    object: 'Task',
    type: 'create',
    status: 'success',
    inputs: { title: 'again' },
  };
  for (let at = 0; at < 10_000; at += 1) writer.add({ ...event, user: at % 2 === 0 ? event.user : null });
  await writer.flush();

  const rows = await server.sql<{ log_type: string; named: boolean; lines: number }[]>`
    select log_type, user_email is not null as named, count(*)::int as lines from app_log_entries
    where app_id = ${app} group by 1, 2 order by 3 desc`;
  expect(rows).toEqual([
    { log_type: 'create', named: true, lines: 5_000 },
    { log_type: 'create', named: false, lines: logLimits.ofVisitors.lines },
    { log_type: 'notice', named: false, lines: 1 },
  ]);
});

test('of each app the newest lines are kept, by their number and their bytes, for 90 days', async () => {
  const app = await open();
  const written = async (kept: LogShare, names: string[]) => {
    const store = createLogEntryStore(server.sql, server.sql, { ...logLimits, kept });
    const writer = createLogWriter({ insert: store.insert, limits: logLimits, log: quiet });
    for (const object of names) {
      writer.add({
        appId: app,
        user: null,
        object,
        type: 'create',
        status: 'success',
        inputs: 'x'.repeat(94),
      });
    }
    await writer.flush();
    return (await logsOf(app)).map(({ object_name }) => object_name);
  };
  const [total] = [
    () => server.sql`select entries::int, bytes::int from app_log_totals where app_id = ${app}`,
  ];
  expect(await written({ lines: 3, bytes: 1_000 }, ['line 1', 'line 2', 'line 3', 'line 4'])).toEqual([
    'line 4',
    'line 3',
    'line 2',
  ]);
  expect(await total()).toEqual([{ entries: 3, bytes: 300 }]);
  expect(await written({ lines: 10, bytes: 200 }, ['line 5'])).toEqual(['line 5', 'line 4']);
  expect(await total()).toEqual([{ entries: 2, bytes: 200 }]);

  const store = createLogEntryStore(server.sql);
  await server.sql`
    update app_log_entries set created_date = now() - interval '91 days'
    where app_id = ${app} and object_name = 'line 4'`;
  await store.prune();
  expect((await logsOf(app)).map(({ object_name }) => object_name)).toEqual(['line 5']);
  expect(await total()).toEqual([{ entries: 1, bytes: 100 }]);
  await store.forgetApp(app);
  expect([await logsOf(app), await total()]).toEqual([[], []]);
});
