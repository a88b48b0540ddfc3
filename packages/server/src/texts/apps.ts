/** Apps and lists of them. */
export const appWords = {
  nameFirst: 'This app asks for your full name. Add it in your account’s settings, then sign in again.',
  notAvailable: 'This app is not available.',
  /** Cut, so that "copy 12" fits. */
  copyName: (name: string, count: number) => (count === 1 ? `${name} copy` : `${name} copy ${count}`),
  blockedNoCopy: 'This app is blocked, so it can’t be copied. Ask an admin of this server.',
  changedWhileCopied: 'The app changed while it was being copied. Please try again.',
  adminsBlock: 'Only admins of this server can block an app',
  patternsTooLarge: 'Together, the patterns of these entities are too large. Shorten some of them',
  entityName: 'Name an entity with a capital letter first',
} as const;

/** Filters of lists of apps. */
export const appFilterWords = {
  tooDeep: 'The filter is nested too deeply',
  notObject: 'A filter is an object',
  takesList: (key: string) => `${key} takes a list`,
  unknownField: (key: string) => `Apps cannot be filtered by "${key}"`,
  unknownCondition: (field: string) => `This condition on "${field}" is not known`,
  plainText: 'Apps are searched by plain text',
  unknownSort: (field: string) => `Apps cannot be sorted by "${field}"`,
  notJson: 'q is not valid JSON, or nested too deeply',
} as const;
