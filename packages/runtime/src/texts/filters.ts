export const filters = {
  title: 'Filters',
  clear: 'Clear',
  any: (field: string) => `Any ${field}`,
  anyValue: (field: string) => `${field}: any`,
  from: 'from',
  to: 'to',
  fieldEnd: (field: string, end: string) => `${field} ${end}`,
} as const;
