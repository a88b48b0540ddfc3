/** What is wrong with a value. */
export const problems = {
  number: 'Enter a number',
  wholeNumber: 'Enter a whole number',
  atLeast: (least: number) => `Enter ${least} or more`,
  atMost: (most: number) => `Enter ${most} or less`,
  email: 'Enter a valid email address',
  address: 'Enter a full address, such as https://example.com',
  phone: 'Enter a valid phone number',
  tooLong: (most: number) => `Use at most ${most} characters`,
  wrongForm: 'This isn’t in the right format',
} as const;
