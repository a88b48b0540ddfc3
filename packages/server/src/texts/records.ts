/** Calls that read and write records. */
export const recordWords = {
  /** Whose address is not for whoever looks. */
  someone: 'Someone',
  noEntity: (name: string) => `Entity ${name} not found`,
  notFound: (entity: string, id: string) => `Entity ${entity} with ID ${id} not found`,
  at: (place: number | string, message: string) => `Record ${place}: ${message}`,
  sameId: (place: number) => `Record ${place} has the same id`,
  changedSince: 'Someone has changed this record since you opened it',
  tooLarge: 'This record is too large',
  largerThan: (place: number, most: number) =>
    `Record ${place} is larger than ${most} MB. Shorten it, or store a file.`,
  listTooLarge: (most: number) =>
    `These records are larger than ${most} MB together. Ask for fewer with limit, or for some fields.`,
  tooLargeToChange: (most: number) =>
    `These records are larger than ${most} MB together. Change fewer of them at once.`,
  removedInPart: (count: number) =>
    `Only ${count.toLocaleString('en')} ${count === 1 ? 'record was' : 'records were'} deleted. Delete again to go on with the rest.`,
  signInForMore: (most: number) => `Sign in to import more than ${most} records at once.`,
  wrongCursor: 'This cursor is not one of this list',
  distinctAlone: 'distinct stands without sort and fields',
  alone: 'Stands without sort and fields',
  notOfCursor: (name: string) => `${name} is not what this cursor was made for`,
  notOfThisCursor: 'Not what the cursor was made for',
  mostDistinct: (most: number) => `At most ${most} distinct values a page`,
  noReference: (entity: string) => `There is no ${entity} with this id`,
  upsertRefused: (why: string) => `Upsert refused: ${why}`,
  keyNeeded: 'The key needs a text, a number, or true or false',
  taken: 'Already taken',
  keptByServer: (field: string) => `the server keeps ${field}; records are updated by id with PUT bulk`,
  noKeyField: (field: string) => `key: there is no field "${field}"`,
} as const;

/** Patterns of fields and of filters. */
export const patternWords = {
  textTooLong: 'A text is too long for the pattern of its field',
  tooSlow: 'The patterns of these fields take too long to check',
  notValid: 'Pattern refused: it is not a valid pattern',
  takesTooLong: 'Pattern refused: it takes too long',
  busyOwner: 'Apps of this owner are running too many pattern searches. Please try again in a moment.',
  busy: 'Too many pattern searches are running. Please try again in a moment.',
} as const;
