import { expect, test } from 'vitest';
import { partsOf, unusedIn, unusedRanges } from './unused-ranges.ts';

test.each([
  ['marked as they are written', 'Repairs on our Website', ['on our website'], ['on our Website']],
  ['whole words alone', 'Department parts', ['part', 'parts'], ['parts']],
  ['the same words twice, one after the other', 'tea and tea', ['tea', 'tea'], ['tea', 'tea']],
  ['in the order of the text', 'first, then last', ['last', 'first'], ['first', 'last']],
  ['what stands in another mark is not marked twice', 'a big red bus', ['big red', 'red'], ['big red']],
  ['words that are not there are left out', 'A tea shop', ['invoices', ''], []],
  ['letters that grow when they are made small', 'İstanbul tours and more', ['tours'], ['tours']],
  ['Arabic', 'تطبيق لمتجر الشاي والفواتير', ['الشاي'], ['الشاي']],
])('%s', (_, text, unused, marked) => {
  expect(unusedIn(text, unused)).toEqual(marked);
});

test('the parts of a text with marks are all of it, each in its place', () => {
  const text = 'Repairs on our website, and invoices';
  const parts = partsOf(text, unusedRanges(text, ['invoices', 'website']));

  expect(parts.map(({ words }) => words).join('')).toBe(text);
  expect(parts.filter(({ isMarked }) => isMarked)).toEqual([
    { words: 'website', from: 15, isMarked: true },
    { words: 'invoices', from: 28, isMarked: true },
  ]);
});

test('a text without marks is one part', () => {
  expect(partsOf('Tea', [])).toEqual([{ words: 'Tea', from: 0, isMarked: false }]);
});

test('no part is empty where the text begins or ends with a mark', () => {
  const parts = partsOf('tea, milk', unusedRanges('tea, milk', ['tea', 'milk']));
  expect(parts.map(({ words }) => words)).toEqual(['tea', ', ', 'milk']);
});
