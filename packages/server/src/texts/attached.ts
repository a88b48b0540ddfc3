import { grouped } from './grammar.ts';

/** What the builder says of what came with a message. */
export const attachedWords = {
  longDescription: (length: number, most: number) =>
    `Your description has ${grouped(length)} characters. I read the first ${grouped(most)} and left out the rest.`,
  noFile: 'You mention a file, but none came with your message. Attach it and send your message again.',
  code: (name: string) =>
    `I can’t use code files, so I’ve left ${name} with your message and made nothing from it.`,
  unused: (name: string, why: string) => `I couldn’t use ${name}: ${why}.`,
  images: (count: number) =>
    `I can’t look at images, so I haven’t used ${count === 1 ? 'the image' : `the ${count} images`}. Tell me in words what matters there.`,
  mentioned: (names: string) => `I can’t open ${names}. Attach the file itself.`,
  noWords: 'there are no words in it',
  readFirst: ({ read, all, name }: { read: number; all: number; name: string }) =>
    `I read the first ${grouped(read)} of ${grouped(all)} characters in ${name} and left out the rest.`,
  read: (name: string) => `I read ${name} along with your message.`,
} as const;

/** Why a file with rows cannot be used, or one of its rows. */
export const attachedRowWords = {
  noColumns: 'it has no line with the names of columns',
  tooMany: (count: number, most: number) =>
    `it has ${grouped(count)} rows, and ${grouped(most)} can be taken in at once; attach it in parts`,
  noList: 'it is no list of objects',
  tooManyFields: (most: number) => `its objects have more than ${grouped(most)} fields`,
  noObject: 'it is no object',
  noJson: (why: string) => `it is no valid JSON (${why})`,
  unknown: 'unknown',
  brokenBefore: 'too many broken rows before it, so nothing from here on was read',
  cells: (count: number, columns: number) => `${count} cells for ${columns} columns`,
  tooLong: 'it’s too long',
  quote: 'a quote isn’t closed or is in the wrong place',
} as const;

/** Why a PDF cannot be used. */
export const pdfWords = {
  tooSlow: 'reading it took too long',
  unreadable: 'it couldn’t be read',
  locked: 'it’s locked with a password',
  notValid: 'it isn’t a valid PDF',
  onlyImages: 'it has no text, only images of pages; copy the words into your message',
} as const;

/** What is wrong with how an answer brings the rows of a file, or records of its own. */
export const attachedFileWords = {
  noFile: (file: string, known: readonly string[]) =>
    known.length === 0
      ? `No file came with this message, so there is no ${file}`
      : `No file ${file} came with this message; those that did are ${known.join(', ')}`,
  noColumn: (file: string, unknown: string, known: string) =>
    `${file} has no column ${unknown}; its columns are ${known}`,
  noMatch: (file: string, known: string) =>
    `No column of ${file} is a field of the entity; name the field of each column that is wanted: ${known}`,
  noRows: (file: string) => `${file} has no rows`,
  atLine: (line: number, why: string) => `line ${line}: ${why}`,
  atRecord: (at: number, why: string) => `record ${at}: ${why}`,
  reference: (field: string, entity: string) =>
    `${field}: write "@${entity}:0" for the first record that this answer brings of ${entity}, or an id`,
  tooManyInAll: (most: number) => `One answer writes at most ${most} records; more come with a file`,
  toPerson: (field: string) => `${field}: nobody is known yet, so leave it out`,
  beyond: (field: string, { entity, count }: { entity: string; count: number }) =>
    count === 0
      ? `${field}: this answer brings no records of ${entity}; bring some, or write the id of one that is there`
      : `${field}: this answer brings ${count} records of ${entity}, counted from 0`,
  atField: (field: string, why: string) => `${field}: ${why}`,
  unkept: (field: string, entity: string) =>
    `${field}: it names a record of ${entity} that can’t be kept as it is`,
  noHome: (entity: string) => `there is no ${entity} in the app to keep it as`,
  /** For a model alone. */
  sayAgain: (message: string) => `${message}. Write the whole block again, its right records too`,
} as const;

/** What became of sample records. */
export const broughtSampleWords = {
  notStored: 'I couldn’t add the sample records. The rest of your app is done.',
  notStoredNow: 'The sample records couldn’t be stored',
  leftOut: (count: number, entity: string) =>
    `${grouped(count)} sample ${count === 1 ? 'record' : 'records'} of ${entity} didn’t fit and ${count === 1 ? 'was' : 'were'} left out.`,
} as const;

/** What became of the rows of a file. */
export const broughtRowWords = {
  withoutHome: (file: string) =>
    `I couldn’t add the rows from ${file}, because I couldn’t add the data they belong to.`,
  notStored: (file: string) =>
    `I couldn’t add the rows from ${file}. The rest of your app is done. To add them, use “Import CSV” on their page.`,
  stored: (file: string, { stored, known }: { stored: number; known: number }) => {
    if (stored + known === 0) return `I couldn’t add any rows from ${file}.`;
    const there = `${grouped(known)} ${known === 1 ? 'row' : 'rows'} from ${file} ${known === 1 ? 'was' : 'were'} in your app already.`;
    if (stored === 0) return there;
    const added = `I added ${grouped(stored)} ${stored === 1 ? 'row' : 'rows'} from ${file}.`;
    return known === 0 ? added : `${added} ${there}`;
  },
  line: (line: number, why: string) => `line ${line} (${why})`,
  leftOut: ({ count, lines, more }: { count: number; lines: readonly string[]; more: number }) =>
    ` ${grouped(count)} didn’t fit and ${count === 1 ? 'was' : 'were'} left out: ${lines.join('; ')}${more > 0 ? `; and ${grouped(more)} more` : ''}.`,
} as const;
