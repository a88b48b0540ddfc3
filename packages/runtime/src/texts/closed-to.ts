/** Records that this person may not see, or may only see once they have signed in. */
export const closed = {
  title: (plural: string) => `You don’t have access to ${plural}`,
  hint: 'Ask an admin of this app if you need access.',
  signInTitle: (plural: string) => `Sign in to see ${plural}`,
  signInHint: 'Visitors can’t see them.',
  /** In place of the plural, where there are several kinds of records. */
  thisPage: 'this page',
  signInPageHint: 'Visitors can’t see it.',
} as const;
