import { defineTexts } from './define-texts.ts';

/** A user's own settings. */
export const t = defineTexts('settings', {
  title: 'Settings',
  profile: {
    title: 'Profile',
    text: 'Other users see your name.',
    username: 'Username',
    email: 'Email',
    notVerified: 'You can open apps you’re invited to once you verify this address. <link>Verify it</link>',
    fullName: 'Full name',
    phone: 'Phone number',
    save: 'Save changes',
  },
  password: {
    title: 'Password',
    text: 'Changing it signs you out everywhere else, and your API key stops working.',
    current: 'Current password',
    next: 'New password',
    hint: 'At least {count, number} characters',
    tooShort: 'Use at least {count, number} characters',
    missing: 'Please enter your current password',
    submit: 'Change password',
    failed: 'Couldn’t change your password: {reason}',
    none: 'You sign in through another service, so you have no password here.',
  },
  passwordLink: {
    title: 'Reset someone’s password',
    text: 'For someone who can’t sign in. Only admins see this.',
    email: 'Their email address',
    missing: 'Please enter an email address',
    submit: 'Create link',
    failed: 'Couldn’t create the link: {reason}',
    ready: 'Give this link to {email}. It works once, until {date}, and signs them out everywhere.',
    copy: 'Copy link',
  },
  apiKey: {
    title: 'API key',
    text: 'Lets your own programs act on your behalf. Keep it secret.',
    empty: 'No key yet',
    copyFailed: 'Your browser blocked copying. Select the key and copy it yourself.',
    regenerate: 'Regenerate',
    confirm: {
      title: 'Regenerate your API key?',
      text: 'Your current key stops working right away. Give the new one to the programs that use it.',
    },
  },
  theme: {
    title: 'Theme',
    text: 'How Sayso looks on this device.',
    light: 'Light',
    dark: 'Dark',
    system: 'System',
  },
} as const);
