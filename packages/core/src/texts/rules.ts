import { joinWords } from '../join-words.ts';

/** Why a rule can't be read. */
export const ruleProblemWords = {
  neither: 'a rule is true, false or a condition',
  conditionIsObject: 'a condition is an object',
  tooDeep: (most: number) => `it nests deeper than ${most}`,
  emptyCondition: 'a condition is empty',
  takesConditions: (operator: string) => `${operator} takes a list of conditions`,
  notAField: (name: string) => `"${name}" is not a field; fields of the record start with data.`,
  namesUserProperty: 'user_condition names a user property',
  notAUserProperty: (name: string) => `"${name}" is not a user property`,
  emptyComparison: 'a comparison is empty',
  notInRules: (operator: string) => `${operator} cannot be used in a rule`,
  takesList: (operator: string) => `${operator} takes a list`,
  listTooLong: 'the list is too long',
  notAUserValue: (written: string) => `"${written}" is not a value of the user`,
  brokenText: 'texts hold neither NUL nor half a character',
  notFinite: 'numbers are finite',
  plainValues: 'a rule compares with plain values',
  comparedWithNothing: (name: string) => `the user's ${name} is compared with nothing`,
  roles: 'the role is user or admin',
} as const;

/** What people do with records. */
export const operationWords = {
  create: 'add',
  read: 'see',
  update: 'change',
  delete: 'delete',
} as const;

/** What the owner of an app should know of its rules. */
export const ruleWarningWords = {
  unreadable: (title: string, where: string, why: string) =>
    `${title}: the rule at ${where} can’t be read, so it lets nobody through (${why})`,
  noRules: 'it has no rules',
  allOpen: 'all its rules are open',
  open: (title: string, why: string) =>
    `${title} is open: anyone who can open the app can add, see, change and delete everything in it, because ${why}`,
  openTo: (title: string, verbs: string) =>
    `${title}: anyone who can open the app can ${verbs} all records, because the rule for it is always true`,
  uncheckedPattern: (title: string, field: string, why: string) =>
    `${title}: the pattern of “${field}” isn’t checked (${why}). Rewrite it without that and it will be`,
  alwaysTrue: (title: string, verbs: readonly string[]) =>
    `${title}: the rule to ${verbs.join(' and to ')} is always true, so it keeps nobody out`,
  trusting: (title: string, name: string) =>
    `${title}: a rule relies on each person’s “${name}”, which people can change themselves. Give “${name}” a write rule in the User entity`,
  shown: (title: string, fields: readonly string[]) =>
    `${title}: anyone who can open the app can see ${joinWords(fields)}, but only some people can change the record`,
} as const;

/** What more people may do than before. */
export const loosenedWords = {
  toEveryone: (verbs: string) => `Everyone can now ${verbs} these records, even without signing in`,
  withoutSignIn: (verbs: string) => `Some people can now ${verbs} these records without signing in`,
  fields: (verb: string, names: readonly string[]) =>
    `Everyone who can ${verb} these records can now also ${verb} ${joinWords(names.map((name) => `“${name}”`))}`,
} as const;
