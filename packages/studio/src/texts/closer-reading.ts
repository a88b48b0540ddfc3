import { defineTexts } from './define-texts.ts';

/** A closer reading of the description, on Home. */
export const t = defineTexts('closer-reading', {
  offer: 'This is a quick reading. A model can read your words more closely.',
  read: 'Read more closely',
  reading: '{name} is reading your words. You can go on, or build the plan below at once.',
  stop: 'Stop',
  again: 'Read again',
  taken: 'Read closely.',
  back: 'Back to the quick reading',
  outdated: 'Your words have changed since they were read closely.',
  proposal: 'A closer reading',
  added: '{count, number} new',
  changed: '{count, number} changed',
  leftOut: '{count, number} left out',
  same: 'it comes to the same plan.',
  take: 'Use this plan',
  leave: 'Keep the quick reading',
  gone: 'Left out: {names}',
  alsoHeard: 'Also heard:',
  add: 'Add {name}',
} as const);
