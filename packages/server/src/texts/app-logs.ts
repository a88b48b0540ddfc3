/** What an app's log says of itself. */
export const appLogWords = {
  cut: '… (cut here)',
  hidden: '[hidden]',
  busy: 'The log is being searched. Try again in a moment.',
  notYours: 'You can only see your own visits',
  tooMany: (most: number) =>
    `More than ${most.toLocaleString('en')} lines came in one minute. The rest of that minute wasn’t kept.`,
  tooLarge: 'More happened in one minute than the log can hold. The rest of that minute wasn’t kept.',
} as const;
