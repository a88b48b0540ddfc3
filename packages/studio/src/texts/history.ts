import { defineTexts } from './define-texts.ts';

/** The versions of an app, and restoring them. */
export const t = defineTexts('history', {
  title: 'History',
  loading: 'Loading the history',
  loadFailed: 'Couldn’t load the history',
  hint: 'Every change to your app adds a version here. You can restore any of them.',
  current: 'Current',
  kind: { start: 'First version', turn: 'Changed by the assistant', edit: 'Edited by hand' },
  restore: {
    button: 'Restore',
    label: 'Restore “{version}”',
    title: 'Restore this version?',
    text: 'Your app goes back to “{version}”: its pages, fields, rules, name and main page. The chat and your data stay. Data in fields that version doesn’t have is kept, but not shown. You can restore the current version later.',
    failed: 'Couldn’t restore this version',
  },
} as const);
