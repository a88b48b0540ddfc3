import { Blueprint } from '@sayso/core/blueprint-schema';
import { expect, test } from 'vitest';
import { buildApp, changeApp } from '../testing/build-app.ts';
import { expectSound } from '../testing/change-check.ts';

const pageOf = (tree: Readonly<Record<string, string>>): string =>
  Object.entries(tree).find(
    ([path, text]) => path.startsWith('pages/') && /<(?:BookingDesk|StayBooking)\b/.test(text),
  )?.[1] ?? '';

test.each([
  'Tennis club: members book courts online.',
  'A restaurant where guests reserve tables.',
  'Meeting rooms of our office, people book them.',
  'Music school: students book lessons with teachers.',
  'Laundry room of our house: neighbours book the washing machines.',
  'Bowling alley: lane booking.',
  'The village books the football pitch: people book it here.',
  'Boat club: members book a boat for an hour.',
])('booked by time of day: %s', async (text) => {
  const app = await buildApp(text);

  expect(pageOf(app.tree)).toContain('<BookingDesk');
  expectSound(app);
});

test.each([
  'Hotel: rooms with price per night, guests book a room.',
  'Holiday cabins: guests book a cabin.',
  'Campsite: people book camping pitches.',
  'We rent out vans; customers book a van.',
  'Rent tents: customers book a tent.',
  'Boat club: members book a boat for several days, per day it costs money.',
])('booked by days: %s', async (text) => {
  const app = await buildApp(text);

  expect(pageOf(app.tree)).toContain('<StayBooking');
  expectSound(app);
});

test('a day that the person named gets its hours', async () => {
  const { memory } = await buildApp('Squash club. Bookings with a court, a booking date and a member.');
  const booking = Blueprint.parse(memory).entities.find(({ label }) => label === 'Booking');

  expect(
    booking?.fields.filter(({ type }) => /date|time/.test(type)).map(({ label, type }) => [label, type]),
  ).toEqual([
    ['Booking date', 'date'],
    ['Start time', 'time'],
    ['End time', 'time'],
  ]);
});

test.each([
  ['Holiday cabins: guests book a cabin.', 'make bookings go by the hour', '<BookingDesk'],
  ['Tennis club: members book courts online.', 'book courts by the day', '<StayBooking'],
  ['Tennis club: members book courts online.', 'bookings should be by whole days', '<StayBooking'],
])('a request turns it: %s / %s', async (text, asked, shown) => {
  const before = await buildApp(text);
  const after = await changeApp(before, asked);

  expect(pageOf(before.tree)).not.toContain(shown);
  expect(pageOf(after.tree)).toContain(shown);
  expectSound(after);
});

test('which of the two was chosen is told, with the other one a press away', async () => {
  const app = await buildApp('Tennis club: members book courts online.');
  const told = app.assumptions.find(({ about }) => about === 'Bookings have a start and end time.');

  expect(told?.title).toBe('Book whole days');
  expect(pageOf((await changeApp(app, told?.prompt ?? '')).tree)).toContain('<StayBooking');
});
