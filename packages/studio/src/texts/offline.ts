import { defineTexts } from './define-texts.ts';

export const t = defineTexts('offline', {
  note: 'You’re offline. You can carry on when you’re back online. Keep this page open.',
} as const);
