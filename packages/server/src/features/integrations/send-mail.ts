import { Fault } from '@sayso/contracts/faults';
import type { coreParameters } from '@sayso/contracts/integrations';
import { texts } from '@sayso/contracts/texts';
import type { z } from 'zod';
import type { EnterGrant } from '../../access/enter.ts';
import type { Rates } from '../../rates.ts';
import { hasMarkup, plainText } from './plain-text.ts';
import type { FindSender } from './senders.ts';

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

type Deps = {
  mailer: Mailer;
  /** Mail reaches people outside; without a mail server nobody can show that an address is theirs. */
  isReal: boolean;
  findSender: FindSender;
  rates: Pick<Rates, 'take'>;
};

/**
 * Mails of apps. A visitor whom nobody knows sends none, nor does an account whose address is not verified: an app
 * would be anybody's way to write to strangers under the installation's name.
 */
export const createSendMail =
  ({ mailer, isReal, findSender, rates }: Deps): SendMail =>
  async (grant, { to, subject, body }) => {
    const sender = grant.identity && (await findSender(grant));
    if (!sender) throw new Fault('forbidden', texts.signInNeeded, { reason: 'auth_required' });
    if (isReal && !sender.isVerified) {
      throw new Fault('forbidden', texts.verifyFirst, { reason: 'email_unverified' });
    }
    // The receiver last: who may send no more uses up nothing of what others may send them.
    await rates.take('mailsOfUser', { user: sender.id });
    await rates.take('mailsOfApp', { app: grant.appId });
    const email = mailboxOf(to);
    await rates.take('mailsOfUserToReceiver', { user: sender.id, email });
    await rates.take('mailsToReceiver', { email });
    await mailer.send({
      to,
      subject,
      text: hasMarkup(body) ? plainText(body) : body,
      ...(hasMarkup(body) ? { html: body } : {}),
      fromName: senderName(grant.name),
    });
    return { success: true };
  };

/** One mailbox has many spellings: what stands behind a plus is the receiver's own. */
const mailboxOf = (address: string): string => address.toLowerCase().replace(/\+[^@]*/, '');

/** The app's name, without what mail programs could take for an address or for more than a name. */
const senderName = (name: string): string =>
  name
    .replaceAll(/[\p{C}"'<>()[\]@,;:\\]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 80) || 'App';
