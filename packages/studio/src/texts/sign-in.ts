import { defineTexts } from './define-texts.ts';

/** The sign-in pages of the builder and of apps. */
export const t = defineTexts('sign-in', {
  loading: 'Loading',
  loadFailed: 'Couldn’t load the sign-in page',
  title: 'Sign in',
  titleForApp: 'Sign in · {app}',
  toApp: 'to continue to {app}',
  accounts: '{app} uses accounts from {host}. Apps never see your password.',
  noWay: 'There’s no way to sign in right now. Please ask an admin of this server.',
  email: 'Email',
  password: {
    label: 'Password',
    hint: 'At least 8 characters',
    forgot: 'Forgot your password?',
    askAdmin: 'Forgot your password? Ask an admin for a link to choose a new one.',
    askAdminOf: 'Forgot your password? Ask an admin of {host} for a link to choose a new one.',
  },
  form: {
    signIn: {
      title: 'Sign in',
      submit: 'Sign in',
      ask: 'New here?',
      other: 'Create an account',
    },
    create: {
      title: 'Create your account',
      submit: 'Create account',
      ask: 'Already have an account?',
      other: 'Sign in',
    },
  },
  newAccount: {
    fullName: 'Full name',
    setupCode: 'Setup code',
    setupCodeHint: 'Look in the terminal where you started the server, or in its log',
    first: 'This is the first account on this server, so you’ll be its admin.',
    useInvited: 'Use the email address you were invited with.',
    useLink: 'To get in, open your invitation link.',
    byInvitation: 'New here? Only invited people can sign up. Ask an admin of {app} for an invitation.',
  },
  invited: 'You’re invited to {app} as {email}.',
  providers: {
    continue: 'Continue with {name}',
    or: 'or',
    unnamed: 'the account provider',
  },
  // The name may be a provider's own, or `providers.unnamed`: it begins no sentence.
  refusals: {
    cancelled: 'You didn’t finish signing in with {name}. Try again, or use your password.',
    expired: 'This sign-in took too long or was started in another window. Please try again.',
    unreachable: 'Couldn’t reach {name}. Try again in a moment, or use your password.',
    refused: 'Signing in with {name} didn’t work. Please try again.',
    emailMissing: 'You need an email address to sign in here, but {name} didn’t share yours.',
    emailUnverified: 'Your email address isn’t verified with {name} yet. Verify it there, then try again.',
    accountExists:
      'There’s already an account with this email address. Sign in with its password to add {name} to it.',
    tooMany: 'Too many attempts from your network. Please try again later.',
    notOffered: 'You can’t sign in to this app with {name}. Sign in another way.',
    foreignAddress: 'This sign-in was started from an address that doesn’t belong to the app.',
    setupFirst:
      'There are no accounts here yet. Create the first one below with the setup code that the server printed, then sign in with {name}.',
    unavailable: 'Couldn’t finish signing you in. Please try again in a moment.',
  },
  wait: {
    seconds: 'Try again in {count, plural, one {# second} other {# seconds}}.',
    minutes: 'Try again in {count, plural, one {# minute} other {# minutes}}.',
  },
  forgotten: {
    title: 'Forgot your password?',
    text: 'Enter your email address to get a link for choosing a new password.',
    submit: 'Send link',
    back: 'Back to sign in',
  },
  reset: {
    title: 'Choose a new password',
    text: 'You’ll use it for every app you open with this account.',
    label: 'New password',
    submit: 'Save password',
    stale: {
      byMail: 'This link has expired or has already been used. Ask for a new one on the sign-in page.',
      byAdmin: 'This link has expired or has already been used. Ask an admin for a new one.',
      byAdminOf: 'This link has expired or has already been used. Ask an admin of {host} for a new one.',
    },
    signIn: 'Sign in',
    done: {
      title: 'Your password has been changed',
      text: 'You’ve been signed out everywhere. Sign in with your new password. If you had an API key, it no longer works. You can create a new one in Settings.',
    },
  },
  verify: {
    title: 'Check your email',
    text: 'Enter the 6-digit code we sent to <b>{email}</b> to show that this address is yours.',
    code: 'Code',
    codeHint: 'The code has 6 digits.',
    submit: 'Verify',
    later: 'Not now',
    noMail: 'Didn’t get it?',
    resend: 'Send a new code',
  },
  handOver: {
    title: 'Continue to {app}',
    text: 'You’re signed in as <b>{email}</b>. The app only gets your name and email address.',
    continue: 'Continue',
    failed: 'This app can’t be opened',
    stale: 'This invitation link doesn’t work for you',
    home: 'Go to Home',
    notReady: {
      title: '{app} isn’t ready yet',
      text: 'You’re signed in as <b>{email}</b>, and you have access. The app opens here once its owner has published it.',
      link: 'Keep this link. It will open the app once it’s published.',
      again: 'Check again',
    },
    otherWay: 'Sign in another way',
  },
  name: {
    title: 'What’s your name?',
    text: '{app} asks everyone who joins for their full name.',
    submit: 'Continue',
  },
  useAnother: 'Use another account',
  restricted: {
    title: 'Access Restricted',
    rightAccount: 'Verify that you’re signed in with the right account',
    invitation: 'If you were invited, open your invitation link',
    askAdmin: 'Contact an admin of the app to ask for access',
    signInAgain: 'Sign out and in again',
  },
  leaving: {
    studio: 'Opening Sayso…',
    away: 'Taking you to {host}…',
  },
  about: {
    label: 'What you get',
    say: 'Say what you need.',
    use: 'Use it today.',
    generated: 'Describe your app in plain words. Its pages and sample data are ready in moments.',
    customize: 'Ask for changes in the chat, see them right away, and restore any earlier version.',
    deployment:
      'One click gives your app its own address, open to everyone or only to the people you choose.',
  },
} as const);
