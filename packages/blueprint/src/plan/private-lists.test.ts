import { expect, test } from 'vitest';
import { read } from '../read/read.ts';
import { buildBlueprint } from './build.ts';

const planOf = (text: string) => buildBlueprint(read(text));
const thingsOf = (text: string): string[] => planOf(text).entities.map(({ label }) => label);
const typesOf = (text: string, thing: string): Record<string, string> =>
  Object.fromEntries(
    (planOf(text).entities.find(({ label }) => label === thing)?.fields ?? []).map(({ label, type }) => [
      label,
      type,
    ]),
  );

test('a diary of something keeps that, with all that an entry has', () => {
  const text =
    'A secret journal of toothaches: every entry has a date, a pain from 1 to 10, what I drank and remarks';
  expect(thingsOf(text)).toEqual(['Toothache']);
  expect(typesOf(text, 'Toothache')).toMatchObject({ Date: 'date', Pain: 'rating' });
  expect(thingsOf('a log of owls: each record has a date, a wood and a photo')).toEqual(['Owl']);
});

test('"everything we own" are belongings, and whom the list is for is no thing', () => {
  const text =
    'List of everything we own in our house for the insurance company: room, what we paid, picture of the bill';
  expect(thingsOf(text)).toEqual(['Belonging']);
  expect(Object.keys(typesOf(text, 'Belonging'))).toEqual(expect.arrayContaining(['Room']));
  expect(thingsOf('A household inventory: room, price, year')).toEqual(['Household item']);
  expect(thingsOf('insurances with insurer, premium and start date')).toEqual(['Insurance']);
});

test.each([
  'A list of my guitars with maker and year. No one else can see it',
  'guitars with maker and year, just for me',
  'Guitar list only for myself: maker, year, price',
  'My secret diary of dreams with date and text',
  'Guitars with maker and year. It must stay private',
])('what is for nobody else is for its owner alone: %s', (text) => {
  const { app, entities } = planOf(text);
  expect(app.personal).toBe(true);
  expect(entities.map(({ rules }) => rules.read)).toEqual(entities.map(() => 'owner'));
});

test('for whom a list is, said at its end, is no attribute', () => {
  const text = 'a diary of swims with lengths, pool and weather, just for me';
  expect(Object.keys(typesOf(text, 'Swim'))).not.toContain('For me');
  expect(planOf(text).app.personal).toBe(true);
});

test('what the boss alone may see does not hide from staff what they enter', () => {
  const { app } = planOf('Employees write reports with date and text. Only I can see them');
  expect(app.personal).toBe(false);
  expect(planOf('Parties with a name and visibility (public, private)').app.personal).toBe(false);
});

test('kinds of one group are one thing with its kind', () => {
  const text = "our school's tablets and printers: room, bought when, who has it, broken or not";
  expect(thingsOf(text)).toEqual(['Device']);
  expect(typesOf(text, 'Device')).toMatchObject({
    Kind: 'enum',
    'Bought on': 'date',
    'Held by': 'string',
    Broken: 'bool',
  });
});

test('a word of a list of attributes is no kind of app', () => {
  expect(planOf('my records: artist, shop, price, bought on').app.type).not.toBe('shop');
  expect(planOf('A shop for candles with price and scent').app.type).toBe('shop');
});

test('who has which one since when is told of the loan', () => {
  const text = 'loan list of our chess club, who has which clock since when and when is it due back';
  const [thing = ''] = thingsOf(text);
  expect(Object.keys(typesOf(text, thing))).toEqual(
    expect.arrayContaining(['Clock name', 'Borrower', 'Loan date', 'Due date']),
  );
  expect(Object.keys(typesOf(text, thing))).not.toContain('Book name');
});

test('approving and rejecting are states, and no thing', () => {
  const text = 'travel claims: staff hand in sum, date and receipt, the treasurer accepts or refuses them';
  expect(thingsOf(text)).not.toContain('Reject');
  const claim = planOf(text).entities.find(({ label }) => /claim/i.test(label));
  expect(claim?.fields.find(({ label }) => label === 'Status')?.options?.map(({ label }) => label)).toEqual([
    'Pending',
    'Approved',
    'Rejected',
  ]);
});

test('what members pay and whether they did is kept of members', () => {
  const text =
    'members and fees of our orchestra: who plays which instrument, who has paid this season, mobile';
  expect(typesOf(text, 'Member')).toMatchObject({ Fee: 'money', Instrument: 'string', Paid: 'bool' });
});

test('a shopping list behind recipes has things of its own', () => {
  expect(thingsOf('dishes, recipes with ingredients, and a shopping list')).toContain('Shopping list item');
});

test('an internal help desk has no customers, another has', () => {
  expect(thingsOf('ticket system for our IT people')).not.toContain('Customer');
  expect(thingsOf('ticket system for our customers')).toContain('Customer');
});

test('each tool of many is a thing, and what it is lent with no book', () => {
  const text = 'our street lends tools. every tool has a photo, an owner and a deposit';
  expect(typesOf(text, 'Tool')).toMatchObject({ Photo: 'image', Deposit: 'money' });
});

test('days, times and amounts that are asked in half a sentence', () => {
  const text = 'beds: crop, when sown, harvested when, how much was picked, time in, time out, due back';
  expect(typesOf(text, 'Bed')).toMatchObject({
    'Sown on': 'date',
    'Amount picked': 'number',
    'Time in': 'time',
    'Time out': 'time',
    'Due back': 'date',
  });
});
