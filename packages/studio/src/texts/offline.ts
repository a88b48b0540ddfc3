import { defineTexts } from './define-texts.ts';

export const t = defineTexts('offline', {
  note: 'You’re offline. Sayso will continue when you’re back online. Keep this page open.',
} as const);
