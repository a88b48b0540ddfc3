/** Why a filter is refused. */
export const filterWords = {
  refused: (why: string) => `Filter refused: ${why}`,
  notJson: 'q is not valid JSON, or nested too deeply',
  aList: 'a list',
  fieldTooDeep: (most: number) => `a field lies deeper than ${most}`,
  notAField: (name: string) => `"${name}" is not a field`,
  notAnObject: 'it must be an object',
  tooDeep: (most: number) => `it nests deeper than ${most}`,
  unknownOperator: (name: string) => `unknown operator ${name}`,
  takesList: (operator: string) => `${operator} takes a list`,
  optionsAlone: '$options stands beside $regex',
  tooManyConditions: (most: number) => `more than ${most} conditions`,
  elementTakesObject: '$elemMatch takes an object',
  tooManyListValues: (most: number) => `more than ${most} values in its lists`,
  sizeTakesNumber: (most: number) => `$size takes a whole number up to ${most}`,
  tooManyValues: (most: number) => `more than ${most} values`,
  rangeTakes: '$gt, $gte, $lt and $lte take a number or a text',
  listOfPlainValues: 'a list holds plain values',
  isoDates: 'created_date and updated_date compare with ISO dates',
  brokenText: 'texts hold neither NUL nor half a character',
  notFinite: 'numbers are finite',
} as const;

/** Why a filter's `$regex` is refused. */
export const regexWords = {
  refused: (why: string) => `Pattern refused: ${why}`,
  notText: 'it must be text',
  tooLong: (most: number) => `it is longer than ${most} characters`,
  options: 'options are i, m and s',
  invalid: 'it is not a valid pattern',
  backReferences: 'back references are not available',
  unavailable: (written: string) => `\\${written} is not available`,
  lookAround: 'look-around, names and inner options are not available',
  classNames: '[: [= and [. are not available',
  emptyChoice: 'an empty choice is not available',
  escapeInChoice: 'that escape is not available inside [ ]',
  tooManyRepeats: (most: number) => `repeat at most ${most} times`,
} as const;

export const sortWords = {
  tooManyFields: (most: number) => `Sort by at most ${most} fields`,
} as const;
