import { Fault } from '@sayso/contracts/faults';
import type { coreParameters } from '@sayso/contracts/integrations';
import { texts } from '@sayso/contracts/texts';
import type { z } from 'zod';
import type { EnterGrant } from '../../access/enter.ts';

/** What is asked of the mail port. */
export type Mailer = {
  send(mail: {
    to: string;
    subject: string;
    text: string;
    html?: string;
    fromName?: string;
  }): Promise<unknown>;
};
type Values = z.output<typeof coreParameters.SendEmail>;
export type SendMail = (grant: EnterGrant, values: Values) => Promise<{ success: true }>;

const hasMarkup = (body: string) => /<\/?[a-z][a-z0-9]*\b[^<>]*>/i.test(body);

/** Mails of apps. A visitor whom nobody knows sends none: an open app would be anybody's way to send mail. */
export const createSendMail =
  (mailer: Mailer | null): SendMail =>
  async ({ identity, name }, { to, subject, body, from_name }) => {
    if (identity === null) throw new Fault('forbidden', texts.signInNeeded, { reason: 'auth_required' });
    if (mailer === null) throw new Fault('unavailable', 'This server sends no mail.', { reason: 'no_mail' });
    await mailer.send({
      to,
      subject,
      text: hasMarkup(body) ? plainText(body) : body,
      ...(hasMarkup(body) ? { html: body } : {}),
      fromName: from_name?.trim() || name,
    });
    return { success: true };
  };

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
};

/** For programs that show no HTML. */
const plainText = (html: string): string =>
  html
    .replaceAll(/<(style|script|head)\b[\s\S]*?<\/\1>/gi, '')
    .replaceAll(/<(?:br|\/p|\/div|\/h[1-6]|\/li|\/tr)\b[^<>]*>/gi, '\n')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|nbsp|#39);/g, (_all, name: string) => named[name] ?? '')
    .replaceAll(/[ \t]+\n|\n{3,}/g, '\n')
    .trim();
