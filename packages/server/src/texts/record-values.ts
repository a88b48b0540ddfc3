/** What is wrong with the values of a record, each beside its field. */
export const valueWords = {
  unstorable: 'This contains a character that can’t be stored',
  noSuchField: 'There is no such field',
  tooManyFields: (most: string) =>
    `A record has at most ${most} fields. Put more into a list or an object within it.`,
  mustBe: (what: string) => `Must be ${what}`,
  oneOf: (choices: string) => `Choose one of: ${choices}`,
  atLeast: (least: string) => `Enter ${least} or more`,
  atMost: (most: string) => `Enter ${most} or less`,
  atMostCharacters: (most: string) => `Use at most ${most} characters`,
  wrongPattern: 'This isn’t in the right format',
  missing: (name: string) => `${name} is missing`,
  notValid: 'Not valid',
} as const;

export const valueTypes = {
  text: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  list: 'a list',
  object: 'an object',
  other: 'of another type',
} as const;

export const formatWords = {
  date: 'Enter a date such as 2026-01-31',
  time: 'Enter a time such as 14:30',
  dateTime: 'Enter a date and time such as 2026-01-31T14:30:00Z',
  email: 'Enter an email address',
  file: 'Upload a file or give its address',
  address: 'Enter an address such as https://example.com',
  ipv4: 'Enter an IPv4 address',
  ipv6: 'Enter an IPv6 address',
  pattern: 'Enter a valid pattern',
} as const;
