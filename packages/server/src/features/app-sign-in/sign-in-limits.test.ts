import { expect, test } from 'vitest';
import { startSmtpSink } from '../../testing/smtp-sink.ts';
import { startServer } from '../../testing/start-server.ts';

const sink = await startSmtpSink();
const server = await startServer({
  env: { SAYSO_SMTP_URL: sink.url, SAYSO_MAIL_FROM: 'apps@sayso.example', SAYSO_TRUST_PROXY: '1' },
  config: { rates: { factor: 1 } },
});
const open = await server.anApp('ada', { name: 'Tasks', public_settings: 'public_with_login' });
const { password } = server;

type Body = Record<string, unknown>;
let calls = 0;
const elsewhere = () => `10.0.${Math.floor(++calls / 250)}.${calls % 250}`;
const authFrom = (from: string, app: string, call: string, body: Body) =>
  server.call(null, 'POST', `/apps/${app}/auth/${call}`, body, { 'x-forwarded-for': from });
/** Each call from an address of its own. */
const auth = (app: string, call: string, body: Body) => authFrom(elsewhere(), app, call, body);
const register = (app: string, email: string) => auth(app, 'register', { email, password });
const verify = (app: string, email: string, otp_code: string) => auth(app, 'verify-otp', { email, otp_code });

const lettersTo = (email: string, fits: RegExp) =>
  sink.caught
    .filter(({ to, text }) => to.includes(email) && fits.test(text) && !text.startsWith('From: Sayso '))
    .map(({ text }) => text);
const codeOf = async (email: string, nr = 1): Promise<string> => {
  const pattern = /is (\d{6})\. It/;
  await expect.poll(() => lettersTo(email, pattern).length).toBeGreaterThanOrEqual(nr);
  return pattern.exec(lettersTo(email, pattern)[nr - 1] ?? '')?.[1] ?? '';
};
/** Mail goes out in order, so what was asked for before this letter has arrived with it. */
const afterAllMail = async () => {
  const to = `mark-${sink.caught.length}-${performance.now()}@example.com`;
  await server.core.mail.post(server.sql, { to, subject: 'Mark', text: 'Mark' });
  await sink.next((mail) => mail.to.includes(to));
};
const otherCode = (code: string) => (code === '000000' ? '000001' : '000000');

test('after five wrong tries a code is void in that network, and good in the network of its owner', async () => {
  const email = 'owner@example.com';
  await register(open, email);
  const code = await codeOf(email);
  // All of them are one network.
  const tryAt = (nr: number, otp_code: string) =>
    authFrom(`2001:db8:7:7::${nr}`, open, 'verify-otp', { email, otp_code });
  const tries = [1, 2, 3, 4, 5].map((nr) => tryAt(nr, otherCode(code)));
  for (const reply of await Promise.all(tries)) expect(reply.status).toBe(400);
  expect(await tryAt(6, code)).toMatchObject({ status: 400, body: { reason: 'wrong_code' } });

  expect(await verify(open, email, code)).toMatchObject({ status: 200 });
});

test('after twenty wrong tries from anywhere a code is void; a new one is good again', async () => {
  const email = 'twenty@example.com';
  await register(open, email);
  const code = await codeOf(email);
  const tries = Array.from({ length: 20 }, () => verify(open, email, otherCode(code)));
  for (const reply of await Promise.all(tries)) expect(reply.status).toBe(400);
  expect(await verify(open, email, code)).toMatchObject({ status: 400, body: { reason: 'wrong_code' } });

  expect(await auth(open, 'resend-otp', { email })).toMatchObject({ status: 200, body: { success: true } });
  expect(await verify(open, email, await codeOf(email, 2))).toMatchObject({ status: 200 });
});

test('a stranger who asks for mail to an address keeps its owner from none', async () => {
  await server.person('zoe');
  const email = 'zoe@example.com';
  const stranger = elsewhere();
  const asked = (from: string) => authFrom(from, open, 'reset-password-request', { email });
  for (const nr of [1, 2, 3, 4, 5]) expect({ nr, ...(await asked(stranger)) }).toMatchObject({ status: 200 });
  expect((await asked(stranger)).status).toBe(429);
  expect(await asked(elsewhere())).toMatchObject({ status: 200 });

  const pending = 'sent@example.com';
  const register = (from: string) => authFrom(from, open, 'register', { email: pending, password });
  for (const nr of [1, 2, 3, 4, 5])
    expect({ nr, ...(await register(stranger)) }).toMatchObject({ status: 200 });
  expect((await register(stranger)).status).toBe(429);
  expect(await register(elsewhere())).toMatchObject({ status: 200 });
});

test('mail to one address is limited, and the limit answers alike whether or not there is an account', async () => {
  await server.person('eve');
  for (const email of ['eve@example.com', 'nobody@example.com']) {
    for (let nr = 1; nr <= 20; nr++) {
      expect({ nr, ...(await auth(open, 'reset-password-request', { email })) }).toMatchObject({
        status: 200,
      });
    }
    const oneMore = await auth(open, 'reset-password-request', { email });
    expect(oneMore.status).toBe(429);
    expect(Number(oneMore.headers['retry-after'])).toBeGreaterThan(3_500);
  }
  await afterAllMail();
  expect(lettersTo('eve@example.com', /./)).toHaveLength(20);
  expect(lettersTo('nobody@example.com', /./)).toEqual([]);
});
