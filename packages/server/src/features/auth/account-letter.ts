import type { MailMessage } from '../../platform/mail/message.ts';
import { letterWords } from '../../texts/letters.ts';

export const accountLetter = (to: string, code: string, origin: string): MailMessage => ({
  to,
  fromName: 'Sayso',
  ...letterWords.verifyAccount(code, origin),
});
