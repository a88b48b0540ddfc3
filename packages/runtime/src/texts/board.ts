export const board = {
  card: 'Card you can move',
  addTo: (column: string) => `Add to ${column}`,
  showMore: (count: string) => `Show more (${count})`,
  sum: (field: string, sum: string) => `${field}: ${sum}`,
  noField: (field: string) => `There’s no field “${field}”`,
} as const;
