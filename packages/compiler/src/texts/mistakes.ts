const longestHint = 300;

/** Mistakes that would show when the app runs. */
export const mistakeWords = {
  unknownField: (entity: string, field: string) => `${entity} has no field '${field}'`,
  unknownMember: (owner: string, name: string) => `'${owner}' has no '${name}'`,
  notOnPromise: (name: string, type: string) => `'${name}' does not exist on a promise (${type})`,
  notOnType: (name: string, type: string) => `'${name}' does not exist on a value of type ${type}`,
  setInRender: (setter: string) =>
    `${setter} is called each time the page is drawn, which draws it without end`,
  argumentCount: (name: string, range: string, { wanted, given }: { wanted: number; given: number }) =>
    `'${name}' takes ${range} ${wanted === 1 ? 'argument' : 'arguments'}, and is given ${given}`,
  unknownValue: (value: string, field: string, entity: string) =>
    `'${value}' is none of the values that ${field} of ${entity} can have`,
  optionalField: (entity: string, field: string) =>
    `A record of ${entity} need not have '${field}', and this reads on in it without looking`,
  tooDeep: 'This file is nested too deep to be checked',
  undefinedName: (name: string) => `'${name}' is used here but is defined nowhere`,
  notAComponent: (name: string, type: string) => `'${name}' is no component: it is ${type}`,
  notAFunction: (name: string, type: string) => `'${name}' is not a function: it is ${type}`,
  usedTooEarly: (name: string) => `'${name}' is used before the line that defines it`,
  constAssigned: (name: string) => `'${name}' is a const and cannot be given a new value`,
} as const;

/** What may put a mistake right. */
export const hintWords = {
  didYouMean: (name: string) => `Did you mean '${name}'?`,
  fields: (names: readonly string[]) => `Its fields are ${names.join(', ')}`.slice(0, longestHint),
  members: (names: readonly string[]) => `It has ${names.join(', ')}`.slice(0, longestHint),
  oneOf: (values: string) => `It is one of ${values}`.slice(0, longestHint),
  await: 'Wait for it first, with await',
  setInEvent: 'Set it in an event, or in useEffect',
  asFunction: (attribute: string, call: string) => `Write ${attribute}={() => ${call}}`,
  asDefault: (name: string, from: string) => `It may be the default export: import ${name} from '${from}'`,
  byName: (name: string, from: string) => `Import it by its name: import { ${name} } from '${from}'`,
  optionalField: (read: string) => `Write ${read}?. or give it a value where it is missing`,
  optionalList: (read: string) => `Write (${read} ?? []), which is empty where there is none`,
  cutUp:
    'Cut it into smaller parts: give parts of long chains and conditions a name, make deep markup a component',
  moveUp: 'Move its definition up',
  useLet: 'Use let, or a state of its own',
} as const;
