/** What the rules forbid this person. */
export const refusals = {
  noAccess: 'You don’t have access to do this.',
  signIn: 'Sign in to do this.',
} as const;
