import type { Failure } from '@sayso/contracts/chat';
import { expect, test } from 'vitest';
import { distinct, hasShrunk, reportFailures } from './repair-report.ts';

const failure = (symbol: string, more: Partial<Failure> = {}): Failure => ({
  path: 'pages/Home',
  line: 3,
  code: 'unknown-field',
  symbol,
  message: `Task has no field '${symbol}'`,
  ...more,
});

test('a report names file, line, message, hint and the lines around', () => {
  const report = reportFailures([
    failure('titel', { hint: "Did you mean 'title'?", excerpt: 'a\nb\nc\nd\ne' }),
  ]);
  expect(report).toMatch(/did not go live/);
  expect(report).toContain(
    "- pages/Home, line 3: Task has no field 'titel'\n  Did you mean 'title'?\n```\na\nb",
  );
});

test('of mistakes in what is live it is not said that they never got there', () => {
  expect(reportFailures([failure('titel', { live: true })])).toMatch(/that are live now\. Put them right/);
  expect(reportFailures([failure('a', { live: true }), failure('b')])).toMatch(/did not go live/);
});

test('at most five are told, each once, within 2,000 characters', () => {
  const many = Array.from({ length: 12 }, (_, at) => failure(`field${at % 8}`));
  expect(distinct(many)).toHaveLength(8);
  const report = reportFailures(many);
  expect(report.match(/^- /gm)).toHaveLength(5);
  expect(report).toMatch(/3 more of the kind/);
  const long = many.map((each, at) => ({
    ...each,
    message: 'x'.repeat(5_000),
    excerpt: `${at}`.repeat(5_000),
  }));
  expect(reportFailures(long).length).toBeLessThanOrEqual(2_000);
});

test.each([
  ['one of two is left', ['a', 'b'], ['a'], true],
  ['none is left', ['a'], [], true],
  ['the same ones are left', ['a', 'b'], ['a', 'b'], false],
  ['another one came in its place', ['a'], ['c'], false],
  ['one is left, told twice', ['a', 'b'], ['a', 'a'], true],
  ['there are more', ['a'], ['a', 'b'], false],
])('%s', (_title, before, after, shrunk) => {
  const of = (names: string[]) => names.map((name) => failure(name));
  expect(hasShrunk(of(before), of(after))).toBe(shrunk);
});

test('a failure is the same wherever its line has moved to', () => {
  expect(hasShrunk([failure('a'), failure('b')], [failure('a', { line: 90 })])).toBe(true);
});
