import type { AuditEntry } from '@sayso/contracts/audit';
import { expect, test } from 'vitest';
import { openConversations, write } from '../../testing/conversations.ts';
import { startServer } from '../../testing/start-server.ts';
import { uploadFile } from '../../testing/upload-file.ts';
import { createAuditStore } from './store.ts';

const server = await startServer();

const own = { created_by: '{{user.email}}' };
const deal = (rls?: object) => ({ properties: { title: { type: 'string' } }, ...(rls ? { rls } : {}) });
const logOf = async (app: string, query = '', who = 'ada') =>
  (await server.call(who, 'GET', `/apps/${app}/audit-log${query}`)).body as AuditEntry[];
const told = (entries: AuditEntry[]) =>
  entries.map(({ action, subject, before, after }) => [action, subject, before, after]);

test('who changed rules, people, visibility and publishes is written down, newest first', async () => {
  const { user } = await server.person('ada');
  const app = await server.anApp('ada', { name: 'Desk', entities: { Deal: deal({ read: own }) } });
  const put = (body: object) => server.call('ada', 'PUT', `/apps/${app}`, body);
  const invite = (role: string) =>
    server.call('ada', 'POST', `/apps/${app}/users/invite-user`, { user_email: 'mia@example.com', role });
  await put({ entities: { Deal: deal({ read: true, delete: false }) } });
  // Neither a field nor what is as it was changes a rule.
  await put({ entities: { Deal: { ...deal({ read: true, delete: false }), title: 'Deals' } }, name: 'Desk' });
  await put({ public_settings: 'public_with_login' });
  await put({ public_settings: 'public_with_login' });
  await invite('user');
  await invite('user');
  await invite('admin');
  await server.call('ada', 'DELETE', `/apps/${app}/users/mia@example.com`);
  await server.call('ada', 'POST', `/apps/${app}/coding/write`, {
    file_path: 'pages/Home',
    content: 'export default function Home() { return <p>Hello</p>; }\n',
  });
  await server.call('ada', 'POST', `/apps/${app}/deploy`);

  const entries = await logOf(app);
  expect(told(entries)).toEqual([
    ['app.published', 'Version 1', null, null],
    ['user.removed', 'mia@example.com', 'admin', null],
    ['user.role_changed', 'mia@example.com', 'user', 'admin'],
    ['user.invited', 'mia@example.com', null, 'user'],
    ['visibility.changed', 'Desk', 'private_with_login', 'public_with_login'],
    [
      'rules.changed',
      'Deal',
      'read: where {"created_by":"{{user.email}}"}',
      'read: everybody; delete: nobody',
    ],
    ['rules.changed', 'Deal', null, 'read: where {"created_by":"{{user.email}}"}'],
  ]);
  expect(entries[0]).toMatchObject({
    actor_id: user.id,
    actor_email: 'ada@example.com',
    address: expect.stringMatching(/127\.0\.0\.1$/),
    created_date: expect.stringMatching(/Z$/),
  });
  const [first, second, third] = entries;
  expect(await logOf(app, '?limit=2')).toEqual([first, second]);
  expect(await logOf(app, `?limit=1&before=${second?.id}`)).toEqual([third]);
  expect(await logOf(app, '?limit=1', 'root')).toEqual([first]);
}, 60_000);

test('rules of any length are kept whole beside their short words', async () => {
  const long = (last: string) => ({
    'data.title': { $in: [...Array.from({ length: 80 }, (_, at) => `choice ${at}`), last] },
  });
  const rules = (last: string) => ({
    properties: { title: { type: 'string', rls: { read: false } } },
    rls: { read: long(last) },
  });
  const app = await server.anApp('ada', { entities: { Deal: rules('a') } });
  await server.call('ada', 'PUT', `/apps/${app}`, { entities: { Deal: rules('b') } });
  const whole = (last: string) => [
    { act: 'read', field: null, written: long(last) },
    { act: 'read', field: 'title', written: false },
  ];
  const [changed, first] = await logOf(app);
  expect(changed?.rules).toEqual({ before: whole('a'), after: whole('b') });
  expect(changed?.after).toMatch(/…$/);
  expect(first?.rules).toEqual({ before: null, after: whole('a') });
});

