export const stats = {
  signIn: 'Sign in to see this',
  hidden: 'You don’t have access to this',
  notLoaded: 'This didn’t load. Try again',
  sinceLast: (span: string) => `vs. last ${span}`,
  ofTarget: (target: string) => `of ${target}`,
} as const;
