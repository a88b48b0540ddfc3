import { expect, test } from 'vitest';
import { toldOpening, withoutOpening } from './opening.ts';

test.each([
  [
    'Appointments only 8 to 16, never on Saturdays',
    { opens: '08:00', closes: '16:00', days: [1, 2, 3, 4, 5, 7] },
  ],
  ['We are closed on Tuesdays', { days: [1, 3, 4, 5, 6, 7] }],
  ['Half-hour slots from 7am to 9pm', { opens: '07:00', closes: '21:00', slotMinutes: 30 }],
  ['Book a free slot Wed to Sat 10-19', { opens: '10:00', closes: '19:00', days: [3, 4, 5, 6] }],
  ['Open from 9 to 5', { opens: '09:00', closes: '17:00' }],
  ['A singing class every Monday 6 to 7pm, people book', { opens: '18:00', closes: '19:00' }],
  ['Guests book one of 4-5 tables', {}],
  ['Swimming lessons for ages 6-12, book a place', {}],
])('when it is open: %s', (text, told) => {
  expect(toldOpening(text)).toEqual(told);
});

test.each([
  ['Bookings have a name and a boat, only 10 to 16 and no Mondays', 'Bookings have a name and a boat'],
  ['Members book a lane, closed on Sundays. They see their own', 'Members book a lane. They see their own'],
  ['Shelf with jars, open since May', 'Shelf with jars, open since May'],
])('what says when it is open names nothing: %s', (text, left) => {
  expect(withoutOpening(text)).toBe(left);
});
