/** Titles and lines of the errors that an app reports to its builder. */
export const errorReports = {
  requestFailed: 'Request failed',
  request: (call: string, status: number) => `Request: ${call}, status ${status}`,
  sent: (body: string) => `Sent: ${body}`,
  answer: (body: string) => `Answer: ${body}`,
  sentForm: (fields: string) => `Form with ${fields}`,
} as const;

/** What a field of a record holds, beside the types of JavaScript. */
export const fieldKinds = {
  missing: 'missing',
  none: 'null',
  emptyList: 'empty list',
  list: (kinds: string) => `list of ${kinds}`,
  unreadableDate: 'string that isn’t a date',
} as const;
