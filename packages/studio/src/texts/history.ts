import { defineTexts } from './define-texts.ts';

/** The versions of an app and the way back to them. */
export const t = defineTexts('history', {
  title: 'History',
  loading: 'Loading the history',
  loadFailed: 'Couldn’t load the history',
  hint: 'Every change to your app adds a version here. You can go back to any of them.',
  current: 'Current',
  kind: { start: 'First version', turn: 'Changed by the assistant', edit: 'Edited by hand' },
  restore: {
    button: 'Restore',
    label: 'Restore “{version}”',
    title: 'Restore this version?',
    text: 'Your app’s pages, data fields, name and main page go back to “{version}”. Your conversation and your data stay, and you can come back to the current version here.',
    failed: 'Couldn’t restore this version',
  },
} as const);
