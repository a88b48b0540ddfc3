import { expect, test } from 'vitest';
import { startSmtpSink } from '../../testing/smtp-sink.ts';
import { startServer } from '../../testing/start-server.ts';

const server = await startServer();
const { password } = server;
await server.person('root');

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const signIn = async (email: string, given: string, at = server) => {
  const reply = await at.call(null, 'POST', '/auth/login', { email, password: given });
  return { status: reply.status, token: (reply.body as { access_token?: string }).access_token ?? '' };
};
const change = (token: string, current_password: string, new_password: string) =>
  server.call(null, 'POST', '/auth/change-password', { current_password, new_password }, bearer(token));
const meOf = async (headers: Record<string, string>) =>
  (await server.call(null, 'GET', '/auth/me', undefined, headers)).status;
const choose = (link: string, new_password: string, at = server) =>
  at.call(null, 'POST', '/auth/reset-password', {
    reset_token: new URL(link).searchParams.get('token'),
    new_password,
  });

test('who changes their password stays signed in here, and nowhere else; the API key ends', async () => {
  await server.person('ada');
  const [here, there] = [
    await signIn('ada@example.com', password),
    await signIn('ada@example.com', password),
  ];
  const { api_key } = (
    await server.call(null, 'POST', '/auth/regenerate_api_key', undefined, bearer(here.token))
  ).body as { api_key: string };

  const reply = await change(here.token, password, 'a newer password');
  expect(reply).toMatchObject({
    status: 200,
    body: {
      message:
        'Your password has been changed. You’ve been signed out everywhere else, and your API key no longer works.',
    },
  });
  expect([await meOf(bearer(here.token)), await meOf(bearer(there.token)), await meOf({ api_key })]).toEqual([
    200, 401, 401,
  ]);
  expect((await signIn('ada@example.com', password)).status).toBe(401);
  expect((await signIn('ada@example.com', 'a newer password')).status).toBe(200);
});

test.each([
  ['a wrong current password', 'wrong', 'a newer password', 'current_password'],
  ['a short new password', password, '1234567', 'new_password'],
  ['the password that is in use', password, password, 'new_password'],
])('%s names its field, and nothing changes', async (_what, current, next, field) => {
  await server.person('bob');
  const { token } = await signIn('bob@example.com', password);
  expect(await change(token, current, next)).toMatchObject({
    status: 422,
    body: { fields: { [field]: expect.any(String) } },
  });
  expect(await meOf(bearer(token))).toBe(200);
  expect((await signIn('bob@example.com', password)).status).toBe(200);
});

test('who chooses the password they have is told so, and a wrong current one is named first', async () => {
  await server.person('ben');
  const { token } = await signIn('ben@example.com', password);
  expect(await change(token, password, password)).toMatchObject({
    body: { fields: { new_password: 'Choose a password you aren’t using now.' } },
  });
  expect(await change(token, 'a wrong one', 'a wrong one')).toMatchObject({
    body: { fields: { current_password: 'The current password is wrong.' } },
  });
});

test('guesses at the current password lock it like those of the sign-in', async () => {
  await server.person('eve');
  const { token } = await signIn('eve@example.com', password);
  for (let nr = 0; nr < 10; nr += 1) await change(token, 'wrong', 'a newer password');
  expect(await change(token, password, 'a newer password')).toMatchObject({ status: 429 });
});

test('an API key changes no password and creates no link', async () => {
  await server.person('cy');
  await server.sql`update users set platform_role = 'platform_admin' where email = 'cy@example.com'`;
  const { token } = await signIn('cy@example.com', password);
  const { api_key } = (await server.call(null, 'POST', '/auth/regenerate_api_key', undefined, bearer(token)))
    .body as { api_key: string };
  const asKey = (path: string, body: object) => server.call(null, 'POST', path, body, { api_key });
  const given = { current_password: password, new_password: 'a newer password' };
  expect((await asKey('/auth/change-password', given)).status).toBe(403);
  expect((await asKey('/auth/password-link', { email: 'cy@example.com' })).status).toBe(403);
});

test('without mail, an administrator creates a link for whoever forgot their password; it works once', async () => {
  await server.person('dee');
  const { token } = await signIn('dee@example.com', password);
  const reply = await server.call('root', 'POST', '/auth/password-link', { email: 'Dee@example.com ' });
  const { link, expires_at } = reply.body as { link: string; expires_at: string };
  expect(link).toMatch(/^http:\/\/sayso\.localhost(?::\d+)?\/reset-password\?token=sayso_reset_/);
  expect(Date.parse(expires_at) - Date.now()).toBeGreaterThan(23 * 3_600_000);

  expect((await choose(link, 'chosen by dee')).status).toBe(200);
  expect(await meOf(bearer(token))).toBe(401);
  expect((await signIn('dee@example.com', 'chosen by dee')).status).toBe(200);
  expect(await choose(link, 'once more')).toMatchObject({ status: 400, body: { reason: 'reset_expired' } });
});

