export const calendar = {
  month: 'Month',
  week: 'Week',
  search: 'Search the calendar',
  shown: 'Shown on the calendar',
  addOn: (day: string) => `Add on ${day}`,
  more: (count: string) => `+${count} more`,
  andMore: (count: string) => `and ${count} more`,
  moreOn: (count: number, day: string) => `${count} more on ${day}`,
  showMore: (count: string) => `Show more (${count})`,
  emptyAgenda: 'Nothing on these days',
  allHidden: 'Everything is hidden. Choose what to show above.',
  noneIn: (span: string) => `Nothing this ${span}.`,
  nounsIn: (plural: string, span: string, canAdd: boolean) =>
    `No ${plural} this ${span}.${canAdd ? ' Choose a day to add one.' : ''}`,
  noMatchIn: (span: string) => `Nothing this ${span} matches.`,
} as const;
