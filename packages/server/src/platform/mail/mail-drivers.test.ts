import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';
import { startSmtpSink } from '../../testing/smtp-sink.ts';
import { openSql } from '../database/database.ts';
import { createVault } from '../vault.ts';
import { MailRefused } from './message.ts';
import { createOutbox } from './outbox.ts';
import { createSmtp } from './smtp.ts';

const database = await createTestDatabase();
const sql = openSql(database.target, 2);
afterAll(async () => {
  await sql.end();
  await database.drop();
});
const vault = createVault({ masterKey: '7'.repeat(64), dataDir: '' });
const outbox = createOutbox({ sql, vault, most: 3 });
const sink = await startSmtpSink();
const smtp = createSmtp({ url: sink.url, from: 'apps@sayso.example', silenceMs: 300 });

/** The last message that arrived at this address, as one text. */
const drivers = {
  outbox: {
    send: outbox.send,
    async arrived(to: string) {
      const mail = (await outbox.list()).find((each) => each.to === to);
      return mail && `From: ${mail.fromName}\nSubject: ${mail.subject}\n${mail.text}\n${mail.html}`;
    },
  },
  smtp: {
    send: smtp.send,
    arrived: async (to: string) => sink.caught.findLast((each) => each.to.includes(to))?.text,
  },
};

describe.each(Object.entries(drivers))('%s', (_name, { send, arrived }) => {
  test('a message arrives with its subject, both its forms and the name of its sender', async () => {
    const text = `Grüße!\nhttps://app--tasks.sayso.example/?a=${'x'.repeat(200)}`;
    await send({ to: 'a@example.com', subject: 'Hello', text, html: '<b>Bold</b>', fromName: 'Tasks' });

    const mail = (await arrived('a@example.com'))?.replaceAll('\r\n', '\n');
    expect(mail).toMatch(/^From: "?Tasks/m);
    expect(mail).toMatch(/^Subject: Hello$/m);
    expect(mail).toContain(text);
    expect(mail).toContain('<b>Bold</b>');
  });

  test('nothing that is written into a message adds a receiver', async () => {
    const evil = 'x\r\nBcc: eve@example.com\r\n\r\nhi';
    await send({ to: 'b@example.com', subject: evil, text: 'x', fromName: evil });
    await send({ to: 'c@example.com, eve@example.com', subject: 'x', text: 'x' }).catch(() => {});

    expect(await arrived('b@example.com')).toBeDefined();
    expect(await arrived('eve@example.com')).toBeUndefined();
    expect((await drivers.smtp.arrived('b@example.com')) ?? '').not.toMatch(/^Bcc:/im);
  });
});

test('the outbox keeps the newest messages, sealed', async () => {
  for (const nr of [1, 2, 3, 4, 5])
    await outbox.send({ to: 'a@example.com', subject: `${nr}`, text: 'code' });

  expect((await outbox.list()).map(({ subject }) => subject)).toEqual(['5', '4', '3']);
  const rows = await sql<{ sealed: Buffer }[]>`select sealed from outbox`;
  expect(rows).toHaveLength(3);
  expect(rows.some(({ sealed }) => sealed.includes('code'))).toBe(false);
});

const message = { to: 'a@example.com', subject: 'Hello', text: 'planted words' };

test.each([
  [550, true],
  [450, false],
])('a receiver that the server answers %i for is given up: %s', async (code, isFinal) => {
  sink.answerWith(() => code);

  const error = await smtp.send(message).then(
    () => null,
    (thrown: unknown) => thrown,
  );

  expect(error).toBeInstanceOf(Error);
  expect(error instanceof MailRefused).toBe(isFinal);
  expect(String(error)).toContain(String(code));
  expect(String(error)).not.toContain('a@example.com');
});

test('a mail server that takes the call and says nothing is waited for no longer than agreed', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  const sockets = new Set<Socket>();
  silent.on('connection', (socket) => sockets.add(socket));
  await once(silent, 'listening');
  const url = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const stop = new AbortController();

  await expect(createSmtp({ url, from: 'a@b.example', silenceMs: 100 }).send(message)).rejects.toThrow(
    'The mail server did not take a message (ETIMEDOUT)',
  );
  const stopped = createSmtp({ url, from: 'a@b.example' }).send(message, stop.signal);
  stop.abort();
  await expect(stopped).rejects.toThrow('The mail server did not take a message');

  for (const socket of sockets) socket.destroy();
  silent.close();
});
