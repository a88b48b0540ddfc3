import { expect, test } from 'vitest';
import { startSmtpSink } from '../../testing/smtp-sink.ts';
import { startServer } from '../../testing/start-server.ts';

const sink = await startSmtpSink();
const server = await startServer({
  env: { SAYSO_SMTP_URL: sink.url, SAYSO_MAIL_FROM: 'apps@sayso.example' },
  config: { rates: { factor: 1 } },
});

test('an invitation says that it was mailed only where a letter goes out', async () => {
  const app = await server.anApp('ada', { public_settings: 'private_with_login' });
  const invite = async () => {
    const body = { user_email: 'tom@example.com' };
    return (await server.call('ada', 'POST', `/apps/${app}/users/invite-user`, body)).body;
  };
  const answers = [];
  for (let nr = 0; nr < 6; nr += 1) answers.push(await invite());

  expect(answers.slice(0, 5)).toEqual(Array(5).fill({ success: true, is_mailed: true }));
  // Nobody's mailbox is filled by being invited again and again.
  expect(answers[5]).toEqual({ success: true });
});

test('one mailbox is sent so many invitations by all accounts together', async () => {
  const few = await startServer({
    config: {
      rates: { factor: 1_000, windows: { invitationMailsToReceiver: [{ most: 2, seconds: 3_600 }] } },
    },
  });
  for (const who of ['ada', 'bob', 'cy']) {
    const app = await few.anApp(who);
    await few.call(who, 'POST', `/apps/${app}/users/invite-user`, { user_email: 'newbie@example.com' });
  }
  await expect
    .poll(async () => ((await few.call('root', 'GET', '/admin/outbox')).body as unknown[]).length)
    .toBe(2);
});
