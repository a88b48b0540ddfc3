import type { MailMessage } from '../../platform/mail/message.ts';

export const accountLetter = (to: string, code: string, origin: string): MailMessage => ({
  to,
  fromName: 'Sayso',
  subject: `${code} is your code to verify your email address`,
  text: `Enter this code to show that this address is yours: ${code}

It works for 10 minutes. Only enter it where you just signed in: ${origin}/

If you didn’t ask for this, you can ignore this email.
`,
});
