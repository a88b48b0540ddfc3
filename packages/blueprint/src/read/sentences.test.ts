import { expect, test } from 'vitest';
import { read } from './read.ts';

const summary = (text: string) =>
  Object.fromEntries(
    read(text).entities.map(({ words, fields }) => [words, fields.map(({ label }) => label)]),
  );

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
])('reads %s', (_, text, expected) => {
  expect(summary(text)).toEqual(expected);
});

test.each([
  ['Actors in our theatre borrow costumes.', ['costume', 'loan']],
  ['Guests in our house can rent boats for a day.', ['boat', 'rental']],
  ['Could members rate books?', ['book', 'review']],
  ['As a trainer I want to note who was at training.', ['attendance', 'training']],
])('a deed is a record about what it is done to: %s', (text, things) => {
  expect(Object.keys(summary(text)).sort()).toEqual(things);
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
  expect(summary('Zorbs have a size and each plank has a length.')).toEqual({
    zorb: ['Size'],
    plank: ['Length'],
  });
});