test('what is done to many records at once, and to what rules may go by of people, is written down with its extent', async () => {
  const entities = { Deal: deal({ create: true, read: true, delete: true }) };
  const app = await server.anApp('ada', { name: 'Desk', entities });
  const path = `/apps/${app}/entities/Deal`;
  const asOwner = { 'x-owner-access': 'true' };
  const token = await server.token('ada');
  const rows = Array.from({ length: 1_200 }, (_, nr) => `deal ${nr}`).join('\n');
  const url = `${server.url}/api${path}/import`;
  await uploadFile({ url, token, name: 'deals.csv', content: `title\n${rows}\n` });
  await server.call('ada', 'GET', `${path}/export?format=csv`);
  await server.call('ada', 'GET', `/apps/${app}/data-export`);
  await server.call('ada', 'DELETE', path, { title: { $in: ['deal 1', 'deal 2'] } }, asOwner);
  // As the app's code does: a few are its everyday business.
  await server.call('ada', 'DELETE', path, { title: 'deal 3' });
  await server.call('ada', 'DELETE', path, {});
  const { user } = await server.person('mia');
  await server.call('ada', 'POST', `/apps/${app}/users/invite-user`, { user_email: user.email });
  for (let nr = 0; nr < 2; nr += 1)
    await server.call('ada', 'PUT', `/apps/${app}/entities/User/${user.id}`, { plan: 'pro', team: 'red' });

  expect(told(await logOf(app, '?limit=7'))).toEqual([
    ['user.changed', 'mia@example.com', null, 'plan, team'],
    ['user.invited', 'mia@example.com', null, 'user'],
    ['records.deleted', 'Deal', null, '1,197 records'],
    ['records.deleted', 'Deal', null, '2 records'],
    ['data.exported', 'Desk', null, '1,200 records'],
    ['records.exported', 'Deal', null, '1,200 records'],
    ['records.imported', 'Deal', null, '1,200 records'],
  ]);
}, 60_000);

test('a new API key is written down in each app that it opens, and in no log the key', async () => {
  const own = [await server.anApp('kim', { name: 'One' }), await server.anApp('kim', { name: 'Two' })];
  const other = await server.anApp('ada', { name: 'Other' });
  const made = await server.call('kim', 'POST', '/auth/regenerate_api_key');
  const { api_key: key } = made.body as { api_key: string };

  for (const app of own) {
    const log = await logOf(app, '', 'kim');
    expect(log).toMatchObject([
      { action: 'api_key.replaced', subject: 'kim@example.com', actor_email: 'kim@example.com' },
    ]);
    expect(JSON.stringify(log)).not.toContain(key.slice(12));
  }
  expect(await logOf(other)).toEqual([]);
});

test('rules that the assistant writes are written down with the person who asked for them', async () => {
  const chats = openConversations(server);
  const app = await chats.built();
  const text = JSON.stringify({ name: 'Deal', ...deal({ read: own }) }, null, 2);
  await chats.chat(app, 'Keep deals to their makers', write('entities/Deal', text));

  expect(await logOf(app)).toMatchObject([
    { action: 'rules.changed', subject: 'Deal', actor_email: 'ada@example.com', address: null },
  ]);
});

test('an app that is deleted leaves that behind, and a change that fails leaves nothing', async () => {
  const app = await server.anApp('ada', { name: 'Gone', entities: { Deal: deal() } });
  const refused = await server.call('ada', 'PUT', `/apps/${app}`, {
    public_settings: 'public_without_login',
    entities: { Deal: deal({ read: { title: 'x' } }) },
  });
  await server.call('ada', 'DELETE', `/apps/${app}`);

  const rows = await server.sql<{ action: string; subject: string }[]>`
    select action, subject from audit_log where app_id = ${app} order by id`;
  expect([refused.status, rows]).toEqual([
    422,
    [
      { action: 'rules.changed', subject: 'Deal' },
      { action: 'app.deleted', subject: 'Gone' },
    ],
  ]);
});

test('nobody changes what is written, and it is kept for 400 days', async () => {
  const app = await server.anApp('ada', { entities: { Deal: deal() } });
  const { sql } = server;
  await expect((async () => sql`update audit_log set after = 'x' where app_id = ${app}`)()).rejects.toThrow(
    'append-only',
  );
  await expect((async () => sql`delete from audit_log where app_id = ${app}`)()).rejects.toThrow(
    'append-only',
  );
  for (const days of [401, 399]) {
    await sql`
      insert into audit_log (app_id, action, subject, created_date)
      values (${app}, 'app.published', ${String(days)}, now() - ${`${days} days`}::interval)`;
  }
  await createAuditStore(sql).prune();

  expect((await logOf(app)).map(({ subject }) => subject)).toEqual(['399', 'Deal']);
});
