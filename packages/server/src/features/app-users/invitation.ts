import type { MailMessage } from '../../platform/mail/message.ts';

export const invitation = (to: string, app: { from: string; name: string; link: string }): MailMessage => ({
  to,
  fromName: app.name,
  subject: `You are invited to ${app.name}`,
  text: `${app.from} invites you to use ${app.name}:

${app.link}

Sign in or register there with the address ${to}.
`,
});
