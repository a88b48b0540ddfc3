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

test('samples of a map lie in one town, each at a place of its own', () => {
  const texts = [
    'Map of drinking fountains with name, latitude and longitude',
    'Map of benches: name, photo, latitude, longitude',
  ];
  for (const records of texts.map(samplesOf)) {
    const places = records.map(({ latitude, longitude }) => [Number(latitude), Number(longitude)] as const);
    const [north, east] = [places.map(([one]) => one), places.map(([, one]) => one)];

    expect(new Set(places.map(String)).size).toBe(places.length);
    // 111 km a degree: less than six from end to end, and more than one street.
    expect((Math.max(...north) - Math.min(...north)) * 111).toBeLessThan(6);
    expect(
      (Math.max(...east) - Math.min(...east)) * 111 * Math.cos(((north[0] ?? 0) * Math.PI) / 180),
    ).toBeLessThan(6);
    expect((Math.max(...north) - Math.min(...north)) * 111).toBeGreaterThan(0.5);
  }
});

test('beside a post of a journey stands how far it went', () => {
  const posts = samplesOf('Blog of our bicycle journey: posts with title, text, country and kilometres');

  expect(posts.length).toBeGreaterThan(4);
  for (const { kilometres } of posts) {
    expect(kilometres).toBe(Math.round(Number(kilometres)));
    expect(Number(kilometres)).toBeGreaterThanOrEqual(40);
    expect(Number(kilometres)).toBeLessThanOrEqual(120);
  }
});

test('a figure that the text tells is the figure of its row', () => {
  const posts = samplesOf('Blog of a running club: posts with title, text and distance in km');
  const told = posts.filter(({ text }) => String(text).includes('26 km'));

  expect(told.length).toBe(1);
  expect(Object.entries(told[0] ?? {}).find(([key]) => key.startsWith('distance'))?.[1]).toBe(26);
});
