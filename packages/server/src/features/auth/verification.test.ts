import { expect, test } from 'vitest';
import { startSmtpSink } from '../../testing/smtp-sink.ts';
import { startServer } from '../../testing/start-server.ts';

const sink = await startSmtpSink();
const server = await startServer({
  env: { SAYSO_SMTP_URL: sink.url, SAYSO_MAIL_FROM: 'apps@sayso.example', SAYSO_TRUST_PROXY: '1' },
  config: { rates: { factor: 1 } },
});
const { password } = server;
const entities = { Note: { properties: { text: { type: 'string' } } } };
const [closed, open, free] = await Promise.all(
  ['private_with_login', 'public_with_login', 'public_without_login'].map((public_settings) =>
    server.anApp('ada', { public_settings, entities }),
  ),
);

type Body = Record<string, unknown>;
let calls = 0;
const ask = (token: string | null, method: string, path: string, body?: Body) =>
  server.call(null, method, path, body, {
    'x-forwarded-for': `10.1.${Math.floor(++calls / 250)}.${calls % 250}`,
    ...(token !== null && { authorization: `Bearer ${token}` }),
  });
const register = async (email: string): Promise<string> => {
  const reply = await ask(null, 'POST', '/auth/register', { email, password });
  expect(reply).toMatchObject({ status: 200, body: { user: { must_verify_email: true } } });
  return (reply.body as { access_token: string }).access_token;
};
const invite = (user_email: string) =>
  server.call('ada', 'POST', `/apps/${closed}/users/invite-user`, { user_email });
const lettersTo = (email: string, fits: RegExp) =>
  sink.caught.filter(({ to, text }) => to.includes(email) && fits.test(text)).map(({ text }) => text);
const found = async (email: string, pattern: RegExp, nr = 1): Promise<string> => {
  await expect.poll(() => lettersTo(email, pattern).length).toBeGreaterThanOrEqual(nr);
  return pattern.exec(lettersTo(email, pattern)[nr - 1] ?? '')?.[1] ?? '';
};
const codeOf = (email: string, nr = 1) => found(email, /is yours: (\d{6})/, nr);
const otherCode = (code: string) => (code === '000000' ? '000001' : '000000');
const verify = (token: string, code: string) => ask(token, 'POST', '/auth/verify-email', { code });
const unverified = { status: 403, body: { extra_data: { reason: 'email_unverified' } } };
const fromUrl = { from_url: '', agreed: true };

test('a stranger who registers an invited address is let in nowhere until the code of its letter is entered', async () => {
  const email = 'invited@example.com';
  await invite(email);
  const token = await register(email);

  const doors = [
    ['GET', `/apps/${closed}/entities/Note`],
    ['POST', `/apps/${closed}/enter`],
    ['GET', `/apps/${closed}/entities/User/me`],
    ['POST', `/apps/${closed}/users/register`],
    ['POST', `/apps/${open}/users/register`],
    ['POST', `/apps/${free}/users/register`],
    ['POST', `/apps/${closed}/auth/hand-over`, fromUrl],
    ['GET', `/apps/${closed}/auth/token`],
    ['GET', `/apps/public/prod/by-id/${closed}`],
  ] as const;
  for (const [method, path, body] of doors) {
    expect({ path, ...(await ask(token, method, path, body)) }).toMatchObject({ path, ...unverified });
  }
  const login = { email, password };
  for (const app of [closed, open, free]) {
    expect(await ask(null, 'POST', `/apps/${app}/auth/login`, login)).toMatchObject(unverified);
  }
  // Where nobody signs in they are a visitor like all others.
  expect(await ask(token, 'GET', `/apps/${free}/entities/Note`)).toMatchObject({ status: 200 });
  expect(await ask(token, 'GET', `/apps/${free}/entities/User/me`)).toMatchObject({ status: 401 });

  const code = await codeOf(email);
  expect(await verify(token, otherCode(code))).toMatchObject({
    status: 422,
    body: { fields: { code: 'This code is wrong or has expired. Ask for a new one.' } },
  });
  expect(await verify(token, code)).toMatchObject({ status: 200, body: { email, must_verify_email: false } });
  expect(await ask(token, 'POST', `/apps/${closed}/enter`)).toMatchObject({
    status: 200,
    body: { user: { email } },
  });
});

test('a code is good for five tries, once, and for the session of its own account alone', async () => {
  const [token, other] = await Promise.all([register('tries@example.com'), register('other@example.com')]);
  const code = await codeOf('tries@example.com');
  expect(await verify(other, code)).toMatchObject({ status: 422 });
  expect(await ask(null, 'POST', '/auth/verify-email', { code })).toMatchObject({ status: 401 });
  for (let tries = 0; tries < 5; tries += 1) {
    expect(await verify(token, otherCode(code))).toMatchObject({ status: 422 });
  }
  expect(await verify(token, code)).toMatchObject({ status: 422 });

  expect(await ask(token, 'POST', '/auth/resend-code')).toMatchObject({
    status: 200,
    body: { message: 'A new code is on its way to tries@example.com.' },
  });
  const second = await codeOf('tries@example.com', 2);
  expect(await verify(token, second)).toMatchObject({ status: 200 });
  expect(await verify(token, second)).toMatchObject({ status: 422 });
});

