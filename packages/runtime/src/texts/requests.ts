/** Calls of the server that failed without saying why. */
export const requests = {
  failed: (status: number) => `The request failed (${status})`,
  unreachable: 'The server can’t be reached. Check your connection and try again.',
  unreadable: 'The server sent an answer that this app can’t read. Reload the page to try again.',
  unexpected: (wanted: string) => `The server should have sent ${wanted}. Reload the page to try again.`,
} as const;

/** Fields that each user of an app has. */
export const userFields = { name: 'Name', email: 'Email', role: 'Role' } as const;
