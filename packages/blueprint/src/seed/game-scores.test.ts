import { expect, test } from 'vitest';
import { buildBlueprint } from '../plan/build.ts';
import { read } from '../read/read.ts';
import { samplesOf } from '../testing/samples.ts';

const scoreOf = (text: string) => {
  const entity = buildBlueprint(read(text)).entities.find(({ concept }) => concept === 'quiz_score');
  const rows = samplesOf(text)(entity?.name ?? '');
  return { labels: entity?.fields.map(({ label }) => label), values: rows.map(({ score }) => Number(score)) };
};

test.each([
  ['A memory card game with animals and a leaderboard of the best scores', 'Moves', 8, 40],
  ['Minesweeper with high scores', 'Seconds', 30, 400],
  ['A snake game with a high score list', 'Score', 3, 60],
  ['2048 game with a leaderboard', 'Score', 1000, 20_000],
])('results are such as the game gives: %s', (text, label, from, to) => {
  const { labels, values } = scoreOf(text);

  expect(labels).toContain(label);
  expect(labels).not.toContain('Total');
  expect(values.length).toBeGreaterThan(5);
  expect(Math.min(...values)).toBeGreaterThanOrEqual(from);
  expect(Math.max(...values)).toBeLessThanOrEqual(to);
});

test('a quiz keeps its points out of a total', () => {
  const { labels, values } = scoreOf('Quiz about rivers with a leaderboard of the best scores');

  expect(labels).toEqual(expect.arrayContaining(['Score', 'Total']));
  expect(Math.max(...values)).toBeLessThanOrEqual(8);
});
