import { expect, test } from 'vitest';
import { relativeTime } from './relative-time.ts';

const now = new Date(2026, 10, 21, 14, 30);
const at = (...parts: [number, number, number, number?, number?]) => new Date(...parts).toISOString();

test.each([
  [at(2026, 10, 21, 14, 30), 'just now'],
  [at(2026, 10, 21, 14, 25), '5 min ago'],
  [at(2026, 10, 21, 12, 25), '2 h ago'],
  [at(2026, 10, 20, 23, 0), 'yesterday'],
  [at(2026, 10, 20, 1, 0), 'yesterday'],
  [at(2026, 10, 18, 23, 0), '3 days ago'],
  ['not a date', ''],
])('%s reads "%s"', (timestamp, text) => {
  expect(relativeTime(timestamp, now)).toBe(text);
});

test('older dates are dates, with their year only when it is another one', () => {
  expect(relativeTime(at(2026, 2, 3), now)).not.toMatch(/2026|ago/);
  expect(relativeTime(at(2025, 2, 3), now)).toMatch(/2025/);
});
