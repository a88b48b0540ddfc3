export const bookingWords = {
  byDays: (things: string) => `Your ${things} now run for whole days, from a first day to a last day.`,
  byTimes: (things: string) => `Your ${things} now run for part of a day, from a start time to an end time.`,
} as const;

export const openingWords = {
  shown: (page: string) => ` You’ll see it on the page ${page}.`,
  times: (hours: string, without: string) => `People can book times${hours}${without}.`,
  length: (minutes: number) => `Each time is ${minutes} minutes long.`,
  chooses: (before: string, what: string) => `${before}People now choose ${what} when they book.`,
} as const;
