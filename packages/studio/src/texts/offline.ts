import { defineTexts } from './define-texts.ts';

export const t = defineTexts('offline', {
  note: 'You’re offline. Sayso goes on when the connection is back; nothing you’ve typed is lost.',
} as const);
