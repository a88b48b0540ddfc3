export const checklist = {
  title: 'Today',
  progress: (done: number, all: number) => `${done} of ${all}`,
  done: 'Done',
} as const;

export const streaks = {
  length: (count: number, unit: string) => `${count} ${count === 1 ? unit : `${unit}s`}`,
  inARow: ' in a row',
} as const;
