import { expect, test } from 'vitest';
import { read } from '../read/read.ts';
import { buildBlueprint } from './build.ts';

const built = (text: string) => {
  const { entities } = buildBlueprint(read(text));
  const labelOf = (id: string | undefined) => entities.find((entity) => entity.id === id)?.label;
  return entities.map(({ label, fields }) => [label, fields.flatMap(({ ref }) => labelOf(ref) ?? [])]);
};

test('what a library of something lends is that thing, no book beside it', () => {
  expect(built('A toy library: toys with an age')).toEqual([
    ['Toy', []],
    ['Borrower', []],
    ['Loan', ['Borrower', 'Toy']],
  ]);
  expect(built('A tool library: tools with a photo and a name')).toEqual([
    ['Tool', []],
    ['Lending request', ['Tool']],
  ]);
});

test('a library that says no more lends books', () => {
  expect(built('A library for our school').map(([label]) => label)).toEqual(['Book', 'Borrower', 'Loan']);
});

test('what somebody does is no record beside what is told, and a kind of it is not added twice', () => {
  const birds = built('A birdwatching log. Sightings with a date, a species and a count.');
  const trips = built('A sailing log. Trips with date and boat.');

  expect(birds.map(([label]) => label)).not.toContain('Birdwatching');
  expect(trips.map(([label]) => label)).not.toContain('Sailing trip');
});
