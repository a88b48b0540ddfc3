import { expect, test } from 'vitest';
import { plannedFields, readLists } from '../testing/told.ts';
import { read } from './read.ts';

test.each([
  [
    'a story',
    'As a brewer I want to record every kettle with its volume and its maker, so that I can plan.',
    { kettle: ['Volume', 'Maker'] },
  ],
  [
    'a question for a place where something is done',
    'Could you make something where I enter a match (home, away, goals, date)?',
    { match: ['Home', 'Away', 'Goals', 'Date'] },
  ],
  [
    'the thing behind its attributes',
    'Weight, cut and price: that is what we keep for each gemstone.',
    { gemstone: ['Weight', 'Cut', 'Price'] },
  ],
  [
    'one of several behind its attributes',
    'Name, phone and birthday of every choirboy',
    { choirboy: ['Name', 'Phone', 'Birthday'] },
  ],
  [
    'what "they" stands for',
    'Kayaks lie in the shed. They have a length and a colour.',
    { kayak: ['Length', 'Colour'] },
  ],
  ['what a thing is made of', 'A shelf is just a number and a width.', { shelf: ['Number', 'Width'] }],
  [
    'what two have in common',
    'Rockets and gliders have a span and a weight.',
    { rocket: ['Span', 'Weight'], glider: ['Span', 'Weight'] },
  ],
  [
    'an entry for each of them',
    'The office makes an entry for each newcomer: name, first day, desk number.',
    { newcomer: ['Name', 'First day', 'Desk number'] },
  ],
  [
    'what a visitor leaves with a request',
    'People can request a tour by leaving name, email and group size.',
    { request: ['Name', 'Email', 'Group size'] },
  ],
  [
    'a report that is written about a thing',
    'Vases with height. Add a condition report to a vase with the date, remarks and a photo.',
    { vase: ['Height'], 'condition report': ['Date', 'Remarks', 'Photo'] },
  ],
  [
    'what is kept for each of a thing',
    'For every zorb we write inspections (date + remarks) in a book.',
    { zorb: [], inspection: ['Date', 'Remarks'] },
  ],
  [
    'what comes from one and goes to another',
    'Every crate comes from a grower, whose name and phone we keep, and goes to a diner with an address.',
    { crate: [], grower: ['Name', 'Phone'], diner: ['Address'] },
  ],
  [
    'numbers for one per other',
    'Boxers with name. Fights with date. I want jabs and hooks for each boxer per fight.',
    { boxer: ['Name'], fight: ['Date'], 'boxer stat': ['Jabs', 'Hooks'] },
  ],
  [
    'who does what',
    'Volunteers with phone. Stalls with number. I assign volunteers to stalls.',
    { volunteer: ['Phone'], stall: ['Number'], assignment: [] },
  ],
  [
    'what every one of a kind has',
    'Spices are something I keep a list of, each with a name and a best before date.',
    { spice: ['Name', 'Best before date'] },
  ],
  [
    'what a page shows',
    'A gallery of mosaics (photo, size, year), a map of wells',
    { mosaic: ['Photo', 'Size', 'Year'], well: [] },
  ],
  [
    'one with attributes in the list of another',
    'For each parcel we note the sender with phone and email, the weight and the price.',
    { parcel: ['Weight', 'Price'], sender: ['Phone', 'Email'] },
  ],
  [
    'a register of things',
    'A register of our canoes, with builder, colour (red, green) and the year they were built.',
    { canoe: ['Builder', 'Colour', 'Year built'] },
  ],
  ['things side by side without commas', 'guests rooms invoices', { guest: [], room: [], invoice: [] }],
  [
    'what a thing has that stands at the end',
    'Yarns with colour. We buy wool from the spinner who has a name, an email and a phone number.',
    { yarn: ['Colour'], spinner: ['Name', 'Email', 'Phone number'] },
  ],
  [
    'what somebody does with things before their attributes',
    'Riddles I am still solving, with the author and whether it is solved.',
    { riddle: ['Author', 'Solved'] },
  ],
  [
    'what is in each of another',
    'Chests with number. Relics inside each chest.',
    { chest: ['Number'], relic: [] },
  ],
])('reads %s', (_, text, expected) => {
  expect(readLists(text)).toEqual(expected);
});

