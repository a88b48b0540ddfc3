export const filters = {
  title: 'Filters',
  /** What a list has to be narrowed by. */
  clear: ({ canSearch, fields }: { canSearch: boolean; fields: readonly unknown[] }) => {
    if (fields.length === 0) return 'Clear search';
    return canSearch ? 'Clear search and filters' : 'Clear filters';
  },
  any: (field: string) => `Any ${field}`,
  anyValue: (field: string) => `${field}: any`,
  from: 'From',
  to: 'To',
  fieldEnd: (field: string, end: string) => `${field} ${end.toLowerCase()}`,
} as const;
