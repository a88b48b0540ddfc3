import { afterEach, expect, test } from 'vitest';
import { formatTime, setFormats } from './format.ts';

afterEach(() => setFormats({}));

test.each([
  ['en-GB', '09:00'],
  ['de', '09:00'],
  ['en-US', '9:00 AM'],
])('a time of day in %s reads %s', (locale, shown) => {
  setFormats({ locale });
  expect(formatTime('09:00:00').replace(/\s/u, ' ')).toBe(shown);
});
