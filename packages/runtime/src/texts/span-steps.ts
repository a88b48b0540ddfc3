/** Buttons for the days before and after. */
export const spanSteps = {
  today: 'Today',
  previous: (span: string) => `Previous ${span}`,
  next: (span: string) => `Next ${span}`,
} as const;