test.each([
  ['Actors in our theatre borrow costumes.', ['costume', 'loan']],
  ['Guests in our house can rent boats for a day.', ['boat', 'rental']],
  ['Could members rate books?', ['book', 'review']],
  ['As a trainer I want to note who was at training.', ['attendance', 'training']],
])('a deed is a record about what it is done to: %s', (text, things) => {
  expect(Object.keys(readLists(text)).sort()).toEqual(things);
});

test('a loan to somebody else keeps to whom', () => {
  const loan = read('Lend a vase to another museum with a start date and an end date.').entities.find(
    ({ concept }) => concept?.id === 'loan',
  );

  expect(loan?.fields.map(({ label }) => label)).toEqual(['Start date', 'End date', 'Museum']);
});

test('the items of a list belong to the thing that has the list', () => {
  const { relations } = read('Zorbs with size. Each zorb has a list of visits with a date and a price.');

  expect(relations.map(({ from, to }) => [from.words, to.words])).toEqual([['visit', 'zorb']]);
});

test('colours among the attributes are no look', () => {
  expect(read('I enter a game (white, black, date, result)').primary).toBeUndefined();
});

test('two sentences in one are two: the second tells of another thing', () => {
  expect(readLists('Zorbs have a size and each plank has a length.')).toEqual({
    zorb: ['Size'],
    plank: ['Length'],
  });
});

test.each([
  ['Zorbs with size and price. Let staff attach photos.', ['zorb']],
  ['Lots of zorbs with size. Thanks a lot.', ['zorb']],
  ['Village tailors, we lose zorbs. Zorbs with size, price.', ['zorb']],
  ['Zorbs with size. Eight hundred old zorbs.', ['zorb']],
])('a word in passing is no thing: %s', (text, things) => {
  expect(Object.keys(readLists(text))).toEqual(things);
});

test('whoever borrows is a thing where the text speaks of them again', () => {
  expect(Object.keys(readLists('Members borrow tools. At most two tools for each member.'))).toContain(
    'member',
  );
});

test('what people put into the basket is an order', () => {
  const names = Object.keys(
    readLists('Candles with scent and price. Put it in the basket, give name, address, email.'),
  );

  expect(names).toEqual(['candle', 'order']);
});

test('comments belong to what they are written under', () => {
  const { relations } = read('A notice has a headline, a text and a date. Neighbours comment underneath.');

  expect(relations.map(({ from, to }) => [from.words, to.words])).toEqual([['comment', 'notice']]);
});

test('what a survey asks is kept of every response', () => {
  const text =
    'Visitor feedback form\n- how was the tour? 1-5\n- queue: short / fine / long\n- come back? yes/no\n- comments';

  expect(readLists(text)).toEqual({ response: ['How was the tour', 'Queue', 'Come back', 'Comments'] });
});

test('a long text does not hold the reader up', () => {
  const text =
    'Boats have a name and a length, and each berth has a number. We note who came and when. '.repeat(1200);
  const start = process.cpuUsage();

  read(text);

  // Time of the processor, not of the clock: the machine may have much else to do.
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1000).toBeLessThan(4000);
});

test('what others lie in is kept as well, however much is told of them', () => {
  const fields = plannedFields(
    'Our handbook. Guides in categories with author, text, tags and date of the last check. One can search. Mark guides as useful.',
  );
  expect(Object.keys(fields)).toEqual(expect.arrayContaining(['Guide', 'Category']));
});

test.each([
  'Drills with a name. All of them have a status, which can be one of: on site, in repair, sold, stolen.',
  'Drills with a name and a status, one of on site, in repair, sold, stolen.',
  'Drills with a name. The status is one of the following: on site, in repair, sold, stolen.',
])('one of several is a choice: %s', (text) => {
  const [drill, ...others] = read(text).entities;
  expect(others).toEqual([]);
  expect(drill?.fields.find(({ label }) => label === 'Status')?.options).toEqual([
    'On site',
    'In repair',
    'Sold',
    'Stolen',
  ]);
});
