import { expect, test } from 'vitest';
import { lineOf } from '../lexicon/talks.ts';
import { buildBlueprint } from '../plan/build.ts';
import { read } from '../read/read.ts';
import { samplesOf } from '../testing/samples.ts';
import { sampleRecords } from './samples.ts';

test.each([
  ['Team chat for nurses on a ward', /bed \d/i],
  ['Chat for the crew of a restaurant kitchen', /oven|cream/i],
  ['Chat for our football club', /car park/i],
  ['Chat for my family', /milk/i],
  ['Chat for everybody', /coffee/i],
])('a few people of the place answer each other: %s', (text, shape) => {
  const rows = samplesOf(text)('Message');
  const authors = rows.map(({ author }) => String(author));

  expect(rows.map(({ message }) => message).join()).toMatch(shape);
  expect(new Set(authors).size).toBeGreaterThanOrEqual(4);
  expect(new Set(authors).size).toBeLessThanOrEqual(5);
  for (const [index, { message }] of rows.entries()) {
    const [line, before] = [lineOf(String(message)), lineOf(String(rows[index - 1]?.['message'] ?? ''))];
    if (before && line?.talk === before.talk) expect(authors[index]).not.toBe(authors[index - 1]);
  }
});

const hoursOf = (text: string, at: string): number[] => {
  const now = new Date(at);
  const samples = sampleRecords(buildBlueprint(read(text)), now);
  const ages = samples.find(({ entity }) => entity === 'Message')?.minutesAgo ?? [];
  return ages.map((minutes) => new Date(now.getTime() - minutes * 60_000).getUTCHours());
};

test.each(['2026-11-21T00:28:00Z', '2026-11-21T09:10:00Z', '2026-11-21T19:30:00Z', '2026-11-21T22:00:00Z'])(
  'people write while they are up: %s',
  (at) => {
    for (const hour of hoursOf('Chat for our choir', at)) {
      expect(hour).toBeGreaterThanOrEqual(8);
      expect(hour).toBeLessThan(21);
    }
    for (const hour of hoursOf('Chat for the night shift of a factory', at))
      expect(hour >= 21 || hour <= 5, String(hour)).toBe(true);
  },
);

test('readers comment on a post as readers do', () => {
  const comments = samplesOf('A travel blog: posts with title and text, readers leave comments')('Comment');

  expect(comments.length).toBeGreaterThan(4);
  expect(comments.map(({ message, text }) => message ?? text).join()).not.toMatch(/please check|plan/);
});
