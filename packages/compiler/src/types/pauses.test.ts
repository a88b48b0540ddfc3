import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Pauses } from './pauses.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a pause is longer each time, up to five minutes, and is nobody else’s', () => {
  const pauses = new Pauses();
  expect([pauses.isOver('ada'), pauses.shortestMs]).toEqual([true, undefined]);
  const lengths = Array.from({ length: 6 }, () => {
    pauses.lengthen('ada');
    const milliseconds = pauses.shortestMs ?? 0;
    vi.advanceTimersByTime(milliseconds - 1);
    expect([pauses.isOver('ada'), pauses.isOver('bob')]).toEqual([false, true]);
    vi.advanceTimersByTime(1);
    expect(pauses.isOver('ada')).toBe(true);
    return milliseconds / 1_000;
  });
  expect(lengths).toEqual([5, 20, 80, 300, 300, 300]);
});

test('after a while without another one it begins anew', () => {
  const pauses = new Pauses();
  pauses.lengthen('ada');
  pauses.lengthen('ada');
  vi.advanceTimersByTime(60 * 60_000);
  pauses.lengthen('ada');
  expect(pauses.shortestMs).toBe(5_000);
});
