import { expect, test } from 'vitest';
import { cutText } from './cut-text.ts';

test.each([
  ['short', 5, 'short'],
  ['longer', 4, 'long…'],
  ['abc😀', 5, 'abc😀'],
  ['abc😀d', 4, 'abc…'],
  ['abc😀d', 5, 'abc😀…'],
])('%s cut at %i is %s', (text, most, cut) => {
  expect(cutText(text, most)).toBe(cut);
});
