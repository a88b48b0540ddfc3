import { expect, test } from 'vitest';
import { startServer } from '../../testing/start-server.ts';

const server = await startServer();
const { password } = server;
const app = await server.anApp('ada', { public_settings: 'private_with_login' });
const auth = (call: string, body: object) => server.call(null, 'POST', `/apps/${app}/auth/${call}`, body);

test('without a mail server the invited register and are in at once, strangers still are not', async () => {
  const email = 'bob@example.com';
  await server.call('ada', 'POST', `/apps/${app}/runtime/users/invite-user`, { user_email: email });
  const replies = [];
  for (const each of [email, 'stranger@example.com', 'ada@example.com']) {
    replies.push(await auth('register', { email: each, password: 'password of bob', full_name: 'Bob' }));
  }
  for (const { status, body } of replies) {
    expect({ status, body: { ...(body as object), id: 'any' } }).toEqual({
      status: 200,
      body: {
        id: 'any',
        message: 'If this address may use the app, you can sign in now.',
        otp_expires_in_minutes: 0,
      },
    });
  }

  expect(await auth('login', { email, password: 'password of bob' })).toMatchObject({
    status: 200,
    body: { user: { email, full_name: 'Bob', role: 'user' } },
  });
  for (const each of ['stranger@example.com', 'ada@example.com']) {
    expect(await auth('login', { email: each, password: 'password of bob' })).toMatchObject({ status: 401 });
  }
  expect(await auth('login', { email: 'ada@example.com', password })).toMatchObject({ status: 200 });
});

test('without a mail server a reset waits in the outbox for an admin to pass it on', async () => {
  expect(await auth('reset-password-request', { email: 'ada@example.com' })).toMatchObject({ status: 200 });
  const tokenInOutbox = async () => {
    const { body } = await server.call('root', 'GET', '/admin/outbox');
    const [newest] = body as { to: string; text: string }[];
    return newest?.to === 'ada@example.com' ? /token=(\S+)/.exec(newest.text)?.[1] : undefined;
  };
  await expect.poll(tokenInOutbox).toBeDefined();
  const reset = { reset_token: await tokenInOutbox(), new_password: 'another password' };
  expect(await auth('reset-password', reset)).toMatchObject({ status: 200 });
  expect(await auth('login', { email: 'ada@example.com', password: 'another password' })).toMatchObject({
    status: 200,
  });
});

test('invitations are limited: by who invites, and silently by whose mailbox they fill', async () => {
  const strict = await startServer({ env: { SAYSO_REGISTRATIONS: '2' }, config: { rates: { factor: 1 } } });
  const id = await strict.anApp('ada');
  const invite = (user_email: string) =>
    strict.call('ada', 'POST', `/apps/${id}/users/invite-user`, { user_email });
  for (const nr of [1, 2, 3, 4, 5, 6, 7]) {
    expect({ nr, ...(await invite('often@example.com')) }).toMatchObject({ status: 200 });
  }
  for (const nr of [8, 9, 10]) expect(await invite(`${nr}@example.com`)).toMatchObject({ status: 200 });

  const refused = await invite('11@example.com');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500);
  const sentTo = async () =>
    ((await strict.call('root', 'GET', '/admin/outbox')).body as { to: string }[]).map(({ to }) => to);
  const often = Array.from({ length: 5 }, () => 'often@example.com');
  await expect.poll(sentTo).toEqual(['10@example.com', '9@example.com', '8@example.com', ...often]);
});
