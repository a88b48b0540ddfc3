import { expect, test } from 'vitest';
import { startServer } from '../../testing/start-server.ts';

const server = await startServer();
const own = { created_by: '{{user.email}}' };
const admins = { user_condition: { role: 'admin' } };
const properties = { text: { type: 'string' }, team: { type: 'string' }, open: { type: 'boolean' } };
const entity = (rls: object, more: object = {}) => ({ properties: { ...properties, ...more }, rls });
const entities = {
  Own: entity({ create: true, read: own, update: own, delete: own }),
  Public: entity({ create: own, read: true, write: own }),
  Admin: entity({ read: admins }),
  Team: entity({ create: true, read: { $or: [own, { 'data.open': true }] }, write: { $or: [own, admins] } }),
  Inbox: entity({ create: true, read: admins }),
  Broken: entity({ read: { 'data.text': 'x' } }),
  Fields: entity(
    { create: true, read: true, update: true, delete: own },
    { secret: { type: 'string', rls: { read: own, write: own } } },
  ),
};
const appId = await server.anApp('ada', { public_settings: 'public_without_login', entities });

/** A member of the app with a token of the app. */
const member = async (name: string, role: 'user' | 'admin' = 'user') => {
  const { user } = await server.person(name);
  await server.call('ada', 'POST', `/apps/${appId}/users/invite-user`, { user_email: user.email, role });
  const issued = await server.core.tokens.issue('app', { userId: user.id, appId, appUserId: user.id });
  return issued.token;
};
const tokens: Record<string, string | null> = {
  bob: await member('bob'),
  cy: await member('cy'),
  boss: await member('boss', 'admin'),
  nobody: null,
};
type Row = Record<string, unknown> & { id: string };
const call = (who: string, method: string, path: string, body?: unknown) => {
  const token = tokens[who];
  return server.call(null, method, `/apps/${appId}/entities/${path}`, body, {
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  });
};
const make = async (who: string, name: string, values: object) => {
  const reply = await call(who, 'POST', name, values);
  expect(reply.status, reply.text).toBe(200);
  return reply.body as Row;
};
const everybody = ['bob', 'cy', 'boss', 'nobody'];
const across = async (ask: (who: string) => Promise<{ status: number }>) => {
  const statuses = [];
  for (const who of everybody) statuses.push((await ask(who)).status);
  return statuses;
};

// Statuses for bob (who made the row), cy, boss (admin of the app) and nobody.
test.each([
  ['Own', { read: [200, 404, 404, 404], write: [200, 404, 404, 404] }],
  ['Public', { read: [200, 200, 200, 200], write: [200, 403, 403, 403] }],
  ['Team', { read: [200, 404, 404, 404], write: [200, 404, 404, 404] }],
])(
  '[W-SEC-11] [W-SEC-17] rules of %s hold for get, list, count, aggregate, update and delete',
  async (name, expected) => {
    const row = await make('bob', name, { text: 'mine', open: false });
    expect(await across((who) => call(who, 'GET', `${name}/${row.id}`))).toEqual(expected.read);
    for (const [at, who] of everybody.entries()) {
      const visible = expected.read[at] === 200 ? 1 : 0;
      expect((await call(who, 'GET', name)).body).toHaveLength(visible);
      expect((await call(who, 'GET', `${name}/count`)).body).toEqual({ count: visible });
      expect((await call(who, 'POST', `${name}/aggregate`, {})).body).toMatchObject({
        rows: [{ count: visible }],
      });
      expect((await call(who, 'GET', `${name}/v2/list`)).body).toMatchObject({
        items: Array(visible).fill({ id: row.id }),
      });
    }
    expect(await across((who) => call(who, 'PUT', `${name}/${row.id}`, { text: 'new' }))).toEqual(
      expected.write,
    );
    for (const who of ['cy', 'nobody']) {
      expect((await call(who, 'DELETE', name, {})).body).toEqual({ success: true, deleted: 0 });
    }
    expect(await across((who) => call(who, 'DELETE', `${name}/${row.id}`))).toEqual([200, 404, 404, 404]);
  },
);

test('a row that the rule opens is seen by all, and changed by whom the write rule names', async () => {
  const row = await make('bob', 'Team', { text: 'shared', open: true });
  expect(await across((who) => call(who, 'GET', `Team/${row.id}`))).toEqual([200, 200, 200, 200]);
  expect(await across((who) => call(who, 'PUT', `Team/${row.id}`, { team: 'x' }))).toEqual([
    200, 403, 200, 403,
  ]);
  expect(await across((who) => call(who, 'DELETE', `Team/${row.id}`))).toEqual([200, 404, 404, 404]);
});

