/** What of an answer couldn't be read. */
export const answerWords = {
  endedInBlock: 'The answer ended inside this block, so it was dropped',
  endedInThought: 'The answer ended in the middle of a thought, so nothing of that was used',
  codeOutside: 'The code of this answer stands outside of any block, so it was not used',
  neverClosed: 'This block was never closed, so it was dropped',
  unreadableTag: 'The opening tag of this block cannot be read',
} as const;

/** What is wrong with a block of an answer. */
export const blockWords = {
  noType: 'An action needs a type',
  unknownType: (type: string) => `Unknown action type "${type}"`,
  needs: (type: string, attribute: string) => `An action of type "${type}" needs ${attribute}`,
  aName: 'a name',
  aPath: 'a path',
  anEntity: 'the name of an entity',
  notAPlace: (path: string) => `"${path}" is not a place for a file of the app`,
  renameNeedsTo: 'A rename needs "to" with a place for a file of the app',
  otherKind: (from: string, to: string) => `${from} cannot become ${to}: they are of two kinds`,
  notAColor: 'Not a colour',
} as const;

type Pair = { number: number; all: number; first: string };
const numbered = ({ number, all }: Pair) => `pair ${number} of ${all}`;
const searchOf = (pair: Pair) => `The SEARCH lines of ${numbered(pair)}, which begin with "${pair.first}",`;

/** What is wrong with an edit of a file. */
export const editWords = {
  noSearchMark: (line: string) => `Expected "<<<<<<< SEARCH" but found "${line}"`,
  incompletePair: 'The last SEARCH/REPLACE pair is not complete',
  noPair: 'The edit holds no SEARCH/REPLACE pair',
  tooManyPairs: (most: number) =>
    `The edit holds more than ${most} SEARCH/REPLACE pairs; write the whole file`,
  emptySearch: (pair: Pair) => `The SEARCH part is empty in ${numbered(pair)}`,
  notFound: (pair: Pair, { wasThere, nearest }: { wasThere: boolean; nearest: string }) =>
    `${searchOf(pair)} were not found (0 matches)${wasThere ? ': an earlier pair of this edit has changed them' : ''}. Nothing of this edit was applied. The nearest lines, with their numbers, are:\n${nearest}`,
  ambiguous: (pair: Pair, { places, lines }: { places: number; lines: readonly number[] }) =>
    `${searchOf(pair)} stand in ${places} places (lines ${lines.join(', ')}); give more lines around the change`,
} as const;

/** Why a change of the app's files is refused. */
export const changeWords = {
  /** For people, who have no use for the lines that were looked for. */
  editMissed: 'The change didn’t fit what this file says now, so it wasn’t made',
  accessNotAsked: 'Who can see the app stays as it is, because nobody asked to change that',
  rulesNotAsked: (path: string) =>
    `Who can see and change the records of ${path} stays as it is, because nobody asked to change that`,
  onlyThese: (paths: readonly string[]) => `Only ${paths.join(', ')} may be changed in this answer`,
  missing: (path: string) => `${path} does not exist`,
  removalNotAsked: (path: string) => `${path} was to be taken away, which nobody asked for`,
  lastPage: (path: string) => `${path} is the last page, and an app keeps at least one`,
  exists: (path: string) => `${path} exists already`,
  nothingToEdit: (path: string) => `${path} does not exist, so it cannot be edited`,
  otherName: (name: string, file: string) => `The schema is named ${name}, its file ${file}`,
  empty: (path: string) => `${path} would be empty`,
  notText: (path: string) => `${path} holds characters that are no text`,
  tooLarge: (path: string, most: number) => `${path} is larger than ${most} characters`,
  tooManyFiles: (most: number) => `An app holds at most ${most} files`,
  dropsRules: (path: string) =>
    `This would drop all rules of ${path}, so that everybody could see and change its records; write the rules that are meant`,
  leftOut: (comment: string) => `"${comment}" stands for code that was left out; the whole text is needed`,
  loses: (what: string, path: string) => `This would lose ${what} of ${path}, which nobody asked for`,
  exportedNames: (names: readonly string[]) => `the exported ${names.join(', ')}`,
  fields: (names: readonly string[]) => `the fields ${names.join(', ')}`,
  tooLong: (path: string, { lines, characters }: { lines: number; characters: number }) =>
    `${path} would have ${lines} lines and ${characters} characters, which is too long for one file. Write its parts as components of at most 300 lines each, in files of their own, and import them`,
  lines: (lost: number, all: number) => `${lost} of ${all} lines`,
  likeAnother: (path: string, other: string) =>
    `${path} differs from ${other} in upper and lower case alone; change that file, or choose another name`,
} as const;

/** What is wrong with a block of records. */
export const recordBlockWords = {
  noEntity: (entity: string) =>
    `There is no entity ${entity}, so records of it cannot be kept; write the entity first`,
  noList: 'The body is to be a JSON list of objects, one for each record',
  noMapping: 'The body is to be a JSON object from the file’s columns to fields of the entity, or empty',
  tooMany: (most: number) => `One block holds at most ${most} records`,
  unknownFields: (entity: string, { unknown, known }: { unknown: string; known: string }) =>
    `${entity} has no ${unknown}; its fields are ${known}`,
} as const;

export const diffWords = {
  moreLines: (count: number) => `… and ${count} more lines`,
} as const;
