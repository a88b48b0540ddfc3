import type { MailMessage } from '../../platform/mail/message.ts';

/** The app that a letter comes from. */
export type Sender = { name: string; origin: string };

const notYou = 'If you did not ask for this, you can ignore this mail.';

const whatEnds =
  'A new password signs you out everywhere and ends your API key; you can create another key in the settings.';

export const codeLetter = (to: string, code: string, { name, origin }: Sender): MailMessage => ({
  to,
  fromName: name,
  subject: `${code} is your code for ${name}`,
  text: `Your code for ${name} is ${code}. It is good for 10 minutes.

Enter it only where you have just registered: ${origin}/

${notYou}
`,
});

/** To somebody who registers though they have an account, which only they may know of. */
export const knownLetter = (to: string, { name, origin }: Sender): MailMessage => ({
  to,
  fromName: name,
  subject: `You have an account for ${name}`,
  text: `You registered in ${name}, but this address has an account here already.

Sign in with its password, or choose a new one: ${origin}/

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
  text: `With this link you choose a new password for your account. It works once, for an hour:

${origin}/reset-password?token=${token}${appId === null ? '' : `&app_id=${appId}`}

${whatEnds}

${notYou}
`,
});

export const resetLetter = (to: string, token: string, { name, origin }: Sender): MailMessage => ({
  to,
  fromName: name,
  subject: `Choose a new password for ${name}`,
  text: `With this link you choose a new password for ${name}. It works once, for an hour:

${origin}/reset-password?token=${token}

The password is that of your account here, so it holds in every app that you sign in to with it. ${whatEnds}

${notYou}
`,
});
