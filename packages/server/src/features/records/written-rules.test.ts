import { expect, test } from 'vitest';
import { startServer } from '../../testing/start-server.ts';

const server = await startServer();
const text = { type: 'string' };
const properties = { title: text, team: text };
const own = { created_by: '{{user.email}}' };
type Row = { id: string };

/** A public app with one entity, its members Bob and Cy, and an admin inside. */
async function anAppWith(rls: object | undefined) {
  const id = await server.anApp('ada', { public_settings: 'public_with_login' });
  const schema = (rules: object | undefined) => ({
    name: 'Deal',
    properties,
    ...(rules === undefined ? {} : { rls: rules }),
  });
  const write = (rules: object | undefined) =>
    server.call('ada', 'POST', `/apps/${id}/coding/write`, {
      file_path: 'entities/Deal',
      content: JSON.stringify(schema(rules)),
    });
  const written = await write(rls);
  const tokens: Record<string, string> = {};
  for (const [name, role] of [
    ['bob', 'user'],
    ['cy', 'user'],
    ['boss', 'admin'],
  ] as const) {
    const { user } = await server.person(name);
    await server.call('ada', 'POST', `/apps/${id}/users/invite-user`, { user_email: user.email, role });
    const issued = await server.core.tokens.issue('app', { userId: user.id, appId: id, appUserId: user.id });
    tokens[name] = issued.token;
  }
  const call = (who: string, method: string, path = '', body?: unknown) =>
    server.call(null, method, `/apps/${id}/entities/${path}`, body, {
      authorization: `Bearer ${tokens[who]}`,
    });
  return {
    id,
    write,
    written,
    call,
    schemaOf: async () =>
      (
        (await server.call('ada', 'GET', `/apps/${id}`)).body as {
          entities: Record<string, { rls?: object }>;
        }
      ).entities['Deal'],
    make: async (who: string, values: object) => (await call(who, 'POST', 'Deal', values)).body as Row,
    tell: (who: string, values: object) => call(who, 'PUT', 'User/me', values),
    titles: async (who: string) =>
      ((await call(who, 'GET', 'Deal?sort=title')).body as { title: string }[]).map(({ title }) => title),
  };
}

test('[W-SEC-07] [W-ENT-04] rules are written into the schema of their entity, and are there after loading again', async () => {
  const rls = { read: own, write: { user_condition: { role: 'admin' } } };
  const app = await anAppWith(rls);
  expect(app.written.status, app.written.text).toBe(200);
  expect(await app.schemaOf()).toEqual({ name: 'Deal', properties, rls });

  const whole = {
    name: 'Deal',
    title: 'Won deal',
    properties: { ...properties, sum: { type: 'number' } },
    rls,
  };
  const told = { file_path: 'entities/Deal', content: JSON.stringify(whole) };
  expect((await server.call('ada', 'POST', `/apps/${app.id}/coding/write`, told)).status).toBe(200);
  expect(await app.schemaOf()).toEqual(whole);
});

test('an entity whose rules were removed is open to everybody who is let in', async () => {
  const app = await anAppWith({ read: own, write: own });
  const { id } = await app.make('bob', { title: 'Mine' });
  expect(await app.titles('cy')).toEqual([]);
  await app.write(undefined);
  expect(await app.schemaOf()).not.toHaveProperty('rls');
  expect(await app.titles('cy')).toEqual(['Mine']);
  expect((await app.call('cy', 'PUT', `Deal/${id}`, { title: 'Theirs' })).status).toBe(200);
});

test('[W-SEC-10] without write rules of its own an entity is written by those who may read it', async () => {
  const app = await anAppWith({ read: { user_condition: { role: 'admin' } } });
  const { id } = await app.make('boss', { title: 'Secret' });
  expect((await app.call('bob', 'POST', 'Deal', { title: 'x' })).status).toBe(403);
  expect((await app.call('boss', 'PUT', `Deal/${id}`, { title: 'Known' })).status).toBe(200);
  // With rules of its own, reading and writing part.
  await app.write({ read: true, write: { user_condition: { role: 'admin' } } });
  expect(await app.titles('bob')).toEqual(['Known']);
  expect((await app.call('bob', 'PUT', `Deal/${id}`, { title: 'x' })).status).toBe(403);
  expect((await app.call('bob', 'DELETE', `Deal/${id}`)).status).toBe(403);
  expect((await app.call('boss', 'DELETE', `Deal/${id}`)).status).toBe(200);
});

