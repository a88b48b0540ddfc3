import type { MailMessage } from '../../platform/mail/message.ts';
import { letterWords } from '../../texts/letters.ts';

export const invitation = (to: string, app: { from: string; name: string; link: string }): MailMessage => ({
  to,
  fromName: app.name,
  ...letterWords.invitation({ ...app, to }),
});
