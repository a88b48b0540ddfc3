import { createServer } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { readConfig } from '../../config.ts';
import { createVault } from '../../platform/vault.ts';
import { startServer } from '../../testing/start-server.ts';
import { createSealedCookie } from './sealed-cookie.ts';

const refusing = createServer((socket) => socket.destroy());
await new Promise<void>((listening) => refusing.listen(0, '127.0.0.1', listening));
afterAll(() => void refusing.close());
const { port } = refusing.address() as { port: number };
const all = {
  OIDC_ISSUER: `http://127.0.0.1:${port}`,
  OIDC_CLIENT_ID: 'sayso',
  OIDC_CLIENT_SECRET: 'secret',
};
const server = await startServer({ env: all });

test('an issuer that cannot be reached leads back to the sign-in page, with the wish kept', async () => {
  const origin = 'http://sayso.localhost:0';
  const reply = await server.ask(
    undefined,
    `/api/auth/oidc/login?from_url=${encodeURIComponent(`${origin}/apps`)}`,
  );
  const { pathname, searchParams } = new URL(reply.headers.location ?? '');

  expect(reply.status).toBe(302);
  expect(pathname).toBe('/login');
  expect(Object.fromEntries(searchParams)).toEqual({
    error: 'provider_away',
    provider: 'oidc',
    from_url: `${origin}/apps`,
  });
});

test.each([
  [{ GOOGLE_CLIENT_ID: 'a' }, 'GOOGLE_CLIENT_SECRET: is missing, but GOOGLE_CLIENT_ID is set'],
  [{ ...all, OIDC_CLIENT_SECRET: '' }, 'OIDC_CLIENT_SECRET: is missing, but OIDC_ISSUER is set'],
  [{ OIDC_NAME: 'Acme' }, 'OIDC_ISSUER: is missing, but OIDC_NAME is set'],
  [{ ...all, OIDC_ISSUER: 'http://login.example.com' }, 'OIDC_ISSUER: must be an https:// address'],
  [{ ...all, OIDC_ISSUER: 'login' }, 'OIDC_ISSUER: must be an https:// address'],
])('settings %o are refused: %s', (env, message) => {
  expect(() => readConfig(env)).toThrow(message);
});

test('without settings there is no provider; Google needs two of them', () => {
  expect(readConfig({}).signInProviders).toEqual([]);
  expect(readConfig({ GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b' }).signInProviders).toEqual([
    { id: 'google', name: 'Google', issuer: 'https://accounts.google.com', clientId: 'a', clientSecret: 'b' },
  ]);
});

test('a sealed cookie is read for ten minutes, by its own name, and where there is one of it alone', () => {
  let now = 0;
  const vault = createVault({ masterKey: '1'.repeat(64), dataDir: '' });
  const given = { vault, isSecure: true, content: z.object({ a: z.string() }), now: () => now };
  const cookie = createSealedCookie({ ...given, name: 'one' });
  const here = '192.0.2.1';
  const header = cookie.set({ a: 'kept' }, here);
  const [pair = ''] = header.split(';');

  expect(header).toMatch(/^__Host-one=[\w-]+; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/);
  expect(cookie.read(`x=y; ${pair}`, here)).toEqual({ a: 'kept' });
  expect(cookie.read(`${pair}; ${pair}`, here)).toBe(null);
  expect(createSealedCookie({ ...given, name: 'two' }).read(pair.replace('one', 'two'), here)).toBe(null);
  expect(cookie.read(pair.slice(0, -2), here)).toBe(null);
  expect(cookie.read(undefined, here)).toBe(null);
  // On https no app can set it, and people change their network on the way.
  expect(cookie.read(pair, '198.51.100.1')).toEqual({ a: 'kept' });
  now = 600_000;
  expect(cookie.read(pair, here)).toBe(null);
});
