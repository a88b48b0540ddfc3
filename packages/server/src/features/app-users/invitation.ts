import type { MailMessage } from '../../platform/mail/message.ts';

export const invitation = (to: string, app: { from: string; name: string; link: string }): MailMessage => ({
  to,
  fromName: app.name,
  subject: `You’re invited to ${app.name}`,
  text: `${app.from} invited you to use ${app.name}:

${app.link}

Sign in or sign up there with the email address ${to}.
`,
});
