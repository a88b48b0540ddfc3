import { expect, test } from 'vitest';
import { streakOf } from './streak.ts';

test.each([
  ['nothing was done', [], 0],
  ['done today alone', ['2026-03-10'], 1],
  ['three days up to today', ['2026-03-08', '2026-03-09', '2026-03-10'], 3],
  ['today is not over yet', ['2026-03-08', '2026-03-09'], 2],
  ['a day was left out', ['2026-03-07', '2026-03-08', '2026-03-10'], 1],
  ['the last time is long ago', ['2026-03-01', '2026-03-02'], 0],
  ['twice on one day counts once', ['2026-03-10', '2026-03-10'], 1],
  ['an entry has no day', ['', 'soon', '2026-03-10'], 1],
])('days in a row: %s', (_, days, count) => {
  expect(streakOf(days, '2026-03-10')).toBe(count);
});

test('a row goes on over the end of a month, of a year, and when clocks change', () => {
  expect(streakOf(['2026-02-27', '2026-02-28', '2026-03-01'], '2026-03-01')).toBe(3);
  expect(streakOf(['2025-12-31', '2026-01-01'], '2026-01-01')).toBe(2);
  expect(streakOf(['2026-03-28', '2026-03-29', '2026-03-30'], '2026-03-30')).toBe(3);
  expect(streakOf(['2025-12-29', '2025-12-22'], '2026-01-04', 'week')).toBe(2);
});

test('of what is done weekly, weeks in a row are counted, whichever day it was', () => {
  expect(streakOf(['2026-02-25', '2026-03-06', '2026-03-09'], '2026-03-10', 'week')).toBe(3);
  expect(streakOf(['2026-02-18', '2026-03-09'], '2026-03-10', 'week')).toBe(1);
});
