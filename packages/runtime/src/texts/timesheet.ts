export const timesheet = {
  title: 'Week',
  thisWeek: 'This week',
  empty: 'No hours in this week',
} as const;
