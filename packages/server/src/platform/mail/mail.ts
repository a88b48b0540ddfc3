import type { Logger } from 'pino';
import { z } from 'zod';
import type { Queryable } from '../database/database.ts';
import type { JobHandler, Jobs } from '../jobs/jobs.ts';
import type { Vault } from '../vault.ts';
import { type MailDriver, MailMessage, MailRefused } from './message.ts';

const job = 'mail.send';
const purpose = 'mail';
/** Tries lie seconds, then minutes apart: the last one comes after about an hour. */
const maxAttempts = 9;

type Deps = { driver: MailDriver; isReal: boolean; jobs: Jobs; vault: Vault; log: Logger };

/** Mail goes out in jobs, one at a time, so that a mail server that hangs holds neither a request nor other work. */
export function createMail({ driver, isReal, jobs, vault, log }: Deps) {
  const send: JobHandler = async (payload, { attempt, maxAttempts: most, signal }) => {
    const { sealed, until } = Payload.parse(payload);
    if (until !== null && new Date(until) < new Date()) {
      log.warn('A message was not sent in the time that it was good for');
      return;
    }
    const opened = vault.open(Buffer.from(sealed, 'base64'), purpose);
    try {
      await driver.send(MailMessage.parse(JSON.parse(opened)), signal);
    } catch (error) {
      log.warn({ err: error, attempt, most }, 'A message was not sent');
      if (!(error instanceof MailRefused)) throw error;
    }
  };
  jobs.register(job, send, { lane: 'mail' });
  return {
    /** Whether mail reaches its receiver, so that people can be asked for what was sent to them. */
    isReal,
    /** Queues within the caller's transaction. After `until` the message is of no use and is not sent. */
    post: (tx: Queryable, message: MailMessage, { until }: { until?: Date } = {}): Promise<void> =>
      jobs.enqueue(
        tx,
        job,
        {
          sealed: vault.seal(JSON.stringify(message), purpose).toString('base64'),
          until: until?.toISOString() ?? null,
        },
        { maxAttempts },
      ),
  };
}
export type Mail = ReturnType<typeof createMail>;

const Payload = z.object({ sealed: z.string(), until: z.string().nullable() });
