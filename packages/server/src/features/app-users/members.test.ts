import { expect, test } from 'vitest';
import { startServer } from '../../testing/start-server.ts';

const server = await startServer();
const entities = { Note: { properties: { text: { type: 'string' } } } };
const anApp = (visibility = 'private_with_login') =>
  server.anApp('ada', { public_settings: visibility, entities });
const invite = (app: string, user_email: string, role?: string, who = 'ada') =>
  server.call(who, 'POST', `/apps/${app}/users/invite-user`, { user_email, ...(role && { role }) });
const members = async (app: string) => (await server.call('ada', 'GET', `/apps/${app}/users`)).body;
const notes = (app: string) => `/apps/${app}/entities/Note`;
const setTier = async (name: string, subscription_tier: string) =>
  server.call('root', 'POST', `/auth/${(await server.person(name)).user.id}/update-user`, {
    subscription_tier,
  });
/** A session inside the app, as its sign-in gives it. */
const inApp = async (app: string, name: string) => {
  const { id } = (await server.person(name)).user;
  return (await server.core.tokens.issue('app', { userId: id, appId: app, appUserId: id })).token;
};
const member = (name: string, more = {}) => ({
  email: `${name}@example.com`,
  full_name: name,
  role: 'user',
  is_owner: false,
  has_account: true,
  is_waiting: false,
  ...more,
});
const ada = member('ada', { role: 'admin', is_owner: true });

test('[B-USERS-11] [P-RAPI-03] an invited account of a verified address has access at once, an unknown address once it has such an account', async () => {
  await setTier('ada', 'starter');
  const app = await anApp();
  await server.person('bob');
  expect(await invite(app, ' BOB@example.com')).toMatchObject({ status: 200, body: { success: true } });
  expect(await invite(app, 'late@example.com', 'admin')).toMatchObject({ status: 200 });
  expect(await server.call('bob', 'GET', notes(app))).toMatchObject({ status: 200 });
  expect(await members(app)).toEqual([
    ada,
    member('bob'),
    member('late', { role: 'admin', full_name: null, has_account: false, is_waiting: true }),
  ]);

  await server.person('late');
  expect(await server.call('late', 'GET', notes(app))).toMatchObject({ status: 200 });
  expect(await members(app)).toEqual([ada, member('bob'), member('late', { role: 'admin' })]);
});

test('[B-USERS-07] [W-TIER-03] a free account makes no admins, a paying one does and may take it back', async () => {
  await setTier('ada', 'free');
  const app = await anApp();
  await server.person('bob');
  const refused = {
    status: 402,
    body: {
      message: 'Only paying users can make other users admins.',
      reason: 'subscription_required',
    },
  };
  expect(await invite(app, 'bob@example.com', 'admin')).toMatchObject(refused);
  expect(await members(app)).toEqual([ada]);

  await setTier('ada', 'starter');
  expect(await invite(app, 'bob@example.com', 'admin')).toMatchObject({ status: 200 });
  expect(await members(app)).toEqual([ada, member('bob', { role: 'admin' })]);
  expect(await invite(app, 'bob@example.com', 'user')).toMatchObject({ status: 200 });
  expect(await members(app)).toEqual([ada, member('bob')]);
});

test('[B-USERS-07] an admin of the app makes no admins where its maker does not pay', async () => {
  await setTier('ada', 'starter');
  const app = await anApp();
  const token = await inApp(app, 'bob');
  await invite(app, 'bob@example.com', 'admin');
  await setTier('ada', 'free');
  const asBob = (role: string) =>
    server.call(
      null,
      'POST',
      `/apps/${app}/users/invite-user`,
      { user_email: 'kim@example.com', role },
      { authorization: `Bearer ${token}` },
    );
  expect(await asBob('admin')).toMatchObject({ status: 402, body: { reason: 'subscription_required' } });
  expect(await asBob('user')).toMatchObject({ status: 200 });
  await setTier('ada', 'starter');
  expect(await asBob('admin')).toMatchObject({ status: 200 });
});

test('who is removed is out at once, with the sessions that they had in the app', async () => {
  const app = await anApp();
  await invite(app, (await server.person('bob')).user.email);
  const token = await inApp(app, 'bob');
  const asBob = () => server.call(null, 'GET', notes(app), undefined, { authorization: `Bearer ${token}` });
  expect(await asBob()).toMatchObject({ status: 200 });

  const remove = (email: string) =>
    server.call('ada', 'DELETE', `/apps/${app}/users/${encodeURIComponent(email)}`);
  expect(await remove('Bob@Example.com')).toMatchObject({ status: 200, body: { success: true } });
  expect(await asBob()).toMatchObject({ status: 401 });
  expect(await server.call('bob', 'GET', notes(app))).toMatchObject({ status: 403 });
  expect(await members(app)).toEqual([ada]);
  expect(await remove('bob@example.com')).toMatchObject({ status: 404 });
});

test('the maker needs no invitation, an address must be one, and those who only registered count where all may', async () => {
  const app = await anApp('public_with_login');
  expect(await invite(app, 'ada@example.com')).toMatchObject({ status: 409 });
  for (const address of ['', 'bob', 'bob@']) {
    expect(await invite(app, address)).toMatchObject({
      status: 422,
      body: { fields: { user_email: 'Please enter an email address' } },
    });
  }
  await server.call('bob', 'POST', `/apps/${app}/users/register`);
  expect(await members(app)).toEqual([ada, member('bob')]);
  await server.call('ada', 'PUT', `/apps/${app}`, { public_settings: 'private_with_login' });
  expect(await members(app)).toEqual([ada]);
});
