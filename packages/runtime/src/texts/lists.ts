/** What every list says, whatever it shows. */
export const lists = {
  search: (plural: string) => `Search ${plural}`,
  noneYet: (plural: string) => `No ${plural} yet`,
  noMatch: 'Nothing matches',
  all: 'All',
  allOf: (plural: string) => `All ${plural}`,
  order: 'Sort by',
  newest: 'Newest',
} as const;
