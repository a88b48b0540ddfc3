import type { SignedIn, User } from '@sayso/contracts/users';
import { expect, test } from 'vitest';
import { startServer } from '../../testing/start-server.ts';

const server = await startServer();
for (const name of ['ada', 'mallory']) await server.person(name, { tier: 'free' });
const { password } = server;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const me = (token: string) => server.call(null, 'GET', '/auth/me', undefined, bearer(token));
const register = (body: unknown) => server.call(null, 'POST', '/auth/register', body);
const login = (email: string, given = password) =>
  server.call(null, 'POST', '/auth/login', { email, password: given });

test('[B-AUTH-08] [B-ENT-01] [W-ENT-05] me answers the current user for a valid bearer token', async () => {
  const reply = await server.call('ada', 'GET', '/auth/me');
  const fields = ['username', 'phone_number', 'api_key', 'github_username'];
  for (const field of fields) expect(reply.body).toHaveProperty(field);
  // The role that somebody has in an app is told by the app.
  const app = await server.anApp('ada');
  expect((await server.call('ada', 'GET', `/apps/${app}/entities/User/me`)).body).toMatchObject({
    id: (reply.body as { id: string }).id,
    role: 'admin',
  });

  expect(reply).toMatchObject({
    status: 200,
    body: { email: 'ada@example.com', full_name: 'ada', platform_role: 'user', subscription_tier: 'free' },
  });
  expect(reply.text).not.toMatch(/password|hash/);
});

test('registering makes an account that is signed in at once; the address is trimmed and lower case', async () => {
  const reply = await register({ email: '  Grace@Example.com ', password });

  expect(reply).toMatchObject({
    status: 200,
    body: { user: { email: 'grace@example.com', full_name: null } },
  });
  const { access_token } = reply.body as SignedIn;
  expect(await me(access_token)).toMatchObject({ status: 200, body: { email: 'grace@example.com' } });
});

test('an address that has an account cannot be registered again, however it is written', async () => {
  await server.person('ada');

  const reply = await register({ email: 'ADA@example.com', password: 'another password' });

  expect(reply).toMatchObject({
    status: 409,
    body: { reason: 'email_taken', fields: { email: expect.any(String) } },
  });
  expect((await login('ada@example.com', 'another password')).status).toBe(401);
});

test.each([
  ['no address', { password }, 'email'],
  ['an address that is none', { email: 'ada', password }, 'email'],
  ['a short password', { email: 'short@example.com', password: '1234567' }, 'password'],
  ['an endless password', { email: 'long@example.com', password: 'x'.repeat(1025) }, 'password'],
])('registering with %s names the field', async (_what, body, field) => {
  const reply = await register(body);

  expect(reply).toMatchObject({ status: 422, body: { fields: { [field]: expect.any(String) } } });
});

test('signing in opens a session of its own; signing out ends that one alone', async () => {
  await server.person('ada');
  const [first, second] = [await login('Ada@Example.com'), await login('ada@example.com')].map(
    ({ body }) => (body as SignedIn).access_token,
  );
  expect(first).not.toBe(second);

  const out = await server.call(null, 'POST', '/auth/logout', undefined, bearer(first ?? ''));

  expect(out).toMatchObject({ status: 200, body: { success: true } });
  expect((await me(first ?? '')).status).toBe(401);
  expect((await me(second ?? '')).status).toBe(200);
});

test('a token that is no longer good keeps nobody from signing in, nor from the page for it', async () => {
  const { user } = await server.person('ada');
  const stale = { authorization: `Bearer ${'x'.repeat(43)}` };
  const credentials = { email: user.email, password: server.password };

  expect(await server.call(null, 'GET', '/auth/options', undefined, stale)).toMatchObject({ status: 200 });
  expect(await server.call(null, 'POST', '/auth/login', credentials, stale)).toMatchObject({
    status: 200,
    body: { access_token: expect.any(String) },
  });
});

test('a wrong password and an unknown address are answered alike', async () => {
  await server.person('ada');
  const [wrong, unknown] = [await login('ada@example.com', 'wrong'), await login('nobody@example.com')];

  expect(wrong).toMatchObject({ status: 401, body: { reason: 'wrong_credentials' } });
  const bare = ({ body }: typeof wrong) => ({ ...(body as object), request_id: '' });
  expect(bare(unknown)).toEqual(bare(wrong));
});

test('[B-AUTH-09] a new API key replaces the old one and is shown to its owner', async () => {
  const regenerate = async () =>
    ((await server.call('ada', 'POST', '/auth/regenerate_api_key')).body as { api_key: string }).api_key;
  const byKey = (key: string) => server.call(null, 'GET', '/auth/me', undefined, { api_key: key });
  const old = await regenerate();
  expect(await byKey(old)).toMatchObject({ status: 200, body: { email: 'ada@example.com', api_key: old } });

  const fresh = await regenerate();

  expect(fresh).not.toBe(old);
  expect((await byKey(old)).status).toBe(401);
  expect((await byKey(fresh)).status).toBe(200);
});

test('neither passwords, tokens nor keys lie in the database as they are', async () => {
  const { access_token } = await server.person('ada');
  const { api_key } = (await server.call('ada', 'POST', '/auth/regenerate_api_key')).body as {
    api_key: string;
  };
  const rows = await server.sql<{ dump: string }[]>`
    select (select string_agg(u::text, ' ') from users u) || (select string_agg(t::text, ' ') from tokens t) as dump`;
  const dump = rows[0]?.dump ?? '';

  expect(dump).toContain('ada@example.com');
  for (const secret of [password, access_token, api_key]) {
    expect(dump).not.toContain(secret);
    expect(dump).not.toContain(Buffer.from(secret).toString('hex'));
  }
});

