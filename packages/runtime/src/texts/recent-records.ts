/** The newest records in a few columns. */
export const recentRecords = {
  viewAll: 'View all',
  noneNow: 'Nothing right now',
  ends: 'Ends',
} as const;
