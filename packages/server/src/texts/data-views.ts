export const dataViewWords = {
  tooLarge: 'This view is too large to save. Hide fewer columns, or use fewer filters.',
  tooMany: (most: number) => `You can save up to ${most} views of a list. Delete one you don’t need anymore.`,
};
