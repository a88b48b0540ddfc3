export const totals = {
  from: 'From',
  to: 'To',
  empty: 'Nothing to add up yet',
} as const;
