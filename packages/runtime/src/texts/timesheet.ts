export const timesheet = {
  title: 'Week',
  thisWeek: 'This week',
  empty: 'No hours this week',
} as const;
