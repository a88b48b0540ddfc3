import { expect, test } from 'vitest';
import { read } from '../read.ts';

const entityNamed = (text: string, words: string) => read(text).entities.find((one) => one.words === words);
const labelsOf = (text: string, words: string) => entityNamed(text, words)?.fields.map(({ label }) => label);

test.each([
  ['Zorbs with length. Oh, and the maker who built it.', ['Length', 'Maker']],
  ['Zorbs with length. I nearly forgot the depth.', ['Length', 'Depth']],
  ['Zorbs with length. A photo would be nice too.', ['Length', 'Photo']],
  ['Zorbs with length. Hopes and fears as text.', ['Length', 'Hopes', 'Fears']],
  ['Zorbs with length. Rust has to be noted for each zorb.', ['Length', 'Rust']],
  ['Zorbs with length and price. The margin should come out by itself.', ['Length', 'Price', 'Margin']],
  ['Zorbs with length. Afterwards we give it stars.', ['Length', 'Rating']],
  ['Zorbs with length. Then we inspect it on some day.', ['Length', 'Inspection date']],
  [
    'Zorbs with length. It goes to a finished list with the date and who paid.',
    ['Length', 'Finished on', 'Paid by'],
  ],
  ['Zorbs with length. I want to sort them by deadline.', ['Length', 'Deadline']],
  ['Zorbs with length. Average speed of a zorb: metres by minutes.', ['Length', 'Average speed']],
  [
    'Every zorb weighs a few tons, costs a fee per day and sleeps up to six.',
    ['Weight', 'Price', 'Capacity'],
  ],
  ['Zorbs with length and colour. Let staff attach photos.', ['Length', 'Colour', 'Photos']],
  [
    'Zorbs with launch site and when the hire starts and when it ends',
    ['Launch site', 'Hire start', 'Hire end'],
  ],
  ['Zorbs we have in stock with brand and price', ['Brand', 'Price']],
])('"%s" tells attributes', (text, labels) => {
  expect(labelsOf(text, 'zorb')).toEqual(labels);
});

test.each([
  [
    'Zorbs with length. To begin with the zorb is open. Somebody takes it, then it is taken. It can also be cancelled.',
    ['Open', 'Taken', 'Cancelled'],
  ],
  [
    'Zorbs with length. It starts as wanted, then ordered, delivered or dropped.',
    ['Wanted', 'Ordered', 'Delivered', 'Dropped'],
  ],
  [
    'Zorbs with length. First a zorb is sanded, then glued and after that painted.',
    ['Sanded', 'Glued', 'Painted'],
  ],
  [
    'Zorbs with length. A zorb is new, then booked, picked up and finally returned.',
    ['New', 'Booked', 'Picked up', 'Returned'],
  ],
  ['Zorbs with length. We move a zorb from found to cleaned to sold.', ['Found', 'Cleaned', 'Sold']],
])('states are told as a story: %s', (text, options) => {
  expect(entityNamed(text, 'zorb')?.fields.at(-1)).toMatchObject({ label: 'Status', options });
});

test.each([
  'Zorbs with length. My head hurts, then it rained and we were done.',
  'Zorbs with length. We started as a small firm and moved to a hall.',
])('a story of something else has no states: %s', (text) => {
  expect(labelsOf(text, 'zorb')).toEqual(['Length']);
});

test('a thing that leads from one place to the next has two of them', () => {
  const { entities } = read(
    'Huts with name. A zorb goes from one hut to the next, with start time and distance.',
  );

  expect(entities.find(({ words }) => words === 'zorb')?.fields).toMatchObject([
    { label: 'From', ref: 'hut' },
    { label: 'To', ref: 'hut' },
    { label: 'Start time' },
    { label: 'Distance' },
  ]);
});

test('what is filed under something belongs to it', () => {
  expect(
    entityNamed('We scan it and file each blueprint under a bridge, with number and author', 'blueprint')
      ?.fields,
  ).toMatchObject([{ label: 'Bridge', ref: 'bridge' }, { label: 'Number' }, { label: 'Author' }]);
});

test('who orders from whom is told at the end', () => {
  const reading = read('Zorbs with length. I can get more from the dealer who has a name and an email.');

  expect(reading.entities.find(({ words }) => words === 'dealer')?.fields.map(({ label }) => label)).toEqual([
    'Name',
    'Email',
  ]);
});

test('what is typed in one after the other are attributes', () => {
  expect(
    labelsOf(
      'Zorbs with length. When I find one I take a photo, write what is wrong and pick the hut (north, south).',
      'zorb',
    ),
  ).toEqual(['Length', 'Photo', 'Description', 'Hut']);
});

test('a survey keeps what it asks', () => {
  const text =
    'Survey for riders: floor (1, 2, 3), comfort 1-5, would you come again yes/no, plus room for a comment.';

  expect(read(text).entities.find(({ words }) => words === 'survey reply')?.fields).toMatchObject([
    { label: 'Floor', options: ['1', '2', '3'] },
    { label: 'Comfort', type: 'rating', max: 5 },
    { label: 'Would you come again', type: 'bool' },
    { label: 'Comment', type: 'text' },
  ]);
});

test.each([
  ['Zorbs with colour. thier lenght and whats broken', ['Colour', 'Length', 'Description']],
  ['Zorbs with prize and if its payed', ['Price', 'Paid']],
])('slips of the pen are put right: %s', (text, labels) => {
  expect(labelsOf(text, 'zorb')).toEqual(labels);
});

test('a prize that is won stays one', () => {
  expect(labelsOf('Zorbs with prize and winner', 'zorb')).toEqual(['Prize', 'Winner']);
});

test('limits and orders are no attributes', () => {
  expect(labelsOf('Zorbs with length, max 2 per rider a week, colour', 'zorb')).toEqual(['Length', 'Colour']);
});
