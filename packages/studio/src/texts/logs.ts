import { defineTexts } from './define-texts.ts';

/** The section that shows what happened in an app. */
export const t = defineTexts('logs', {
  title: 'Logs',
  intro: 'What people did in your app and what went wrong. Kept for 90 days.',
  live: 'Live',
  liveHint: 'Shows new entries as they come in',
  search: 'Filter by user email',
  failuresOnly: 'Show failures only',
  loading: 'Loading logs',
  loadFailed: 'Couldn’t load the logs',
  stale: 'Couldn’t load new entries',
  list: 'Log entries',
  types: {
    create: 'Created {object}',
    update: 'Updated {object}',
    delete: 'Deleted {object}',
    read: 'Read {object}',
    integration: 'Called {object}',
    sign_in: 'Signed in',
    page_view: 'Opened {object}',
    page_error: 'Error on {object}',
    notice: 'Note',
  },
  failedTypes: {
    create: 'Couldn’t create {object}',
    update: 'Couldn’t update {object}',
    delete: 'Couldn’t delete {object}',
    read: 'Couldn’t read {object}',
    integration: 'Couldn’t call {object}',
    sign_in: 'Couldn’t sign in',
  },
  status: { success: 'Success', error: 'Failed', other: 'Note' },
  visitor: 'Visitor',
  preview: {
    pair: '{field}: {what}',
    several: '{count, plural, one {# record} other {# records}}: {first}',
  },
  problem: { required: '{field} is required.', other: '{field}: {what}' },
  details: { inputs: 'Inputs', outputs: 'Outputs', error: 'Error', none: 'Nothing' },
  onlyUser: 'Show only this user',
  empty: {
    title: 'Nothing has happened yet',
    text: 'Once people open your app, their visits, their changes and any errors appear here.',
  },
  noMatch: {
    title: 'No entries match',
    text: 'Try another email, or show all entries.',
    action: 'Show all entries',
  },
  beyond: {
    title: 'No entries on this page',
    text: 'There’s nothing older than this.',
    action: 'Go to page 1',
  },
  pages: { label: 'Pages of the log', page: 'Page {page, number}', previous: 'Previous', next: 'Next' },
} as const);
