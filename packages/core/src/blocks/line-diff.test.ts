import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countLineChanges, describeLineChanges, linesOf } from './line-diff.ts';

/** The textbook table, as the oracle. */
function commonLines(a: readonly string[], b: readonly string[]): number {
  let row = new Array<number>(b.length + 1).fill(0);
  for (const line of a) {
    const next = [0];
    for (const [index, other] of b.entries()) {
      next.push(line === other ? (row[index] ?? 0) + 1 : Math.max(row[index + 1] ?? 0, next[index] ?? 0));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

test('added and removed lines are counted at their fewest', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 14 })
    .map((lines) => lines.join('\n'));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const [old, now] = [linesOf(before), linesOf(after)];
      const common = commonLines(old, now);
      expect(countLineChanges(before, after)).toEqual({
        added: now.length - common,
        removed: old.length - common,
      });
    }),
    { numRuns: 2000 },
  );
});

test('a missing newline at the end is no change', () => {
  expect(countLineChanges('a\nb\n', 'a\nb')).toEqual({ added: 0, removed: 0 });
});

test('a change is told by the lines between what stays, and a long one is cut', () => {
  expect(describeLineChanges('a\nb\nc\n', 'a\nx\ny\nc\n')).toBe('- b\n+ x\n+ y');
  expect(describeLineChanges('a\n', 'a\n')).toBe('');
  expect(describeLineChanges('', 'a\nb\nc\n', 2)).toBe('+ a\n+ b\n… and 1 more lines');
});

test('a large file that was turned upside down counts as written anew, without comparing every line', () => {
  const lines = Array.from({ length: 200_000 }, (_, at) => String(at));

  expect(countLineChanges(lines.join('\n'), lines.toReversed().join('\n'))).toEqual({
    added: 200_000,
    removed: 200_000,
  });
});
