import { expect, test } from 'vitest';
import { samplesOf } from '../testing/samples.ts';
import { isOfKind } from './worlds.ts';

test.each([
  ['A potter shows pieces: glaze, title, category (vases, tiles, bowls), photo', 'Piece', 'category'],
  [
    'I make jewellery. Each piece has a title, photo, kind (rings, earrings, necklaces), price',
    'Piece',
    'kind',
  ],
  ['Site of a painter with works: title, photo, type (landscapes, portraits), year', 'Work', 'type'],
  ['Photographer: photos with title, category (weddings, portraits), image', 'Photo', 'category'],
])('a made thing is titled as what its row says it is: %s', (text, name, key) => {
  const rows = samplesOf(text)(name);

  expect(rows.length).toBeGreaterThan(5);
  expect(new Set(rows.map(({ title }) => title)).size).toBe(rows.length);
  for (const row of rows)
    expect(isOfKind(String(row['title']), String(row[key])), JSON.stringify(row)).toBe(true);
});

test('made things without kinds have the titles of their craft', () => {
  const pieces = samplesOf('A portfolio for my pottery: pieces with title, photo and glaze')('Piece');

  expect(pieces.map(({ title }) => title).join()).toMatch(/celadon|stoneware/i);
  expect(pieces.map(({ title }) => title).join()).not.toMatch(/classic|old|blue piece/i);
});

test('earrings are no rings', () => {
  expect(isOfKind('Gold stud earrings', 'rings')).toBe(false);
  expect(isOfKind('Gold stud earrings', 'Earrings')).toBe(true);
});
