import { createMail, type Mail } from '../platform/mail/mail.ts';
import { createOutbox, type Outbox } from '../platform/mail/outbox.ts';
import { createSmtp } from '../platform/mail/smtp.ts';
import type { Core } from './core.ts';

type Given = Pick<Core, 'config' | 'sql' | 'vault' | 'jobs' | 'log'>;

/** The mail server of the settings; without one, mail is kept in the outbox. */
export function openMail(given: Given): { mail: Mail; outbox: Outbox } {
  const outbox = createOutbox(given);
  const server = given.config.mail;
  const driver = server === null ? outbox : createSmtp(server);
  return { outbox, mail: createMail({ ...given, driver, isReal: server !== null }) };
}
