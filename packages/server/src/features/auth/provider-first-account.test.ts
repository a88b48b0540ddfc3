import { expect, test } from 'vitest';
import { startProviderServer } from '../../testing/provider-server.ts';

const { issuer, server, newBrowser, signIn, tokenAt } = await startProviderServer({
  SAYSO_REGISTRATIONS: '2',
});

test('the first account of an installation administers it, the next does not, and the limit on accounts holds', async () => {
  const come = async (login: string) => {
    issuer.says(login, { email: `${login}@acme.example`, email_verified: true });
    const browser = newBrowser();
    const end = await signIn(browser, login);
    const { searchParams } = end;
    const authorization = `Bearer ${await tokenAt(browser, end)}`;
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
