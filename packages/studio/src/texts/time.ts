import { defineTexts } from './define-texts.ts';

/** How long ago something was. */
export const t = defineTexts('time', {
  now: 'just now',
  minutes: '{count, number} min ago',
  hours: '{count, number} h ago',
  yesterday: 'yesterday',
  days: '{count, plural, one {# day ago} other {# days ago}}',
} as const);
