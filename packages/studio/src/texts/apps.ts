import { defineTexts } from './define-texts.ts';

/** The lists of apps: on Home and on their own screen. */
export const t = defineTexts('apps', {
  title: 'Your Apps',
  newApp: 'New app',
  list: 'Apps',
  loading: 'Loading apps',
  loadFailed: 'Couldn’t load your apps',
  card: {
    noDescription: 'No description yet',
    createdBy: 'by {name}',
    building: 'Building',
    live: 'Live',
    star: 'Star {name}',
    unstar: 'Unstar {name}',
    starFailed: 'Couldn’t update the star',
  },
  filters: {
    searchLabel: 'Search apps',
    search: 'Search',
    scope: 'Apps to show',
    all: 'All Apps',
    mine: 'My Apps',
    starred: 'Starred',
    newest: 'Updated: newest first',
    oldest: 'Updated: oldest first',
  },
  noMatch: {
    text: 'Try another search or filter, or describe a new app on Home.',
    showAll: 'Show all',
  },
  empty: {
    text: 'Apps you create on Home show up here.',
    describe: 'Describe an app',
  },
  pages: {
    label: 'Pages',
    previous: 'Previous',
    current: 'Page {page, number}',
    next: 'Next',
  },
  recent: {
    title: 'My Recent Apps',
    all: 'All apps',
    empty: 'Describe one above or pick an idea. You’ll find it here next time.',
  },
} as const);
