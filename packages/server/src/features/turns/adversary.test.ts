import { expect, test } from 'vitest';
import { openAdversary } from '../../testing/adversary/adversary.ts';
import { mistakes } from '../../testing/adversary/mistakes.ts';

const adversary = await openAdversary();

test.each(mistakes)('a model that errs breaks nothing: $what', async (mistake) => {
  await adversary.err(mistake);
});

test('after all of them the app takes a good answer', async () => {
  await adversary.goOn();
});

test('at least 40 mistakes are tried', () => {
  expect(new Set(mistakes.map(({ what }) => what)).size).toBe(mistakes.length);
  expect(mistakes.length).toBeGreaterThanOrEqual(40);
});