test('[W-SEC-12] [W-SEC-17] creating is refused with the given words, and a public form takes what nobody may read back', async () => {
  expect(await call('nobody', 'POST', 'Public', { text: 'x' })).toMatchObject({
    status: 403,
    body: { message: 'Permission denied' },
  });
  expect(await across((who) => call(who, 'POST', 'Admin', { text: 'x' }))).toEqual([403, 403, 200, 403]);
  const sent = await make('nobody', 'Inbox', { text: 'hello' });
  expect(sent).toMatchObject({ text: 'hello', created_by: null, created_by_id: null });
  expect(await across((who) => call(who, 'GET', `Inbox/${sent.id}`))).toEqual([404, 404, 200, 404]);
});

test('nobody owns the rows of nobody', async () => {
  const row = await make('nobody', 'Own', { text: 'left' });
  expect(await across((who) => call(who, 'GET', `Own/${row.id}`))).toEqual([404, 404, 404, 404]);
});

test('a rule that cannot be read denies everybody', async () => {
  await make('bob', 'Broken', { text: 'x' });
  // Such rules are refused when they are written; this one comes from before that, or from elsewhere.
  await server.sql`
    update source_blobs set content = replace(content, '"data.text": "x"', '"owner": "x"')
    where app_id = ${appId}`;
  await server.call('ada', 'PUT', `/apps/${appId}`, { entities: { ...entities, Last: entity({}) } });
  expect(await across((who) => call(who, 'POST', 'Broken', { text: 'x' }))).toEqual([403, 403, 403, 403]);
  for (const who of everybody) expect((await call(who, 'GET', 'Broken')).body).toEqual([]);
});

test('a change may not carry a row to where the rule would not let it be written', async () => {
  const schema = entity({ create: true, read: true, update: { 'data.team': 'red' }, delete: false });
  await server.call('ada', 'PUT', `/apps/${appId}`, { entities: { ...entities, Red: schema } });
  const row = await make('bob', 'Red', { text: 'a', team: 'red' });
  expect(await call('bob', 'PUT', `Red/${row.id}`, { team: 'blue' })).toMatchObject({ status: 403 });
  expect(await call('bob', 'PUT', `Red/${row.id}`, { text: 'b' })).toMatchObject({ status: 200 });
  expect((await call('bob', 'GET', `Red/${row.id}`)).body).toMatchObject({ team: 'red', text: 'b' });
});

test('a list or object that the entity fills in by itself is not taken for one that was sent', async () => {
  const rls = { write: admins };
  const schema = entity(
    { create: true, read: true },
    {
      labels: { type: 'array', items: { type: 'string' }, default: ['new'], rls },
      place: { type: 'object', properties: { city: { type: 'string' } }, default: { city: 'Oslo' }, rls },
    },
  );
  await server.call('ada', 'PUT', `/apps/${appId}`, { entities: { ...entities, Given: schema } });
  const whole = { text: 'a', labels: ['new'], place: { city: 'Oslo' } };
  expect(await make('bob', 'Given', { text: 'a' })).toMatchObject(whole);
  expect(await make('bob', 'Given', whole)).toMatchObject(whole);
  expect(await call('bob', 'POST', 'Given', { labels: ['vip'] })).toMatchObject({ status: 403 });
});

test('a hidden property is neither shown nor guessed by filter or sort, nor written', async () => {
  const row = await make('bob', 'Fields', { text: 'a', secret: 'pin-1' });
  const q = encodeURIComponent(JSON.stringify({ secret: { $regex: '^pin' } }));
  expect((await call('bob', 'GET', `Fields?q=${q}`)).body).toMatchObject([{ secret: 'pin-1' }]);
  expect((await call('cy', 'GET', `Fields?q=${q}`)).body).toEqual([]);
  expect((await call('cy', 'GET', `Fields/${row.id}`)).body).not.toHaveProperty('secret');
  const changed = await call('cy', 'PUT', `Fields/${row.id}`, { text: 'b' });
  expect(changed.status).toBe(200);
  expect(changed.body).not.toHaveProperty('secret');
  expect(await call('cy', 'PUT', `Fields/${row.id}`, { secret: 'x' })).toMatchObject({ status: 403 });
  expect((await call('bob', 'GET', `Fields/${row.id}`)).body).toMatchObject({ text: 'b', secret: 'pin-1' });
});
