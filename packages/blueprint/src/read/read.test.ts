import { expect, test } from 'vitest';
import { readLists } from '../testing/told.ts';
import { read } from './read.ts';

test.each([
  [
    'a list of things, each with attributes',
    'Plumbers with phone, invoices with amount and due date',
    { plumber: ['Phone'], invoice: ['Amount', 'Due date'] },
  ],
  ['attributes in brackets', 'Track pets (name, breed), owners', { pet: ['Name', 'Breed'], owner: [] }],
  [
    'a thing and its attributes after a colon',
    'my bicycles: brand, purchase date, price',
    { bicycle: ['Brand', 'Purchase date', 'Price'] },
  ],
  [
    'each has',
    'Each boat has a length, an engine type and a berth',
    { boat: ['Length', 'Engine type', 'Berth'] },
  ],
  [
    'shared last words',
    'Orders with billing and shipping address',
    { order: ['Billing address', 'Shipping address'] },
  ],
  [
    'bullets',
    '- Crates: weight, colour\n- Trucks: plate, driver',
    { crate: ['Weight', 'Colour'], truck: ['Plate', 'Driver'] },
  ],
  [
    'words outside the lexicon',
    'Manage zorbs with diameter and owner name',
    { zorb: ['Diameter', 'Owner name'] },
  ],
])('reads %s', (_, text, expected) => {
  expect(readLists(text)).toEqual(expected);
});

test('a deed becomes a record of its own, with its scale', () => {
  const review = read('Judges score 1-10 with comments. Cakes with baker name').entities.find(
    ({ concept }) => concept?.id === 'review',
  );

  expect(review?.fields).toMatchObject([{ label: 'Score', min: 1, max: 10 }, { label: 'Comments' }]);
});

test('states keep their order', () => {
  const [boat] = read(
    'Boats with name. Boats move through Ordered, In build, Painted and Delivered.',
  ).entities;

  expect(boat?.fields.find(({ type }) => type === 'enum')?.options).toEqual([
    'Ordered',
    'In build',
    'Painted',
    'Delivered',
  ]);
});

test('a bare list of states goes to the thing that has states', () => {
  const reading = read(
    'Applicants submit applications with summary. Reviewers score 1-5. Status sent, checked, granted.',
  );

  expect(
    reading.entities.find(({ concept }) => concept?.id === 'application')?.fields.at(-1)?.options,
  ).toEqual(['Sent', 'Checked', 'Granted']);
});

test.each([
  ['called', 'Shop called Moon & Sun: products with price', 'Moon & Sun'],
  ['in quotes', 'An app named "my things" for books', 'my things'],
])('takes the name that is %s', (_, text, name) => {
  expect(read(text).appName).toBe(name);
});

test('the app itself is not taken for a thing in it', () => {
  expect(Object.keys(readLists('Bug tracker with projects and labels'))).toEqual(['project', 'label']);
});

test("the preset's text is not read for things", () => {
  const reading = read(
    'Notes with title\n------\nUse a glassmorphism style with translucent cards, buttons and users',
  );

  expect(reading.preset).toBe('glassmorphism');
  expect(reading.entities.map(({ words }) => words)).toEqual(['note']);
});

test.each([
  ['Recipes. Green theme.', { primary: '#15803d' }],
  ['Recipes, dark mode', { mode: 'dark' }],
])('takes the look from "%s"', (text, look) => {
  expect(read(text)).toMatchObject(look);
});

const entityNamed = (text: string, words: string) => read(text).entities.find((one) => one.words === words);
const labelsOf = (text: string, words: string) => entityNamed(text, words)?.fields.map(({ label }) => label);

test.each([
  ['A recipe box with photos', ['recipe']],
  ['Stamp collection with country and year', ['stamp']],
  ['Model boat tracker: length, builder, price', ['model boat']],
  ['Guests with name, gear list with weight', ['guest', 'gear']],
])('what a container holds is the thing, not the container: %s', (text, things) => {
  expect(Object.keys(readLists(text))).toEqual(things);
});

test('photos of what a box holds are its pictures', () => {
  expect(entityNamed('A recipe box with photos', 'recipe')?.fields).toMatchObject([
    { label: 'Photo', type: 'image' },
  ]);
});

