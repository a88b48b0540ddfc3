import { defineTexts } from './define-texts.ts';

/** Failures that the server has no words for. */
export const t = defineTexts('errors', {
  noAnswer: 'The server didn’t answer. Check your connection and try again.',
  status: 'The server returned an error ({status}). Please try again.',
  unknown: 'Something went wrong. Please try again.',
} as const);
