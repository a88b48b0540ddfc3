import { expect, test } from 'vitest';
import type { EnterGrant } from '../../access/enter.ts';
import { createSendMail, type Mailer } from './send-mail.ts';

const identity = { id: '1', email: 'ada@example.com', full_name: 'Ada', role: 'user', data: {} };
const grant = { name: 'Tool library', identity } as unknown as EnterGrant;
const letter = { to: 'mia@example.com', subject: 'Hi', body: 'Is 1 < 2 & 3 > 2?' };

/** What reaches the port of mail. */
async function sent(values: Parameters<ReturnType<typeof createSendMail>>[1]) {
  const mails: Parameters<Mailer['send']>[0][] = [];
  const send = createSendMail({ send: async (mail) => mails.push(mail) });
  expect(await send(grant, values)).toEqual({ success: true });
  return mails;
}

test('a text goes as it is, in the name of the app', async () => {
  expect(await sent(letter)).toEqual([
    { to: 'mia@example.com', subject: 'Hi', text: letter.body, fromName: 'Tool library' },
  ]);
});

test('markup goes beside a text without it, in the name that is given', async () => {
  const body = '<style>p { color: red }</style><h1>Hello</h1><p>You &amp; me<br>and <b>all</b></p>';
  expect(await sent({ ...letter, body, from_name: ' Ada ' })).toEqual([
    { to: 'mia@example.com', subject: 'Hi', html: body, text: 'Hello\nYou & me\nand all', fromName: 'Ada' },
  ]);
});

test('without mail there is a clear error', async () => {
  await expect(createSendMail(null)(grant, letter)).rejects.toThrow('This server sends no mail.');
});
