import { expect, test } from 'vitest';
import type { EnterGrant } from '../../access/enter.ts';
import { createSendMail, type Mailer } from './send-mail.ts';

const identity = { id: '1', email: 'ada@example.com', full_name: 'Ada', role: 'user', data: {} };
const letter = { to: 'mia@example.com', subject: 'Hi', body: 'Is 1 < 2 & 3 > 2?' };

/** What reaches the port of mail. */
async function sent(values: Parameters<ReturnType<typeof createSendMail>>[1], name = 'Tool library') {
  const mails: Parameters<Mailer['send']>[0][] = [];
  const send = createSendMail({
    mailer: { send: async (mail) => mails.push(mail) },
    isReal: true,
    findSender: async () => ({ id: '1', isVerified: true }),
    rates: { take: async () => {} },
  });
  expect(await send({ name, identity } as unknown as EnterGrant, values)).toEqual({ success: true });
  return mails;
}

test('a text goes as it is, in the name of the app', async () => {
  expect(await sent(letter)).toEqual([
    { to: 'mia@example.com', subject: 'Hi', text: letter.body, fromName: 'Tool library' },
  ]);
});

test('markup goes beside a text without it', async () => {
  const body = '<style>p { color: red }</style><h1>Hello</h1><p>You &amp; me<br>and <b>all</b></p>';
  expect(await sent({ ...letter, body })).toEqual([
    {
      to: 'mia@example.com',
      subject: 'Hi',
      html: body,
      text: 'Hello\nYou & me\nand all',
      fromName: 'Tool library',
    },
  ]);
});

test.each([
  ['Tool "library"', 'Tool library'],
  ['Tools\r\nBcc: eve@example.com', 'Tools Bcc eve example.com'],
  ['Bank <service@bank.example>', 'Bank service bank.example'],
  ['\u202Esloot\u0000', 'sloot'],
  ['"""', 'App'],
  ['Café & Söhne – 店', 'Café & Söhne – 店'],
])('an app called %j signs as %j, whatever name it asks for', async (name, shown) => {
  const [mail] = await sent({ ...letter, from_name: 'Your bank' }, name);
  expect(mail?.fromName).toBe(shown);
});
