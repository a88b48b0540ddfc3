import { expect, test } from 'vitest';
import { read } from '../read.ts';

const fieldsOf = (text: string, words: string) =>
  read(text)
    .entities.find((draft) => draft.words === words)
    ?.fields.map(({ label, options }) => (options ? `${label}: ${options.join(' ')}` : label));

test.each([
  [
    'Our tools, grouped into saws, drills and planes, each with a name and a price.',
    'tool',
    ['Category: Saws Drills Planes', 'Name', 'Price'],
  ],
  [
    'Log expenses by category: food, rent, fuel. Each with amount and date.',
    'expense',
    ['Category: Food Rent Fuel', 'Amount', 'Date'],
  ],
  ['I add the plants myself, by habitat: bog, meadow, wood.', 'plant', ['Habitat: Bog Meadow Wood']],
])('groups of things are choices of each: %s', (text, words, fields) => {
  expect(fieldsOf(text, words)).toEqual(fields);
});

test('what stands on the front page is no thing to keep', () => {
  const { entities } = read(
    'We sell cheeses with name and price. Opening hours and directions on the home page.',
  );
  expect(entities.map(({ words }) => words)).toEqual(['cheese']);
});

test('what a quiz asks is its question, whatever people call it', () => {
  const { entities } = read(
    'I want a quiz: a Latin word, three German answers, one of them right. I add the words myself, by unit: one, two, three.',
  );
  expect(entities.filter(({ fields }) => fields.length > 0).map(({ words }) => words)).toEqual(['question']);
});
