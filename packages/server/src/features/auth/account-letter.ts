import type { MailMessage } from '../../platform/mail/message.ts';

export const accountLetter = (to: string, code: string, origin: string): MailMessage => ({
  to,
  fromName: 'Sayso',
  subject: `${code} verifies your e-mail address`,
  text: `Enter this code to show that this address is yours: ${code}

It is good for 10 minutes. Enter it only where you have just signed in: ${origin}/

If you did not ask for this, you can ignore this mail.
`,
});
