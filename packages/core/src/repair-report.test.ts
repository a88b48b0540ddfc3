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

test('every mistake is told before any code, at most twelve, within 6,000 characters', () => {
  const many = Array.from({ length: 30 }, (_, at) => failure(`field${at % 15}`));
  expect(distinct(many)).toHaveLength(15);
  const report = reportFailures(many);
  expect(report.match(/^- /gm)).toHaveLength(12);
  expect(report).toMatch(/3 more of the kind/);
  const excerpt = Array.from({ length: 5 }, (_, at) => `${at} ${'x'.repeat(200)}`).join('\n');
  const long = many.map((each, at) => ({
    ...each,
    line: at + 1,
    message: `${at % 15} ${'word '.repeat(900)}`,
    excerpt,
  }));
  const cut = reportFailures(long);
  expect(cut.length).toBeLessThanOrEqual(6_000);
  expect(cut).toMatch(/word…/);

  const field = (at: number) => [`field_with_a_long_name_${at}`, { type: 'string' }];
  const schema = JSON.stringify({ properties: Object.fromEntries(many.map((_, at) => field(at))) });
  const names = Array.from({ length: 12 }, (_, at) => `Entity${at}`);
  const full = reportFailures(
    [
      ...long.map((each, at) => ({ ...each, symbol: `${names[at % 12]}.x` })),
      ...names.map((name) => failure('', { code: 'waiting', path: `components/folder/${name.repeat(6)}` })),
    ],
    { sources: Object.fromEntries(names.map((name) => [`entities/${name}`, schema])), hints: long },
  );
  expect(full.length).toBeLessThanOrEqual(6_000);
  expect(full.match(/^- pages\/Home, lines? /gm)?.length).toBeGreaterThan(3);
});

test('an excerpt is told whole or not at all', () => {
  const excerpt = (at: number) =>
    [0, 1, 2, 3, 4].map((line) => `${at}.${line} ${'x'.repeat(300)}`).join('\n');
  const report = reportFailures(
    Array.from({ length: 8 }, (_, at) => failure(`field${at}`, { line: 10 * at + 3, excerpt: excerpt(at) })),
  );
  expect(report.match(/^- /gm)).toHaveLength(8);
  const [first] = report.match(/\d\.0 x/g) ?? [];
  expect(first).toBe('0.0 x');
  const count = (line: number) => (report.match(new RegExp(`^\\d\\.${line} x{300}$`, 'gm')) ?? []).length;
  expect(count(0)).toBeGreaterThan(1);
  expect([1, 2, 3, 4].map(count)).toEqual(Array.from({ length: 4 }, () => count(0)));
});

test('all places of one mistake stand together, their lines as one piece where they touch', () => {
  const code = Array.from({ length: 30 }, (_, at) => `line ${at + 1}`);
  const at = (line: number) =>
    failure('titel', { line, column: 5, excerpt: code.slice(Math.max(0, line - 3), line + 2).join('\n') });
  const report = reportFailures([at(20), at(3), at(6)]);
  expect(report).toContain(
    "- pages/Home, lines 3, 6 and 20: Task has no field 'titel'\n```\nline 1\nline 2\n",
  );
  expect(report).toContain('line 7\nline 8\n```\n```\nline 18\n');
  expect(report.match(/^line 5$/gm)).toHaveLength(1);
});

test('whoever invented a field or a value is told all that there are', () => {
  const sources = {
    'entities/Task':
      '{"properties":{"title":{"type":"string"},"status":{"type":"string","enum":["open","done"]}},"required":["title"]}',
  };
  const report = reportFailures(
    [failure('Task.titel'), failure('Task.finished', { code: 'unknown-value' }), failure('Gone.x')],
    { sources },
  );
  expect(report).toContain('- Task { title!: string, status: "open"|"done" }');
  expect(report.match(/- Task \{/g)).toHaveLength(1);
});

test('a model is told in words of its own, and what only waits is left alone', () => {
  const report = reportFailures([
    failure('', { code: 'edit', message: 'The change didn’t fit', detail: 'The SEARCH lines\n12: <p>' }),
    { path: 'layout', code: 'waiting', message: 'It needs pages/Home, which didn’t pass its checks' },
  ]);
  expect(report).toContain('- pages/Home, line 3: The SEARCH lines\n12: <p>');
  expect(report).not.toContain('didn’t fit');
  expect(report).toMatch(/leave them alone: layout$/);
});

test('what may be right is told beside what is wrong', () => {
  const hints = [failure('x', { message: 'This leads nowhere' })];
  expect(reportFailures([failure('titel')], { hints })).toMatch(
    /Not sure to be mistakes[^\n]*\n- pages\/Home, line 3: This leads nowhere/,
  );
});

test.each([
  ['one of two is left', ['a', 'b'], ['a'], true],
  ['none is left', ['a'], [], true],
  ['the same ones are left', ['a', 'b'], ['a', 'b'], false],
  ['another one came in its place', ['a'], ['c'], true],
  ['one is gone and two came', ['a', 'b'], ['b', 'c', 'd'], true],
  ['one is left, told twice', ['a', 'b'], ['a', 'a'], true],
  ['there are more', ['a'], ['a', 'b'], false],
])('%s', (_title, before, after, shrunk) => {
  const of = (names: string[]) => names.map((name) => failure(name));
  expect(hasShrunk(of(before), of(after))).toBe(shrunk);
});

test('a failure is the same wherever its line has moved to', () => {
  expect(hasShrunk([failure('a'), failure('b')], [failure('a', { line: 90 })])).toBe(true);
});

test('one place less of the same mistake is less', () => {
  const at = (line: number) => failure('a', { line });
  expect(hasShrunk([at(3), at(9), at(12)], [at(3)])).toBe(true);
  expect(hasShrunk([at(3)], [at(3), at(9)])).toBe(false);
});

test('the next place that cannot be read is another mistake, the same block in other words is none', () => {
  const syntax = (line: string) => failure('', { code: 'syntax', line: 1, excerpt: `${line}\nb\nc` });
  expect(hasShrunk([syntax('<p>')], [syntax('<b>')])).toBe(true);
  expect(hasShrunk([syntax('<p>')], [{ ...syntax(' <p>'), line: 1 }])).toBe(false);
  const edit = (detail: string) => failure('', { code: 'edit', detail });
  expect(hasShrunk([edit('pair 1 of 2')], [edit('pair 2 of 3')])).toBe(false);
  expect(hasShrunk([edit('pair 1'), edit('pair 2')], [edit('pair 1')])).toBe(true);
});
