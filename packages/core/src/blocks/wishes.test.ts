import { expect, test } from 'vitest';
import { asksForAccess, asksForLess, asksForRules } from './wishes.ts';

test.each([
  'Remove the board page',
  'Drop the phone field',
  'Clean this page up',
  'Make the form shorter',
  'Show less on the dashboard',
  'Lösche die Seite',
])('asks for less: %s', (words) => {
  expect(asksForLess(words)).toBe(true);
});

test.each([
  'Add a dropdown for the status',
  'Give the cards a drop shadow',
  'Add lessons with a teacher',
  'Add a cleaning plan page',
  'Add keyboard shortcuts',
  'Bookings for a dry cleaner',
])('asks for nothing to go: %s', (words) => {
  expect(asksForLess(words)).toBe(false);
});

test.each(['Make the app public', 'Let me share it', 'Members only please', 'Anyone may open it'])(
  'is about who may see the app: %s',
  (words) => {
    expect(asksForAccess(words)).toBe(true);
  },
);

test.each(['Members see a countdown', 'A list of shareholders', 'Add a field for the team'])(
  'is not about who may see the app: %s',
  (words) => {
    expect(asksForAccess(words)).toBe(false);
  },
);

test.each([
  'Let customers edit their repairs',
  'Visitors may read the posts',
  'Only admins see the invoices',
  'Alle dürfen Termine sehen',
])('is about who may do what: %s', (words) => {
  expect(asksForRules(words)).toBe(true);
});

test.each(['Add a nice heading to the page', 'Make the buttons of this page green', ''])(
  'is not about who may do what: %s',
  (words) => {
    expect(asksForRules(words)).toBe(false);
  },
);
