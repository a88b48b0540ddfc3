/** What is wrong with a request. */
export const requestWords = {
  longAddress: 'The address is too long.',
  uploadsOfNetwork: 'Too many uploads from your network at once. Please wait a moment.',
  busy: 'The server is receiving too much at once. Please wait a moment.',
  busyWithFiles: 'The server is receiving too many files at once. Please wait a moment.',
  tooSlow: 'The request arrived too slowly. Please try again.',
  callerGone: 'The caller left before the answer.',
  databaseAway: 'The database can’t be reached right now. Please try again in a moment.',
  tooLarge: 'This is too large.',
  databaseSlow: 'The database took too long for this. Please ask for less, or try again in a moment.',
  cutShort: 'The connection closed before the request was complete.',
  notJson: 'The body is not valid JSON.',
  unstorable: 'The text contains a character that can’t be stored.',
  ourFault: 'Something went wrong on our side. Please try again.',
  compressed: 'Send the body as it is, without compression.',
  tooManyJoins: 'Too many joins; try again in a minute.',
  tooManyRooms: 'Too many rooms; leave some of them first.',
  notSupported: 'Not supported',
} as const;

/** What is wrong with a form or the file in it. */
export const formWords = {
  fileTooLarge: (megabytes: number) => `A file can be at most ${megabytes} MB.`,
  fieldsTooLarge: 'The fields of a form can take up at most 1 MB in total.',
  oneFile: 'Send one file at a time.',
  tooManyFields: 'The form has too many fields.',
  cutShort: 'The form couldn’t be read to its end.',
  needed: 'Send the file as multipart/form-data, in the field "file".',
  tooLarge: (megabytes: number) => `The file is too large. It can be at most ${megabytes} MB.`,
  large: 'Too large',
} as const;
