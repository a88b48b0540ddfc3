import { Fault } from '@sayso/contracts/faults';
import type { coreParameters } from '@sayso/contracts/integrations';
import { texts } from '@sayso/contracts/texts';
import type { z } from 'zod';
import type { EnterGrant } from '../../access/enter.ts';
import { hasMarkup, plainText } from './plain-text.ts';

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
