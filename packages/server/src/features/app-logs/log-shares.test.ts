import type { AppLog } from '@sayso/contracts/log-entries';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { logLimits } from '../../config-logs.ts';
import { startServer } from '../../testing/start-server.ts';
import { createLogEntryStore } from './entry-store.ts';
import { createLogWriter, type LogEvent } from './log-writer.ts';

const mostOfVisitors = 50;
const logs = {
  ...logLimits,
  ofUsers: { lines: 1_000, bytes: 200_000 },
  ofVisitors: { lines: mostOfVisitors, bytes: 60_000 },
};
const server = await startServer({ config: { logs } });
const quiet = pino({ level: 'silent' });

const entities = {
  Task: { name: 'Task', properties: { title: { type: 'string' }, hours: { type: 'number' } } },
};
/** As long as a text may be that is kept; 30 KB. */
const long = '漢'.repeat(9_990);

const logsOf = async (app: string) => (await server.call('ada', 'GET', `/app-logs/${app}`)).body as AppLog[];
async function userOf(app: string) {
  const { body } = await server.call('ada', 'GET', `/apps/${app}/auth/token`);
  const headers = { authorization: `Bearer ${(body as { token: string }).token}` };
  return (record: object) => server.call(null, 'POST', `/apps/${app}/entities/Task`, record, headers);
}
async function keyOf(who: string): Promise<{ api_key: string }> {
  return (await server.call(who, 'POST', '/auth/regenerate_api_key')).body as { api_key: string };
}

test('strangers who are refused take no line from the users of an app, and leave nothing of what they sent', async () => {
  const app = await server.anApp('ada', { entities });
  const ada = await userOf(app);
  const stranger = () => server.call(null, 'POST', `/apps/${app}/entities/Task`, { title: long });
  const statuses = new Set<number>();
  for (let round = 0; round < 12; round += 1) {
    const replies = await Promise.all(Array.from({ length: 10 }, stranger));
    for (const { status } of replies) statuses.add(status);
  }
  expect([...statuses]).toEqual([403]);
  expect((await ada({ title: 'Theirs' })).status).toBe(200);

  expect(await logsOf(app)).toContainEqual(
    expect.objectContaining({ user_email: 'ada@example.com', inputs: '{"title":"Theirs"}' }),
  );
  const found = await server.sql<AppLog[]>`select * from app_log_entries where app_id = ${app} order by id`;
  const rest = found.filter(({ user_email }) => user_email === null);
  expect(rest.filter(({ inputs, outputs }) => inputs !== null || outputs !== null)).toEqual([]);
  // Of two minutes where the test ran into the next one.
  const refused = rest.filter(({ log_type }) => log_type === 'create');
  expect(refused.length).toBeGreaterThanOrEqual(mostOfVisitors);
  expect(refused.length).toBeLessThanOrEqual(2 * mostOfVisitors);
  expect(rest.map(({ error }) => error)).toContainEqual(expect.stringMatching(/^More than 50 lines/));
}, 60_000);

test('visitors of an open app use up bytes of their own', async () => {
  const app = await server.anApp('ada', { entities, public_settings: 'public_without_login' });
  const ada = await userOf(app);
  for (let at = 0; at < 10; at += 1) {
    await server.call(null, 'POST', `/apps/${app}/entities/Task`, { title: long });
  }
  await ada({ hours: 'many' });
  const [last, ...before] = await logsOf(app);
  expect(last).toMatchObject({ status: 'error', user_email: 'ada@example.com' });
  expect(before.map(({ log_type }) => log_type)).toContain('notice');
});

test('a stranger with an account is nobody to the log, whatever is wrong with the call first', async () => {
  const app = await server.anApp('ada', { entities });
  const key = await keyOf('stranger');
  for (const [method, path, body, status] of [
    ['POST', 'Task', ['no record'], 422],
    ['GET', `Task/${'x'.repeat(101)}`, undefined, 404],
    ['GET', 'Task?limit=none', undefined, 400],
  ] as const) {
    const reply = await server.call(null, method, `/apps/${app}/entities/${path}`, body, key);
    expect([path, reply.status]).toEqual([path, status]);
  }
  const told = (await logsOf(app)).map(({ user_id, inputs, status }) => [user_id, inputs, status]);
  expect(told).toEqual(Array.from({ length: 3 }, () => [null, null, 'error']));
});

