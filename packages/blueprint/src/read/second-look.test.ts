import { expect, test } from 'vitest';
import { buildBlueprint } from '../plan/build.ts';
import { read } from './read.ts';

const told = (text: string, entity: string): string[] =>
  buildBlueprint(read(text))
    .entities.find(({ label }) => label === entity)
    ?.fields.filter(({ why }) => why.from === 'text')
    .map(({ label }) => label) ?? [];

test.each<[string, string, string, string[]]>([
  [
    'what somebody does with a thing stands between it and its list',
    'Something to keep all the excursions we take guests on (name, meeting point, start time, price) and also the guides with name, phone and language.',
    'Excursion',
    ['Name', 'Meeting point', 'Start time', 'Price'],
  ],
  [
    'a second list behind a bracket, ended by its states',
    'We want suppliers (name, phone), and bills with number, supplier, due date, amount, and open, sent or paid',
    'Bill',
    ['Number', 'Supplier', 'Due date', 'Amount', 'Status'],
  ],
  [
    'words that nobody foresaw in front of a colon',
    'Could really do with some halfway decent manner of handling enquiries: guest, telephone, what the occasion is, and the state of play - new, called, booked, lost',
    'Enquiry',
    ['Telephone', 'Status'],
  ],
  [
    'what is in stock is named first',
    'I look after the stalls that we hire out (name, size, price) and our inventory: filament, colour, grams on hand, shelf number.',
    'Filament',
    ['Colour', 'Grams on hand', 'Shelf number'],
  ],
])('a list is not lost for the words around it: %s', (_what, text, entity, fields) => {
  expect(told(text, entity)).toEqual(expect.arrayContaining(fields));
});

const plan = (text: string) => buildBlueprint(read(text)).entities;
const ofPlan = (text: string, entity: string) =>
  plan(text).find(({ label }) => label === entity)?.fields ?? [];

test('sentences below a heading are about its thing, wherever their list stands', () => {
  const text =
    '# Pump maintenance register\n\n## Stations\nName, address, keeper.\n\n## Pumps\nBelongs to a station. Serial number, maker, next inspection date.\n\n## Leaks\nPump, seen on, severity (small, large), status: reported / sealed.';

  expect(plan(text).map(({ label }) => label)).toEqual(['Station', 'Pump', 'Leak']);
  expect(ofPlan(text, 'Pump').map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Station', 'Serial number', 'Next inspection date']),
  );
  expect(
    ofPlan(text, 'Leak')
      .find(({ label }) => label === 'Status')
      ?.options?.map(({ label }) => label),
  ).toEqual(['Reported', 'Sealed']);
});

test('what each of one thing has in a list of its own, and what its page shows, belong to it', () => {
  const text =
    'Kilns: name, maker. Every kiln has firings: date, cone. Repairs per kiln: who, cost. Glazes: name, colour. Kiln page shows firings, repairs and glazes';

  for (const child of ['Firing', 'Repair', 'Glaze'])
    expect(ofPlan(text, child).map(({ label, type }) => `${label} ${type}`)).toContain('Kiln ref');
  expect(plan(text)).toHaveLength(4);
});

test.each([
  ['Tasks with title and status (To do, Doing, Done)', 'Task', 'Status', ['To do', 'Doing', 'Done']],
  [
    'Recipes with title, minutes and course (Starter, Main, Dessert)',
    'Recipe',
    'Course',
    ['Starter', 'Main', 'Dessert'],
  ],
])('choices stay as they are told: %s', (text, entity, field, options) => {
  expect(
    ofPlan(text, entity)
      .find(({ label }) => label === field)
      ?.options?.map(({ label }) => label),
  ).toEqual(options);
});

test.each([
  ['Fabrics with name and metres left', 'Metres left', 'number'],
  ['Filaments: name, grams on hand', 'Grams on hand', 'number'],
  ['Hedges: owner, last prune, next prune', 'Next prune', 'date'],
])('what is left of something is counted, and a deed that comes round has a day: %s', (text, field, type) => {
  expect(plan(text)[0]?.fields.find(({ label }) => label === field)?.type).toBe(type);
});

test.each<[string, string, string[]]>([
  [
    'Keeps our boiler room tidy. Item, shelf, amount, best before.',
    'Item',
    ['Shelf', 'Amount', 'Best before'],
  ],
  [
    'Then we want the dates of the concerts, where, who conducts and which choir.',
    'Concert',
    ['Date', 'Location'],
  ],
  [
    'I need the farms (name, phone) and there horses, name, breed, temperament (calm, lively) and a photo so i know them.',
    'Horse',
    ['Name', 'Breed', 'Photo'],
  ],
])('a list behind a plain word is about it: %s', (text, entity, fields) => {
  expect(told(text, entity)).toEqual(expect.arrayContaining(fields));
});

test('how many there are of each is a chart, and why somebody wants a filter names nothing', () => {
  const text =
    'Members: name, shirt size (small, large), team day. Filter members by team day so the coach has his list. How many of each shirt size, as a chart';

  expect(plan(text).map(({ label }) => label)).toEqual(['Member']);
});

test.each<[string, string, string[]]>([
  [
    'Other clubs borrow tents, so note who has which, from when until when.',
    'Loan',
    ['Tent', 'Borrower', 'Returned'],
  ],
  [
    'I add a habit with a name, tick it off every evening, and look at a chart.',
    'Habit log',
    ['Date', 'Done'],
  ],
  [
    'our boat, 3 people. we put in what we paid for, ammount, who paid, date',
    'Expense',
    ['What for', 'Amount', 'Paid by'],
  ],
  [
    'Landing page for our brewery. Headline, questions, and a form to join the waiting list (name, email, town).',
    'Subscriber',
    ['Name', 'Email'],
  ],
  [
    'Portfolio of a tattoo artist. Wall of pictures by style: old school, lines, dots. A page with offers and their prices',
    'Picture',
    ['Style'],
  ],
  [
    'Portfolio of a tattoo artist. Wall of pictures by style: old school, lines, dots. A page with offers and their prices',
    'Offer',
    ['Price'],
  ],
])('what people do with a thing is kept of it: %s', (text, entity, fields) => {
  expect(told(text, entity)).toEqual(expect.arrayContaining(fields));
});

test('somebody who marks things sets their state, and the words for it name nothing', () => {
  const text =
    'Children write a wish with a title and why. The cook marks wishes as new, planned or sorry no.';

  expect(plan(text).map(({ label }) => label)).toEqual(['Wish']);
  expect(
    ofPlan(text, 'Wish')
      .find(({ label }) => label === 'Status')
      ?.options?.map(({ label }) => label),
  ).toEqual(['New', 'Planned', 'Sorry no']);
});

test('names of channels to begin with are no things', () => {
  const text = 'A chat for our crew with a few channels such as Drills, Alarms and Fun.';

  expect(plan(text).map(({ label }) => label)).not.toContain('Alarm');
});
