import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placesOf } from './find-lines.ts';

test('a run of lines is found wherever it stands, also over itself', () => {
  const some = (maxLength: number) => fc.array(fc.constantFrom('a', 'b', ''), { maxLength });
  fc.assert(
    fc.property(some(4), some(40), (wanted, lines) => {
      const isAt = (at: number) => wanted.every((line, offset) => lines[at + offset] === line);
      const expected = wanted.length === 0 ? [] : [...lines.keys()].filter(isAt);
      expect(placesOf(wanted, lines)).toEqual(expected);
    }),
    { numRuns: 2_000 },
  );
});

test('lines that repeat without end are looked at a few times each', () => {
  const lines = Array.from({ length: 200_000 }, () => 'a');
  expect(placesOf([...lines.slice(100_000), 'b'], lines)).toEqual([]);
});
