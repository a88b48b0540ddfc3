export const standings = {
  heads: ['Team', 'Played', 'Won', 'Drawn', 'Lost', 'For', 'Against', 'Difference', 'Points'],
  empty: 'No teams yet',
} as const;