test('everyone changes their own name and phone; an empty change changes nothing', async () => {
  const { user } = await server.person('kate');
  const update = (body: unknown) => server.call('kate', 'POST', `/auth/${user.id}/update-user`, body);

  expect(await update({ full_name: 'Katherine', phone_number: '+1 555' })).toMatchObject({
    status: 200,
    body: { full_name: 'Katherine', phone_number: '+1 555' },
  });
  expect(await update({})).toMatchObject({ status: 200, body: { full_name: 'Katherine' } });
  expect(await update({ phone_number: null })).toMatchObject({ body: { phone_number: null } });
  expect(await update({ email: 'root@example.com' })).toMatchObject({ body: { email: 'kate@example.com' } });
});

test('[B-ROLE-03] accounts of others: 401 without a token, 403 for a stranger, 404 where there is none', async () => {
  const { user } = await server.person('ada');
  const change = { full_name: 'Mallory' };
  const path = `/auth/${user.id}/update-user`;

  expect((await server.call(null, 'POST', path, change)).status).toBe(401);
  expect((await server.call('mallory', 'POST', path, change)).status).toBe(403);
  const unknown = '0123456789abcdef01234567';
  expect((await server.call('mallory', 'POST', `/auth/${unknown}/update-user`, change)).status).toBe(404);
  expect((await server.call('ada', 'GET', '/auth/me')).body).toMatchObject({ full_name: 'ada' });
});

test.each([{ subscription_tier: 'enterprise' }, { platform_role: 'platform_admin' }])(
  'nobody raises themselves: %o',
  async (change) => {
    const { user } = await server.person('mallory');

    expect((await server.call('mallory', 'POST', `/auth/${user.id}/update-user`, change)).status).toBe(403);
    expect((await server.call('mallory', 'GET', '/auth/me')).body).toMatchObject({
      subscription_tier: 'free',
      platform_role: 'user',
    });
  },
);

test('a platform admin sets tier and role, effective at once, and sees no key of others', async () => {
  const { user } = await server.person('alan');
  await server.call('alan', 'POST', '/auth/regenerate_api_key');
  const update = (who: string, id: string, body: unknown) =>
    server.call(who, 'POST', `/auth/${id}/update-user`, body);

  const reply = await update('root', user.id, { subscription_tier: 'pro', platform_role: 'platform_admin' });

  expect(reply).toMatchObject({ status: 200, body: { subscription_tier: 'pro', api_key: null } });
  const { user: root } = await server.person('root');
  expect((await update('alan', root.id, { full_name: 'Root' })).status).toBe(200);
  expect((await update('alan', user.id, { platform_role: 'user' })).status).toBe(409);
  await update('root', user.id, { platform_role: 'user' });
  expect((await update('alan', root.id, { full_name: 'Again' })).status).toBe(403);
});

test('a session lasts thirty days and slides while it is used; an ended one is refused', async () => {
  await server.person('ada');
  const { access_token } = (await login('ada@example.com')).body as SignedIn;
  const newest = server.sql`(select hash from tokens where scope = 'builder' order by created_at desc limit 1)`;
  const days = async () => {
    const [row] = await server.sql<{ days: number }[]>`
      select round(extract(epoch from expires_at - now()) / 86400)::int as days from tokens where hash = ${newest}`;
    return row?.days;
  };
  expect(await days()).toBe(30);

  await server.sql`update tokens set expires_at = now() + interval '2 days' where hash = ${newest}`;
  expect(await days()).toBe(2);
  expect((await me(access_token)).status).toBe(200);
  expect(await days()).toBe(30);

  await server.sql`update tokens set expires_at = now() - interval '1 second' where hash = ${newest}`;
  server.core.session.forgetAll();
  expect((await me(access_token)).status).toBe(401);
});

test('a ticket opens one app once, and no builder call', async () => {
  const { user } = await server.person('ada');
  const [appId, otherId] = ['a'.repeat(24), 'b'.repeat(24)];
  const { token } = await server.core.tokens.issue('ticket', { userId: user.id, appId });

  expect((await me(token)).status).toBe(401);
  expect(await server.core.tokens.exchangeTicket(token, otherId)).toBeNull();
  const both = await Promise.all([1, 2].map(() => server.core.tokens.exchangeTicket(token, appId)));
  const [issued] = both.filter((each) => each !== null);
  expect(await server.core.tokens.verify(issued?.token ?? '')).toMatchObject({
    scope: 'preview',
    userId: user.id,
    appId,
  });
  expect(both).toContain(null);
});

test('the sign-in page learns that local accounts are there and that the first one is taken', async () => {
  await server.person('root');

  expect(await server.call(null, 'GET', '/auth/options')).toMatchObject({
    status: 200,
    body: { local: true, providers: [], first_account: false },
  });
});

test('a key belongs to its caller: another account keeps its own', async () => {
  const keyOf = async (who: string) => {
    await server.call(who, 'POST', '/auth/regenerate_api_key');
    return ((await server.call(who, 'GET', '/auth/me')).body as User).api_key;
  };
  const [first, second] = [await keyOf('ada'), await keyOf('barbara')];

  expect(first).toMatch(/^sayso_key_\S{40,}$/);
  expect(second).not.toBe(first);
  expect((await server.call('ada', 'GET', '/auth/me')).body).toMatchObject({ api_key: first });
});
