/** Screens beside an app’s own pages: loading, not found, failed and signing in. */
export const screens = {
  loading: 'Loading',
  loadingApp: (app: string) => `Loading ${app}`,
  goHome: 'Go to the home page',
  goBack: 'Go back',
  tryAgain: 'Try again',
  signIn: 'Sign in',
  signInOpensTab: 'Signing in opens a new tab.',
  signInNotLoaded: 'The sign-in page didn’t load. Try again.',
  pageNotLoaded: 'This page didn’t load',
  pageFailed: 'Something went wrong on this page',
  pageFailedHint: 'Try again, or go to another page.',
  outOfReach: 'Check your connection, then try again.',
  pages: 'Pages',
  layoutFailed: 'The app’s menu didn’t load. You can get to its pages from here.',
} as const;

/** For people who are signed in but may not use the app (P-RUN-06 to 08). */
export const restricted = {
  title: 'Access Restricted',
  rightAccount: 'Verify that you’re signed in with the right account',
  askAdmin: 'Contact an admin of the app to ask for access',
  signInAgain: 'Sign out and in again',
  signOut: 'Sign out',
} as const;
