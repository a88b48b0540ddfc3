export const reviews = {
  title: 'Reviews',
  leave: 'Leave a review',
  thanks: 'Thank you for your review!',
  signIn: 'Sign in to leave a review.',
  average: (most: number, counted: string) => `out of ${most}, ${counted}`,
  noun: 'review',
  empty: 'No reviews yet',
  emptyHint: 'Be the first to say what you think.',
} as const;
