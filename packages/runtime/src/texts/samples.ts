/** Records that came with the app, until its people have their own. */
export const samples = {
  one: 'Sample',
  allHere: 'These are sample records.',
  someHere: (plurals: string) => `The ${plurals} here are samples.`,
  removeAll: 'Remove all',
} as const;
