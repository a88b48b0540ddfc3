import { defineTexts } from './define-texts.ts';

/** A closer reading of the description, on Home. */
export const t = defineTexts('closer-reading', {
  offer: 'This is a quick reading. A model can read your words more closely.',
  offerAtBuild:
    'This is a quick reading. When you build, a model reads your words more closely first, so the app may differ from this plan.',
  offerUnread: 'A model may understand these words.',
  read: 'Read more closely',
  reading: '{name} is reading your words. You can go on, or build the plan below at once.',
  readingUnread: '{name} is reading your words.',
  stop: 'Stop',
  again: 'Read again',
  taken: 'Read closely.',
  back: 'Back to the quick reading',
  outdated: 'Your words have changed since they were read closely.',
  outdatedLeft: 'Your words have changed since they were read closely, so this is the quick reading.',
  quickStands: '{problem} This is the quick reading.',
  closerStands: '{problem} This is still the earlier closer reading.',
  proposal: 'A closer reading',
  added: '{count, number} new',
  changed: '{count, number} changed',
  leftOut: '{count, number} left out',
  same: 'it comes to the same plan.',
  take: 'Use this plan',
  leave: 'Keep the quick reading',
  discard: 'Discard',
  gone: 'Left out: {names}',
  goneAnd: 'Left out: {names} and {last}',
  goneMore: '{count, number} more',
  goneAssumed: '{count, plural, one {# assumed field} other {# assumed fields}}',
  alsoHeard: 'Also heard:',
  add: 'Add {name}',
} as const);
