import type { SignedIn } from '@sayso/contracts/users';
import { expect, test } from 'vitest';
import { startProviderServer } from '../../testing/provider-server.ts';
import { startServer } from '../../testing/start-server.ts';

const reachable = { SAYSO_TRUST_PROXY: '1' };
const admin = { platform_role: 'platform_admin', subscription_tier: 'enterprise' };
const user = { platform_role: 'user', subscription_tier: 'free' };
type Server = Awaited<ReturnType<typeof startServer>>;

const register = async (server: Server, email: string, setup_code?: string) => {
  const body = { email, password: 'long enough', ...(setup_code === undefined ? {} : { setup_code }) };
  const reply = await server.call(null, 'POST', '/auth/register', body);
  return { ...reply, user: (reply.body as SignedIn).user };
};
const options = async (server: Server) => (await server.call(null, 'GET', '/auth/options')).body;

test('a stranger who comes first to a reachable server administers nothing without the code of its console', async () => {
  const server = await startServer({ env: reachable });
  const code = server.setup.code ?? '';
  expect(code).toMatch(/^(?:[2-9A-HJ-NP-Z]{4}-){2}[2-9A-HJ-NP-Z]{4}$/);
  expect(await server.setup.notice()).toContain(code);
  expect(await options(server)).toMatchObject({ first_account: true, needs_setup_code: true });

  expect(await register(server, 'eve@example.com')).toMatchObject({
    status: 403,
    body: { reason: 'setup_code_needed' },
  });
  expect(await register(server, 'eve@example.com', 'AAAA-AAAA-AAAA')).toMatchObject({
    status: 422,
    body: { reason: 'wrong_setup_code', fields: { setup_code: expect.stringContaining('wrong') } },
  });
  expect(await server.sql`select 1 from users`).toHaveLength(0);

  const typed = ` ${code.toLowerCase().replaceAll('-', ' ')}`;
  expect((await register(server, 'ada@example.com', typed)).user).toMatchObject(admin);
  // From then on nobody needs it, and it makes nobody else an administrator.
  expect(await options(server)).toMatchObject({ first_account: false, needs_setup_code: false });
  expect(await server.setup.notice()).toBe(null);
  expect((await register(server, 'eve@example.com')).user).toMatchObject(user);
  expect((await register(server, 'bob@example.com', code)).user).toMatchObject(user);
});

test('setup codes cannot be tried for long', async () => {
  const server = await startServer({ env: reachable, config: { rates: { factor: 1 } } });
  const tries = await Promise.all(
    Array.from({ length: 21 }, () => register(server, 'eve@example.com', 'AAAA-AAAA-AAAA')),
  );
  expect(tries.map(({ status }) => status).sort()).toEqual([...Array(20).fill(422), 429]);
  expect(tries.find(({ status }) => status === 429)?.headers['retry-after']).toBeDefined();
}, 60_000);

test.each([
  ['under a localhost name on loopback', {}, null],
  ['for every address of the machine', { HOST: '0.0.0.0' }, 'asked'],
  ['under a public name', { SAYSO_HOST: 'sayso.example' }, 'asked'],
  ['behind a proxy', { SAYSO_TRUST_PROXY: '1' }, 'asked'],
])('a server %s asks for a code or not: %o', async (_how, env, asked) => {
  const server = await startServer({ env });
  expect(server.setup.code === null ? null : 'asked').toBe(asked);
});

test('SAYSO_ADMIN_EMAIL: that account administers, proved by the code where no mail can prove it', async () => {
  const server = await startServer({ env: { ...reachable, SAYSO_ADMIN_EMAIL: 'Ada@Example.com' } });
  expect(await options(server)).toMatchObject({ first_account: false, needs_setup_code: false });
  expect((await register(server, 'eve@example.com')).user).toMatchObject(user);
  expect(await register(server, 'ada@example.com')).toMatchObject({ body: { reason: 'setup_code_needed' } });
  expect(await server.setup.notice()).toContain('ada@example.com');
  expect((await register(server, 'ada@example.com', server.setup.code ?? '')).user).toMatchObject(admin);
});

test('SAYSO_ADMIN_EMAIL that is set later: an address that was verified before administers from the next start', async () => {
  const server = await startServer({ env: reachable });
  const { access_token, user: before } = await server.person('ada');
  expect(before.platform_role).toBe('user');
  await server.person('eve', { isProved: false });
  const startAgain = (adminEmail: string) => server.another({ adminEmail });
  const authorization = `Bearer ${access_token}`;

  const unproved = await startAgain('eve@example.com');
  const eve = { authorization: `Bearer ${await server.token('eve')}` };
  expect((await unproved.call('GET', '/auth/me', { headers: eve })).body).toMatchObject({
    platform_role: 'user',
  });
  expect(await unproved.setup.notice()).toBe(
    'The account of eve@example.com becomes the admin once its email address is verified, with a code by email or by signing in with a provider.',
  );

  const started = await startAgain('ada@example.com');
  expect((await started.call('GET', '/auth/me', { headers: { authorization } })).body).toMatchObject(admin);
  expect((await started.call('GET', '/admin/outbox', { headers: { authorization } })).status).toBe(200);
  expect(await started.setup.notice()).toBe(null);
});

test('by a provider: the first stranger is sent to the setup code, the address of SAYSO_ADMIN_EMAIL administers', async () => {
  const come = async (env: Record<string, string>) => {
    const { issuer, server, newBrowser, signIn, exchange } = await startProviderServer({
      SAYSO_TRUST_PROXY: '1',
      ...env,
    });
    issuer.says('ada', { email: 'ada@acme.example', email_verified: true });
    const browser = newBrowser();
    const end = await signIn(browser, 'ada');
    const users = await server.sql`select 1 from users`;
    return { error: end.searchParams.get('error'), users, reply: await exchange(browser, end) };
  };
  expect(await come({})).toMatchObject({ error: 'setup_first', users: [], reply: { status: 422 } });
  expect(await come({ SAYSO_ADMIN_EMAIL: 'ada@acme.example' })).toMatchObject({
    error: null,
    reply: { status: 200, body: { user: admin } },
  });
});
