import { expect, test } from 'vitest';
import { startServer } from '../../testing/start-server.ts';

const server = await startServer();
const entities = { Note: { properties: { text: { type: 'string' } } } };
const appOf = (visibility: string) => server.anApp('ada', { public_settings: visibility, entities });
const [closed, loginOnly, open] = await Promise.all([
  appOf('private_with_login'),
  appOf('public_with_login'),
  appOf('public_without_login'),
]);
await server.person('bob');
await server.person('cy');

/** A token of the app for this person, as the hand-over issues it. */
const appToken = async (name: string, appId: string, scope: 'app' | 'preview' = 'app') => {
  const { id } = (await server.person(name)).user;
  return (await server.core.tokens.issue(scope, { userId: id, appId, appUserId: id })).token;
};
const withToken = (token: string | null, method: string, path: string, body?: unknown) =>
  server.call(null, method, path, body, token === null ? {} : { authorization: `Bearer ${token}` });
const notes = (appId: string) => `/apps/${appId}/entities/Note`;
const me = (appId: string) => `/apps/${appId}/entities/User/me`;
const refused = (reason: string) => ({ status: 403, body: { reason, extra_data: { reason } } });

test('[W-VIS-02] [P-RUN-06] a private app lets in the invited alone, after login', async () => {
  expect(await withToken(null, 'GET', notes(closed))).toMatchObject(refused('auth_required'));
  const bob = await appToken('bob', closed);
  for (const [method, path] of [
    ['GET', notes(closed)],
    ['POST', notes(closed)],
    ['GET', me(closed)],
    ['POST', `/apps/${closed}/users/register`],
  ] as const) {
    const reply = await withToken(bob, method, path, method === 'POST' ? { text: 'x' } : undefined);
    expect(reply).toMatchObject(refused('user_not_registered'));
  }
  expect(await server.sql`select 1 from records where app_id = ${closed}`).toHaveLength(0);

  await server.call('ada', 'POST', `/apps/${closed}/users/invite-user`, { user_email: 'BOB@example.com ' });
  expect(await withToken(bob, 'POST', notes(closed), { text: 'x' })).toMatchObject({
    status: 200,
    body: { created_by: 'bob@example.com' },
  });
  expect((await withToken(bob, 'GET', me(closed))).body).toMatchObject({
    email: 'bob@example.com',
    role: 'user',
  });
});

test.each([['\0'], ['\ud83d'], [{ '\udc00': 1 }]])(
  'own data that cannot be stored is refused in words: %j',
  async (theme) => {
    const token = await appToken('ada', closed);
    expect(await withToken(token, 'PUT', me(closed), { theme })).toMatchObject({
      status: 422,
      body: { message: expect.stringMatching(/can’t be stored/) },
    });
  },
);

test('[W-VIS-03] [B-USERS-12] [P-RAPI-02] an app that is public with login wants a login, and anybody may register', async () => {
  expect(await withToken(null, 'GET', notes(loginOnly))).toMatchObject(refused('auth_required'));
  expect(await withToken(null, 'POST', `/apps/${loginOnly}/users/register`)).toMatchObject({ status: 403 });
  const bob = await appToken('bob', loginOnly);
  expect(await withToken(bob, 'GET', notes(loginOnly))).toMatchObject(refused('user_not_registered'));
  const registered = await withToken(bob, 'POST', `/apps/${loginOnly}/users/register`);
  expect(registered).toMatchObject({ status: 200, body: { email: 'bob@example.com', role: 'user' } });
  expect(await withToken(bob, 'GET', notes(loginOnly))).toMatchObject({ status: 200 });
});

test('[W-VIS-04] an app that is public without login is used by anybody', async () => {
  expect(await withToken(null, 'POST', notes(open), { text: 'hi' })).toMatchObject({
    status: 200,
    body: { text: 'hi', created_by: null },
  });
  expect((await withToken(null, 'GET', notes(open))).body).toHaveLength(1);
  // Also by somebody who happens to be signed in, and is no member of it.
  const stranger = await appToken('eve', open);
  expect((await withToken(stranger, 'GET', notes(open))).body).toHaveLength(1);
  expect((await withToken(stranger, 'POST', notes(open), { text: 'hello' })).status).toBe(200);
  expect(await withToken(null, 'GET', me(open))).toMatchObject({ status: 401 });
});

test('[W-VIS-02] self-registered people stay outside once the app is made private', async () => {
  const appId = await appOf('public_with_login');
  const bob = await appToken('bob', appId);
  await withToken(bob, 'POST', `/apps/${appId}/users/register`);
  expect(await withToken(bob, 'GET', notes(appId))).toMatchObject({ status: 200 });
  await server.call('ada', 'PUT', `/apps/${appId}`, { public_settings: 'private_with_login' });
  expect(await withToken(bob, 'GET', notes(appId))).toMatchObject(refused('user_not_registered'));
});

