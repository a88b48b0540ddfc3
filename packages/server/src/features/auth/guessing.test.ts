import { expect, test } from 'vitest';
import { startServer } from '../../testing/start-server.ts';

const server = await startServer({
  // Longer than the usual second, so that a slow machine counts as a fast one does.
  config: { trustedProxies: 1, rates: { factor: 1, windows: { failedSignIns: [{ most: 5, seconds: 60 }] } } },
});

const here = '192.0.2.1';
const login = (email: string, password: string, from = here) =>
  server.call(null, 'POST', '/auth/login', { email, password }, { 'x-forwarded-for': from });

/** As if these failures had happened in the last minutes, without the limit on the address in the way. */
async function failures(email: string, count: number, minutesAgo: number, network = here): Promise<void> {
  await server.sql`
    insert into sign_in_failures (email, at, network)
    select ${email}, now() - ${`${minutesAgo} minutes`}::interval, ${network} from generate_series(1, ${count})`;
}

test('ten failures in fifteen minutes lock the account for fifteen, for the right password too', async () => {
  await server.person('ada');
  await failures('ada@example.com', 9, 3);
  expect((await login('ada@example.com', 'wrong')).status).toBe(401);

  const reply = await login('ada@example.com', server.password);

  expect(reply).toMatchObject({ status: 429, body: { reason: 'account_locked' } });
  const seconds = Number(reply.headers['retry-after']);
  expect(seconds).toBeGreaterThan(14 * 60);
  expect(seconds).toBeLessThanOrEqual(15 * 60);
});

test('a stranger who fails in another network locks nobody out, and many networks together lock the account', async () => {
  await server.person('una');
  const email = 'una@example.com';
  await failures(email, 10, 3, '2001:db8:1::/48');
  const locked = { status: 429, body: { reason: 'account_locked' } };
  expect(await login(email, 'wrong', '2001:db8:1:2::7')).toMatchObject(locked);
  expect((await login(email, server.password)).status).toBe(200);

  // That sign-in gives the stranger no further guesses.
  expect(await login(email, 'wrong', '2001:db8:1:2::7')).toMatchObject(locked);

  for (const network of ['a', 'b', 'c', 'd']) await failures(email, 10, 3, network);
  expect(await login(email, server.password, '192.0.2.7')).toMatchObject(locked);
});

test('after fifteen minutes the account opens again, and a sign-in forgets the failures', async () => {
  await server.person('grace');
  await failures('grace@example.com', 10, 16);

  expect((await login('grace@example.com', server.password)).status).toBe(200);

  expect(await server.sql`select 1 from sign_in_failures where email = 'grace@example.com'`).toHaveLength(0);
});

test('an address without an account is locked alike, so that locks tell nothing', async () => {
  await failures('nobody@example.com', 10, 1);

  expect(await login('nobody@example.com', 'wrong')).toMatchObject({
    status: 429,
    body: { reason: 'account_locked' },
  });
});

test('of many failed sign-ins at once from one address at most five are tried, the others told to wait', async () => {
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, nr) => login(`guess-${nr}@example.com`, 'wrong')),
  );

  const refused = replies.filter(({ status }) => status === 429);
  expect(replies.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(5);
  expect(refused.length).toBeGreaterThanOrEqual(15);
  for (const { headers, body } of refused) {
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(body).toMatchObject({ error_type: 'too_many_requests' });
  }
});

test('the networks of one IPv6 customer count as one: they lock nobody out who is elsewhere', async () => {
  await server.person('ines');
  const email = 'ines@example.com';
  for (const network of ['1', '2', '3', '4']) {
    for (let nr = 0; nr < 5; nr += 1) await login(email, 'wrong', `2001:db8:77:${network}::${nr}`);
  }
  expect(await login(email, server.password, '2001:db8:77:9::1')).toMatchObject({ status: 429 });
  expect((await login(email, server.password, '192.0.2.8')).status).toBe(200);
});
