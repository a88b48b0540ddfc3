import { type SignedIn, tiers, User } from '@sayso/contracts/users';
import { expect, test } from 'vitest';
import { startServer } from '../../testing/start-server.ts';

const server = await startServer();
const change = async (who: string, name: string, body: object) =>
  server.call(who, 'POST', `/auth/${(await server.person(name)).user.id}/update-user`, body);
const login = (name: string) =>
  server.call(null, 'POST', '/auth/login', { email: `${name}@example.com`, password: server.password });

test('[P-ENT-01] an account tells its plan, payments and standing, as they are stored', async () => {
  const { user } = await server.person('ada', { tier: 'free' });
  const paid = {
    stripe_customer_id: 'cus_1',
    stripe_subscription_id: 'sub_1',
    stripe_subscription_status: 'active',
    subscription_schedule_id: 'sub_sched_1',
    subscription_schedule_tier: 'starter',
  };
  const me = async () => (await server.call('ada', 'GET', '/auth/me')).body;
  expect(User.strict().parse(await me())).toMatchObject({
    id: user.id,
    email: 'ada@example.com',
    full_name: 'ada',
    username: 'ada@example.com',
    phone_number: null,
    platform_role: 'user',
    subscription_tier: 'free',
    api_key: null,
    is_beta_tester: false,
    disabled: false,
    created_date: expect.stringMatching(/Z$/),
    ...Object.fromEntries(Object.keys(paid).map((field) => [field, null])),
  });

  // What the payment provider says is nobody's to write by a call.
  await change('ada', 'ada', paid);
  expect(await me()).toMatchObject({ stripe_customer_id: null, subscription_schedule_tier: null });
  const stored = { ...paid, phone_number: '+1 555', is_beta_tester: true };
  await server.sql`update users set ${server.sql(stored)} where id = ${user.id}`;
  const { api_key } = (await server.call('ada', 'POST', '/auth/regenerate_api_key')).body as User;
  expect(api_key).toMatch(/^sayso_key_/);
  expect(await me()).toMatchObject({ ...stored, api_key });
});

test('[P-ENT-02] an account is on one of eight plans, and on no other', async () => {
  expect(tiers).toEqual(['free', 'starter', 'builder', 'pro', 'elite', 'elite_2', 'elite_3', 'enterprise']);
  await server.person('kate', { tier: 'free' });
  const tier = async () => ((await server.call('kate', 'GET', '/auth/me')).body as User).subscription_tier;
  for (const subscription_tier of tiers) {
    expect((await change('root', 'kate', { subscription_tier })).status).toBe(200);
    expect(await tier()).toBe(subscription_tier);
  }
  for (const subscription_tier of ['platinum', 'Pro', '', null]) {
    expect((await change('root', 'kate', { subscription_tier })).status).toBe(422);
  }
  expect(await tier()).toBe('enterprise');
});

test('[P-ADMIN-17] nobody changes their own tier, role or standing', async () => {
  await server.person('mallory', { tier: 'free' });
  const before = (await server.call('mallory', 'GET', '/auth/me')).body;
  for (const body of [
    { subscription_tier: 'enterprise' },
    { platform_role: 'platform_admin' },
    { is_beta_tester: true },
    { disabled: false },
  ]) {
    expect([body, (await change('mallory', 'mallory', body)).status]).toEqual([body, 403]);
  }
  expect((await server.call('mallory', 'GET', '/auth/me')).body).toEqual(before);
  expect(await change('root', 'mallory', { is_beta_tester: true })).toMatchObject({
    status: 200,
    body: { is_beta_tester: true },
  });
});

test('nobody comes in by an account that was disabled: not by session, key, app token or password', async () => {
  const { user } = await server.person('eve');
  const app = await server.anApp('eve');
  const { api_key } = (await server.call('eve', 'POST', '/auth/regenerate_api_key')).body as {
    api_key: string;
  };
  const { token } = await server.core.tokens.issue('app', {
    userId: user.id,
    appId: app,
    appUserId: user.id,
  });
  const ways = [
    { authorization: `Bearer ${(await server.person('eve')).access_token}` },
    { api_key },
    { authorization: `Bearer ${token}` },
  ];
  const statuses = () =>
    Promise.all(
      ways.map(
        async (way) =>
          (await server.call(null, 'GET', `/apps/${app}/entities/User/me`, undefined, way)).status,
      ),
    );
  expect(await statuses()).toEqual([200, 200, 200]);

  expect(await change('root', 'eve', { disabled: true })).toMatchObject({ body: { disabled: true } });
  expect(await statuses()).toEqual([401, 401, 401]);
  expect(await login('eve')).toMatchObject({
    status: 403,
    body: { reason: 'account_disabled', message: expect.stringContaining('disabled') },
  });
  expect((await change('root', 'root', { disabled: true })).status).toBe(409);

  await change('root', 'eve', { disabled: false });
  const { access_token } = (await login('eve')).body as SignedIn;
  const way = { authorization: `Bearer ${access_token}` };
  expect((await server.call(null, 'GET', `/apps/${app}`, undefined, way)).status).toBe(200);
  // Sessions do not come back with the account.
  expect(await statuses()).toEqual([401, 200, 401]);
});
