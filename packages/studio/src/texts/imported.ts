import { defineTexts } from './define-texts.ts';

/** Where an imported app came from, and what happened to its files. */
export const t = defineTexts('imported', {
  note: {
    label: 'Import',
    from: 'Imported from <b>{file}</b>',
    files: '{count, plural, one {# file} other {# files}}',
    filesToReview: '{count, plural, one {# file} other {# files}}, {open, number} to review',
    show: 'View report',
  },
  report: {
    title: 'What was imported',
    description: 'What happened to each file in {file}.',
    toReview: 'To review',
    toReviewCount: 'To review ({count, number})',
    outcome: {
      changed: 'Changed to fit Sayso',
      taken: 'Imported unchanged',
      replaced: 'Replaced by Sayso’s own',
      left_out: 'Left out',
    },
    renamed: 'is now {path}',
    noData: 'A code export doesn’t include data, so your app starts empty.',
    ignored:
      '{count, plural, one {# package or system file was} other {# package and system files were}} skipped.',
    contents: {
      pages: '{count, plural, one {# page} other {# pages}}',
      components: '{count, plural, one {# component} other {# components}}',
      entities: '{count, plural, one {# kind of data} other {# kinds of data}}',
      functions: '{count, plural, one {# function} other {# functions}}',
    },
  },
} as const);
