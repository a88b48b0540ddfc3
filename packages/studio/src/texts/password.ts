import { defineTexts } from './define-texts.ts';

export const t = defineTexts('password', {
  show: 'Show password',
  hide: 'Hide password',
} as const);
