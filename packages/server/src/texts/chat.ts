/** The conversation. */
export const chatWords = {
  writePage: (name: string) => `Write the page ${name} anew, from its start.`,
  addPage: (name: string) => `Add a page called ${name}.`,
  working: 'Working on your request...',
  notFound: 'Message not found',
  firstStays: 'The first message can’t be reverted',
  fileGone: 'This file no longer exists.',
  filesTooLarge: 'The files of this message are too large.',
} as const;
