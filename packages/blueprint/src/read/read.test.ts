import { expect, test } from 'vitest';
import { read } from './read.ts';

const summary = (text: string) =>
  Object.fromEntries(
    read(text).entities.map(({ words, fields }) => [words, fields.map(({ label }) => label)]),
  );

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
  expect(summary(text)).toEqual(expected);
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
  expect(Object.keys(summary('Bug tracker with projects and labels'))).toEqual(['project', 'label']);
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
