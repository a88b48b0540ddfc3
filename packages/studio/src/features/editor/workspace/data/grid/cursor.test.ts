import { expect, test } from 'vitest';
import { moved, nextCell, spanOf } from './cursor.ts';

const size = { rows: 100, cols: 6, pageRows: 12 };
const from = (row: number, col: number) => ({ at: { row, col }, anchor: null });

test.each([
  ['ArrowUp', false, [0, 3], [-1, 3]],
  ['ArrowUp', true, [40, 3], [0, 3]],
  ['ArrowDown', false, [99, 3], [99, 3]],
  ['ArrowLeft', false, [5, 0], [5, 0]],
  ['ArrowRight', true, [5, 1], [5, 5]],
  ['Home', false, [5, 4], [5, 0]],
  ['End', true, [5, 2], [99, 5]],
  ['PageDown', false, [95, 2], [99, 2]],
  ['PageUp', false, [5, 2], [0, 2]],
] as const)('%s (far: %s) leads from %j to %j', (key, isFar, [row, col], [toRow, toCol]) => {
  const next = moved(from(row, col), { key, isFar, isExtending: false }, size);
  expect(next).toEqual(from(toRow, toCol));
});

test('with Shift a range grows from where it began, and never into the header or the boxes', () => {
  const press = (key: string) => ({ key, isFar: false, isExtending: true });
  const once = moved(from(0, 1), press('ArrowUp'), size);
  expect(once).toEqual({ at: { row: 0, col: 1 }, anchor: { row: 0, col: 1 } });
  const grown = moved({ at: { row: 3, col: 2 }, anchor: { row: 5, col: 4 } }, press('ArrowLeft'), size);
  expect(grown && spanOf(grown)).toEqual({ top: 3, bottom: 5, left: 1, right: 4 });
});

test('other keys lead nowhere', () => {
  expect(moved(from(1, 1), { key: 'a', isFar: false, isExtending: false }, size)).toBeNull();
});

test('Tab goes on in the next row, and stops at the ends', () => {
  expect(nextCell({ row: 2, col: 5 }, false, size)).toEqual({ row: 3, col: 1 });
  expect(nextCell({ row: 99, col: 5 }, false, size)).toEqual({ row: 99, col: 5 });
  expect(nextCell({ row: 2, col: 1 }, true, size)).toEqual({ row: 1, col: 5 });
  expect(nextCell({ row: 0, col: 1 }, true, size)).toEqual({ row: 0, col: 1 });
});
