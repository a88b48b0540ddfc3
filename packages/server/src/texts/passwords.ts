/** Passwords and the links to set them. */
export const passwordWords = {
  wrong: 'Wrong email or password',
  currentWrong: 'The current password is wrong.',
  sameAgain: 'Choose a password you aren’t using now.',
  noAccount: (email: string) => `There’s no account with the address ${email}.`,
  accountLinkSent: 'If this address has an account, a link to choose a new password is on its way to it.',
  appLinkSent: 'If this address can use the app, a link to choose a new password is on its way to it.',
  linkStale: 'This link has been used or has expired. Please ask for a new one.',
  changed:
    'Your password has been changed. You’ve been signed out everywhere, and your API key no longer works. Please sign in again.',
  changedHere:
    'Your password has been changed. You’ve been signed out everywhere else, and your API key no longer works.',
  adminsCreateLinks: 'Only an admin of this server can create password links.',
  ownOnly: 'You can only change your own password.',
} as const;
