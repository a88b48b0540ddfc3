export const bookingWords = {
  byDays: (things: string) => `Your ${things} are now for whole days, with a first and a last day.`,
  byTimes: (things: string) => `Your ${things} now have a start time and an end time.`,
} as const;

export const openingWords = {
  shown: (page: string) => ` You’ll see it on ${page}.`,
  hours: (opens: string, closes: string) => `Times can now be booked from ${opens} to ${closes}`,
  hoursExcept: (hours: string, days: string) => `${hours}, except on ${days}.`,
  closed: (days: string) => `Times can no longer be booked on ${days}.`,
  everyDay: 'Times can now be booked every day.',
  hoursDaily: (hours: string) => `${hours}, every day.`,
  length: (minutes: number) => `Each booking takes ${minutes} minutes.`,
  chooses: (before: string, what: string) => `${before}The booking form now asks for ${what}.`,
} as const;
