import { expect, test } from 'vitest';
import { startSmtpSink } from '../../testing/smtp-sink.ts';
import { startServer } from '../../testing/start-server.ts';

const sink = await startSmtpSink();
const server = await startServer({
  env: { SAYSO_SMTP_URL: sink.url, SAYSO_MAIL_FROM: 'apps@sayso.example', SAYSO_TRUST_PROXY: '1' },
  config: { rates: { factor: 1 } },
});
const entities = { Note: { properties: { text: { type: 'string' } } } };
const anApp = (visibility: string) =>
  server.anApp('ada', { name: 'Tasks', public_settings: visibility, entities });
const [closed, open] = await Promise.all([anApp('private_with_login'), anApp('public_with_login')]);
const { password } = server;

type Body = Record<string, unknown>;
let calls = 0;
/** Each call from an address of its own: the limit on failures of one address is tested with the builder's sign-in. */
const auth = (app: string, call: string, body: Body, token?: string) =>
  server.call(null, 'POST', `/apps/${app}/auth/${call}`, body, {
    'x-forwarded-for': `10.0.${Math.floor(++calls / 250)}.${calls % 250}`,
    ...(token && { authorization: `Bearer ${token}` }),
  });
const login = (app: string, email: string, pass = password) => auth(app, 'login', { email, password: pass });
const register = (app: string, email: string, more: Body = {}) =>
  auth(app, 'register', { email, password, ...more });
const verify = (app: string, email: string, otp_code: string) => auth(app, 'verify-otp', { email, otp_code });
const ask = (token: string, method: string, path: string) =>
  server.call(null, method, path, undefined, { authorization: `Bearer ${token}` });
const invite = (app: string, user_email: string) =>
  server.call('ada', 'POST', `/apps/${app}/users/invite-user`, { user_email });
const tokenIn = (reply: { body: unknown }) => (reply.body as { access_token: string }).access_token;
const notes = (app: string) => `/apps/${app}/entities/Note`;
const refused = {
  status: 403,
  body: { error_type: 'forbidden', extra_data: { reason: 'user_not_registered' } },
};

/** All letters of the app to this address whose text fits, in the order of their coming. */
const lettersTo = (email: string, fits: RegExp) =>
  sink.caught
    .filter(({ to, text }) => to.includes(email) && fits.test(text) && !text.startsWith('From: Sayso '))
    .map(({ text }) => text);
const found = async (email: string, pattern: RegExp, nr = 1): Promise<string> => {
  await expect.poll(() => lettersTo(email, pattern).length).toBeGreaterThanOrEqual(nr);
  return pattern.exec(lettersTo(email, pattern)[nr - 1] ?? '')?.[1] ?? '';
};
const codeOf = (email: string, nr = 1) => found(email, /is (\d{6})\. It/, nr);
const resetOf = (email: string, nr = 1) => found(email, /reset-password\?token=(\S+)/, nr);
/** Mail goes out in order, so what was asked for before this letter has arrived with it. */
const afterAllMail = async () => {
  const to = `mark-${sink.caught.length}-${performance.now()}@example.com`;
  await server.core.mail.post(server.sql, { to, subject: 'Mark', text: 'Mark' });
  await sink.next((mail) => mail.to.includes(to));
};
const hasAccount = async (email: string) =>
  (await server.sql`select 1 from users where email = ${email}`).length > 0;

test('login answers a token of this app alone, never a session of the builder', async () => {
  await server.person('bob');
  const reply = await auth(open, 'login', { email: ' BOB@example.com', password, turnstile_token: 'x' });

  expect(reply).toMatchObject({ status: 200, body: { user: { email: 'bob@example.com', role: 'user' } } });
  expect(Object.keys(reply.body as object).sort()).toEqual(['access_token', 'user']);
  const token = tokenIn(reply);
  expect(await ask(token, 'GET', notes(open))).toMatchObject({ status: 200 });
  expect(await ask(token, 'GET', notes(closed))).toMatchObject({ status: 403 });
  for (const [method, path] of [
    ['GET', '/auth/me'],
    ['GET', '/apps'],
    ['POST', '/auth/regenerate_api_key'],
  ] as const) {
    expect(await ask(token, method, path)).toMatchObject({ status: 403 });
  }
});

