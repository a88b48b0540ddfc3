import { expect, test } from 'vitest';
import { read } from '../read/read.ts';
import { buildBlueprint } from './build.ts';

const labels = (text: string): string =>
  buildBlueprint(read(text))
    .entities.flatMap(({ label, fields }) => [label, ...fields.map((field) => field.label)])
    .join();

test.each([
  ['Games with min players, max players and playing time', /home score/i],
  ['Packages with price and max kids', /tracking number/i],
  ['Articles with SKU and quantity', /author|body/i],
  ['Medicines with batch number, expiry date and shelf', /dosage/i],
  ['Horses with box and feed', /species/i],
  ['Aquariums with volume. Livestock with name, count and tank', /ear tag|breed/i],
])('what is said of a word decides what it means: %s', (text, unfit) => {
  expect(labels(text)).not.toMatch(unfit);
});

test('a word keeps its meaning where what is said fits it', () => {
  expect(labels('Games with home team, away team, score and date. Teams.')).toMatch(/Home score/);
});
