export const attention = {
  title: 'Needs attention',
  allDone: 'All clear',
  allDoneHint: 'Nothing needs your attention.',
} as const;
