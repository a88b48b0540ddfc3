import { startSmtpSink } from '@sayso/server/testing/smtp-sink';
import { startServer } from '@sayso/server/testing/start-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newestClient, refusal } from './libraries.ts';

const sink = await startSmtpSink();
const server = await startServer({
  env: { SAYSO_SMTP_URL: sink.url, SAYSO_MAIL_FROM: 'apps@sayso.example' },
});
const appId = await server.anApp('ada', { public_settings: 'private_with_login' });
const aClient = () => newestClient({ serverUrl: server.url, appId });

// They print every refusal.
beforeAll(() => {
  for (const name of ['error', 'log'] as const) vi.spyOn(console, name).mockImplementation(() => {});
});
afterAll(() => vi.restoreAllMocks());

type Users = { inviteUser(email: string, role: string): Promise<unknown> };
/** It has these calls, and its types leave them out. */
const usersOf = (client: object) => (client as { users: Users }).users;

/** What stands at the one group of the pattern in a letter to this address. */
async function inLetter(to: string, pattern: RegExp): Promise<string> {
  const { text } = await sink.next((mail) => mail.to.includes(to) && pattern.test(mail.text));
  return pattern.exec(text)?.[1] ?? '';
}

test('0.8.50: the invited register, verify, sign in, change and reset their password', async () => {
  const email = 'bob@example.com';
  const [old, changed, reset] = ['password one', 'password two', 'password three'];
  const maker = newestClient({ serverUrl: server.url, appId, token: await server.token('ada') });
  await usersOf(maker).inviteUser(email, 'user');
  await inLetter(email, /(invited you to use)/);
  const { auth } = aClient();

  expect(await auth.register({ email, password: old })).toMatchObject({ otp_expires_in_minutes: 10 });
  await auth.resendOtp(email);
  const codes = () => sink.caught.flatMap(({ text }) => /is (\d{6})\. It/.exec(text)?.[1] ?? []);
  await expect.poll(() => codes().length).toBe(2);
  expect(await auth.verifyOtp({ email, otpCode: codes()[1] ?? '' })).toMatchObject({ success: true });

  const { access_token, user } = await auth.loginViaEmailPassword(email, old);
  expect(user).toMatchObject({ email, role: 'user' });
  const signedIn = newestClient({ serverUrl: server.url, appId, token: access_token });
  expect(await signedIn.auth.me()).toMatchObject({ id: user.id, email });
  const change = { userId: user.id, currentPassword: old, newPassword: changed };
  await signedIn.auth.changePassword(change);
  expect(await refusal(signedIn.auth.changePassword(change))).toEqual({
    status: 422,
    message: 'The current password is wrong.',
  });

  await auth.resetPasswordRequest(email);
  const resetToken = await inLetter(email, /reset-password\?token=(\S+)/);
  await auth.resetPassword({ resetToken, newPassword: reset });
  expect(await signedIn.auth.isAuthenticated()).toBe(false);
  expect((await auth.loginViaEmailPassword(email, reset)).user).toMatchObject({ email });
});

test('0.8.50: admins of an app invite by both of their calls, others by neither', async () => {
  const clientOf = async (name: string, role: 'user' | 'admin') => {
    await server.person(name);
    const invited = { user_email: `${name}@example.com`, role };
    await server.call('ada', 'POST', `/apps/${appId}/users/invite-user`, invited);
    const { access_token } = await aClient().auth.loginViaEmailPassword(invited.user_email, server.password);
    return newestClient({ serverUrl: server.url, appId, token: access_token });
  };
  const [admin, member] = [await clientOf('cleo', 'admin'), await clientOf('dora', 'user')];

  await usersOf(admin).inviteUser('one@example.com', 'user');
  await admin.auth.inviteUser('two@example.com', 'user');
  for (const to of ['one@example.com', 'two@example.com']) {
    expect(await inLetter(to, /^(cleo@example\.com) invited you/m)).toBe('cleo@example.com');
  }
  expect(await refusal(usersOf(member).inviteUser('x@example.com', 'user'))).toMatchObject({ status: 403 });
  expect(await refusal(member.auth.inviteUser('x@example.com', 'user'))).toMatchObject({ status: 403 });
});
