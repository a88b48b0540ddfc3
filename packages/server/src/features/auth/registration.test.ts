import { expect, test } from 'vitest';
import { startServer } from '../../testing/start-server.ts';
import { createRegistrationLimit } from './registration-limit.ts';

const server = await startServer({ config: { registrationsPerHour: 3, trustedProxies: 1 } });
const register = (nr: number, forwarded: string) =>
  server.call(
    null,
    'POST',
    '/auth/register',
    { email: `new-${nr}@example.com`, password: server.password },
    { 'x-forwarded-for': forwarded },
  );

test('one address makes so many accounts an hour, whatever it says of itself before the proxy speaks', async () => {
  for (const nr of [1, 2, 3]) expect((await register(nr, `10.0.0.${nr}, 203.0.113.5`)).status).toBe(200);

  const refused = await register(4, '10.0.0.4, 203.0.113.5');

  expect(refused).toMatchObject({ status: 429, body: { error_type: 'too_many_requests' } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500);
  expect((await register(5, '203.0.113.6')).status).toBe(200);
});

test('after an hour an address may make accounts again', () => {
  let now = 0;
  const limit = createRegistrationLimit(1, () => now);
  limit.take('a');
  expect(() => limit.take('a')).toThrow('Too many accounts');
  now = 60 * 60_000;

  expect(() => limit.take('a')).not.toThrow();
});
