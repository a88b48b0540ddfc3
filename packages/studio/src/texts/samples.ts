import { defineTexts } from './define-texts.ts';

/** Records that came with an app, until its people have their own. */
export const t = defineTexts('samples', {
  one: 'Sample',
  only: 'These are sample records',
  beside: '{count, plural, one {# sample} other {# samples}}',
  remove: 'Remove all samples',
  part: '{count, number} {things}',
  question: {
    title: 'Remove all sample records?',
    text: '{count, plural, one {The # sample record} other {All # sample records}} of this app will be deleted: {parts}. Your own records stay, and so do samples that somebody changed.',
    confirm: 'Remove samples',
  },
  removed:
    '{count, plural, =0 {There were no samples left} one {Removed # sample record: {parts}} other {Removed # sample records: {parts}}}',
  removeFailed: 'Couldn’t remove the samples',
  publish: {
    note: '{count, plural, one {# sample record is} other {# sample records are}} still in your app: {parts}. Remove {count, plural, one {it} other {them}} first, or publish with {count, plural, one {it} other {them}}.',
    with: 'Publish with samples',
    remove: 'Remove samples',
  },
} as const);