test('whoever looks at the app as somebody who does not exist leaves no visit, no call and no error', async () => {
  const app = await server.anApp('ada', { entities, public_settings: 'public_without_login' });
  for (const role of ['visitor', 'user']) {
    const ticket = await server.call('ada', 'POST', `/apps/${app}/preview-token/view-as`, { role });
    const host = `preview--${app}.sayso.localhost:${server.port}`;
    const boot = await server.ask(host, `/api/apps/${app}/preview/boot`, {
      method: 'POST',
      body: ticket.body,
    });
    const { access_token } = boot.body as { access_token: string };
    const headers = { authorization: `Bearer ${access_token}` };
    for (const [path, body] of [
      [`/apps/${app}/entities/Task`, { title: 'Trying' }],
      [`/apps/${app}/entities/Task`, { hours: 'many' }],
      [`/app-logs/${app}/page-errors`, { page: 'Home', title: 'E' }],
      [`/app-logs/${app}/log-user-in-app/Home`, undefined],
    ] as const)
      expect((await server.call(null, 'POST', path, body, headers)).status).not.toBe(403);
  }
  expect(await logsOf(app)).toEqual([]);
  expect((await server.call('ada', 'GET', `/app-logs/${app}/stats`)).body).toMatchObject({ total_visits: 0 });
});

const event: LogEvent = { appId: '', user: null, object: 'Task', type: 'create', status: 'success' };

test('old lines of users outlive newer ones of visitors, who have a quarter for sure', async () => {
  const app = await server.anApp('ada');
  const kept = { ...logLimits, kept: { lines: 8, bytes: 1_000_000 } };
  const writer = createLogWriter({
    insert: createLogEntryStore(server.sql, server.sql, kept).insert,
    limits: logLimits,
    log: quiet,
  });
  const write = async (who: 'user' | 'visitor', from: number, count: number) => {
    const user = who === 'user' ? { id: 'u', email: 'u@example.com' } : null;
    for (let nr = from; nr < from + count; nr += 1)
      writer.add({ ...event, appId: app, user, object: `${who} ${nr}` });
    await writer.flush();
    return (await logsOf(app)).map(({ object_name }) => object_name).toReversed();
  };
  const users = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, at) => `user ${from + at}`);
  expect(await write('visitor', 1, 10)).toHaveLength(8);
  expect((await write('user', 1, 6)).slice(-7)).toEqual(['visitor 10', ...users(1, 6)]);
  expect(await write('visitor', 11, 20)).toEqual([...users(1, 6), 'visitor 29', 'visitor 30']);
  expect(await write('user', 7, 2)).toEqual([...users(3, 6), 'visitor 29', 'visitor 30', ...users(7, 8)]);
  const [totals] = await server.sql`
    select entries::int, bytes::int, visitor_entries::int, visitor_bytes::int from app_log_totals where app_id = ${app}`;
  expect(totals).toEqual({ entries: 8, bytes: 56, visitor_entries: 2, visitor_bytes: 20 });
});

test('a log goes on after more was written than may ever wait at once', async () => {
  let lines = 0;
  const insert = async (given: readonly unknown[]) => {
    lines += given.length;
  };
  const share = { lines: 1e6, bytes: 1e9 };
  const writer = createLogWriter({ insert, limits: { ofUsers: share, ofVisitors: share }, log: quiet });
  for (let at = 1; at <= 1_300; at += 1) {
    writer.add({ ...event, appId: 'a'.repeat(24), user: { id: 'u', email: 'u@x' }, inputs: long });
    if (at % 100 === 0) await writer.flush();
  }
  expect(lines).toBe(1_300);
});

test('what waits when a server stops is in the log', async () => {
  const app = await server.anApp('ada', { entities, public_settings: 'public_without_login' });
  const other = await server.another();
  await other.call('POST', `/apps/${app}/entities/Task`, { body: { title: 'Last' } });
  await other.stop();
  expect(await server.sql`select inputs from app_log_entries where app_id = ${app}`).toEqual([
    { inputs: '{"title":"Last"}' },
  ]);
});
