import { expect, test } from 'vitest';
import { read } from '../read.ts';

const told = (text: string) =>
  Object.fromEntries(
    read(text).entities.map(({ words, fields }) => [
      words,
      fields.map(({ label, options }) => (options ? `${label} (${options.join(', ')})` : label)),
    ]),
  );

test.each([
  [
    'Each boiler has a maker and a room. They want it looked at yearly, so put a next check date on it.',
    'boiler',
    'Next check date',
  ],
  ['Dogs have a name and a breed. Please add a phone number to each.', 'dog', 'Phone number'],
  ['A shelf has a code. Include a photo with it.', 'shelf', 'Photo'],
])('one more attribute is put on what was told of: %s', (text, thing, label) => {
  expect(told(text)[thing]).toContain(label);
});

test.each([
  [
    'Claims have a title and a sum. I mark them paid, refused or lost.',
    'claim',
    'Status (Paid, Refused, Lost)',
  ],
  [
    'Letters have a sender and a date. The office sees all letters and can mark them opened, answered or filed.',
    'letter',
    'Status (Opened, Answered, Filed)',
  ],
  [
    'Poems have a title and a text. I put each one on accepted, maybe, declined or too long.',
    'poem',
    'Status (Accepted, Maybe, Declined, Too long)',
  ],
  [
    'A tree has a name, a height and where it is at the moment. I think of it as: seed, sapling, grown, felled.',
    'tree',
    'Status (Seed, Sapling, Grown, Felled)',
  ],
  ['Looms have a maker. We sort them into: hand, treadle, power.', 'loom', 'Status (Hand, Treadle, Power)'],
  [
    'Parcels have a weight. Every parcel goes packed > sent > received, board and plain list.',
    'parcel',
    'Status (Packed, Sent, Received)',
  ],
  [
    'Rugs: size, colour, whether the deposit was paid, and ordered, woven, knotted or delivered.',
    'rug',
    'Status (Ordered, Woven, Knotted, Delivered)',
  ],
])('states that are put on a thing: %s', (text, thing, field) => {
  expect(told(text)[thing]).toContain(field);
});

test.each([
  [
    'Online booking for our barbers. Clients choose a barber and a free hour, and give their name and phone.',
    'barber',
  ],
  ['Online booking for a music school. Students pick a tutor and a time slot.', 'tutor'],
  ['Online booking for a dog groomer. People select a groomer, then a day.', 'groomer'],
])('what is chosen along with a time is booked: %s', (text, whom) => {
  const { entities, relations } = read(text);
  const booking = entities.find(({ concept }) => concept?.id === 'booking');
  expect(entities.map(({ words }) => words)).toContain(whom);
  expect(relations.some(({ from, to }) => from === booking && to.words === whom)).toBe(true);
});

test.each([
  ['Each order holds several lines of cloth with a quantity.', 'order line', 'cloth'],
  ['Kits have a name. Each shipment contains many lines of kits with an amount.', 'shipment line', 'kit'],
  ['A quote has several positions of timber with a length and a price.', 'quote position', 'timber'],
])('lines stand between two things: %s', (text, line, of) => {
  const { entities, relations } = read(text);
  expect(entities.find(({ words }) => words === line)?.fields.length).toBeGreaterThan(0);
  expect(relations.filter(({ from }) => from.words === line).map(({ to }) => to.words)).toContain(of);
});

test.each([
  'Tasks have a title. Have that as columns across the screen.',
  'Jobs have a name and a date. I want them in columns.',
  'Leads have a name and a phone. Show it with lanes.',
])('columns are a board: %s', (text) => {
  expect(read(text).pages.map(({ kind }) => kind)).toContain('kanban');
});

test('what is left when something is chosen is kept of the booking', () => {
  const { entities } = read(
    'People book online: they choose a cabin and a free time and leave a name and phone.',
  );
  const booking = entities.find(({ concept }) => concept?.id === 'booking');
  expect(booking?.fields.map(({ label }) => label)).toEqual(['Name', 'Phone']);
});

test('an order of the list is no attribute', () => {
  const { entities } = read('Recipes have a title and votes. Most votes at the top.');
  expect(entities.flatMap(({ fields }) => fields.map(({ label }) => label))).toEqual(['Title', 'Votes']);
});