test.each([
  ['Kilns. amount owed, price paid, number of shelves'],
  ['Kilns with size, total requested, days rented'],
  ['Barges, price per tonne, max load'],
])('a quantity is never a thing: %s', (text) => {
  expect(read(text).entities).toHaveLength(1);
});

test.each([
  ['price paid', 'money'],
  ['rate per word', 'money'],
  ['max players', 'int'],
  ['last cleaned', 'date'],
  ['baking time', 'duration'],
  ['photo of the receipt', 'image'],
  ['where I bought it', 'string'],
  ['when it was found', 'date'],
  ['how long it takes', 'duration'],
  ['what it cost', 'money'],
])('"%s" is a field of type %s', (words, type) => {
  expect(entityNamed(`Zorbs with diameter, ${words}`, 'zorb')?.fields[1]?.type).toBe(type);
});

test('attributes go to every thing named in one breath', () => {
  expect(readLists('Skis, sledges and toboggans with length and colour')).toEqual({
    ski: ['Length', 'Colour'],
    sledge: ['Length', 'Colour'],
    toboggan: ['Length', 'Colour'],
  });
});

test.each([
  [
    'Zorbs have a diameter and a price and go from new to rolling to gone.',
    'zorb',
    ['Diameter', 'Price', 'Status'],
  ],
  ['A zorb has a diameter and can be new, used or broken', 'zorb', ['Diameter', 'Status']],
  ['Zorbs with diameter. Zorbs are new, used or broken.', 'zorb', ['Diameter', 'Status']],
])('states stand in the same sentence: %s', (text, words, labels) => {
  expect(labelsOf(text, words)).toEqual(labels);
});

test('examples are no things', () => {
  expect(Object.keys(readLists('Vendors like florists and bakers with a phone'))).toEqual(['vendor']);
});

test('what somebody does is no name of a thing', () => {
  expect(
    Object.keys(
      readLists(
        'An app for our ski club where members can propose zorbs with length and afterwards upload pictures',
      ),
    ),
  ).toEqual(['zorb', 'picture']);
});

test.each([
  [
    'Zorbs are checked every year - serial number, last check, next check',
    ['Serial number', 'Last check', 'Next check'],
  ],
  ['Blips with name. Zorbs have a status (new, rolling, gone)', ['Status']],
  ['asked -> offered -> accepted -> delivered. Zorbs with price', ['Price', 'Status']],
  ['Zorbs come in with plate and price', ['Plate', 'Price']],
  ['Zorbs sold with price', ['Price']],
  ['Zorbs with name; I mark them answered', ['Name', 'Answered']],
  ['Zorbs with launch and landing date', ['Launch date', 'Landing date']],
])('what is said of a thing is its own: %s', (text, labels) => {
  expect(labelsOf(text, 'zorb')).toEqual(labels);
});

test('what stands before a colon is the app where things with attributes follow', () => {
  expect(
    readLists('Zorb school: courses (first, second, third) with trainer, start date, price; zorbs with age'),
  ).toEqual({
    course: ['Type', 'Trainer', 'Start date', 'Price'],
    zorb: ['Age'],
  });
});

test.each([
  ['A list of plants. Green.', '#15803d'],
  ['A shop for cakes. Warm colours.', '#c2410c'],
  ['A list of plants. Blue and white, please.', '#2563eb'],
])('the colours of "%s" are read though no verb says so', (text, primary) => {
  const { primary: found, unread } = read(text);
  expect(unread).toEqual([]);
  expect(found).toBe(primary);
});

test.each(['Public without login.', 'No login needed.', 'It should be open to everyone.'])(
  'who may come is a setting of the app: "%s" is not called unread',
  (sentence) => {
    expect(read(`A list of plants with name and photo. ${sentence}`).unread).toEqual([]);
  },
);

test('states end where attributes begin, and things named before the one that moves are things', () => {
  expect(
    readLists(
      'Zorb centre: grumbles, and zorbs that move through asked, taken and over, with a date and a price.',
    ),
  ).toEqual({ grumble: [], zorb: ['Status', 'Date', 'Price'] });
});

test.each([
  ['A plant nursery: plants with a price, orders with a total', 'plant-nursery'],
  ['A nursery where parents see who is in', 'daycare'],
])('%s is an app of the kind %s', (text, kind) => {
  expect(read(text).appType?.id).toBe(kind);
});
