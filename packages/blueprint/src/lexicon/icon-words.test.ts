import * as icons from 'lucide-react';
import { expect, test } from 'vitest';
import { iconNamed, iconWords } from './icon-words.ts';

test('every icon that can be named is one of the icon set', () => {
  for (const [word, icon] of iconWords) expect(Object.hasOwn(icons, icon), `${word}: ${icon}`).toBe(true);
});

test.each([
  ['a star', 'Star'],
  ['a small house key', 'Key'],
  ['flowers', 'Flower2'],
  ['🚀', 'Rocket'],
  ['something else', undefined],
])('%s', (words, icon) => {
  expect(iconNamed(words)).toBe(icon);
});
