export const stats = {
  signIn: 'Sign in to see this',
  hidden: 'You can’t see this',
  notLoaded: 'This didn’t load. Try again',
  sinceLast: (span: string) => `vs. last ${span}`,
  ofTarget: (target: string) => `of ${target}`,
} as const;
