import { expect, test } from 'vitest';
import { read } from '../read/read.ts';
import { buildBlueprint } from './build.ts';

const labelsOf = (text: string) =>
  Object.fromEntries(
    buildBlueprint(read(text)).entities.map(({ label, fields }) => [
      label,
      fields.map((field) => field.label),
    ]),
  );

test.each([
  ['Kites: name, wingspan. Flights: kite, date, wind in knots, place.', 'Flight', 'Flight number'],
  ['Lifts (address, floors, maker). Faults: lift, photo.', 'Lift', 'Muscle group'],
  ['Goats: name, age. Feedings: goat, grams of oats, grams of water.', 'Feeding', 'Fed by'],
])('a word of another trade brings none of its attributes: %s', (text, thing, label) => {
  const things = labelsOf(text);
  expect(things[thing]).toBeDefined();
  expect(things[thing]).not.toContain(label);
});

test('a log in the list of a thing belongs to it', () => {
  const things = labelsOf(
    'Track my starters: name, flour, born on, and a feeding log with date, grams of flour, grams of water.',
  );
  expect(things['Feeding']).toContain('Starter');
  expect(things['Starter']).not.toContain('Feeding');
});

test('lines that are counted keep their name', () => {
  expect(labelsOf('Kites: name, wingspan, lines (2 or 4), maker')['Kite']).toContain('Lines');
});
