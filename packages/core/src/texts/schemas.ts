/** What is wrong with an entity. */
export const entityWords = {
  unknownEntity: (name: string) => `There is no entity "${name}"`,
  setByServer: (name: string) => `"${name}" is set by the server. Choose another name`,
  listWithoutItems: 'A list says what its items are',
  objectWithoutProperties: 'An object says what its properties are',
  minimumAboveMaximum: 'minimum is larger than maximum',
  referenceNotText: 'A reference is a text',
  patternIs: (problem: string) => `pattern ${problem}`,
  pattern: (problem: string) => `pattern: ${problem}`,
  wrongDefault: 'The default is not of the type or not among the choices',
  requiredUnknown: (name: string) => `"${name}" is required but is not a property`,
} as const;

/** What is wrong with an entity's unique fields. */
export const uniqueWords = {
  mostLists: (most: number) => `An entity has at most ${most} lists of unique fields`,
  emptyList: 'A list of unique fields names at least one',
  mostFields: (most: number) => `At most ${most} fields are unique together`,
  namedTwice: 'A list of unique fields names each field once',
  saidTwice: (fields: readonly string[]) => `${fields.join(', ')}: said to be unique twice`,
  unknown: (name: string) => `"${name}" is said to be unique but is not a property`,
} as const;

/** Why the text of an entity can't be read. */
export const schemaWords = {
  notJson: (why: string) => `This is not valid JSON: ${why}`,
  at: (what: string, line: number, column: number) => `${what} (line ${line}, column ${column})`,
  invalid: (why: string) => `The schema is not valid: ${why}`,
  unknownProblem: 'unknown problem',
  noProperties: 'The schema is not an object with properties',
  renamedForm: 'renamed names fields: { "old_name": "new_name" }, each a valid property name',
} as const;

/** Why a field can't have another name. */
export const renameWords = {
  unknown: (name: string) => `There is no field "${name}" that could be renamed`,
  taken: (name: string) => `There is a field "${name}" already`,
  twice: (name: string) => `Two fields would be named "${name}"`,
  formerly: (name: string, heir: string) => `"${name}" was the name of "${heir}" before. Choose another name`,
} as const;

/** What a field has lost of what its values mean. */
export const lostMeaningWords = {
  type: (title: string) => `“${title}” no longer says what kind of value it holds`,
  choices: (title: string, choices: string) => `“${title}” no longer has its choices (${choices})`,
  fallback: (title: string, value: string) => `“${title}” no longer starts with a value (${value})`,
} as const;
