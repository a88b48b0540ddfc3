import { expect, test } from 'vitest';
import { quoteFinder } from './quotes.ts';

const text =
  'We rent out Kayaks and paddle-boards. Each kayak has a serial number; the custmer pays a deposit.';
const said = (quote: string, of = text) => {
  const place = quoteFinder(of)(quote);
  return place && of.slice(place.start, place.end);
};

test.each([
  ['Kayak', 'Kayaks'],
  ['Paddle board', 'paddle-boards'],
  ['SERIAL NUMBERS', 'serial number'],
  ['customer', 'custmer'],
  ['the customer pays', 'the custmer pays'],
])('%s is found as the text writes it: %s', (quote, place) => {
  expect(said(quote)).toBe(place);
});

test.each(['invoice', 'kayak number', 'has a the', 'a', '', '…', 'deposits of gold'])(
  'what the text does not say is not found: %s',
  (quote) => {
    expect(said(quote)).toBeUndefined();
  },
);

test('a slip is no reason to take a short word for another', () => {
  expect(said('cat', 'A list of cars')).toBeUndefined();
});

test('other scripts are found letter by letter', () => {
  expect(said('مواعيد', 'سجل مواعيد العيادة')).toBe('مواعيد');
  expect(said('Müllabfuhr', 'Termine der müllabfuhr')).toBe('müllabfuhr');
});

test('the place is that of the whole quote, not of its first word elsewhere', () => {
  const of = 'Members pay. Members rent plots each spring.';
  expect(quoteFinder(of)('members rent plots')).toEqual({ start: 13, end: 31 });
});
