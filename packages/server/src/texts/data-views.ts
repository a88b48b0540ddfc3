export const dataViewWords = {
  tooLarge: 'This view is too large to save. Hide fewer columns, or use fewer filters.',
  tooMany: ({ views, viewsOfApp }: { views: number; viewsOfApp: number }) =>
    `You can save up to ${views} views of a list, and ${viewsOfApp} of an app. Delete one you don’t need anymore.`,
};
