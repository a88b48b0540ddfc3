import { expect, test } from 'vitest';
import { read } from '../read/read.ts';
import { buildBlueprint } from './build.ts';

const primaryOf = (text: string) => buildBlueprint(read(text)).theme.primary;
const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

test.each([
  'Loan calculator: amount, rate, years',
  'Dental clinic: patients and visits with a date',
  'Savings tracker with goals and deposits',
])('money and health are blue or green, never red: %s', (text) => {
  const [red = 255, green = 0, blue = 0] = channels(primaryOf(text));
  expect(red).toBeLessThan(Math.max(green, blue));
});

test.each(['Recipe box with ingredients and a rating', 'Bakery orders with a pick-up date'])(
  'food is warm: %s',
  (text) => {
    const [red = 0, green = 255, blue = 255] = channels(primaryOf(text));
    expect(red).toBeGreaterThan(Math.max(green, blue));
  },
);

test('the same text has the same colour, and a colour that is told stays', () => {
  expect(primaryOf('Bakery orders with a pick-up date')).toBe(primaryOf('Bakery orders with a pick-up date'));
  expect(primaryOf('Bakery orders with a pick-up date. Main colour #123456.')).toBe('#123456');
});
