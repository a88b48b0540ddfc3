export const pagination = {
  label: 'Pagination',
  previous: 'Previous',
  next: 'Next',
  goToPrevious: 'Go to previous page',
  goToNext: 'Go to next page',
} as const;
