export const leaving = {
  title: 'Discard your changes?',
  text: 'You haven’t saved what you typed.',
  discard: 'Discard',
  stay: 'Keep editing',
} as const;
