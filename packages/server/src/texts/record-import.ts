import { joinWords } from '@sayso/core/join-words';

const quoted = (names: readonly string[]): string => joinWords(names.map((name) => `“${name}”`));

/** Records from a file. */
export const recordImportWords = {
  running: 'Another import into this app is running. Try again when it’s done.',
  nothing: (found: string, listed: string) => `Nothing was imported: ${found} found in the file.${listed}`,
  listed: (count: number) => ` The first ${count} are listed.`,
  noRows: 'The file has no rows.',
  empty: 'The file is empty.',
  wrongKind: 'Only .csv and .json files can be imported.',
  tooManyRows: (most: string) => `The file has more than ${most} rows; import it in parts.`,
  notUtf8: 'The file isn’t UTF-8 text. Save it as “CSV UTF-8” and try again.',
  noObject: 'This isn’t an object',
  notJson: (why: string) => `The file isn’t valid JSON: ${why}`,
  noList: 'The file must hold a list: [{ … }, { … }].',
  fieldTwice: 'This field appears twice',
  unknownColumns: (unknown: readonly string[], known: string) =>
    unknown.length === 1
      ? `There’s no field for the column ${quoted(unknown)}. Rename or remove it. The fields are ${known}.`
      : `There are no fields for the columns ${quoted(unknown)}. Rename or remove them. The fields are ${known}.`,
  columnTwice: (field: string) => `Two columns are for the field “${field}”.`,
  cells: (count: number, columns: number) => `This row has ${count} cells, but there are ${columns} columns`,
  strayCell: (at: number) => `Cell ${at} has no column heading`,
  noRecord: (noun: string) => `No ${noun} has this name or ID`,
  severalRecords: (nouns: string) => `Several ${nouns} have this name. Use the ID instead`,
  signInToUpdate: 'Sign in to update records from a file.',
  idTwice: (row: number) => `Row ${row} has the same ID`,
  importedAndUpdated: (added: string, updated: string) => `${added} added, ${updated} updated.`,
  imported: (what: string) => `${what} imported.`,
} as const;
