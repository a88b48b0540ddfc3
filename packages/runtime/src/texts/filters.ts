export const filters = {
  title: 'Filters',
  clear: 'Clear',
  any: (field: string) => `Any ${field}`,
  anyValue: (field: string) => `${field}: any`,
  from: 'From',
  to: 'To',
  fieldEnd: (field: string, end: string) => `${field} ${end.toLowerCase()}`,
} as const;
