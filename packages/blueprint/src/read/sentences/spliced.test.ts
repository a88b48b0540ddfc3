import { expect, test } from 'vitest';
import { readLists } from '../../testing/told.ts';
import { read } from '../read.ts';

test.each([
  [
    'every boat has a name and a length, sailors have a name and a phone',
    { boat: ['Name', 'Length'], sailor: ['Name', 'Phone'] },
  ],
  [
    'our wines have a grape and a year, the growers have a name and their village',
    { wine: ['Grape', 'Year'], grower: ['Name', 'Village'] },
  ],
  [
    'Lamps have a wattage and a price, shops have a street and an owner',
    { lamp: ['Wattage', 'Price'], shop: ['Street', 'Owner'] },
  ],
])('many who have something begin a sentence, whatever stands between: %s', (text, things) => {
  expect(readLists(text)).toMatchObject(things);
});

test.each([
  [
    "we're drowning so please give me one board where a claim goes from reported to checked to paid",
    'claim',
    ['Reported', 'Checked', 'Paid'],
  ],
  [
    'It is a mess and build us a page where each saddle moves from ordered to stitched to sold',
    'saddle',
    ['Ordered', 'Stitched', 'Sold'],
  ],
  [
    'We lose track so give me a list where every kayak goes from built to painted to shipped',
    'kayak',
    ['Built', 'Painted', 'Shipped'],
  ],
])('a place where things go on from state to state: %s', (text, thing, options) => {
  const draft = read(text).entities.find(({ words }) => words === thing);
  expect(draft?.fields.find(({ type }) => type === 'enum')?.options).toEqual(options);
});

test.each([
  [
    'Neighbours, without an account, look at the walks and send a remark: walk, their name, what they saw.',
    'remark',
    ['Walk', 'Name'],
  ],
  [
    'Families, without signing up, see the camps and fill in a request: camp, child, age, and a tick that they agree.',
    'request',
    ['Camp', 'Child', 'Age', 'Agree'],
  ],
  ['Guests, with no account, leave a wish: name, song, table.', 'wish', ['Name', 'Song', 'Table']],
])('how people come in stands between who and what: %s', (text, thing, labels) => {
  expect(readLists(text)[thing]).toEqual(expect.arrayContaining(labels));
});

test.each([
  [
    'I would like a list of our gear (name, colour, price per day) and the trips: leader, day out, day back.',
    { gear: ['Name', 'Colour', 'Price per day'], trip: ['Leader', 'Day out', 'Day back'] },
  ],
  [
    'I need a list of our stock (name, colour, shelf) and the trips: leader, day out.',
    { stock: ['Name', 'Colour', 'Shelf'], trip: ['Leader', 'Day out'] },
  ],
  [
    'An overview of all the timber (wood, shelf, quantity) and the deliveries: driver, day, weight.',
    { timber: ['Wood', 'Shelf', 'Quantity'], delivery: ['Driver', 'Day', 'Weight'] },
  ],
])('a list of what is kept, and another thing: %s', (text, things) => {
  expect(readLists(text)).toMatchObject(things);
});

test.each([
  [
    'A walk is a guide and a route, when it starts, the price, and some notes on what we saw, herons, otters, all that.',
    'walk',
    ['Guide', 'Route', 'Start', 'Price', 'Notes'],
  ],
  [
    'A shift is a nurse and a ward, when it begins, how long it lasts in hours (usually 8, sometimes 12) and a comment on how it went.',
    'shift',
    ['Nurse', 'Ward', 'Start', 'Duration', 'Notes'],
  ],
])('what a thing is made of: %s', (text, thing, labels) => {
  expect(readLists(text)[thing]).toEqual(labels);
});
