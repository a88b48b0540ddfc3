/** Why an update is refused. */
export const updateWords = {
  refused: (why: string) => `Update refused: ${why}`,
  notAnObject: 'it must be an object',
  unknownOperator: (name: string) => `unknown operator ${name}`,
  takesFields: (operator: string) => `${operator} takes an object of fields`,
  changesNothing: 'it changes nothing',
  tooManyChanges: (most: number) => `more than ${most} changes`,
  place: (operator: string, field: string) => `${operator} of ${field}`,
  takesName: (place: string) => `${place} takes the new name`,
  takesNumber: (place: string) => `${place} takes a number`,
  takesNumberOrText: (place: string) => `${place} takes a number or a text`,
  takesTrue: (place: string) => `${place} takes true`,
  notAField: (operator: string, name: string) => `${operator}: "${name}" is not a field`,
  keptByServer: (operator: string, name: string) => `${operator}: the server keeps ${name}`,
  unknownOperatorIn: (place: string, name: string) => `${place}: unknown operator ${name}`,
  eachTakesList: (place: string) => `${place}: $each takes a list`,
  notACondition: (place: string) => `${place} is not a condition`,
  takesNoRegex: (place: string) => `${place} takes no $regex`,
  tooDeep: (place: string, most: number) => `${place} nests deeper than ${most}`,
  changedTwice: (name: string) => `${name} is changed twice`,
} as const;

/** Why an operator can't work on the value that a field has. */
export const stepWords = {
  notInObject: 'This does not lie in an object',
  notANumber: 'This is not a number',
  tooLarge: 'This would be too large a number',
  notAList: 'This is not a list',
  notAText: 'This is not a text',
} as const;
