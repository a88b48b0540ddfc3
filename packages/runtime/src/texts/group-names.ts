/** Names of groups of records. */
export const groupNames = {
  without: (field: string) => `No ${field}`,
  not: (field: string) => `Not ${field}`,
  other: 'Other',
  date: 'date',
} as const;
