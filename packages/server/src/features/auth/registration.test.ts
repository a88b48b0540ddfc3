import { expect, test } from 'vitest';
import { startServer } from '../../testing/start-server.ts';

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

test('after an hour an address may make accounts again', async () => {
  const from = '203.0.113.7';
  for (const nr of [11, 12, 13]) expect((await register(nr, from)).status).toBe(200);
  expect((await register(14, from)).status).toBe(429);
  await server.sql`update rate_counts set until = clock_timestamp() where key = ${`registrations ${from}`}`;

  const restarted = await server.another();
  const body = { email: 'new-15@example.com', password: server.password };
  const headers = { 'x-forwarded-for': from };
  expect((await restarted.call('POST', '/auth/register', { body, headers })).status).toBe(200);
});
