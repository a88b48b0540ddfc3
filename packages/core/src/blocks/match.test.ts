import { expect, test } from 'vitest';
import { formatEdit } from './format.ts';
import { applyPairs, type EditPair, readPairs } from './match.ts';

const pairs = (...written: [search: string, replace: string][]): EditPair[] =>
  written.map(([search, replace]) => ({ search, replace }));
const errorOf = (text: string, edits: EditPair[]) => {
  const outcome = applyPairs(text, edits);
  return 'error' in outcome ? outcome.error : undefined;
};
const rows = `${Array.from({ length: 30 }, (_, at) => `row ${at}`).join('\n')}\n`;

test('of several pairs, the one that has no place is named, with its first line and the nearest lines', () => {
  const error = errorOf(rows, pairs(['row 1', 'one'], ['\n  row 77\nrow 12', 'x'], ['row 3', 'three'])) ?? '';
  expect(error).toMatch(
    /^The SEARCH lines of pair 2 of 3, which begin with "row 77", were not found \(0 matches\)\. Nothing of this edit was applied\./,
  );
  expect(error).toContain('\n13: row 12\n');
});

test('a pair that stands in several places, or is empty, is named', () => {
  expect(errorOf(`${rows}row 1\n`, pairs(['row 3', 'three'], ['row 1', 'one']))).toContain(
    'pair 2 of 2, which begin with "row 1", stand in 2 places (lines 2, 31)',
  );
  expect(errorOf(rows, pairs(['row 1', 'one'], ['', 'two']))).toContain('empty in pair 2 of 2');
});

test('a pair whose lines an earlier pair has changed is told so', () => {
  expect(errorOf('a\nb\nc\n', pairs(['a\nb', 'x'], ['b\nc', 'y']))).toContain(
    'pair 2 of 2, which begin with "b", were not found (0 matches): an earlier pair of this edit has changed them.',
  );
  expect(errorOf('a\nb\nc\n', pairs(['a\nb', 'x'], ['b\nd', 'y']))).not.toContain('earlier pair');
});

test('an edit of more pairs than anybody needs is refused', () => {
  const pair = formatEdit('a', 'a');
  expect(readPairs(pair.repeat(200))).toHaveLength(200);
  expect(readPairs(pair.repeat(201))).toMatchObject({ error: expect.stringContaining('more than 200') });
});

test('a long search over a long file is held against it line by line once', () => {
  const many = Array.from({ length: 20_000 }, (_, at) => `const value${at} = ${at};`).join('\n');
  expect(errorOf(many, pairs([many.replaceAll('value', 'other'), 'x']))).toContain('not found');
});
