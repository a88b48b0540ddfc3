export const calculator = {
  line: (label: string, line: number) => `${label}, line ${line}`,
  removeLine: (line: number) => `Remove line ${line}`,
  addLine: 'Add line',
  yes: 'Yes',
  no: 'No',
  reset: 'Reset',
  incomplete: 'Complete the marked fields to see the result.',
  noResult: 'There’s no result for these values. Try others.',
  failed: 'This can’t be calculated. Check the values.',
  untitled: 'Untitled',
  nameLabel: 'Name this result',
  save: 'Save result',
  saving: 'Saving…',
  notSaved: 'That couldn’t be saved. Try again.',
} as const;

/** What is wrong with a field. */
export const invalid = {
  date: 'Choose a date',
  empty: 'Enter a number',
  notNumber: (text: string) => `“${text}” isn’t a number`,
  notWhole: 'Enter a whole number',
  tooLow: (least: number) => `Enter ${least} or more`,
  tooHigh: (most: number) => `Enter ${most} or less`,
  noLines: 'Fill in at least one line',
  line: (line: number) => `Line ${line} has something that isn’t a number`,
} as const;
