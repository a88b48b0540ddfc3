import { defineTexts } from './define-texts.ts';

/** What is said where no page can be shown. */
export const t = defineTexts('page-errors', {
  failed: { title: 'Something went wrong', reload: 'Reload the page' },
  notFound: {
    text: 'There’s nothing here. The page may have been moved or deleted.',
    home: 'Return Home',
  },
} as const);
