import { afterEach, expect, test } from 'vitest';
import { formatAmount, formatMoney, formatNumber, formatTick, formatTime, setFormats } from './format.ts';

afterEach(() => setFormats({}));

test.each([
  ['en-GB', '09:00'],
  ['de', '09:00'],
  ['en-US', '9:00 AM'],
])('a time of day in %s reads %s', (locale, shown) => {
  setFormats({ locale });
  expect(formatTime('09:00:00').replace(/\s/u, ' ')).toBe(shown);
});

test.each([
  ['money', 14_000, ['SGD 0', 'SGD 7K', 'SGD 14K']],
  ['money', 9_000, ['SGD 0', 'SGD 4,500', 'SGD 9,000']],
  ['number', 14_000, ['0', '7K', '14K']],
  ['hours', 14_000, ['0 h', '7K h', '14K h']],
  ['percent', 80, ['0%', '40%', '80%']],
] as const)('the ticks of an axis of %s up to %i have one way to be written', (format, largest, shown) => {
  setFormats({ locale: 'en-US', currency: 'SGD' });
  const ticks = [0, largest / 2, largest].map((value) => formatTick(value, format, largest));
  expect(ticks.map((tick) => tick.replaceAll(/\s/gu, ' '))).toEqual(shown);
});

test('amounts of a list have the same decimals, those of their currency; a sum leaves out what says nothing', () => {
  setFormats({ locale: 'en-GB', currency: 'GBP' });
  expect([900, 6200, 1234.5].map((value) => formatMoney(value))).toEqual([
    '£900.00',
    '£6,200.00',
    '£1,234.50',
  ]);
  expect(formatMoney(6200, 'JPY')).toBe('JP¥6,200');
  const sums = [900, 1234.5, 18_699.999_999_999, 84_736.59].map((value) => formatAmount(value, 'money'));
  expect(sums).toEqual(['£900', '£1,234.50', '£18,700', '£84,737']);
});

test('a number reads the same in a list, in a figure and in a chart', () => {
  setFormats({ locale: 'en-GB' });
  expect(formatAmount(1234.56)).toBe(formatNumber(1234.56));
  expect(formatAmount(1.25, 'hours')).toBe('1.25 h');
});