test('login of the maker gives what the app gives, not the app itself', async () => {
  const token = tokenIn(await login(closed, 'ada@example.com'));

  expect(await ask(token, 'GET', notes(closed))).toMatchObject({ status: 200 });
  expect(await ask(token, 'GET', `/apps/${closed}`)).toMatchObject({ status: 403 });
});

test("login answers on the app's own host, to pages of any origin, with errors in the common form", async () => {
  const { slug } = (await server.call('ada', 'GET', `/apps/${open}`)).body as { slug: string };
  const ask = (body: Body) =>
    server.ask(`app--${slug}.sayso.localhost`, `/api/apps/${open}/auth/login`, { method: 'POST', body });

  expect(await ask({ email: 'ada@example.com', password })).toMatchObject({
    status: 200,
    headers: { 'access-control-allow-origin': '*' },
  });
  expect(await ask({ email: 'nobody@example.com', password })).toMatchObject({
    status: 401,
    body: {
      message: 'Wrong email or password',
      detail: 'Wrong email or password',
      error_type: 'unauthorized',
      request_id: expect.any(String),
      traceback: '',
    },
  });
});

test('register, then the code by mail, then in; the code works once', async () => {
  const email = 'new@example.com';
  const reply = await register(open, email, { full_name: 'New Person' });
  expect(reply).toMatchObject({ status: 200, body: { otp_expires_in_minutes: 10 } });
  expect(await hasAccount(email)).toBe(false);
  expect(await login(open, email)).toMatchObject({ status: 401 });
  const code = await codeOf(email);

  const verified = await verify(open, email, code);
  const { id } = reply.body as { id: string };
  expect(verified).toMatchObject({ status: 200, body: { id, success: true, message: expect.any(String) } });
  const me = await ask(tokenIn(verified), 'GET', `/apps/${open}/entities/User/me`);
  expect(me).toMatchObject({ status: 200, body: { id, email, full_name: 'New Person', role: 'user' } });
  expect(await verify(open, email, code)).toMatchObject({ status: 400, body: { reason: 'wrong_code' } });
  expect(await login(open, email)).toMatchObject({ status: 200 });
  expect(await login(closed, email)).toMatchObject(refused);
  const [stored] = await server.sql<{ hits: number }[]>`
    select count(*)::int as hits from graphile_worker._private_jobs j where j::text like ${`%${code}%`}`;
  expect(stored?.hits).toBe(0);
});

test('a short password is refused with its field', async () => {
  expect(await register(open, 'short@example.com', { password: 'short12' })).toMatchObject({
    status: 422,
    body: { error_type: 'invalid', fields: { password: 'Use at least 8 characters' } },
  });
});

test('a code is good for ten minutes, in its own app alone, and stored as a keyed hash', async () => {
  const email = 'late@example.com';
  await register(open, email);
  const code = await codeOf(email);
  const elsewhere = await anApp('public_with_login');
  expect(await verify(elsewhere, email, code)).toMatchObject({ status: 400 });
  const [row] = await server.sql<{ text: string; left: number }[]>`
    select p::text as text, extract(epoch from code_expires_at - created_date)::int as left
    from pending_registrations p where email = ${email}`;
  expect(row?.left).toBeGreaterThan(590);
  expect(row?.left).toBeLessThanOrEqual(600);
  expect(row?.text).not.toContain(code);
  expect(row?.text).not.toContain(password);
  await server.sql`
    update pending_registrations set code_expires_at = now() - interval '1 second' where email = ${email}`;

  expect(await verify(open, email, code)).toMatchObject({ status: 400, body: { reason: 'wrong_code' } });
});

