/** Somebody who wrote without signing in. */
export const authors = { guest: 'Guest' } as const;
