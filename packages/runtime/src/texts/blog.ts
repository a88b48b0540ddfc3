export const blog = {
  comeBack: 'Come back soon.',
  otherFilter: 'Try another filter.',
  draft: 'Draft',
  minutesToRead: (minutes: number) => `${minutes} min read`,
  total: (field: string) => `Total ${field}`,
} as const;