test("[B-ROLE-03] a stranger's token opens no other app, an unknown app is 404, a wrong token 401", async () => {
  expect(await server.call('cy', 'GET', notes(closed))).toMatchObject({ status: 403 });
  expect(
    await server.call('cy', 'POST', `/apps/${closed}/users/invite-user`, { user_email: 'cy@example.com' }),
  ).toMatchObject({
    status: 403,
    body: { message: 'You do not have access to this app' },
  });
  const elsewhere = await appToken('bob', loginOnly);
  expect(await withToken(elsewhere, 'GET', notes(closed))).toMatchObject({ status: 403 });
  expect(await withToken(elsewhere, 'GET', notes(open))).toMatchObject({ status: 403 });
  expect(await server.call('cy', 'GET', notes('0123456789abcdef01234567'))).toMatchObject({ status: 404 });
  expect(await withToken('wrong', 'GET', notes(open))).toMatchObject({ status: 401 });
});

test('the maker works in the app by builder token and by preview token, a stranger by neither', async () => {
  expect(await server.call('ada', 'GET', me(closed))).toMatchObject({
    status: 200,
    body: { email: 'ada@example.com', role: 'admin' },
  });
  const preview = await appToken('ada', closed, 'preview');
  expect(await withToken(preview, 'GET', notes(closed))).toMatchObject({ status: 200 });
  const foreign = await appToken('cy', open, 'preview');
  expect(await withToken(foreign, 'GET', notes(open))).toMatchObject({ status: 403 });
});

test('a blocked app is closed to everybody but its maker in the builder', async () => {
  const appId = await appOf('public_without_login');
  await server.call('root', 'PUT', `/apps/${appId}`, { is_blocked: true });
  expect(await withToken(null, 'GET', notes(appId))).toMatchObject(refused('app_blocked'));
  const ada = await appToken('ada', appId);
  expect(await withToken(ada, 'GET', notes(appId))).toMatchObject(refused('app_blocked'));
  expect(await server.call('ada', 'GET', notes(appId))).toMatchObject({ status: 200 });
});

test('a deleted app is gone for everybody', async () => {
  const appId = await appOf('public_without_login');
  const ada = await appToken('ada', appId);
  expect(await withToken(ada, 'GET', notes(appId))).toMatchObject({ status: 200 });
  await server.call('ada', 'DELETE', `/apps/${appId}`);
  expect([401, 404]).toContain((await withToken(ada, 'GET', notes(appId))).status);
  expect(await withToken(null, 'GET', notes(appId))).toMatchObject({ status: 404 });
});

test('[P-RAPI-01] own data can be changed, but never role, e-mail or identity', async () => {
  const appId = await appOf('private_with_login');
  await server.call('ada', 'POST', `/apps/${appId}/users/invite-user`, { user_email: 'bob@example.com' });
  const bob = await appToken('bob', appId);
  const sent = {
    role: 'admin',
    email: 'ada@example.com',
    id: 'x',
    full_name: 'Ada',
    platform_role: 'platform_admin',
    city: 'Oslo',
  };
  const changed = await withToken(bob, 'PUT', me(appId), sent);
  const { user } = await server.person('bob');
  const kept = { id: user.id, email: 'bob@example.com', full_name: 'bob', role: 'user', city: 'Oslo' };
  expect(changed).toMatchObject({ status: 200, body: kept });
  expect((await withToken(bob, 'GET', me(appId))).body).toEqual({ ...(changed.body as object), ...kept });
  expect(changed.body).not.toHaveProperty('platform_role');
});

test('own data comes back whole from its client though a field of it was dropped since', async () => {
  const schema = (names: string[]) => ({
    user_entity: {
      name: 'User',
      properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
      additionalProperties: false,
    },
  });
  const appId = await appOf('private_with_login');
  await server.call('ada', 'PUT', `/apps/${appId}`, schema(['city', 'motto']));
  const token = await server.token('ada');
  const whole = await withToken(token, 'PUT', me(appId), { city: 'Rome', motto: 'Go' });
  await server.call('ada', 'PUT', `/apps/${appId}`, schema(['city']));

  const back = (changes: object) =>
    withToken(token, 'PUT', me(appId), { ...(whole.body as object), ...changes });
  expect(await back({ city: 'Oslo' })).toMatchObject({ status: 200, body: { city: 'Oslo', motto: 'Go' } });
  expect(await back({ motto: 'Stop' })).toMatchObject({ status: 422 });
});