test('a second password for the same address opens no account: whose it is, nobody can tell', async () => {
  const email = 'both@example.com';
  await register(open, email, { password: 'password of a thief' });
  await codeOf(email);
  await register(open, email);

  expect(await verify(open, email, await codeOf(email, 2))).toMatchObject({ status: 200 });
  expect(await login(open, email, 'password of a thief')).toMatchObject({ status: 401 });
  expect(await login(open, email)).toMatchObject({ status: 401 });
  await auth(open, 'reset-password-request', { email });
  const reset_token = await resetOf(email);
  expect(await auth(open, 'reset-password', { reset_token, new_password: password })).toMatchObject({
    status: 200,
  });
  expect(await login(open, email)).toMatchObject({ status: 200 });
});

test('register answers alike for an address with an account, and only its mail tells', async () => {
  await server.person('dan');
  const fresh = await register(open, 'fresh@example.com');
  const known = await register(open, 'dan@example.com', { password: 'another password' });

  const shape = ({ status, body }: typeof fresh) => ({ status, body: { ...(body as Body), id: 'any' } });
  expect(shape(known)).toEqual(shape(fresh));
  await found('dan@example.com', /(already has an account)/);
  expect(lettersTo('dan@example.com', /\d{6}\. It/)).toEqual([]);
  expect(await login(open, 'dan@example.com', 'another password')).toMatchObject({ status: 401 });
  expect(await login(open, 'dan@example.com')).toMatchObject({ status: 200 });
});

test('failed sign-ins in an app and in the builder lock the same account', async () => {
  await server.person('fay');
  await server.sql`
    insert into sign_in_failures (email) select 'fay@example.com' from generate_series(1, 39)`;
  expect(await login(open, 'fay@example.com', 'wrong')).toMatchObject({ status: 401 });

  expect(await login(open, 'fay@example.com')).toMatchObject({
    status: 429,
    body: { reason: 'account_locked' },
  });
  const builder = await server.call(null, 'POST', '/auth/login', { email: 'fay@example.com', password });
  expect(builder).toMatchObject({ status: 429, body: { reason: 'account_locked' } });
});

test('a reset sets the password once, ends all sessions and the API key, and opens a locked account', async () => {
  const { access_token: builder } = await server.person('gus');
  const made = await server.call('gus', 'POST', '/auth/regenerate_api_key');
  const byKey = () => server.call(null, 'GET', '/auth/me', undefined, made.body as { api_key: string });
  expect(await byKey()).toMatchObject({ status: 200 });
  const email = 'gus@example.com';
  const session = tokenIn(await login(open, email));
  await server.sql`insert into sign_in_failures (email) select ${email} from generate_series(1, 40)`;
  for (const nr of [1, 2]) {
    expect(await auth(open, 'reset-password-request', { email })).toMatchObject({ status: 200 });
    await resetOf(email, nr);
  }
  const reset_token = await resetOf(email, 1);
  const [stored] = await server.sql<{ left: number }[]>`
    select extract(epoch from expires_at - now())::int as left from password_resets`;
  expect(stored?.left).toBeGreaterThan(3500);
  expect(stored?.left).toBeLessThanOrEqual(3600);
  const reset = { reset_token, new_password: 'another password' };
  expect(await auth(closed, 'reset-password', reset)).toMatchObject({ status: 400 });

  const replies = await Promise.all([1, 2, 3].map(() => auth(open, 'reset-password', reset)));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  expect(await ask(session, 'GET', notes(open))).toMatchObject({ status: 401 });
  expect(await ask(builder, 'GET', '/auth/me')).toMatchObject({ status: 401 });
  expect(await byKey()).toMatchObject({ status: 401 });
  expect(await login(open, email)).toMatchObject({ status: 401 });
  expect(await login(open, email, 'another password')).toMatchObject({ status: 200 });
  // The older letter's link went with it.
  const older = { reset_token: await resetOf(email, 2), new_password: password };
  expect(await auth(open, 'reset-password', older)).toMatchObject({
    status: 400,
    body: { reason: 'reset_expired' },
  });
});

