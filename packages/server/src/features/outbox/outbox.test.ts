import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { startSmtpSink } from '../../testing/smtp-sink.ts';
import { startServer } from '../../testing/start-server.ts';

const message = (subject: string) => ({
  to: 'a@example.com',
  subject,
  text: 'planted words',
  fromName: 'Tasks',
});
type Started = Awaited<ReturnType<typeof startServer>>;
const waiting = async ({ sql }: Started, task = 'mail.send') => {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from graphile_worker.jobs where task_identifier = ${task}`;
  return row?.count;
};

test('without a mail server mail waits in the outbox, the newest first, for platform admins alone', async () => {
  const server = await startServer();
  await server.core.mail.post(server.sql, message('First'));
  await server.core.mail.post(server.sql, message('Second'));
  await expect.poll(() => waiting(server)).toBe(0);

  const reply = await server.call('root', 'GET', '/admin/outbox');
  expect(reply).toMatchObject({ status: 200, body: [message('Second'), message('First')] });
  expect(await server.call('ada', 'GET', '/admin/outbox')).toMatchObject({ status: 403 });
  expect(await server.call(null, 'GET', '/admin/outbox')).toMatchObject({ status: 401 });
  await server.close();
});

test('with a mail server mail is sent, tried again when it was away, and never stored in the clear', async () => {
  const sink = await startSmtpSink();
  const env = { SAYSO_SMTP_URL: sink.url, SAYSO_MAIL_FROM: 'apps@sayso.example' };
  const server = await startServer({ env, config: { logLevel: 'silent' } });
  let tries = 0;
  sink.answerWith(() => {
    tries += 1;
    return tries === 1 ? 450 : 250;
  });
  await server.core.mail.post(server.sql, message('Late'));
  const late = { until: new Date(Date.now() - 1) };
  await server.core.mail.post(server.sql, message('Too late'), late);

  await expect.poll(() => tries).toBe(1);
  const [job] = await server.sql<{ text: string }[]>`
    select j::text as text from graphile_worker._private_jobs j`;
  expect(job?.text).not.toMatch(/planted|example\.com/);
  const mail = await sink.next(({ to }) => to.includes('a@example.com'));
  expect(mail.text).toContain('planted words');
  await expect.poll(() => waiting(server)).toBe(0);
  expect(sink.caught).toHaveLength(1);
  await server.close();
});

test('a mail server that hangs holds neither the server at work nor its end', async () => {
  const sockets = new Set<Socket>();
  const silent = createServer((socket) => sockets.add(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const url = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const env = { SAYSO_SMTP_URL: url, SAYSO_MAIL_FROM: 'apps@sayso.example' };
  const server = await startServer({ env, config: { logLevel: 'silent' } });

  for (const nr of [1, 2, 3, 4, 5, 6]) await server.core.mail.post(server.sql, message(`${nr}`));
  await expect.poll(() => sockets.size).toBe(1);
  await server.core.jobs.enqueue(server.sql, 'auth.clean-up', {});
  await expect.poll(() => waiting(server, 'auth.clean-up')).toBe(0);
  expect(sockets.size).toBe(1);
  expect(await waiting(server)).toBe(6);
  await server.close();

  for (const socket of sockets) socket.destroy();
  silent.close();
});
