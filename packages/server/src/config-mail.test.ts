import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const url = 'smtps://user:pass@mail.example';
const from = 'apps@sayso.example';

test('mail goes to the outbox by default, and to a mail server where one is set up whole', () => {
  expect(readConfig({}).mail).toBeNull();
  expect(readConfig({ SAYSO_SMTP_URL: url, SAYSO_MAIL_FROM: from }).mail).toEqual({ url, from });
});

test.each([
  [{ SAYSO_SMTP_URL: url }, /SAYSO_MAIL_FROM: is missing, but SAYSO_SMTP_URL is set/],
  [{ SAYSO_MAIL_FROM: from }, /SAYSO_SMTP_URL: is missing, but SAYSO_MAIL_FROM is set/],
  [{ SAYSO_SMTP_URL: 'mail.example', SAYSO_MAIL_FROM: from }, /SAYSO_SMTP_URL: must be an address such as/],
  [{ SAYSO_SMTP_URL: url, SAYSO_MAIL_FROM: 'apps' }, /SAYSO_MAIL_FROM: must be an email address/],
])('settings of mail that cannot work are told at the start: %j', (env, message) => {
  expect(() => readConfig(env)).toThrow(message);
  // A password in the address is nobody's to read.
  expect(() => readConfig(env)).not.toThrow(/pass@/);
});
