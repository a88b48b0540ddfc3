/** A list of records without any, and what can be done about it. */
export const emptyLists = {
  /** By what narrows the list now. */
  noMatchHint: ({ text, picked }: { text: string; picked: Readonly<Record<string, unknown>> }) => {
    if (Object.keys(picked).length === 0) return 'Try other words.';
    return text.trim() === '' ? 'Try fewer filters.' : 'Try other words or fewer filters.';
  },
  focused: (shown: string) => `Only showing “${shown}”.`,
  showAll: 'Show all',
  addFirst: (noun: string) => `Add your first ${noun} to get started.`,
} as const;
