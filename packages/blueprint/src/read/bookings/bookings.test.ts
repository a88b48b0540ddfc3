import { expect, test } from 'vitest';
import { buildBlueprint } from '../../plan/build.ts';
import { read } from '../read.ts';

const planOf = (text: string) => {
  const { app, entities, pages } = buildBlueprint(read(text));
  const label = (id: string | undefined) => entities.find((entity) => entity.id === id)?.label;
  const fields = Object.fromEntries(
    entities.map((entity) => [
      entity.label,
      entity.fields.map((field) => (field.ref === undefined ? field.label : `> ${label(field.ref)}`)),
    ]),
  );
  return { name: app.name, fields, book: pages.find(({ archetype }) => archetype === 'booking') };
};

test.each<[string, string, Record<string, string[]>]>([
  [
    'what is offered has its price and is picked',
    'Customers choose a groomer, a treatment (bath, trim) with a price and a duration, and an open slot.',
    { Treatment: ['Price', 'Duration'], Booking: ['> Groomer', '> Treatment', 'Start', 'End'] },
  ],
  [
    'what is told with it belongs to the booking',
    'Players book a court, say how many people come and leave their phone',
    { Court: ['Name'], Booking: ['> Court', 'Number of people', 'Phone'] },
  ],
  [
    'a lesson is booked by whom it is for',
    'Pupils book a lesson with me, pick the level and pay at the end.',
    { Pupil: ['Name'], Lesson: ['Level', 'Paid', '> Pupil'] },
  ],
  [
    'a length and a kind are chosen',
    'Guests can book 20, 40 or 60 minutes, choose between mud, steam or salt, and leave their name',
    { Booking: ['Length', 'Type', 'Name'] },
  ],
  [
    'tickets are counted and belong to a show',
    'We sell tickets for plays. Every show has a title, date and price, visitors reserve up to 8 tickets with name and phone.',
    { Show: ['Title', 'Date', 'Price'], Booking: ['> Show', 'Number of tickets', 'Name', 'Phone'] },
  ],
  [
    'what is rented out is of several kinds',
    'We rent out skis, sledges and boots. Guests reserve for several days and pay a deposit.',
    { 'Rental item': ['Type', 'Price per day'], Booking: ['> Rental item', 'Deposit', 'Start date'] },
  ],
  [
    'what is brought in is repaired',
    'Clients bring in a lamp, we note what is wrong, a price and when it is ready',
    { Repair: ['Lamp', 'Problem', 'Price', 'Ready date'] },
  ],
  [
    'those who sign up may wait',
    'Dance school with courses people can sign up for, at most 9 per course, waiting list',
    { Course: ['Capacity'], Signup: ['> Course', 'Email', 'Status'] },
  ],
  [
    'what is decided of a request is its state',
    'Clubs and teams request a day, room and number of people, and the office approves or rejects',
    { Booking: ['> Room', 'Number of people', 'Status'] },
  ],
  [
    'a day and a time are told once',
    'Barber shop: appointments have client, barber, day and time.',
    { Appointment: ['Day', 'Time'] },
  ],
])('%s', (_, text, wanted) => {
  const { fields } = planOf(text);

  for (const [thing, labels] of Object.entries(wanted))
    expect(fields[thing], thing).toEqual(expect.arrayContaining(labels));
});

test('the page for bookings keeps the hours that were told', () => {
  const { book } = planOf(
    'Boat club: members book a boat by the hour, only 10 to 18, no Mondays, half-hour slots',
  );

  expect(book?.props).toEqual({ opens: '10:00', closes: '18:00', slotMinutes: 30, days: [2, 3, 4, 5, 6, 7] });
});

test('a day and a time leave no third moment', () => {
  const { fields } = planOf('Barber shop: appointments have client, barber, day and time.');

  expect(fields['Appointment']).not.toContain('Date');
});

test('what people do is no name', () => {
  expect(planOf('Customers choose a groomer, a treatment (bath, trim), and an open slot.').name).toBe(
    'Groomer Bookings',
  );
});

test('a practice room by the hour costs nothing for a night', () => {
  const { fields } = planOf('Bands book the rehearsal room by the hour. Rooms have a name and a size.');

  expect(fields['Room']).not.toContain('Price per night');
});

test('sessions that are noted are not booked', () => {
  expect(planOf('I note every training session with exercise, date and minutes').book).toBeUndefined();
});
