import { expect, test } from 'vitest';
import { startServer } from '../../testing/start-server.ts';

const server = await startServer();

test('[B-AUTH-08] me answers the current user for a valid bearer token', async () => {
  const reply = await server.call('ada', 'GET', '/auth/me');

  expect(reply).toMatchObject({
    status: 200,
    body: { email: 'ada@example.com', full_name: 'ada', platform_role: 'user', subscription_tier: 'free' },
  });
});
