export const charts = {
  top: (shown: number, all: number) => `Top ${shown} of ${all}`,
  noData: 'No data yet',
  noDataHint: 'This chart fills in as data comes in.',
  hidden: 'Nothing to show',
  hiddenHint: (field: string) => `It’s grouped by “${field}”, which you can’t see.`,
} as const;
