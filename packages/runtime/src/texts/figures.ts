/** Tables of figures: totals, hours of a week, standings of a league. */
export const figures = {
  label: 'Figures',
  total: 'Total',
} as const;
