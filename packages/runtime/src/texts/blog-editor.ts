export const blogEditor = {
  text: 'Text',
  saveDraft: 'Save draft',
  publish: 'Publish',
  unpublish: 'Move back to drafts',
  published: (noun: string) => `The ${noun} is published`,
} as const;