test('codes are asked for five times an hour, and not for a verified account', async () => {
  const token = await register('often@example.com');
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': '192.0.2.5' };
  const resend = () => server.call(null, 'POST', '/auth/resend-code', undefined, headers);
  for (let asked = 0; asked < 5; asked += 1) expect(await resend()).toMatchObject({ status: 200 });
  expect(await resend()).toMatchObject({ status: 429 });
  expect(await verify(token, await codeOf('often@example.com', 6))).toMatchObject({ status: 200 });

  expect(await server.call('bob', 'POST', '/auth/resend-code')).toMatchObject({ status: 200 });
  await codeOf('bob@example.com');
  const to = 'mark@example.com';
  await server.core.mail.post(server.sql, { to, subject: 'Mark', text: 'Mark' });
  await sink.next((mail) => mail.to.includes(to));
  expect(lettersTo('bob@example.com', /is yours/)).toHaveLength(1);
});

test('nobody invites others under an address that is not shown to be theirs', async () => {
  const token = await register('boss@example.com');
  const made = await ask(token, 'POST', '/apps', { name: 'Mine' });
  const path = `/apps/${(made.body as { id: string }).id}/users/invite-user`;
  expect(await ask(token, 'POST', path, { user_email: 'x@example.com' })).toMatchObject(unverified);
});

test('the owner of an address takes an account back that a stranger made: a new password ends all the stranger has', async () => {
  const email = 'victim@example.com';
  await invite(email);
  const stranger = await register(email);
  const key = (await ask(stranger, 'POST', '/auth/regenerate_api_key')).body as { api_key: string };
  expect(await ask(null, 'POST', '/auth/reset-password-request', { email })).toMatchObject({ status: 200 });

  const reset = {
    reset_token: await found(email, /reset-password\?token=(\S+)/),
    new_password: 'mine alone',
  };
  expect(await ask(null, 'POST', '/auth/reset-password', reset)).toMatchObject({ status: 200 });
  expect(await ask(null, 'POST', '/auth/reset-password', reset)).toMatchObject({
    status: 400,
    body: { extra_data: { reason: 'reset_expired' } },
  });

  expect(await ask(stranger, 'GET', '/auth/me')).toMatchObject({ status: 401 });
  expect(await server.call(null, 'GET', '/auth/me', undefined, { api_key: key.api_key })).toMatchObject({
    status: 401,
  });
  expect(await ask(null, 'POST', '/auth/login', { email, password })).toMatchObject({ status: 401 });
  const login = await ask(null, 'POST', '/auth/login', { email, password: 'mine alone' });
  expect(login).toMatchObject({ status: 200, body: { user: { must_verify_email: false, api_key: null } } });
  const { access_token } = login.body as { access_token: string };
  expect(await ask(access_token, 'POST', `/apps/${closed}/enter`)).toMatchObject({ status: 200 });
});

test('asking for a new password answers alike for every address, ends the API key, and is limited', async () => {
  const key = (await server.call('keeper', 'POST', '/auth/regenerate_api_key')).body as { api_key: string };
  const email = 'keeper@example.com';
  const request = (address: string) =>
    ask(null, 'POST', '/auth/reset-password-request', { email: address, app_id: closed });
  const known = await request(email);
  expect(await request('nobody@example.com')).toEqual(
    expect.objectContaining({ status: known.status, body: known.body }),
  );
  const token = await found(email, /reset-password\?token=(\S+)&app_id=/);
  expect(lettersTo(email, new RegExp(`&app_id=${closed}`))).toHaveLength(1);
  const reset = { reset_token: token, new_password: 'quite another one' };
  expect(await ask(null, 'POST', '/auth/reset-password', { ...reset, new_password: 'short' })).toMatchObject({
    status: 422,
  });
  expect(await ask(null, 'POST', '/auth/reset-password', reset)).toMatchObject({ status: 200 });
  expect(await server.call(null, 'GET', '/auth/me', undefined, { api_key: key.api_key })).toMatchObject({
    status: 401,
  });
  for (let asked = 0; asked < 19; asked += 1) expect(await request(email)).toMatchObject({ status: 200 });
  expect(await request(email)).toMatchObject({ status: 429 });
});

test('an app opens an unverified account by a link that came by mail, never by its password', async () => {
  const email = 'old@example.com';
  await invite(email);
  await register(email);
  const auth = (call: string, body: Body) => ask(null, 'POST', `/apps/${closed}/auth/${call}`, body);
  await auth('reset-password-request', { email });
  const reset_token = await found(email, /reset-password\?token=(\S+)/);
  expect(await auth('reset-password', { reset_token, new_password: 'a newer one' })).toMatchObject({
    status: 200,
  });
  expect(await auth('login', { email, password: 'a newer one' })).toMatchObject({ status: 200 });
});