test('an app’s reset does not set the password that is in use, and is still good for another one', async () => {
  const email = 'gia@example.com';
  await server.person('gia');
  await auth(open, 'reset-password-request', { email });
  const reset_token = await resetOf(email);
  expect(await auth(open, 'reset-password', { reset_token, new_password: password })).toMatchObject({
    status: 422,
    body: { fields: { new_password: 'Choose a password you aren’t using now.' } },
  });
  expect(await auth(open, 'reset-password', { reset_token, new_password: 'another password' })).toMatchObject(
    {
      status: 200,
    },
  );
  expect(await login(open, email, 'another password')).toMatchObject({ status: 200 });
});

test('a reset is good for an hour', async () => {
  await server.person('hal');
  await auth(open, 'reset-password-request', { email: 'hal@example.com' });
  const reset_token = await resetOf('hal@example.com');
  await server.sql`update password_resets set expires_at = now() - interval '1 second'`;

  const reply = await auth(open, 'reset-password', { reset_token, new_password: 'another password' });
  expect(reply).toMatchObject({ status: 400, body: { reason: 'reset_expired' } });
});

test('change password is for oneself, asks for the current one and ends the other sessions', async () => {
  const { user, access_token: builder } = await server.person('ivy');
  const email = 'ivy@example.com';
  const [here, there] = [tokenIn(await login(open, email)), tokenIn(await login(open, email))];
  const change = (more: Body, token?: string) => {
    const body = { user_id: user.id, current_password: password, new_password: 'another password', ...more };
    return auth(open, 'change-password', body, token);
  };
  expect(await change({})).toMatchObject({ status: 403 });
  const bob = tokenIn(await login(open, 'bob@example.com'));
  expect(await change({}, bob)).toMatchObject({ status: 403 });
  expect(await change({ current_password: 'wrong' }, here)).toMatchObject({
    status: 422,
    body: { fields: { current_password: 'The current password is wrong.' } },
  });
  expect(await change({ new_password: 'short' }, here)).toMatchObject({ status: 422 });
  expect(await change({ new_password: password }, here)).toMatchObject({
    status: 422,
    body: { fields: { new_password: 'Choose a password you aren’t using now.' } },
  });
  expect(await ask(there, 'GET', notes(open))).toMatchObject({ status: 200 });

  expect(await change({}, here)).toMatchObject({ status: 200, body: { success: true } });
  expect(await ask(here, 'GET', notes(open))).toMatchObject({ status: 200 });
  expect(await ask(there, 'GET', notes(open))).toMatchObject({ status: 401 });
  expect(await ask(builder, 'GET', '/auth/me')).toMatchObject({ status: 401 });
  expect(await login(open, email)).toMatchObject({ status: 401 });
  expect(await login(open, email, 'another password')).toMatchObject({ status: 200 });
});

/** The doors of a private app, before a stranger: one with an account of this installation, and one without. */
await server.person('stranger');
const stranger = 'stranger@example.com';

test('[W-VIS-02] door login: a stranger does not log in to a private app', async () => {
  expect(await login(closed, stranger)).toMatchObject(refused);
  expect(await server.sql`select 1 from app_users where app_id = ${closed} and email = ${stranger}`).toEqual(
    [],
  );
});

test('[W-VIS-02] door register: a stranger registers in a private app for nothing, and learns nothing', async () => {
  const invited = 'awaited@example.com';
  await invite(closed, invited);
  const answers = [];
  for (const email of [invited, 'unknown@example.com', stranger]) answers.push(await register(closed, email));

  const shapes = answers.map(({ status, body }) => ({ status, body: { ...(body as Body), id: 'any' } }));
  expect(shapes).toEqual([shapes[0], shapes[0], shapes[0]]);
  expect(shapes[0]).toMatchObject({ status: 200 });
  await afterAllMail();
  expect(lettersTo('unknown@example.com', /./)).toEqual([]);
  expect(lettersTo(stranger, /./)).toEqual([]);
  expect(await hasAccount('unknown@example.com')).toBe(false);
  expect(await verify(closed, invited, await codeOf(invited))).toMatchObject({ status: 200 });
});

