import { defineTexts } from './define-texts.ts';

/** How people sign in to one app, for those who manage it. */
export const t = defineTexts('app-sign-in', {
  title: 'Sign-in',
  intro: 'How people sign in to {app}, and who can sign up.',
  loading: 'Loading sign-in settings',
  loadFailed: 'Couldn’t load the sign-in settings',
  saved: 'Sign-in settings saved',
  saveFailed: 'Couldn’t save the sign-in settings',
  ways: {
    title: 'Ways to sign in',
    password: 'Email and password',
    passwordText: 'With an account on this server. Your app never sees the password.',
    google: 'Google',
    googleText: 'With a Google account.',
    openId: 'OpenID',
    openIdText: 'With an account from {name}.',
    missing: 'Not set up on this server. Its admin can add it in the server’s settings.',
    last: 'An app needs at least one way to sign in, so this one stays on.',
  },
  registration: {
    title: 'Who can sign up',
    open: 'Anyone',
    invitation: 'Only invited people',
    openText: 'Anyone who signs in becomes a user of this app.',
    invitationText: 'Only people you invite can become users. Everyone who’s already a user stays one.',
    private:
      'Only people you invite can open this app, so only they can sign up. <a>Change who can open it</a>',
    invite: '<a>Invite people</a> in Users.',
  },
  fields: {
    title: 'Asked for at sign-up',
    always: 'An email address is always asked for.',
    fullName: 'Full name is required',
    fullNameText: 'People without a name add it before they can become users.',
  },
  preview: {
    title: 'Preview',
    label: 'How the sign-in page looks',
    signIn: 'Sign in',
    signUp: 'Sign up',
    mode: 'Page',
    open: 'Open the real page',
    look: 'Its colour is your app’s, and its picture is your <a>logo</a>.',
    lookWithoutColour: 'Its picture is your <a>logo</a>. Your app has no colour of its own yet.',
    required: '(required)',
    invitedOnly: 'Use the email address you were invited with.',
  },
} as const);
