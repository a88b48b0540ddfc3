import { randomBytes } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { startProviderServer } from '../../testing/provider-server.ts';

const { origin, issuer, server, anApp, newBrowser, signIn, tokenAt } = await startProviderServer({
  SAYSO_TRUST_PROXY: '1',
});
const { host: mainHost } = new URL(origin);

let app: Awaited<ReturnType<typeof anApp>>;
beforeAll(async () => {
  app = await anApp();
});

/** Where a page of the browser leads, asked on this host. */
const leads = async (path: string, query: Record<string, string> = {}, host = mainHost) => {
  const reply = await server.ask(host, `/api${path}?${new URLSearchParams(query)}`);
  return { status: reply.status, to: reply.headers['location'] ?? '', reply };
};
const setConfig = (config: Record<string, boolean>, id = app.id) =>
  server.call('ada', 'PUT', `/apps/${id}/deployment/auth-configuration`, config);
const queryOf = (address: string) => Object.fromEntries(new URL(address).searchParams);

test('the addresses of a client library lead to the provider’s sign-in on the main host', async () => {
  const from_url = `${app.origin}/Board?x=1`;
  for (const [path, query, host] of [
    ['/apps/auth/oidc/login', { app_id: app.id, from_url }],
    [`/apps/${app.id}/auth/sso/login`, { from_url }],
    // Without an id the app is the one of the host.
    ['/apps/auth/oidc/login', { from_url }, new URL(app.origin).host],
  ] as const) {
    const { status, to } = await leads(path, query, host);
    expect(status).toBe(302);
    expect(to.split('?')[0]).toBe(`${origin}/api/auth/oidc/login`);
    expect(queryOf(to)).toEqual({ app_id: app.id, from_url });
  }
  expect(await leads('/apps/auth/oidc/login', { from_url })).toMatchObject({ status: 400 });
  expect(await leads('/apps/auth/oidc/login', { app_id: '0'.repeat(24) })).toMatchObject({ status: 404 });
});

test('a provider that is not set up leads to the sign-in page, which says so', async () => {
  for (const [path, provider] of [
    ['/apps/auth/login', 'google'],
    ['/apps/auth/microsoft/login', 'microsoft'],
  ] as const) {
    const { to } = await leads(path, { app_id: app.id });
    expect(to.split('?')[0]).toBe(`${origin}/login`);
    expect(queryOf(to)).toEqual({ app_id: app.id, error: 'not_offered', provider });
  }
});

test.each([
  'https://evil.example/',
  '//evil.example',
  'javascript:alert(1)',
  'http://app--other.sayso.localhost:4999/',
  `${origin}/apps`,
])('[P-LOGIN-05] the foreign address %s is refused as from_url and as popup_origin', async (foreign) => {
  for (const wish of [{ from_url: foreign }, { popup_origin: foreign }]) {
    const { to } = await leads('/apps/auth/oidc/login', { app_id: app.id, ...wish });
    expect(queryOf(to)).toEqual({ app_id: app.id, error: 'foreign_address', provider: 'oidc' });
  }
  const { to } = await leads('/apps/auth/logout', { from_url: foreign }, new URL(app.origin).host);
  const isOurs = /^http:\/\/(?:[\w-]+\.)?sayso\.localhost:4999\//.test(foreign);
  expect(to).toBe(isOurs ? foreign : `${app.origin}/`);
});

/** A session of Bob's in the app, and whether it is still good. */
async function aSession() {
  const { token } = (await server.call('bob', 'GET', `/apps/${app.id}/auth/token`)).body as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const me = () => server.call(null, 'GET', `/apps/${app.id}/entities/User/me`, undefined, headers);
  expect(await me()).toMatchObject({ status: 200 });
  return { headers, me };
}
async function sessionCookieOf(headers: Record<string, string>): Promise<string> {
  const entered = await server.call(null, 'POST', `/apps/${app.id}/enter`, undefined, headers);
  return (entered.headers['set-cookie'] ?? []).find((each) => each.startsWith('sayso_session=')) ?? '';
}
const pairOf = (setCookie: string): string => setCookie.split(';')[0] ?? '';

test('signing out ends the token of the app: by its own call, and by the page that browsers are sent to', async () => {
  const [called, sent] = [await aSession(), await aSession()];
  await server.call(null, 'POST', `/apps/${app.id}/auth/logout`, undefined, called.headers);
  expect(await called.me()).toMatchObject({ status: 401 });
  // A session of the builder is not the app's to end.
  await server.call('bob', 'POST', `/apps/${app.id}/auth/logout`);
  expect(await server.call('bob', 'GET', '/auth/me')).toMatchObject({ status: 200 });

  const session = await sessionCookieOf(sent.headers);
  expect(session).toContain('; Path=/api/apps/auth/logout; ');
  expect(session).toContain('HttpOnly; SameSite=Strict');
  const headers = { cookie: pairOf(session) };
  await server.ask(new URL(app.origin).host, '/api/apps/auth/logout', { headers });
  expect(await sent.me()).toMatchObject({ status: 401 });
});

test('cookies that another app put ahead do not keep a session from ending', async () => {
  const { headers, me } = await aSession();
  const own = pairOf(await sessionCookieOf(headers));
  const foreign = Array.from({ length: 200 }, () => `sayso_session=${randomBytes(32).toString('base64url')}`);
  const cookie = ['sayso_session=', 'sayso_session=x', ...foreign, own].join('; ');

  await server.ask(new URL(app.origin).host, '/api/apps/auth/logout', { headers: { cookie } });

  expect(await me()).toMatchObject({ status: 401 });
});

