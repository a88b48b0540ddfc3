const longestHint = 300;
const listed = (names: readonly string[]) => names.join(', ');

type Kind = 'text' | 'number' | 'flag' | 'list' | 'object' | 'function' | 'element' | 'entity';

/** What was given instead. */
export const givenWords = {
  true: 'true',
  inList: (what: string) => `a list with ${what} in it`,
  theText: (text: string) => `the text '${text}'`,
  theNumber: (digits: string) => `the number ${digits}`,
  promise: 'a promise, which has to be waited for first',
  recordOf: (entity: string) => `a record of ${entity}`,
  recordsOf: (entity: string) => `a list of records of ${entity}`,
  objects: 'a list of objects',
  text: 'a text',
  number: 'a number',
  flag: 'true or false',
  list: 'a list',
  object: 'an object',
  function: 'a function',
  element: 'an element',
  entity: 'an entity',
  date: 'a date',
  error: 'an error',
  plainPromise: 'a promise',
  nothing: 'a call that answers nothing',
} as const;

/** Mistakes in what components are given, and in where an app leads. */
export const propWords = {
  /** `icon in navigation of AppShell`. */
  spot: (path: readonly string[], component: string) => `${path.toReversed().join(' in ')} of ${component}`,
  takes: (spot: string, form: string, given: string) => `${spot} takes ${form}; it is given ${given}`,
  takesAlone: (spot: string, form: string) => `${spot} takes ${form}; it is given nothing, which is true`,
  noChoice: (spot: string, choices: readonly string[], given: string) =>
    `${spot} is one of ${listed(choices)}; '${given}' is none of them`,
  noFont: (spot: string, choices: readonly string[], given: string) =>
    `${spot} is one of ${listed(choices)}, or fonts as CSS lists them, such as 'Georgia, serif'; '${given}' is none of them`,
  noColour: (spot: string, prop: string, given: string) =>
    `${spot} takes a CSS colour, such as ${prop}: '#1d4ed8'; '${given}' is none`,
  argument: (name: string, call: string, { wanted, given }: { wanted: readonly Kind[]; given: string }) =>
    `${name} of ${call} is ${wanted.map((kind) => givenWords[kind]).join(' or ')}; it is given ${given}`,
  needs: (what: string, prop: string, form: string) => `${what} needs ${prop}: ${form}`,
  unknownIn: (spot: string, prop: string) => `${spot} knows no '${prop}'`,
  unknownProperty: (component: string, prop: string) => `${component} has no property '${prop}'`,
  mustNotBeEmpty: (spot: string) => `${spot} must not be empty: the list throws when it is opened`,
  calledInRender: (spot: string, call: string) =>
    `${spot} is given what ${call} answers, so it runs while the page is drawn`,
  notDrawable: (code: string, what: string) => `{${code}} is ${what}, which React cannot draw`,
  unknownPage: (what: string, page: string) => `${what} leads to the page '${page}', which does not exist`,
  pageInParts: (what: string, address: string) =>
    `${what} leads to '${address}…', where the last part is read as the name of a page`,
  hookAfterReturn: (hook: string, line: number) =>
    `${hook} stands after a return (line ${line}), so it is not called at every draw, and React throws`,
  hookUnderCondition: (hook: string, line: number) =>
    `${hook} is called under a condition (line ${line}), so not at every draw, and React throws`,
  asyncComponent: (name: string) => `${name} is an async function, and a component cannot be waited for`,
} as const;

/** What may put them right. */
export const propHints = {
  importEntity: (name: string) =>
    `Write import { ${name} } from '@/entities/${name}' and give ${name} itself`,
  idOf: (record: string) => `Give its id: ${record}.id`,
  entities: (names: readonly string[]) => `The app has the entities ${listed(names)}`.slice(0, longestHint),
  pages: (names: readonly string[]) => `The pages are ${listed(names)}`.slice(0, longestHint),
  inQuery: (page: string) => `Give the record in the query: createPageUrl(\`${page}?id=\${id}\`)`,
  wordForNone: (prop: string) =>
    `Write a word that stands for all or none, such as ${prop}="all", and ask for it where the choice is used`,
  hooksFirst: 'Move all hooks above the first return',
  hookAtTop: 'Call it at the top of the component, and put the condition inside or after it',
  fetchInside: 'Take async away, and fetch with useQuery or in an effect',
  formatDate: (code: string) => `Write it out, such as format(${code}, 'd MMM yyyy') of date-fns`,
  errorWords: (code: string) => `Show its words: {${code}?.message}`,
  callIt: (code: string) => `Call it, or draw the component: <${code} />`,
  answerIt: 'Have the function of map answer the element: with return, or in round brackets',
  waitForIt: 'Wait for it in an effect or with useQuery, and draw what it gave',
  drawEach: (code: string) => `Draw each of them with ${code}.map(…)`,
  showValue: (keys: readonly string[]) =>
    keys.length > 0 ? `Show one of its values: ${listed(keys)}` : 'Show one of its values',
} as const;

/** What a property takes, in its right form. */
export const formWords = {
  another: 'another value',
  such: (form: string, example: string) => `${form}, such as ${example}`,
  or: 'or',
  drawable: 'text or elements',
  entity: 'an imported entity',
  icon: 'the icon itself',
  function: 'a function',
  oneOf: (choices: readonly string[]) => `one of ${listed(choices)}`,
  number: 'a number',
  flag: 'true or false',
  text: 'a text',
  fieldName: 'the name of a field',
  pageName: 'the name of a page',
  fieldNames: 'a list of field names',
  pageNames: 'a list of page names',
  list: 'a list',
  listOf: (keys: readonly string[]) => `a list of objects with ${listed(keys)}`,
  filter: 'a filter by fields',
  record: 'a record',
  object: 'an object',
  objectOf: (keys: readonly string[]) => `an object with ${listed(keys)}`,
} as const;
