/** What makers are told where a page of their app broke. */
export const pageErrors = {
  title: 'This page has an error',
  text: 'Its code stopped before the page could be shown.',
  notLoaded: 'Its code stopped while it was loading.',
  elsewhere: 'Open the app in the builder to fix it.',
  fix: 'Fix with AI',
  fixing: 'Working on it…',
  details: 'Show the error',
} as const;