test('a link does not set the password that is in use, and is still good for another one', async () => {
  await server.person('kit');
  const { token } = await signIn('kit@example.com', password);
  const { body } = await server.call('root', 'POST', '/auth/password-link', { email: 'kit@example.com' });
  const { link } = body as { link: string };
  expect(await choose(link, password)).toMatchObject({
    status: 422,
    body: { fields: { new_password: 'Choose a password you aren’t using now.' } },
  });
  expect(await meOf(bearer(token))).toBe(200);

  expect((await choose(link, 'chosen by kit')).status).toBe(200);
  expect(await meOf(bearer(token))).toBe(401);
  expect((await signIn('kit@example.com', 'chosen by kit')).status).toBe(200);
  expect(await choose(link, 'chosen by kit')).toMatchObject({
    status: 400,
    body: { reason: 'reset_expired' },
  });
});

test('a link for an account that has no password sets one', async () => {
  await server.person('lee');
  await server.sql`update users set password_hash = null where email = 'lee@example.com'`;
  const { body } = await server.call('root', 'POST', '/auth/password-link', { email: 'lee@example.com' });
  expect((await choose((body as { link: string }).link, password)).status).toBe(200);
  expect((await signIn('lee@example.com', password)).status).toBe(200);
});

test('a link says before it is used whether it is still good, and nothing else', async () => {
  await server.person('jo');
  const { body } = await server.call('root', 'POST', '/auth/password-link', { email: 'jo@example.com' });
  const { link } = body as { link: string };
  const check = async (reset_token: string | null) =>
    (await server.call(null, 'POST', '/auth/reset-password-check', { reset_token })).body;
  const token = new URL(link).searchParams.get('token');
  // To look does not use it up.
  for (let nr = 0; nr < 2; nr += 1) expect(await check(token)).toEqual({ is_valid: true });
  expect(await check('sayso_reset_made-up')).toEqual({ is_valid: false });

  expect((await choose(link, 'chosen by jo')).status).toBe(200);
  expect(await check(token)).toEqual({ is_valid: false });

  const later = await server.call('root', 'POST', '/auth/password-link', { email: 'jo@example.com' });
  await server.sql`update password_resets set expires_at = now() - interval '1 second'`;
  const expired = new URL((later.body as { link: string }).link).searchParams.get('token');
  expect(await check(expired)).toEqual({ is_valid: false });
});

test('only administrators create such links, and only for addresses that have an account', async () => {
  await server.person('fay');
  const ask = (who: string | null, email: string) =>
    server.call(who, 'POST', '/auth/password-link', { email });
  expect((await ask(null, 'fay@example.com')).status).toBe(401);
  expect((await ask('fay', 'root@example.com')).status).toBe(403);
  expect(await ask('root', 'nobody@example.com')).toMatchObject({
    status: 404,
    body: { fields: { email: 'There’s no account with the address nobody@example.com.' } },
  });
});

test('where mail proves addresses, a link that an administrator hands over proves none', async () => {
  const sink = await startSmtpSink();
  const mailing = await startServer({
    env: { SAYSO_SMTP_URL: sink.url, SAYSO_MAIL_FROM: 'sayso@example.com' },
  });
  await mailing.person('root');
  const email = 'gil@example.com';
  await mailing.call(null, 'POST', '/auth/register', { email, password });
  const reply = await mailing.call('root', 'POST', '/auth/password-link', { email });
  expect((await choose((reply.body as { link: string }).link, 'chosen by gil', mailing)).status).toBe(200);

  const { token } = await signIn(email, 'chosen by gil', mailing);
  expect((await mailing.call(null, 'GET', '/auth/me', undefined, bearer(token))).body).toMatchObject({
    must_verify_email: true,
  });
});

test('me says whether the account has a password', async () => {
  await server.person('hal');
  expect((await server.call('hal', 'GET', '/auth/me')).body).toMatchObject({ has_local_login: true });
  await server.sql`update users set password_hash = null where email = 'hal@example.com'`;
  expect((await server.call('hal', 'GET', '/auth/me')).body).toMatchObject({ has_local_login: false });
});
