import { expect, test } from 'vitest';
import { slotsFor } from './use-slots.ts';

const span = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, nth) => from + nth);

test('rows that stay keep their element, and those that come take over what others left', () => {
  const first = slotsFor(span(0, 9), new Map());
  expect([...first.values()]).toEqual(span(0, 9));
  const next = slotsFor(span(4, 13), first);
  for (const index of span(4, 9)) expect(next.get(index)).toBe(first.get(index));
  expect(new Set(next.values())).toEqual(new Set(span(0, 9)));
  // A jump, with the row that has the focus.
  const far = slotsFor([5, ...span(500, 512)], next);
  expect(far.get(5)).toBe(next.get(5));
  expect(new Set(far.values())).toEqual(new Set(span(0, 13)));
  expect(new Set(slotsFor(span(1, 3), far).values()).size).toBe(3);
});
