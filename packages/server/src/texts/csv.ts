/** What is wrong with a csv file. */
export const csvWords = {
  tooManyColumns: (line: number, most: string) =>
    `Line ${line} has more than ${most} columns. Leave out those you don’t need.`,
  openQuote: (line: number) => `Line ${line}: a quoted text has no closing quote.`,
  quoteInside: (line: number) => `Line ${line}: there’s a quote inside text that isn’t quoted.`,
  afterQuote: (line: number) => `Line ${line}: the cell must end after a closing quote.`,
  unreadable: (line: number) => `Line ${line}: this can’t be read as CSV.`,
} as const;
