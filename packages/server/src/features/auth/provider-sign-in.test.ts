import { expect, test } from 'vitest';
import type { Browser } from '../../testing/cookie-browser.ts';
import { startProviderServer } from '../../testing/provider-server.ts';

const {
  origin,
  issuer,
  server,
  anApp,
  newBrowser,
  loginUrl,
  signIn,
  exchange,
  tokenAt,
  isLogin,
  isCallback,
} =
  // Each browser has an address of its own, so that one test's refusals slow down no other test.
  await startProviderServer({ OIDC_NAME: 'Acme', SAYSO_TRUST_PROXY: '1' });
const codeIn = (url: URL) => url.searchParams.get('access_token');
const errorIn = (url: URL) => url.searchParams.get('error');
/** Signs in by the provider and answers whose session came of it. */
const come = async (login: string, query?: Record<string, string>) => {
  const browser = newBrowser();
  const end = await signIn(browser, login, query ? { query } : {});
  return { end, token: await tokenAt(browser, end) };
};
const me = async (token: string | null) =>
  (await server.call(null, 'GET', '/auth/me', undefined, { authorization: `Bearer ${token}` })).body;
const countUsers = async () => (await server.sql`select 1 from users`).length;

await server.person('root');

test('[P-LOGIN-01] the sign-in page learns of the provider', async () => {
  expect((await server.call(null, 'GET', '/auth/options')).body).toMatchObject({
    local: true,
    providers: [{ id: 'oidc', name: 'Acme' }],
  });
});

test('[P-LOGIN-01] [P-LOGIN-04] a new person comes in with a name, without a password, and is known again', async () => {
  issuer.says('mira', { email: 'Mira@Acme.example', email_verified: true, name: 'Mira Rao' });
  const from_url = `${origin}/apps?view=mine`;
  const { end, token } = await come('mira', { from_url });

  expect(end.searchParams.get('from_url')).toBe(from_url);
  const first = await me(token);
  expect(first).toMatchObject({ email: 'mira@acme.example', full_name: 'Mira Rao', platform_role: 'user' });
  expect(await server.sql`select password_hash from users where email = 'mira@acme.example'`).toEqual([
    { password_hash: null },
  ]);
  const login = { email: 'mira@acme.example', password: 'long enough' };
  expect(await server.call(null, 'POST', '/auth/login', login)).toMatchObject({ status: 401 });

  // Known by the subject, whatever the provider says of the address now.
  issuer.says('mira', { email: 'other@acme.example', email_verified: false });
  expect(await me((await come('mira')).token)).toEqual(first);
});

test('the way to the provider has PKCE, state and nonce, and keeps its secrets from scripts and from the address', async () => {
  const { reply } = await newBrowser().ask(loginUrl());
  const out = new URL(reply.headers.location ?? '');

  expect(reply).toMatchObject({ status: 302, headers: { 'cache-control': 'no-store' } });
  expect(out.searchParams.get('code_challenge_method')).toBe('S256');
  for (const name of ['state', 'nonce', 'code_challenge']) {
    expect(out.searchParams.get(name)?.length).toBeGreaterThan(40);
  }
  const [cookie = ''] = reply.headers['set-cookie'] ?? [];
  expect(cookie).toMatch(/^sayso_sign_in=[\w-]+; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/);
  expect(cookie).not.toContain(out.searchParams.get('state'));
});

test.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', `${origin}.evil.example/`])(
  '[P-LOGIN-05] from_url %s is dropped',
  async (from_url) => {
    issuer.says('mira', { email: 'mira@acme.example', email_verified: true });
    const end = await signIn(newBrowser(), 'mira', { query: { from_url } });

    expect(codeIn(end)).toBeTruthy();
    expect(end.searchParams.has('from_url')).toBe(false);
  },
);

