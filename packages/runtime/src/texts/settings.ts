export const settings = {
  yours: 'Your settings',
  general: 'General',
  signIn: 'Sign in to see your settings',
  appearance: 'Appearance',
  darkMode: 'Dark mode',
  onThisDevice: 'On this device only',
} as const;
