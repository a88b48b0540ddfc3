/** Signing in and signing up. */
export const signInWords = {
  busy: 'Too many people are signing in right now. Please try again in a moment.',
  hasAccount: 'There’s already an account with this email address. Sign in instead.',
  tooLate: 'This sign-in took too long, or was started in another browser. Please sign in again.',
  codeSent: 'If this address can use the app, a code is on its way to it.',
  signInNow: 'If this address can use the app, you can sign in now.',
  codeSentAgain: 'If this address is waiting for a code, a new one is on its way to it.',
  codeSentTo: (email: string) => `A new code is on its way to ${email}.`,
  codeWrong: 'This code is wrong or has expired. Ask for a new one.',
  verifiedWithoutPassword:
    'Your email address is verified. Your account has no password yet. Reset your password to set one.',
  verified: 'Your email address is verified.',
  setupCodeNeeded: 'Enter the setup code that the server printed when it started.',
  setupCodeWrong: 'This setup code is wrong. The server prints it when it starts.',
  oneWay: 'An app needs at least one way to sign in.',
  notByPassword: 'You can’t sign in to this app with a password.',
  notByGoogle: 'You can’t sign in to this app with Google.',
  notByProvider: 'You can’t sign in to this app with this provider.',
  signInAgain: 'Sign in again to open this app.',
  nameApp: 'Name the app with app_id',
  missing: 'is missing',
} as const;
