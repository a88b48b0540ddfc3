/** A list of records without any, and what can be done about it. */
export const emptyLists = {
  noMatchHint: 'Try other words or fewer filters.',
  focused: (shown: string) => `Only showing “${shown}”.`,
  showAll: 'Show all',
  clearFilters: 'Clear filters',
  addFirst: (noun: string) => `Add your first ${noun} to get started.`,
} as const;
