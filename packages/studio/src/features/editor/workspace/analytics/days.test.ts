import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countDays, eachDay, isDay, rangeBefore, rangeOfPreset } from './days.ts';
import { busiestDay, pointsOf, usualDay } from './series.ts';
import type { Stats } from './use-stats.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T00:30:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('ranges of days end today and cross months and years', () => {
  expect(rangeOfPreset('today')).toEqual({ from: '2026-03-01', to: '2026-03-01' });
  expect(rangeOfPreset('yesterday')).toEqual({ from: '2026-02-28', to: '2026-02-28' });
  expect(rangeOfPreset('month')).toEqual({ from: '2026-01-31', to: '2026-03-01' });
  expect(rangeOfPreset('year')).toEqual({ from: '2025-03-02', to: '2026-03-01' });
  expect(countDays({ from: '2025-12-31', to: '2026-01-02' })).toBe(3);
  expect(rangeBefore({ from: '2026-02-26', to: '2026-03-01' })).toEqual({
    from: '2026-02-22',
    to: '2026-02-25',
  });
  expect(eachDay({ from: '2026-02-27', to: '2026-03-01' })).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
  ]);
  expect(eachDay({ from: '1900-01-01', to: '2026-03-01' })).toHaveLength(750);
});

test('only days of the calendar are days', () => {
  const texts = ['2026-03-01', '2026-02-29', '2026-3-1', 'today', '', null];
  expect(texts.map(isDay)).toEqual([true, false, false, false, false, false]);
});

test('days without visits are drawn as such, and the busiest and the usual one are of days with visits', () => {
  const day = (date: string, unique_users: number) => ({
    date,
    unique_users,
    total_visits: unique_users * 2,
  });
  const stats: Stats = {
    total_visits: 18,
    anonymous_visits: 0,
    unique_users_count: 6,
    top_users: [],
    users_per_date: [day('2026-02-26', 2), day('2026-02-28', 5), day('2026-03-01', 2)],
  };
  const ofUser = { ...stats, users_per_date: [day('2026-02-28', 1)] };
  const range = { from: '2026-02-27', to: '2026-02-28' };
  expect(pointsOf(range, stats, undefined)).toEqual([
    { day: '2026-02-27', users: 0, visits: 0 },
    { day: '2026-02-28', users: 5, visits: 10 },
  ]);
  expect(pointsOf(range, stats, ofUser)).toEqual([
    { day: '2026-02-27', users: 0, visits: 0, visitsOfUser: 0 },
    { day: '2026-02-28', users: 5, visits: 10, visitsOfUser: 2, userCame: 0 },
  ]);
  expect([usualDay(stats), busiestDay(stats)?.date]).toEqual([2, '2026-02-28']);
  expect([usualDay({ ...stats, users_per_date: [] }), busiestDay({ ...stats, users_per_date: [] })]).toEqual([
    0,
    null,
  ]);
});