test('on the way into an app the person comes to the same consent as after a password', async () => {
  issuer.says('tom', { email: 'tom@acme.example', email_verified: true });
  const app = await anApp();
  const app_id = app.id;
  const from_url = `${app.origin}/`;
  const { end, token } = await come('tom', { app_id, from_url });

  expect(end.searchParams.get('app_id')).toBe(app_id);
  const headers = { authorization: `Bearer ${token}` };
  const given = { from_url: end.searchParams.get('from_url') };
  expect(await server.call(null, 'POST', `/apps/${app_id}/auth/hand-over`, given, headers)).toMatchObject({
    status: 200,
    body: { redirect_url: null, email: 'tom@acme.example' },
  });
});

test("[B-AUTH-02] [P-LOGIN-03] the code of a sign-in is good once, in the browser that set out, and nobody else's link signs anybody in", async () => {
  issuer.says('mallory', { email: 'mallory@acme.example', email_verified: true });
  const mallory = newBrowser();
  const end = await signIn(mallory, 'mallory');
  const code = codeIn(end) ?? '';

  // The link is no session by itself: not as a bearer, not for a browser without cookies, nor for one that is on its
  // own way through the provider.
  expect(code).toMatch(/^sayso_code_/);
  expect(await me(code)).toMatchObject({ error_type: 'unauthorized' });
  const victim = newBrowser();
  await signIn(victim, 'mallory');
  for (const browser of [newBrowser(), victim]) {
    expect(await exchange(browser, end)).toMatchObject({ status: 400, body: { reason: 'code_expired' } });
  }
  const given = await exchange(mallory, end);
  expect(given).toMatchObject({ status: 200, body: { user: { email: 'mallory@acme.example' } } });
  expect((given.body as { access_token: string }).access_token).toMatch(/^sayso_builder_/);
  expect(await exchange(mallory, end)).toMatchObject({ status: 400 });
});

test('on plain http, cookies that an app puts into a browser do not make it finish the sign-in of a stranger elsewhere', async () => {
  issuer.says('trudy', { email: 'trudy@acme.example', email_verified: true });
  const toss = (from: Browser, to: Browser) => {
    for (const [name, value] of from.jarOf(new URL(origin))) to.jarOf(new URL(origin)).set(name, value);
  };
  // At its end, with the nonce of the code.
  const [trudy, victim] = [newBrowser(), newBrowser()];
  const end = await signIn(trudy, 'trudy');
  toss(trudy, victim);
  expect(await exchange(victim, end)).toMatchObject({ status: 400, body: { reason: 'code_expired' } });
  expect(await exchange(trudy, end)).toMatchObject({ status: 200 });

  // On the way back from the provider, with all that the way out left.
  const [again, other] = [newBrowser(), newBrowser()];
  const callback = await signIn(again, 'trudy', { until: isCallback });
  toss(again, other);
  const { url } = await other.visit(callback, { stop: isLogin });
  expect([errorIn(url), codeIn(url)]).toEqual(['expired', null]);
});

test('who cancels at the provider comes back without a session', async () => {
  const browser = newBrowser();
  const { url } = await browser.visit(loginUrl({ from_url: `${origin}/apps` }));
  const { url: end } = await browser.visit(new URL(`${url.pathname}/abort`, url), { stop: isLogin });

  expect(errorIn(end)).toBe('cancelled');
  expect(end.searchParams.get('from_url')).toBe(`${origin}/apps`);
});

test('another state, another browser and a second use are refused', async () => {
  issuer.says('sam', { email: 'sam@acme.example', email_verified: true });
  const browser = newBrowser();
  const callback = await signIn(browser, 'sam', { until: isCallback });
  const kept = new Map(browser.jarOf(callback));
  const forged = new URL(callback);
  forged.searchParams.set('state', 'x'.repeat(43));
  const end = async (who: Browser, url: URL) => (await who.visit(url, { stop: isLogin })).url;

  expect(errorIn(await end(newBrowser(), callback))).toBe('expired');
  expect(errorIn(await end(browser, forged))).toBe('expired');
  for (const [name, value] of kept) browser.jarOf(callback).set(name, value);
  expect(codeIn(await end(browser, callback))).toBeTruthy();
  expect(errorIn(await end(browser, callback))).toBe('expired');
  // Even a browser that kept its cookie has nothing of it: the code is used up.
  for (const [name, value] of kept) browser.jarOf(callback).set(name, value);
  expect(errorIn(await end(browser, callback))).toBe('provider_refused');
});

