export const lostRecord = {
  notFound: (noun: string) => `This ${noun} wasn’t found`,
  heading: 'Not found',
  maybeDeletedOrHidden: 'It may have been deleted, or you may not have access to it.',
  maybeDeleted: 'It may have been deleted.',
  maybeTakenDown: 'It may have been taken down.',
  maybeNotOffered: 'It may no longer be available.',
  back: 'Back',
  backToList: (nouns: string) => `Back to ${nouns}`,
} as const;
