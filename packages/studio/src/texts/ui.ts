import { defineTexts } from './define-texts.ts';

/** What the building blocks of all screens say. */
export const t = defineTexts('ui', {
  documentTitle: '{title} · Sayso',
  ok: 'OK',
  control: 'Ctrl',
  clearSearch: 'Clear search',
  notifications: 'Sayso notifications',
  loadFailed: 'Couldn’t load this',
  copied: 'Copied!',
  copyFailed: 'Your browser blocked copying. Select the text and copy it yourself.',
  tooLong: 'Use at most {max, number} characters (now {length, number})',
  palette: {
    title: 'Command palette',
    placeholder: 'Go to an app or run an action…',
    loading: 'Loading your apps…',
    empty: 'No results for “{search}”',
  },
} as const);
