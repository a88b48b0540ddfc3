import { expect, test } from 'vitest';
import { startProviderServer } from '../../testing/provider-server.ts';

const { issuer, server, anApp, newBrowser, signIn, tokenAt } = await startProviderServer({
  SAYSO_TRUST_PROXY: '1',
});
await server.person('ada');

const shut = async (app: string, config: object) =>
  expect(await server.call('ada', 'PUT', `/apps/${app}/deployment/auth-configuration`, config)).toMatchObject(
    { status: 200 },
  );
/** Calls by the token, or the key, of whoever came by one way. */
const by = (headers: Record<string, string>) => (method: string, path: string, body?: object) =>
  server.call(null, method, path, body, headers);
const byToken = (token: string | null) => by({ authorization: `Bearer ${token}` });
const cameByProvider = async (login: string) => {
  const browser = newBrowser();
  return byToken(await tokenAt(browser, await signIn(browser, login)));
};
const doors = (app: string) =>
  [
    ['POST', `/apps/${app}/auth/hand-over`, { from_url: '', agreed: true }],
    ['GET', `/apps/${app}/auth/token`, undefined],
    ['POST', `/apps/${app}/users/register`, undefined],
  ] as const;
const opens = async (come: ReturnType<typeof by>, app: string) => {
  const told: unknown[] = [];
  for (const [method, path, body] of doors(app)) {
    const reply = await come(method, path, body);
    told.push(reply.status === 403 ? (reply.body as { reason: string }).reason : reply.status);
  }
  return told;
};

test('a session by a way that the app has switched off opens it by no door, nor does a key made with it', async () => {
  const { id: app } = await anApp();
  issuer.says('pia', { email: 'pia@acme.example', email_verified: true, name: 'Pia' });
  const pia = await cameByProvider('pia');
  const paul = byToken(await server.token('paul'));
  const { api_key } = (await paul('POST', '/auth/regenerate_api_key')).body as { api_key: string };
  const key = by({ api_key });
  expect(await opens(paul, app)).toEqual([200, 200, 200]);

  await shut(app, { enable_username_password: false });
  const noPassword = ['password_disabled', 'password_disabled', 'password_disabled'];
  expect(await opens(paul, app)).toEqual(noPassword);
  expect(await opens(key, app)).toEqual(noPassword);
  expect(await opens(pia, app)).toEqual([200, 200, 200]);
  const refused = await paul('POST', `/apps/${app}/auth/hand-over`, { from_url: '' });
  expect(refused.body).toMatchObject({ message: 'You can’t sign in to this app with a password.' });
  // Also who was a user before: neither by the session itself, nor by what the app gave them for it.
  expect(await paul('GET', `/apps/${app}/entities/User/me`)).toMatchObject({ status: 403 });

  await shut(app, { enable_username_password: true, enable_sso_login: false });
  expect(await opens(paul, app)).toEqual([200, 200, 200]);
  expect(await opens(pia, app)).toEqual(['not_offered', 'not_offered', 'not_offered']);
});

test('the token that an app gave ends with the way that it was given for, and counts again with it', async () => {
  const { id: app } = await anApp();
  const given = (await byToken(await server.token('tess'))('GET', `/apps/${app}/auth/token`)).body as {
    token: string;
  };
  const tess = byToken(given.token);
  const me = `/apps/${app}/entities/User/me`;
  expect(await tess('GET', me)).toMatchObject({ status: 200 });

  await shut(app, { enable_username_password: false });
  expect(await tess('GET', me)).toMatchObject({ status: 403, body: { reason: 'auth_required' } });
  await shut(app, { enable_username_password: true });
  expect(await tess('GET', me)).toMatchObject({ status: 200 });
});

test('who signs in otherwise looks at what is open to everybody, as a visitor', async () => {
  const { id: app } = await anApp('public_without_login');
  const vera = byToken(await server.token('vera'));
  expect(await vera('POST', `/apps/${app}/users/register`)).toMatchObject({ status: 200 });
  await shut(app, { enable_username_password: false });
  expect(await vera('GET', `/apps/public/prod/public-settings/by-id/${app}`)).toMatchObject({ status: 200 });
  expect(await vera('GET', `/apps/${app}/entities/User/me`)).toMatchObject({ status: 401 });
});

test('owner, platform admins and admins of the app go on managing it, however they signed in', async () => {
  const { id: app } = await anApp();
  await server.call('ada', 'POST', `/apps/${app}/users/invite-user`, {
    user_email: 'boss@example.com',
    role: 'admin',
  });
  const boss = byToken(await server.token('boss'));
  expect(await boss('POST', `/apps/${app}/users/register`)).toMatchObject({ status: 200 });
  await shut(app, { enable_username_password: false });
  const own = byToken(await server.token('ada'));
  expect(await opens(own, app)).toEqual([200, 200, 200]);
  expect(await boss('GET', `/apps/${app}/entities/User`)).toMatchObject({ status: 200 });
  expect(await boss('GET', `/apps/${app}/auth/token`)).toMatchObject({ status: 403 });
});

test('a session of which nobody knows the way opens apps that take all ways', async () => {
  const { id: app } = await anApp();
  const { user } = await server.person('nora');
  const { token } = await server.core.tokens.issue('builder', { userId: user.id });
  const nora = byToken(token);
  // A tool's own way: it proves nothing about how its person signed in.
  await server.sql`update tokens set proved_by = null where user_id = ${user.id}`;
  expect((await nora('GET', `/apps/${app}/auth/token`)).status).toBe(200);
  await shut(app, { enable_google_login: false });
  expect(await nora('GET', `/apps/${app}/auth/token`)).toMatchObject({
    status: 403,
    body: { message: 'Sign in again to open this app.' },
  });
});
