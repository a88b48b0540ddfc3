import { afterAll, expect, test } from 'vitest';
import { issuerClient, startIssuer } from '../../testing/oidc-issuer.ts';
import { providerWay } from '../../testing/provider-way.ts';
import { startServer } from '../../testing/start-server.ts';

const origin = 'http://sayso.localhost:4999';
const issuer = await startIssuer([`${origin}/api/auth/oidc/callback`]);
afterAll(issuer.close);
const server = await startServer({
  env: {
    SAYSO_HOST: origin,
    SAYSO_REGISTRATIONS: '2',
    OIDC_ISSUER: issuer.issuer,
    OIDC_CLIENT_ID: issuerClient.clientId,
    OIDC_CLIENT_SECRET: issuerClient.clientSecret,
  },
});
const { newBrowser, signIn } = providerWay(origin, server.port);

test('the first account of an installation administers it, the next does not, and the limit on accounts holds', async () => {
  const come = async (login: string) => {
    issuer.says(login, { email: `${login}@acme.example`, email_verified: true });
    const { searchParams } = await signIn(newBrowser(), login);
    const authorization = `Bearer ${searchParams.get('access_token')}`;
    const { body } = await server.call(null, 'GET', '/auth/me', undefined, { authorization });
    return { body, error: searchParams.get('error') };
  };

  const admin = { platform_role: 'platform_admin', subscription_tier: 'enterprise' };
  expect(await come('ada')).toMatchObject({ body: admin });
  expect(await come('bob')).toMatchObject({ body: { platform_role: 'user', subscription_tier: 'free' } });
  expect(await come('eve')).toMatchObject({ error: 'too_many_requests' });
  // Who has an account comes in all the same.
  expect(await come('ada')).toMatchObject({ body: admin });
});
