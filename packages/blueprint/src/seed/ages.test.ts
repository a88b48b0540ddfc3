import { expect, test } from 'vitest';
import { buildBlueprint } from '../plan/build.ts';
import { read } from '../read/read.ts';
import { sampleRecords } from './samples.ts';

const day = 24 * 60;
const agesIn = (text: string) =>
  new Map(
    sampleRecords(buildBlueprint(read(text)), new Date('2026-11-22T10:00:00Z')).map((one) => [
      one.entity,
      one.minutesAgo ?? [],
    ]),
  );

test('samples seem to have been made one after another, what others refer to before them', () => {
  const ages = agesIn('Books with title. Reviews belong to a book and have stars and text.');
  const [books = [], reviews = []] = [ages.get('Book'), ages.get('Review')];
  for (const each of [books, reviews]) {
    expect(each.length).toBeGreaterThan(4);
    expect(each).toEqual([...each].sort((one, other) => other - one));
    expect(new Set(each).size).toBe(each.length);
  }
  expect(Math.min(...books)).toBeGreaterThan(Math.max(...reviews));
  expect(Math.min(...reviews)).toBeGreaterThan(0);
});

test('what was said in a chat was said today', () => {
  const ages = agesIn('A chat for my choir').get('Message') ?? [];
  expect(ages.length).toBeGreaterThan(4);
  expect(Math.max(...ages)).toBeLessThan(day / 2);
});
