import { expect, test } from 'vitest';
import { placeholderPicture } from './picture.ts';

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
  expect(drawn(placeholderPicture(1, 'åb'))).toContain('>ÅB</text>');
});
