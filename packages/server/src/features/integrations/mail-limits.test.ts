import { expect, test } from 'vitest';
import { rateRules } from '../../rates.ts';
import { startSmtpSink } from '../../testing/smtp-sink.ts';
import { startServer } from '../../testing/start-server.ts';

const sink = await startSmtpSink();
const mailing = { SAYSO_SMTP_URL: sink.url, SAYSO_MAIL_FROM: 'apps@sayso.example' };
const two = [{ most: 2, seconds: 3_600 }];
const [server, byUser, byApp, byReceiver, byPair] = await Promise.all([
  startServer({ env: mailing }),
  startServer({ config: { rates: { factor: 1_000, windows: { mailsOfUser: two } } } }),
  startServer({ config: { rates: { factor: 1_000, windows: { mailsOfApp: two } } } }),
  startServer({ config: { rates: { factor: 1_000, windows: { mailsToReceiver: two } } } }),
  startServer({ config: { rates: { factor: 1_000, windows: { mailsOfUserToReceiver: two } } } }),
]);
type Server = typeof server;

const letter = { to: 'mia@example.com', subject: 'Your saw', body: 'It is back.' };
const send = (at: Server, who: string, app: string, more: object = {}) =>
  at.call(who, 'POST', `/apps/${app}/integration-endpoints/Core/SendEmail`, { ...letter, ...more });
const asService = async (at: Server, app: string) => {
  const { token } = await at.core.tokens.issue('service', { appId: app });
  return at.call(
    null,
    'POST',
    `/apps/${app}/integration-endpoints/Core/SendEmail`,
    { ...letter, subject: 'From the backend' },
    { authorization: `Bearer ${token}` },
  );
};
const setVerified = async (name: string, isVerified: boolean) => {
  await server.sql`
    update users set email_verified_date = case when ${isVerified}::boolean then now() end
    where email = ${`${name}@example.com`}`;
  server.core.session.forgetAll();
};

test('an account whose address is not verified sends no mail, nor does the backend of its app', async () => {
  const app = await server.anApp('mallory');
  await setVerified('mallory', false);

  for (const reply of [await send(server, 'mallory', app), await asService(server, app)]) {
    expect(reply).toMatchObject({ status: 403, body: { reason: 'email_unverified' } });
  }
  await setVerified('mallory', true);
  const reply = await send(server, 'mallory', app, { subject: 'Now it may go' });
  expect(reply).toMatchObject({ status: 200 });
  await sink.next(({ text }) => text.includes('Now it may go'));
  expect((await asService(server, app)).status).toBe(200);
  await sink.next(({ text }) => text.includes('From the backend'));
  expect(sink.caught.filter(({ to }) => to.includes('mia@example.com'))).toHaveLength(2);
});

test('the sender’s name is the app’s, whatever the call says', async () => {
  const app = await server.anApp('ada', { name: 'Tool "library" <x@bank.example>' });
  const forged = { from_name: 'Your bank', subject: 'Signed' };
  expect((await send(server, 'ada', app, forged)).status).toBe(200);

  const { text, from } = await sink.next((mail) => mail.text.includes('Subject: Signed'));
  expect(text).toMatch(/^From: "?Tool library x bank\.example"? <apps@sayso\.example>\r?$/m);
  expect(text).not.toContain('Your bank');
  expect(from).toBe('apps@sayso.example');
});

test('one mail has one receiver, and no line of a header comes from a call', async () => {
  const app = await server.anApp('ada');
  for (const wrong of [
    { to: 'mia@example.com, eve@example.com' },
    { to: 'mia@example.com;eve@example.com' },
    { to: 'mia@example.com\r\nBcc: eve@example.com' },
    { to: 'Mia <mia@example.com>' },
    { to: ['mia@example.com', 'eve@example.com'] },
    { subject: 'Hello\r\nBcc: eve@example.com' },
    { subject: 'Hello\nBcc: eve@example.com' },
  ]) {
    expect((await send(server, 'ada', app, wrong)).status).toBe(422);
  }
});

test('one account sends so many mails, in all apps together', async () => {
  const apps = [await byUser.anApp('ada'), await byUser.anApp('ada')];
  const replies = [];
  for (const nr of [0, 1, 0]) {
    replies.push(await send(byUser, 'ada', apps[nr] ?? '', { to: `receiver-${nr}@example.com` }));
  }
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 429]);
  expect(replies[2]).toMatchObject({
    body: { message: expect.stringContaining(rateRules.mailsOfUser.message) },
  });
  expect(Number(replies[2]?.headers['retry-after'])).toBeGreaterThan(3_500);
  // What the backend of their app sends counts as theirs.
  expect((await asService(byUser, apps[1] ?? '')).status).toBe(429);
});

test('one app sends so many mails, whoever sends them', async () => {
  const app = await byApp.anApp('ada', { public_settings: 'public_with_login' });
  for (const name of ['bob', 'eve']) await byApp.call(name, 'POST', `/apps/${app}/users/register`);

  const statuses = [];
  for (const who of ['ada', 'bob', 'eve']) statuses.push((await send(byApp, who, app)).status);
  expect([...statuses, (await asService(byApp, app)).status]).toEqual([200, 200, 429, 429]);
});

test('one mailbox is sent so many mails by all apps together, however its address is spelled', async () => {
  const apps = [await byReceiver.anApp('ada'), await byReceiver.anApp('bob'), await byReceiver.anApp('eve')];
  const ways = ['mia@example.com', 'Mia@Example.com', 'mia+shop@example.com'];
  const statuses = [];
  for (const [nr, who] of ['ada', 'bob', 'eve'].entries()) {
    statuses.push((await send(byReceiver, who, apps[nr] ?? '', { to: ways[nr] })).status);
  }
  expect(statuses).toEqual([200, 200, 429]);
});

test('who may send no more uses up nothing of what others may send to the same receiver', async () => {
  const limited = await startServer({
    config: {
      rates: { factor: 1_000, windows: { mailsOfUser: two, mailsToReceiver: [{ most: 3, seconds: 3_600 }] } },
    },
  });
  const [loud, honest] = await Promise.all([limited.anApp('mallory'), limited.anApp('ada')]);
  for (let nr = 0; nr < 5; nr += 1) await send(limited, 'mallory', loud);

  expect(await send(limited, 'ada', honest)).toMatchObject({ status: 200 });
});

test('who fills a mailbox may send it no more, and everybody else may', async () => {
  const [loud, honest] = await Promise.all([byPair.anApp('mallory'), byPair.anApp('ada')]);
  const statuses = [];
  for (let nr = 0; nr < 3; nr += 1) statuses.push((await send(byPair, 'mallory', loud)).status);
  expect(statuses).toEqual([200, 200, 429]);
  expect(await send(byPair, 'mallory', loud, { to: 'other@example.com' })).toMatchObject({ status: 200 });
  expect(await send(byPair, 'ada', honest)).toMatchObject({ status: 200 });
});
