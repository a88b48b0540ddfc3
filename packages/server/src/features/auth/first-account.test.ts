import type { SignedIn } from '@sayso/contracts/users';
import { expect, test } from 'vitest';
import { startServer } from '../../testing/start-server.ts';

const server = await startServer();

test('of many who register at once exactly one becomes platform admin on the enterprise tier', async () => {
  expect((await server.call(null, 'GET', '/auth/options')).body).toMatchObject({ first_account: true });

  const replies = await Promise.all(
    Array.from({ length: 6 }, (_, nr) =>
      server.call(null, 'POST', '/auth/register', {
        email: `user-${nr}@example.com`,
        password: 'long enough',
      }),
    ),
  );

  const users = replies.map(({ body }) => (body as SignedIn).user);
  const ranks = users.map(({ platform_role, subscription_tier }) => `${platform_role} ${subscription_tier}`);
  expect(ranks.toSorted()).toEqual(['platform_admin enterprise', ...Array(5).fill('user free')]);
});
