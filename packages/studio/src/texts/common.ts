import { defineTexts } from './define-texts.ts';

/** What many screens say. */
export const t = defineTexts('common', {
  cancel: 'Cancel',
  close: 'Close',
  save: 'Save',
  copy: 'Copy',
  tryAgain: 'Try again',
} as const);
