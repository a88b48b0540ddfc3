import { joinWords } from '../join-words.ts';

const quoted = (names: readonly string[]): string => joinWords(names.map((name) => `“${name}”`));

/** Why a rule can't be read. */
export const ruleProblemWords = {
  neither: 'a rule is true, false or a condition',
  conditionIsObject: 'a condition is an object',
  tooDeep: (most: number) => `it nests deeper than ${most}`,
  tooMany: (most: number) => `it has more than ${most} conditions`,
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
  read: 'read',
  update: 'change',
  delete: 'delete',
} as const;

/** What the owner of an app should know of its rules. */
export const ruleWarningWords = {
  unreadable: (title: string, where: string, why: string) =>
    `${title}: the rule at ${where} can’t be read, so it lets nobody through (${why})`,
  noRules: 'there are no rules for them',
  allOpen: 'every rule for them lets everyone through',
  open: (nouns: string, why: string) =>
    `Public: anyone who can open the app can add, read, change and delete all ${nouns}, because ${why}`,
  openTo: (nouns: string, verbs: string) =>
    `Anyone who can open the app can ${verbs} all ${nouns}, because the rule for it is always true`,
  uncheckedPattern: (title: string, field: string, why: string) =>
    `${title}: the pattern of “${field}” isn’t checked (${why}). Rewrite it without that and it will be`,
  alwaysTrue: (title: string, verbs: readonly string[]) =>
    `${title}: the rule to ${verbs.join(' and to ')} is always true, so it keeps nobody out`,
  trusting: (title: string, name: string) =>
    `${title}: users can change their own “${name}”, so a rule that relies on it can be got round. Ask the assistant to let only admins change it`,
  shown: (title: string, fields: readonly string[]) =>
    `${title}: anyone who can open the app can read ${quoted(fields)}`,
} as const;

/** What more people may do than before, whether that is stored already or not. */
export const loosenedWords = {
  toEveryone: (verbs: string, nouns: string) => `Everyone can ${verbs} all ${nouns}, even without signing in`,
  withoutSignIn: (verbs: string, nouns: string) => `Visitors can ${verbs} some ${nouns}`,
  fields: ({ verb, nouns, names }: { verb: string; nouns: string; names: readonly string[] }) =>
    `Everyone who can ${verb} ${nouns} can also ${verb} ${names.length === 1 ? 'the field' : 'the fields'} ${quoted(names)}`,
} as const;

/** What will be open to whom once an app is published. */
const rolesNamed = (roles: readonly string[]): string =>
  `${roles.length === 1 ? 'role' : 'roles'} ${joinWords(
    roles.map((role) => `“${role}”`),
    'or',
  )}`;

export const openingWords = {
  app: 'the app',
  visitors: (pages: string, nouns: string) =>
    `Anyone can open ${pages}${nouns === '' ? '' : `, and can add ${nouns}`}.`,
  visitorsSee: (nouns: string) => `Anyone can see ${nouns}.`,
  visitorsChange: (nouns: string) => `Anyone can change or delete ${nouns}.`,
  /** Deeds with what they are done to: "see repairs", "change repairs". */
  anyoneJoins: (deeds: readonly string[]) => `Anyone can make an account, and then ${deeds.join(', and ')}.`,
  onlyInvited: (deeds: readonly string[]) => `Only people you invite can sign in to ${deeds.join(', and ')}.`,
  see: (nouns: string) => `see ${nouns}`,
  change: {
    alone: (nouns: string) => `change ${nouns}`,
    seen: (nouns: string) => `see and change ${nouns}`,
  },
  delete: {
    alone: (nouns: string) => `delete ${nouns}`,
    seen: (nouns: string) => `see and delete ${nouns}`,
  },
  changeOrDelete: {
    alone: (nouns: string) => `change or delete ${nouns}`,
    seen: (nouns: string) => `see, change or delete ${nouns}`,
  },
  signedInOwn: (nouns: string) => `People who sign in see only their own ${nouns}.`,
  signedIn: 'Anyone can make an account, and then open the app.',
  invited: 'Only people you invite can open the app, after signing in.',
  they: (deeds: readonly string[]) => `They can ${deeds.join(', and ')}.`,
  theySeeOwn: (nouns: string) => `They see only their own ${nouns}.`,
  onlyRoles: (roles: readonly string[], nouns: string) =>
    `Only you, other admins and people with the ${rolesNamed(roles)} can see ${nouns}.`,
  rolesToo: (roles: readonly string[], nouns: string) =>
    `People with the ${rolesNamed(roles)} can see more ${nouns}.`,
  onlyAdmins: (nouns: string) => `Only you and other admins can see ${nouns}.`,
  onlyYou: (nouns: string) => `Nobody but you can see ${nouns}.`,
  some: (nouns: string) => `some ${nouns}`,
  more: (count: number) => `${count} more`,
} as const;
