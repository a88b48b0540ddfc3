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

test.each([
  ['Cranes: name, capacity t, height m', 'Crane', ['capacity', 'height']],
  ['Ferry times: route, leaves at, arrives at', 'Ferry time', ['leaves', 'arrives']],
])('units and times by their own words: %s', (text, thing, starts) => {
  const entity = buildBlueprint(read(text)).entities.find(({ label }) => label === thing);
  for (const start of starts) {
    const field = entity?.fields.find(({ label }) => label.toLowerCase().startsWith(start));
    expect(field?.type).toMatch(/^(?:number|time)$/);
  }
});
