import type { MailMessage } from '../../platform/mail/message.ts';

/** The app that a letter comes from. */
export type Sender = { name: string; origin: string };

const notYou = 'If you didn’t ask for this, you can ignore this email.';

const whatEnds =
  'A new password signs you out everywhere. If you have an API key, it stops working; you can create a new one in Settings.';

export const codeLetter = (to: string, code: string, { name, origin }: Sender): MailMessage => ({
  to,
  fromName: name,
  subject: `${code} is your code for ${name}`,
  text: `Your code for ${name} is ${code}. It works for 10 minutes.

Only enter it where you just signed up: ${origin}/

${notYou}
`,
});

/** To somebody who signs up though they have an account, which only they may know of. */
export const knownLetter = (to: string, { name, origin }: Sender): MailMessage => ({
  to,
  fromName: name,
  subject: `You already have an account for ${name}`,
  text: `You signed up for ${name}, but this email address already has an account.

Sign in with your password, or choose a new one: ${origin}/

${notYou}
`,
});

export const accountResetLetter = (
  to: string,
  token: string,
  { origin, appId }: { origin: string; appId: string | null },
): MailMessage => ({
  to,
  fromName: 'Sayso',
  subject: 'Choose a new password',
  text: `Choose a new password for your account with this link. It works once and expires in an hour:

${origin}/reset-password?token=${token}${appId === null ? '' : `&app_id=${appId}`}

${whatEnds}

${notYou}
`,
});

/** Tells an account's owner that an admin made a link by which its password can be set. The link isn't in it. */
export const handedOverLetter = (
  to: string,
  { maker, expiresAt, origin }: { maker: string; expiresAt: Date; origin: string },
): MailMessage => ({
  to,
  fromName: 'Sayso',
  subject: 'An admin created a link to reset your password',
  text: `${maker}, an admin of ${origin}/, created a link to choose a new password for your account. Anyone who has this link can use it once, until ${inUtc(expiresAt)}.

If you asked for it, the admin will give you the link.

If you didn’t, change your password in Settings. The link then stops working. If you can’t sign in anymore, contact the people who run this server.
`,
});

const inUtc = (date: Date): string => `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

export const resetLetter = (to: string, token: string, { name, origin }: Sender): MailMessage => ({
  to,
  fromName: name,
  subject: `Choose a new password for ${name}`,
  text: `Choose a new password for ${name} with this link. It works once and expires in an hour:

${origin}/reset-password?token=${token}

You’ll use it for every app you open with this account. ${whatEnds}

${notYou}
`,
});
