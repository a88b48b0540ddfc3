import { expect, test } from 'vitest';
import { cutAround, cutAtSeam, cutText } from './cut-text.ts';

test.each([
  ['short', 5, 'short'],
  ['longer', 4, 'long…'],
  ['abc😀', 5, 'abc😀'],
  ['abc😀d', 4, 'abc…'],
  ['abc😀d', 5, 'abc😀…'],
])('%s cut at %i is %s', (text, most, cut) => {
  expect(cutText(text, most)).toBe(cut);
});

test.each([
  ['one two', 10, 'one two'],
  ['one two three four', 10, 'one two…'],
  ['First. Second one', 7, 'First…'],
  ['a long line\nanother', 14, 'a long line…'],
  ['x'.repeat(20), 10, `${'x'.repeat(10)}…`],
  [`${'x'.repeat(9)}😀y`, 10, `${'x'.repeat(9)}…`],
])('%j is cut at %i between lines, sentences or words', (text, most, cut) => {
  expect(cutAtSeam(text, most)).toBe(cut);
});

test.each([
  [0, 'w'],
  [300, '…'],
  [599, '…'],
])('a long line is shown around %i, in whole words', (place, start) => {
  const line = Array.from({ length: 100 }, (_, at) => `word${at + 1}`).join(' ');
  const cut = cutAround(line, place, 60);
  expect(cut.length).toBeLessThanOrEqual(62);
  expect(cut.match(/\S+/g)?.every((word) => /^…?word\d+…?$/.test(word))).toBe(true);
  expect(cut.startsWith(start)).toBe(true);
  expect(cut).toContain(line.slice(Math.min(place, line.length - 8)).split(' ')[1]);
});
