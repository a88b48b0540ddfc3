import { expect, test } from 'vitest';
import { sideFor } from './beside-item.ts';

test.each([
  [{ left: 100, right: 400 }, 'right'],
  [{ left: 600, right: 900 }, 'left'],
  [{ left: 100, right: 1000 }, 'bottom'],
] as const)('a panel for what stands at %j opens at its %s', (item, side) => {
  expect(sideFor(item, 1024)).toBe(side);
});
