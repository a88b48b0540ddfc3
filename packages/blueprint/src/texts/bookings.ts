export const bookingWords = {
  byDays: (things: string) => `Your ${things} are now for whole days, with a first and a last day.`,
  byTimes: (things: string) => `Your ${things} now have a start time and an end time.`,
} as const;

export const openingWords = {
  shown: (page: string) => ` You’ll see it on ${page}.`,
  hours: (opens: string, closes: string) => `People can book times from ${opens} to ${closes}`,
  hoursExcept: (hours: string, days: string) => `${hours}, except on ${days}.`,
  closed: (days: string) => `People can’t book times on ${days}.`,
  everyDay: 'People can book times every day.',
  hoursDaily: (hours: string) => `${hours}, every day.`,
  length: (minutes: number) => `Each booking takes ${minutes} minutes.`,
  chooses: (before: string, what: string) => `${before}People now choose ${what} when they book.`,
} as const;
