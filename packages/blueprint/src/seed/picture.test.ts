import { expect, test } from 'vitest';
import { placeholderPicture, sceneKindOf } from './picture.ts';

const drawn = (address: string) => decodeURIComponent(address.split(',').slice(1).join(','));
const pictures = Array.from({ length: 24 }, (_, at) => drawn(placeholderPicture(at)));

test('pictures leave the ground to the theme, differ, and carry no letters', () => {
  expect(new Set(pictures).size).toBeGreaterThan(12);
  for (const picture of pictures) {
    expect(picture).not.toContain('<text');
    expect(picture).not.toContain('<rect');
  }
});

test('neighbours have another scene and another tint', () => {
  const sketch = (at: number) => drawn(placeholderPicture(at)).replace(/[\d.]+/g, '');
  for (const three of [
    [0, 1, 2],
    [0, 3, 6],
  ])
    expect(new Set(three.map(sketch)).size).toBe(3);
  expect(new Set([0, 1, 2, 3, 4].map((at) => placeholderPicture(at).split(',')[0])).size).toBe(5);
});

test('discs stand whole where a picture is cut to 16:9', () => {
  for (const [, x, y, r] of pictures.flatMap((one) => [
    ...one.matchAll(/cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"/g),
  ]))
    for (const centre of [Number(x), Number(y)]) {
      expect(centre - Number(r)).toBeGreaterThanOrEqual(72);
      expect(centre + Number(r)).toBeLessThanOrEqual(340);
    }
});

test('people have their initials', () => {
  expect(drawn(placeholderPicture(1, { initials: 'åb' }))).toContain('>ÅB</text>');
});

test.each([
  ['property home', 'The Old Bakery', 'home'],
  ['product', 'Sourdough loaf', 'food'],
  ['piece', 'Raku tea bowl', 'vessel'],
  ['post', 'Small roads across the border', 'landscape'],
  ['zorb', 'Silver zorb', 'plain'],
])('a picture shows what the thing is: %s, %s', (thing, title, kind) => {
  expect(sceneKindOf({ thing, title })).toBe(kind);
});

test('no two of nine homes have one scene on one tint, and each picture is small', () => {
  const addresses = Array.from({ length: 9 }, (_, at) => placeholderPicture(at, { thing: 'home' }));
  const seen = addresses.map(
    (one) => `${one.split(',')[0]}${drawn(one).replace(/<g transform[^>]*>|<.g>|[\d.]+|/g, '')}`,
  );

  expect(new Set(seen).size).toBe(9);
  for (const address of addresses) expect(address.length).toBeLessThan(1600);
});

test('a bowl is drawn as a bowl, a vase as a vase', () => {
  const of = (title: string) => placeholderPicture(0, { thing: 'piece', title });

  expect(of('Raku bowl')).toBe(of('Wide fruit bowl'));
  expect(of('Raku bowl')).not.toBe(of('Tall celadon vase'));
});
