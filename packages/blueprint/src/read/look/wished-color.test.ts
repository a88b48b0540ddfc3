import { expect, test } from 'vitest';
import { read } from '../read.ts';

test.each([
  ['Matches with date and opponent. Colours: the maroon of our scarves.', '#800000'],
  ['Matches with date and opponent. It should have the maroon of our club flag.', '#800000'],
  ['Matches with date and opponent. Our coach wants it in maroon, as on the shirts.', '#800000'],
  ['Matches (date, opponent). The app in the teal of our jerseys please', '#0f766e'],
  ['Teams: name, players. Make it the same maroon as our jerseys.', '#800000'],
])('the colour that another thing has, of the app: %s', (text, color) => {
  const { primary, entities, unread } = read(text);
  expect(primary).toBe(color);
  expect(entities).toHaveLength(1);
  expect(unread).toEqual([]);
});

test.each([
  'Kits with size and number. Our team plays in maroon.',
  'Bikes with a name. Our van is red.',
  'Fish: name, tank. The tank should be green. I want red ones.',
  'Beds (name, crop). We mark them with a yellow flag.',
])('the colour of a thing is none of the app: %s', (text) => {
  expect(read(text).primary).toBeUndefined();
});

test('a part of the page has a colour of its own', () => {
  expect(read('Dogs: name, age. The background should be light blue').parts).toEqual({
    background: '#add8e6',
  });
});
