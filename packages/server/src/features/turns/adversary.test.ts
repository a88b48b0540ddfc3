import { expect, test } from 'vitest';
import { openAdversary } from '../../testing/adversary/adversary.ts';
import { mistakes, typedMistakes } from '../../testing/adversary/mistakes.ts';

const adversary = await openAdversary();

test.each(mistakes)('a model that errs breaks nothing: $what', async (mistake) => {
  await adversary.err(mistake);
});

test('after all of them the app takes a good answer', async () => {
  await adversary.goOn();
});

test('at least 80 mistakes are tried, each once', () => {
  const all = [...mistakes, ...typedMistakes].map(({ what }) => what);
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThanOrEqual(80);
});
