import { expect, test } from 'vitest';
import { chartColors } from './chart-colors.ts';
import { drawnAs, fromFirst } from './chart-course.ts';

const pointsOf = (...values: number[]) =>
  values.map((value, at) => ({ key: String(at), label: String(at), value, color: null }));

test('small counts over time are bars, larger ones and sums have a course', () => {
  const few = pointsOf(2, 3, 0, 3, 0, 1);
  expect(drawnAs({ kind: 'area', agg: 'count' }, few)).toBe('bar');
  expect(drawnAs({ kind: 'area', agg: 'sum' }, few)).toBe('area');
  expect(drawnAs({ kind: 'area', agg: 'count' }, pointsOf(20, 31, 12, 44))).toBe('area');
  expect(drawnAs({ kind: 'line', agg: 'sum' }, pointsOf(0, 0, 20, 31))).toBe('bar');
});

test('a chart over time begins at the first span that holds something, but shows four of them', () => {
  expect(fromFirst(pointsOf(0, 0, 0, 2, 0, 1, 4)).map(({ value }) => value)).toEqual([2, 0, 1, 4]);
  expect(fromFirst(pointsOf(0, 0, 0, 0, 0, 3)).map(({ value }) => value)).toEqual([0, 0, 0, 3]);
  expect(fromFirst(pointsOf(0, 0)).length).toBe(2);
  const second = pointsOf(0, 0, 0, 0, 0, 3).map((point, at) => ({ ...point, second: at === 1 ? 5 : 0 }));
  expect(fromFirst(second).length).toBe(5);
});

test('options are drawn in their own colours, neighbours of one hue apart in lightness', () => {
  const [one, other, last] = chartColors([{ color: 'green' }, { color: 'green' }, { color: 'green' }]);
  expect(one).toContain('--hue-green');
  expect(new Set([one, other, last]).size).toBe(3);
  expect(chartColors([{ color: null }, { color: 'gray' }])).toEqual(['var(--chart-1)', 'var(--chart-8)']);
});