test('the whole way by popup: the token ends on the app’s own origin, behind #, for that origin alone', async () => {
  issuer.says('pia', { email: 'pia@acme.example', email_verified: true, name: 'Pia' });
  const from_url = `${app.origin}/`;
  const wish = { app_id: app.id, from_url, popup_origin: app.origin };
  const { to } = await leads('/apps/auth/oidc/login', wish);
  const browser = newBrowser();
  const end = await signIn(browser, 'pia', { query: queryOf(to) });
  const { access_token: _code, ...rest } = queryOf(end.href);
  const session = await tokenAt(browser, end);
  expect(rest).toEqual(wish);

  const headers = { authorization: `Bearer ${session}` };
  const handOver = (more: object) =>
    server.call(null, 'POST', `/apps/${app.id}/auth/hand-over`, { ...wish, ...more }, headers);
  expect(await handOver({})).toMatchObject({ status: 200, body: { redirect_url: null } });
  expect(await handOver({ agreed: true, popup_origin: 'https://evil.example' })).toMatchObject({
    status: 400,
    body: { extra_data: { reason: 'foreign_address' } },
  });
  for (const is_new_user of ['true', 'false']) {
    const { redirect_url } = (await handOver({ agreed: true })).body as { redirect_url: string };
    const last = new URL(redirect_url);
    expect(`${last.origin}${last.pathname}${last.search}`).toBe(`${app.origin}/api/apps/auth/popup`);
    const told = Object.fromEntries(new URLSearchParams(last.hash.slice(1)));
    expect(told).toEqual({ access_token: expect.stringMatching(/^sayso_app_/), is_new_user });
  }
  const page = await leads('/apps/auth/popup', {}, new URL(app.origin).host);
  expect(page.reply.text).toContain('postMessage({ access_token, is_new_user:');
  expect(page.reply.text).toContain('location.origin)');
  expect(page.reply.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': expect.stringMatching(/default-src 'none'; script-src 'sha256-/),
  });
});

test('made-up cookies end nothing, and nobody’s rights are read anew for them', async () => {
  let forgotten = 0;
  server.core.session.onForget(() => {
    forgotten += 1;
  });
  const cookie = Array.from({ length: 20 }, () => `sayso_session=${randomBytes(32).toString('base64url')}`);
  await server.ask(new URL(app.origin).host, '/api/apps/auth/logout', {
    headers: { cookie: cookie.join('; ') },
  });
  expect(forgotten).toBe(0);
});

test('signing out ends the cookie of the app’s files and goes back to the app', async () => {
  const back = `${app.origin}/Board`;
  const { status, to, reply } = await leads(
    '/apps/auth/logout',
    { from_url: back },
    new URL(app.origin).host,
  );
  expect({ status, to }).toEqual({ status: 302, to: back });
  expect(String(reply.headers['set-cookie'])).toMatch(/^sayso_files=; .*Max-Age=0/);
  expect((await leads('/apps/auth/logout')).to).toBe(`${origin}/`);
});

test('the maker shuts a way in: its page does not offer it, its calls refuse it, and the log names it', async () => {
  const own = await anApp();
  const path = `/apps/${own.id}/deployment/auth-configuration`;
  expect((await server.call('ada', 'GET', path)).body).toEqual({
    enable_username_password: true,
    enable_google_login: true,
    enable_sso_login: true,
    registration: 'open',
    required_fields: [],
  });
  const info = async () =>
    (await server.call(null, 'GET', `/apps/public/login-info/by-id/${own.id}`)).body as object;
  expect(await info()).toMatchObject({ providers: ['oidc'], has_password: true });

  expect(await setConfig({ enable_sso_login: false }, own.id)).toMatchObject({ status: 200 });
  expect(await info()).toMatchObject({ providers: [], has_password: true });
  const { to } = await leads(`/apps/${own.id}/auth/sso/login`);
  expect(queryOf(to)).toMatchObject({ error: 'not_offered', provider: 'oidc' });

  await setConfig({ enable_sso_login: true, enable_username_password: false }, own.id);
  expect(await info()).toMatchObject({ providers: ['oidc'], has_password: false });
  const email = 'ada@example.com';
  for (const [call, body] of [
    ['login', { email, password: server.password }],
    ['register', { email, password: server.password }],
    ['verify-otp', { email, otp_code: '000000' }],
    ['resend-otp', { email }],
    ['reset-password-request', { email }],
    ['reset-password', { reset_token: 'x', new_password: server.password }],
  ] as const) {
    expect({
      call,
      ...(await server.call(null, 'POST', `/apps/${own.id}/auth/${call}`, body)),
    }).toMatchObject({ call, status: 403, body: { extra_data: { reason: 'password_disabled' } } });
  }
  expect(await setConfig({ enable_google_login: false, enable_sso_login: false }, own.id)).toMatchObject({
    status: 422,
    body: { message: 'An app needs at least one way to sign in.' },
  });
  expect(await server.call('eve', 'PUT', path, { enable_google_login: false })).toMatchObject({
    status: 403,
  });
  expect((await server.call('ada', 'GET', `/apps/${own.id}/audit-log`)).body).toMatchObject([
    { action: 'sign_in.changed', before: 'enable_username_password, enable_google_login' },
    { action: 'sign_in.changed', after: 'enable_username_password, enable_google_login' },
  ]);
});
