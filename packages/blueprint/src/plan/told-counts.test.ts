import { expect, test } from 'vitest';
import { read } from '../read/read.ts';
import { sampleRecords } from '../seed/samples.ts';
import { now } from '../testing/build-app.ts';
import { buildBlueprint } from './build.ts';

const samplesOf = (text: string, name: string) =>
  sampleRecords(buildBlueprint(read(text)), now).find(({ entity }) => entity === name)?.records ?? [];

test.each([
  ['Three physios, each with a name and a speciality; patients book slots', 'Physio', 3],
  ['A guest house with four rooms that guests book', 'Room', 4],
  ['League with eight teams and matches with scores', 'Team', 8],
  ['League with 4 teams and matches with scores', 'Team', 4],
  ['Our three delivery drivers and their deliveries with address', 'Driver', 3],
])('as many samples as there are: %s', (text, name, count) => {
  expect(samplesOf(text, name).length).toBe(count);
});

test.each([
  ['Members borrow up to three books; books with title and author', 'Book'],
  ['Teams with two speakers; speakers with name and phone', 'Speaker'],
  ['Rooms with name and price; a guest pays for two rooms per booking', 'Room'],
])('a bound is no number of things: %s', (text, name) => {
  expect(samplesOf(text, name).length).toBeGreaterThan(4);
});

test('references stay within the samples that there are', () => {
  const matches = samplesOf('League with 4 teams and matches with scores', 'Match');
  const named = matches.flatMap((row) =>
    Object.values(row).flatMap((value) => /^@Team:(\d+)$/.exec(String(value))?.[1] ?? []),
  );

  expect(named.length).toBeGreaterThan(8);
  expect(Math.max(...named.map(Number))).toBeLessThan(4);
  for (const { home_team_id, away_team_id } of matches) expect(home_team_id).not.toBe(away_team_id);
});

test('people have a speciality of their trade', () => {
  const physios = samplesOf(
    'Three physios, each with a name and a speciality; patients book slots',
    'Physio',
  );

  expect(new Set(physios.map(({ speciality }) => speciality)).size).toBe(3);
  expect(physios.map(({ speciality }) => speciality)).toContain('After surgery');
});
