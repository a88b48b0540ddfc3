import { expect, test } from 'vitest';
import { buildBlueprint } from '../plan/build.ts';
import { read } from '../read/read.ts';
import { now } from '../testing/build-app.ts';
import { sampleRecords } from './samples.ts';

const samplesOf = (text: string): readonly Record<string, unknown>[] =>
  sampleRecords(buildBlueprint(read(text)), now)[0]?.records ?? [];

test.each([
  ['Zorbs with name, pH and weather', 'ph', 6, 9],
  ['Zorbs with name, heart rate and owner', 'heart_rate', 50, 200],
  ['Zorbs with name, heart rate and latitude', 'latitude', -90, 90],
  ['Zorbs with name, year built and price', 'year_built', 1800, 2026],
  ['Zorbs with name, body temperature and price', 'body_temperature', 35, 42],
])('numbers lie where such numbers lie: %s', (text, key, from, to) => {
  const values = samplesOf(text).map((record) => Number(record[key]));

  expect(values.length).toBeGreaterThan(4);
  expect(Math.min(...values)).toBeGreaterThanOrEqual(from);
  expect(Math.max(...values)).toBeLessThanOrEqual(to);
});

test('examples of one thing belong together', () => {
  const records = samplesOf('Quiz questions with question, options and correct answer');

  expect(records.length).toBeGreaterThan(4);
  for (const { options, correct_answer } of records) expect(options).toContain(correct_answer);
});

test('a score is not higher than its total', () => {
  const records = samplesOf('Quiz scores with name, score, total and date');

  expect(records.length).toBeGreaterThan(4);
  for (const { score, total } of records) expect(Number(score)).toBeLessThanOrEqual(Number(total));
});