test('[W-VIS-02] door verify-otp: whose invitation was taken back is not verified into a private app', async () => {
  const email = 'uninvited@example.com';
  await invite(closed, email);
  await register(closed, email);
  const code = await codeOf(email);
  await server.call('ada', 'DELETE', `/apps/${closed}/users/${email}`);

  expect(await verify(closed, email, code)).toMatchObject(refused);
  expect(await hasAccount(email)).toBe(false);
  // The way by another app gives an account, and still not this app.
  expect(await verify(open, email, code)).toMatchObject({ status: 400 });
});

test('[W-VIS-02] door resend-otp: no code goes to a stranger of a private app', async () => {
  const email = 'resent@example.com';
  await invite(closed, email);
  await register(closed, email);
  await codeOf(email);
  await server.call('ada', 'DELETE', `/apps/${closed}/users/${email}`);

  for (const each of [email, 'unknown@example.com']) {
    expect(await auth(closed, 'resend-otp', { email: each })).toMatchObject({ status: 200 });
  }
  await afterAllMail();
  expect(lettersTo(email, /\d{6}\. It/)).toHaveLength(1);
  expect(lettersTo('unknown@example.com', /./)).toEqual([]);
});

test('[W-VIS-02] door reset-password: a stranger is not reset into a private app', async () => {
  expect(await auth(closed, 'reset-password-request', { email: stranger })).toMatchObject({ status: 200 });
  await afterAllMail();
  expect(lettersTo(stranger, /./)).toEqual([]);

  await server.person('kim');
  await invite(closed, 'kim@example.com');
  await auth(closed, 'reset-password-request', { email: 'kim@example.com' });
  const reset_token = await resetOf('kim@example.com');
  await server.call('ada', 'DELETE', `/apps/${closed}/users/kim@example.com`);
  const reset = { reset_token, new_password: 'another password' };
  expect(await auth(closed, 'reset-password', reset)).toMatchObject(refused);
  expect(await login(open, 'kim@example.com')).toMatchObject({ status: 200 });
});

test('[W-VIS-02] door change-password: a stranger changes nothing by a private app', async () => {
  const { user, access_token } = await server.person('stranger');
  const body = { user_id: user.id, current_password: password, new_password: 'another password' };
  expect(await auth(closed, 'change-password', body, access_token)).toMatchObject(refused);
  expect(await login(open, stranger)).toMatchObject({ status: 200 });
});

test('[W-VIS-02] door invite-user: neither a stranger nor a member lets anybody in, an admin of the app does', async () => {
  const app = await anApp('private_with_login');
  await server.person('lea');
  await invite(app, 'lea@example.com');
  const paths = [`/apps/${app}/users/invite-user`, `/apps/${app}/runtime/users/invite-user`];
  const call = (token: string, path: string, body: Body) =>
    server.call(null, 'POST', path, body, { authorization: `Bearer ${token}` });
  const member = tokenIn(await login(app, 'lea@example.com'));
  for (const path of paths) {
    const body = { user_email: stranger };
    expect(await server.call('stranger', 'POST', path, body)).toMatchObject({ status: 403 });
    expect(await server.call(null, 'POST', path, body)).toMatchObject({ status: 401 });
    expect(await call(member, path, body)).toMatchObject({ status: 403 });
  }
  expect(await login(app, stranger)).toMatchObject(refused);
  await server.call('ada', 'POST', paths[0] ?? '', { user_email: 'lea@example.com', role: 'admin' });
  for (const [nr, path] of paths.entries()) {
    const user_email = `friend-${nr}@example.com`;
    expect(await call(member, path, { user_email })).toMatchObject({ status: 200, body: { success: true } });
    const { slug } = (await server.call('ada', 'GET', `/apps/${app}`)).body as { slug: string };
    expect(await found(user_email, /invited you to use Tasks:\s+(\S+)\//)).toBe(
      `http://app--${slug}.sayso.localhost:0`,
    );
  }
  const unknown = { user_email: 'x@example.com', role: 'owner' };
  expect(await call(member, paths[1] ?? '', unknown)).toMatchObject({ status: 422 });
});
