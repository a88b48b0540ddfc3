/** Asked before records are deleted. */
export const deleting = {
  title: (what: string) => `Delete ${what}?`,
  one: (noun: string) => `This ${noun} will be deleted for good.`,
  many: 'They will be deleted for good.',
} as const;
