import { expect, test } from 'vitest';
import { bench, unseen } from './descriptions.ts';
import { scoreAll, share } from './score.ts';

const missing = (scores: ReturnType<typeof scoreAll>): string[] =>
  scores.flatMap((score) => score.missing.map((name) => `${score.id}: ${name}`));

test('of the 15 descriptions of the bench every thing, field and page is there', () => {
  const scores = scoreAll(bench);

  expect(scores).toHaveLength(15);
  expect(missing(scores)).toEqual([]);
  for (const part of ['entities', 'fields', 'pages'] as const) expect(share(scores, part)).toBe(1);
});

test('of 15 in further domains at least 90% of the things, 85% of their fields and 90% of the pages are there', () => {
  const scores = scoreAll(unseen);

  expect(share(scores, 'entities'), missing(scores).join('\n')).toBeGreaterThanOrEqual(0.9);
  expect(share(scores, 'fields'), missing(scores).join('\n')).toBeGreaterThanOrEqual(0.85);
  expect(share(scores, 'pages'), missing(scores).join('\n')).toBeGreaterThanOrEqual(0.9);
});
