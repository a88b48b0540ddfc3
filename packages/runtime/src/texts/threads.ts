export const threads = {
  noneYet: (plural: string) => `No ${plural} yet.`,
  signIn: 'Sign in to write one.',
} as const;