test('admins of an app see its people, others themselves', async () => {
  const appId = await appOf('private_with_login');
  for (const [name, role] of [
    ['bob', 'admin'],
    ['cy', 'user'],
  ]) {
    await server.call('ada', 'POST', `/apps/${appId}/users/invite-user`, {
      user_email: `${name}@example.com`,
      role,
    });
  }
  const emails = async (token: string) =>
    ((await withToken(token, 'GET', `/apps/${appId}/entities/User`)).body as { email: string }[])
      .map(({ email }) => email)
      .sort();
  expect(await emails(await appToken('bob', appId))).toEqual([
    'ada@example.com',
    'bob@example.com',
    'cy@example.com',
  ]);
  expect(await emails(await appToken('cy', appId))).toEqual(['cy@example.com']);
});

test('people are filtered, sorted and paged as records are', async () => {
  const appId = await appOf('private_with_login');
  for (const name of ['bob', 'cy']) {
    await server.call('ada', 'POST', `/apps/${appId}/users/invite-user`, {
      user_email: `${name}@example.com`,
    });
  }
  const token = await appToken('cy', appId);
  await withToken(token, 'PUT', me(appId), { points: 7 });
  const names = async (who: string | null, query: Record<string, string>) => {
    const path = `/apps/${appId}/entities/User?${new URLSearchParams(query)}`;
    const { body } = await withToken(who, 'GET', path);
    return (body as { full_name: string }[]).map(({ full_name }) => full_name);
  };
  const ada = await server.token('ada');
  const q = (filter: object) => ({ q: JSON.stringify(filter), sort: 'full_name' });

  expect(await names(ada, { sort: '-email' })).toEqual(['cy', 'bob', 'ada']);
  expect(await names(ada, { sort: 'email', skip: '1', limit: '1' })).toEqual(['bob']);
  expect(await names(ada, q({ email: { $regex: '^(ada|bob)@' } }))).toEqual(['ada', 'bob']);
  expect(await names(ada, q({ points: { $gt: 5 } }))).toEqual(['cy']);
  expect(await names(ada, q({ role: 'user' }))).toEqual(['bob', 'cy']);
  // What somebody may not see they may not find either.
  expect(await names(token, q({ role: 'admin' }))).toEqual([]);
  expect(await names(token, q({ $or: [{ role: 'admin' }, { email: { $exists: true } }] }))).toEqual(['cy']);
});

test('somebody invited before they had an account is a member once they have one', async () => {
  const appId = await appOf('private_with_login');
  await server.call('ada', 'POST', `/apps/${appId}/users/invite-user`, {
    user_email: 'late@example.com',
    role: 'admin',
  });
  const late = await appToken('late', appId);
  expect((await withToken(late, 'GET', me(appId))).body).toMatchObject({
    email: 'late@example.com',
    role: 'admin',
  });
});

test('an app made elsewhere is told by its public settings who may be inside, and why others may not', async () => {
  const ask = (appId: string, token: string | null) =>
    withToken(token, 'GET', `/apps/public/prod/public-settings/by-id/${appId}`);
  const settings = (id: string, public_settings: string) => ({ status: 200, body: { id, public_settings } });
  expect(await ask(open, null)).toMatchObject(settings(open, 'public_without_login'));
  expect(await ask(open, 'sayso_app_that-ended')).toMatchObject(settings(open, 'public_without_login'));
  for (const appId of [closed, loginOnly]) {
    expect(await ask(appId, null)).toMatchObject(refused('auth_required'));
    // Who comes back with an old token is to sign in anew.
    expect(await ask(appId, 'sayso_app_that-ended')).toMatchObject(refused('auth_required'));
    expect(await ask(appId, await appToken('cy', appId))).toMatchObject(refused('user_not_registered'));
    expect((await ask(appId, await appToken('ada', appId))).status).toBe(200);
  }
});

test('[B-APPS-10] [P-ENT-14] what a login page shows of an app is public, and no more than that', async () => {
  const app = (await server.call('ada', 'GET', `/apps/${closed}`)).body as { slug: string };
  const info = {
    id: closed,
    slug: app.slug,
    name: 'Trial',
    logo_url: null,
    theme_color: null,
    public_settings: 'private_with_login',
    providers: [],
    has_password: true,
    is_invited_only: false,
    asks_full_name: false,
  };
  expect(await withToken(null, 'GET', `/apps/public/login-info/by-slug/${app.slug}`)).toMatchObject({
    status: 200,
    body: info,
  });
  expect((await withToken(null, 'GET', `/apps/public/login-info/by-id/${closed}`)).body).toEqual(info);
  expect(await withToken(null, 'GET', '/apps/public/login-info/by-slug/no-such-app')).toMatchObject({
    status: 404,
  });
});
