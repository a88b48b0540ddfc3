import { defineTexts } from './define-texts.ts';

/** Starter apps on Home. */
export const t = defineTexts('templates', {
  open: 'Templates',
  title: 'Start from a template',
  text: 'A working app to begin with. You can change its plan before it’s built, and everything later.',
  search: 'Search templates',
  groups: {
    business: 'Business',
    people: 'Teams and members',
    places: 'Places and bookings',
    sites: 'Websites',
    life: 'Home and life',
  },
  none: 'No template matches “{search}”',
  noneText: 'Try another word, or describe the app in your own words instead.',
  failed: 'Couldn’t load the templates',
  placeholder: 'Add what is special about yours',
  start: 'Start from {name}.',
  chosen: 'Starts from {name}',
  remove: 'Don’t start from {name}',
} as const);
