import { expect, test } from 'vitest';
import { buildBlueprint } from '../plan/build.ts';
import { read } from '../read/read.ts';
import { samplesOf } from '../testing/samples.ts';
import { sampleRecords } from './samples.ts';

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

test.each(['A forklift theory quiz with a leaderboard', 'A quiz about birds with a ranking of the best'])(
  'nobody has more right than there are questions: %s',
  (text) => {
    const all = sampleRecords(buildBlueprint(read(text)), new Date('2026-05-04T09:00:00Z'));
    const questions = all.find(({ records }) => records.some((row) => 'question' in row))?.records ?? [];
    const scores = all.find(({ records }) => records.some((row) => 'score' in row))?.records ?? [];
    expect(scores.length).toBeGreaterThan(5);
    for (const { score, total } of scores) {
      expect(total).toBe(questions.length);
      expect(score).toBeLessThanOrEqual(questions.length);
    }
  },
);
