import { expect, test } from 'vitest';
import { withOurs } from './whose.ts';

test.each([
  ['Pies of a bakery with name and price', 'Pies of our bakery with name and price'],
  ['Repairs in a small bike workshop: bike, date', 'Repairs in our small bike workshop: bike, date'],
  ['Helpers at a charity: name, phone', 'Helpers at our charity: name, phone'],
])('whoever runs the app is no thing of it: %s', (text, said) => {
  expect(withOurs(text)).toBe(said);
});

test.each([
  'Staff of a hotel with name. Each hotel has a city',
  'Players of a club: name. Clubs have a town',
  'Chapters of a book with a title',
  'Pies with the name of a bakery and a price',
])('a place that has more of its kind, or comes later, stays: %s', (text) => {
  expect(withOurs(text)).toBe(text);
});
