import { expect, test } from 'vitest';
import { invitationsTo } from '../../testing/invitations.ts';
import { startServer } from '../../testing/start-server.ts';

const server = await startServer();
const { password } = server;
const app = await server.anApp('ada', { public_settings: 'private_with_login' });
const auth = (call: string, body: object) => server.call(null, 'POST', `/apps/${app}/auth/${call}`, body);

const { invited, publish, aStranger } = invitationsTo(server, app);
const outside = { status: 403, body: { reason: 'user_not_registered' } };

test('without a mail server who knows an invited address stays outside: with an account, and by registering', async () => {
  await aStranger('kim@example.com');
  const code = await invited('kim@example.com');
  await invited('lea@example.com', 'admin');

  expect(await auth('login', { email: 'kim@example.com', password: 'password of eve' })).toMatchObject(
    outside,
  );
  const eve = { email: 'lea@example.com', password: 'password of eve' };
  await auth('register', eve);
  expect(await auth('login', eve)).toMatchObject({ status: 401 });
  const made = (await aStranger('lea@example.com')).body as { access_token: string };
  const asEve = (method: string, path: string, body?: unknown) =>
    server.call(null, method, `/apps/${app}${path}`, body, { authorization: `Bearer ${made.access_token}` });
  for (const [method, path] of [
    ['GET', '/entities/User/me'],
    ['POST', '/users/register'],
    ['GET', '/auth/token'],
  ] as const) {
    expect(await asEve(method, path)).toMatchObject(outside);
  }
  expect(await asEve('POST', '/auth/hand-over', { from_url: '' })).toMatchObject(outside);
  // The link of another address is of no use, and not used up by the try.
  expect(await asEve('POST', '/auth/hand-over', { from_url: '', invite_code: code })).toMatchObject({
    status: 403,
    body: { reason: 'invitation_stale' },
  });
  const people = (await server.call('ada', 'GET', `/apps/${app}/users`)).body;
  expect(people).toContainEqual(expect.objectContaining({ email: 'kim@example.com', is_waiting: true }));
  const kim = { email: 'kim@example.com', password: 'password of eve', invite_code: code };
  expect(await auth('login', kim)).toMatchObject({ status: 200 });
});

test('a link is good once, for 14 days, until a newer one, and opens the app by the page of the builder too', async () => {
  const { access_token } = (await aStranger('max@example.com')).body as { access_token: string };
  const handOver = (invite_code: string) =>
    server.call(
      null,
      'POST',
      `/apps/${app}/auth/hand-over`,
      { from_url: '', invite_code },
      { authorization: `Bearer ${access_token}` },
    );
  // Before it is published the page of the builder uses no link up.
  await publish(true);
  const stale = { status: 403, body: { reason: 'invitation_stale' } };
  const older = await invited('max@example.com', 'admin');
  const code = await invited('max@example.com', 'admin');
  expect(await handOver(older)).toMatchObject(stale);
  await server.sql`update app_users set invite_expires_at = now() where email = 'max@example.com'`;
  expect(await handOver(code)).toMatchObject(stale);
  await server.sql`
    update app_users set invite_expires_at = now() + interval '14 days' where email = 'max@example.com'`;

  expect(await handOver(code)).toMatchObject({ status: 200, body: { email: 'max@example.com' } });
  const stored =
    await server.sql`select invite_hash, is_accepted from app_users where email = 'max@example.com'`;
  expect(stored).toEqual([{ invite_hash: null, is_accepted: true }]);
  // Who is inside opens the app by the old link as by any other.
  expect(await handOver(code)).toMatchObject({ status: 200 });
  const again = await server.call('ada', 'POST', `/apps/${app}/users/invite-user`, {
    user_email: 'max@example.com',
  });
  expect(again.body).toEqual({ success: true });
  await publish(false);
});

test('whoever holds the link is told for whom it is, while it is good', async () => {
  const ask = (code: string) =>
    server.call(null, 'GET', `/apps/public/${app}/invitation?code=${encodeURIComponent(code)}`);
  const first = await invited('nell@example.com');
  expect(await ask(first)).toMatchObject({
    status: 200,
    body: { email: 'nell@example.com', has_account: false },
  });
  const second = await invited('nell@example.com');
  const stale = { status: 404, body: { reason: 'invitation_stale' } };
  for (const code of [first, 'made up', '']) expect(await ask(code)).toMatchObject(stale);
  await aStranger('nell@example.com');
  expect(await ask(second)).toMatchObject({ body: { has_account: true } });
  const nell = { email: 'nell@example.com', password: 'password of eve', invite_code: second };
  await auth('login', nell);
  expect(await ask(second)).toMatchObject(stale);
});

test('without a mail server the invited register by the code of their link and are in, strangers still are not', async () => {
  const email = 'bob@example.com';
  const invite_code = await invited(email);
  const replies = [];
  for (const each of [email, 'stranger@example.com', 'ada@example.com']) {
    const person = { email: each, password: 'password of bob', full_name: 'Bob', invite_code };
    replies.push(await auth('register', person));
  }
  for (const { status, body } of replies) {
    expect({ status, body: { ...(body as object), id: 'any' } }).toEqual({
      status: 200,
      body: {
        id: 'any',
        message: 'If this address can use the app, you can sign in now.',
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

test('an address that is invited as an admin is an ordinary user in every list until somebody comes by the link', async () => {
  const open = await server.anApp('bea', { public_settings: 'public_with_login' });
  const invitation = { user_email: 'zoe@example.com', role: 'admin' };
  const { body } = await server.call('bea', 'POST', `/apps/${open}/users/invite-user`, invitation);
  const invite_code = new URL((body as { invite_link: string }).invite_link).searchParams.get('invite');
  const { access_token } = (await aStranger('zoe@example.com')).body as { access_token: string };
  const asZoe = (method: string, path: string, sent?: unknown) =>
    server.call(null, method, `/apps/${open}${path}`, sent, { authorization: `Bearer ${access_token}` });
  const roles = async () => {
    const own = (await asZoe('GET', '/entities/User/me')).body as { role: string };
    const listed = (await server.call('bea', 'GET', `/apps/${open}/entities/User`)).body;
    const zoe = (listed as { email: string; role: string }[]).find(({ email }) => email.startsWith('zoe'));
    return [own.role, zoe?.role];
  };

  await asZoe('POST', '/users/register');
  expect(await roles()).toEqual(['user', 'user']);
  await asZoe('POST', '/auth/hand-over', { from_url: '', invite_code });
  expect(await roles()).toEqual(['admin', 'admin']);
});

test('who has invited an address too often keeps no letter of somebody else from it', async () => {
  const strict = await startServer({ config: { rates: { factor: 1 } } });
  const [loud, honest] = [await strict.anApp('mallory'), await strict.anApp('ada')];
  const invite = (who: string, app: string) =>
    strict.call(who, 'POST', `/apps/${app}/users/invite-user`, { user_email: 'newbie@example.com' });
  for (let nr = 0; nr < 7; nr += 1) await invite('mallory', loud);
  await invite('ada', honest);

  const sent = async () =>
    ((await strict.call('root', 'GET', '/admin/outbox')).body as { text: string }[]).length;
  await expect.poll(sent).toBe(6);
});
