/** What is shown in place of content that is loading or failed to load. */
export const states = {
  loading: 'Loading',
  loadFailed: 'This didn’t load',
  unknownFailure: 'Something went wrong.',
  tryAgain: 'Try again',
  partNotLoaded: 'Check your connection, then reload the page.',
  formNotLoaded: 'The form didn’t load. Check your connection and try again.',
} as const;

/** Changes that the server refused. */
export const failures = {
  notDeleted: 'That couldn’t be deleted',
  notSaved: 'That change couldn’t be saved',
} as const;

/** Changes that are done, of a record or several: "Repair", "3 repairs". */
export const changes = {
  added: (noun: string) => `${noun} added`,
  saved: (noun: string) => `${noun} saved`,
  deleted: (what: string) => `${what} deleted`,
} as const;