test('[W-SEC-12] [W-SEC-13] people who match by a property, and rows that match a value of the user, are let through', async () => {
  const app = await anAppWith({ create: true, read: { 'data.team': '{{user.data.team}}' }, write: own });
  await app.tell('bob', { team: 'red' });
  await app.tell('cy', { team: 'blue' });
  await app.make('boss', { title: 'For red', team: 'red' });
  await app.make('boss', { title: 'For nobody' });
  expect([await app.titles('bob'), await app.titles('cy')]).toEqual([['For red'], []]);
  await app.write({ create: true, read: { user_condition: { 'data.team': 'blue' } }, write: own });
  expect([await app.titles('bob'), await app.titles('cy')]).toEqual([[], ['For nobody', 'For red']]);
  // The fields of the server's own are named as they are, all others are the record's data.
  expect(await app.write({ read: { team: '{{user.data.team}}' } })).toMatchObject({
    status: 422,
    body: { message: expect.stringContaining('fields of the record start with data.') },
  });
  await app.write({ read: true, write: own });
  const deals = (await app.call('boss', 'GET', 'Deal?sort=title')).body as Record<string, string>[];
  for (const field of ['id', 'created_by', 'created_date', 'updated_date']) {
    expect((await app.write({ read: { [field]: '{{user.data.seen}}' }, write: own })).status).toBe(200);
    const seen = deals[1]?.[field] ?? '';
    await app.tell('bob', { seen });
    const expected = deals.filter((deal) => deal[field] === seen).map(({ title }) => title);
    expect([field, await app.titles('bob'), await app.titles('cy')]).toEqual([field, expected, []]);
  }
});

test('[W-SEC-14] rules that are combined hold as they are combined', async () => {
  const red = { 'data.team': 'red' };
  const app = await anAppWith({ create: true, read: { $or: [own, red] }, write: { $and: [own, red] } });
  const mine = await app.make('bob', { title: 'Mine' });
  const both = await app.make('bob', { title: 'Mine and red', team: 'red' });
  await app.make('cy', { title: 'Theirs', team: 'blue' });
  const theirs = await app.make('cy', { title: 'Theirs and red', team: 'red' });
  expect(await app.titles('bob')).toEqual(['Mine', 'Mine and red', 'Theirs and red']);
  const change = async ({ id }: Row) => (await app.call('bob', 'PUT', `Deal/${id}`, { title: 'New' })).status;
  expect([await change(mine), await change(both), await change(theirs)]).toEqual([403, 200, 403]);
});

test.each([
  ['[W-SEC-15] a field without a user value', { 'data.team': {} }, 'a comparison is empty'],
  ['[W-SEC-15] a user value without a field', { '': '{{user.email}}' }, 'is not a field'],
  ['[W-SEC-15] a user value that is not named', { 'data.team': '{{user.}}' }, 'is not a value of the user'],
  [
    '[W-SEC-15] a user property without a name',
    { user_condition: {} },
    'user_condition names a user property',
  ],
  ['[W-SEC-15] a user property without a value', { user_condition: { team: '' } }, 'compared with nothing'],
  ['[W-SEC-16] a role that there is not', { user_condition: { role: 'chief' } }, 'the role is user or admin'],
  ['[W-SEC-16] a role in capitals', { user_condition: { role: 'Admin' } }, 'the role is user or admin'],
  ['[W-SEC-16] a role of the builder', { user_condition: { role: 'platform_admin' } }, 'the role is user or'],
  [
    '[W-SEC-16] such a role among others',
    { $or: [own, { user_condition: { role: { $in: ['admin', 'x'] } } }] },
    'the role is user or admin',
  ],
])('a rule is not saved: %s', async (_what, rule, message) => {
  const rls = { read: { user_condition: { role: 'user' } } };
  const app = await anAppWith(rls);
  expect(await app.write({ read: rule })).toMatchObject({
    status: 422,
    body: { message: expect.stringContaining(message) },
  });
  expect((await app.schemaOf())?.rls).toEqual(rls);
});
