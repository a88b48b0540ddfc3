import { counted } from './grammar.ts';

/** All data of an app as a zip file. */
export const appDataWords = {
  allData: 'All data',
  tooManyFiles:
    'This app has more files than fit into one zip file. Add files=false to the address to leave them out.',
  wouldImport: (what: string) => `${what} would be imported.`,
  sameId: 'Another record in the file has the same ID',
  noEntity: (name: string) => `The app has no entity ${name}`,
  wrongCount: (named: number, held: number) => `The file should hold ${named} records, but holds ${held}`,
  damaged: 'This isn’t the zip file of an export, or it’s damaged.',
  tooManyRecords: (most: string) => `The file has more than ${most} records.`,
  longLine: (path: string) => `In ${path} a line is longer than a record may be.`,
  notUtf8: 'The text in this file isn’t UTF-8.',
  notJson: 'This line isn’t valid JSON',
  fileMissing: (name: string) => `The file "${name}" is missing`,
  fileTooLarge: (name: string) => `The file "${name}" is too large`,
  wrongFile: (name: string) => `"${name}" is not what its place in the zip says.`,
  amount: (records: number, files: number) =>
    [counted(records, 'record'), ...(files === 0 ? [] : [counted(files, 'file')])].join(' and '),
  moreProblems: (most: number) => `more than ${most} problems`,
} as const;