test.each(['nonce', 'code_challenge'])('a sign-in with a foreign %s is refused', async (name) => {
  issuer.says('sam', { email: 'sam@acme.example', email_verified: true });
  const end = await signIn(newBrowser(), 'sam', {
    change: (url) => url.searchParams.set(name, 'A'.repeat(43)),
  });

  expect(errorIn(end)).toBe('provider_refused');
  expect(codeIn(end)).toBe(null);
});

test.each([
  ['no address', {}, 'email_missing'],
  ['an address that is none', { email: 'nobody', email_verified: true }, 'email_missing'],
  ['an unverified address', { email: 'new@acme.example', email_verified: false }, 'email_unverified'],
  ['the unverified address of an account', { email: 'ada@example.com' }, 'email_unverified'],
])('with %s nobody comes in and no account is made', async (_what, claims, error) => {
  await server.person('ada');
  const before = await countUsers();
  issuer.says('eve', claims);

  const end = await signIn(newBrowser(), 'eve');

  expect(errorIn(end)).toBe(error);
  expect(codeIn(end)).toBe(null);
  expect(await countUsers()).toBe(before);
});

test('an account with a password is linked by that password alone, in the browser that asked', async () => {
  issuer.says('grace-1', { email: 'grace@example.com', email_verified: true });
  const { user } = await server.person('grace', { isProved: false });
  const login = (who: Browser, link_provider: boolean, email = 'grace@example.com') =>
    server.call(
      null,
      'POST',
      '/auth/login',
      { email, password: server.password, link_provider },
      who.headersFor(new URL(origin)),
    );
  const browser = newBrowser();
  const linked = () => server.sql`select user_id from identities where subject = 'grace-1'`;

  expect(errorIn(await signIn(browser, 'grace-1'))).toBe('account_exists');
  expect(await login(newBrowser(), true)).toMatchObject({ status: 200 });
  expect(await login(browser, false)).toMatchObject({ status: 200 });
  await server.person('heidi');
  expect(await login(browser, true, 'heidi@example.com')).toMatchObject({ status: 200 });
  expect(await linked()).toEqual([]);

  expect(await login(browser, true)).toMatchObject({ status: 200 });
  expect(await linked()).toEqual([{ user_id: user.id }]);
  expect(await me((await come('grace-1')).token)).toMatchObject({ id: user.id });
  // Both sides are verified from now on: another account of the same verified address is the same person.
  issuer.says('grace-2', { email: 'grace@example.com', email_verified: true });
  expect(await me((await come('grace-2')).token)).toMatchObject({ id: user.id });

  await server.call('root', 'POST', `/auth/${user.id}/update-user`, { disabled: true });
  const refused = await signIn(newBrowser(), 'grace-1');
  expect([errorIn(refused), codeIn(refused)]).toEqual(['account_disabled', null]);
});

test('a provider that is away is said, and the next try after it is back succeeds', async () => {
  issuer.says('sam', { email: 'sam@acme.example', email_verified: true });
  const browser = newBrowser();
  const callback = await signIn(browser, 'sam', { until: isCallback });
  await issuer.goAway();
  const { url } = await browser.visit(callback, { stop: isLogin });
  await issuer.comeBack();

  expect(errorIn(url)).toBe('provider_away');
  expect(codeIn(await signIn(newBrowser(), 'sam'))).toBeTruthy();
});

test('from another name of this machine the way starts at the public name', async () => {
  const reply = await server.ask(`127.0.0.1:${server.port}`, '/api/auth/oidc/login?from_url=%2Fapps');
  expect(reply).toMatchObject({
    status: 302,
    headers: { location: `${origin}/api/auth/oidc/login?from_url=%2Fapps` },
  });
  expect(reply.headers['set-cookie']).toBeUndefined();
});
