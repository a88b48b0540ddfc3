export const charts = {
  top: (shown: number, all: number) => `Top ${shown} of ${all}`,
  noData: 'No data yet',
  noDataHint: 'This chart fills in as data comes in.',
} as const;
