type Letter = { subject: string; text: string };

const notYou = 'If you didn’t ask for this, you can ignore this email.';

const whatEnds =
  'A new password signs you out everywhere. If you have an API key, it stops working; you can create a new one in Settings.';

/** Emails that the server sends. */
export const letterWords = {
  verifyAccount: (code: string, origin: string): Letter => ({
    subject: `${code} is your code to verify your email address`,
    text: `Enter this code to show that this address is yours: ${code}

It works for 10 minutes. Only enter it where you just signed in: ${origin}/

${notYou}
`,
  }),
  code: ({ code, name, origin }: { code: string; name: string; origin: string }): Letter => ({
    subject: `${code} is your code for ${name}`,
    text: `Your code for ${name} is ${code}. It works for 10 minutes.

Only enter it where you just signed up: ${origin}/

${notYou}
`,
  }),
  known: (name: string, origin: string): Letter => ({
    subject: `You already have an account for ${name}`,
    text: `You signed up for ${name}, but this email address already has an account.

Sign in with your password, or choose a new one: ${origin}/

${notYou}
`,
  }),
  accountReset: (link: string): Letter => ({
    subject: 'Choose a new password',
    text: `Choose a new password for your account with this link. It works once and expires in an hour:

${link}

${whatEnds}

${notYou}
`,
  }),
  handedOver: ({ maker, origin, until }: { maker: string; origin: string; until: string }): Letter => ({
    subject: 'An admin created a link to reset your password',
    text: `${maker}, an admin of ${origin}/, created a link to choose a new password for your account. Anyone who has this link can use it once, until ${until}.

If you asked for it, the admin will give you the link.

If you didn’t, change your password in Settings. The link then stops working. If you can’t sign in anymore, contact the people who run this server.
`,
  }),
  reset: (name: string, link: string): Letter => ({
    subject: `Choose a new password for ${name}`,
    text: `Choose a new password for ${name} with this link. It works once and expires in an hour:

${link}

You’ll use it for every app you open with this account. ${whatEnds}

${notYou}
`,
  }),
  invitation: ({
    from,
    name,
    link,
    to,
  }: {
    from: string;
    name: string;
    link: string;
    to: string;
  }): Letter => ({
    subject: `You’re invited to ${name}`,
    text: `${from} invited you to use ${name}:

${link}

Sign in or sign up there with the email address ${to}.
`,
  }),
} as const;
