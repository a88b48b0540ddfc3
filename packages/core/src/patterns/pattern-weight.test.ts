import fc from 'fast-check';
import { RE2JS } from 're2js';
import { expect, test } from 'vitest';
import { patternCost, patternWeight } from './pattern-weight.ts';
import { toRe2 } from './to-re2.ts';

const sizeOf = (pattern: string) => RE2JS.compile(toRe2(pattern)).programSize();

test.each([
  ['repeats within repeats', '(?:(?:ab){100}){10}', 2_000],
  ['repeats in a row', '^.{0,700}.{0,200}$', 1_804],
  ['repeats around a group of many parts', `(?:${'a?'.repeat(50)}){20}`, 2_000],
  ['an IBAN', '^[A-Z]{2}\\d{2}[A-Z0-9]{11,30}$', 57],
  ['single characters to choose from, which are a class', '^(?:\\d|[A-Z]|-| ){1,500}$', 1_003],
])('%s weigh what the engine makes of them', (_what, pattern, least) => {
  expect(sizeOf(pattern)).toBeGreaterThanOrEqual(least);
  expect(patternWeight(pattern)).toBeGreaterThanOrEqual(sizeOf(pattern));
  expect(patternWeight(pattern)).toBeLessThan(sizeOf(pattern) * 1.1 + 5);
});

test('numbers that are no repeats weigh nothing beside', () => {
  expect(patternWeight('^(?:1000a?){3}$')).toBeLessThan(30);
  expect(patternWeight('^[{1000}]$')).toBe(5);
});

const atom = fc.constantFrom(
  ...[
    'a',
    'b',
    '10',
    '.',
    '\\d',
    '\\S',
    '[ab]',
    '[^a]',
    '[{9}(?<x]',
    '[^]',
    '[]',
    '\\p{L}',
    '😀',
    '^',
    '$',
    '\\b',
  ],
);
const repeat = fc.constantFrom(
  '',
  '',
  '*',
  '+',
  '?',
  '{0}',
  '{3}',
  '{1,3}',
  '{0,4}',
  '{2,}',
  '{0,}',
  '*?',
  '{2}?',
);
const patterns = fc.letrec<{ pattern: string }>((tie) => ({
  pattern: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    fc.tuple(atom, repeat).map(([one, many]) => (/^[$^]$|\\b/.test(one) ? one : one + many)),
    fc.array(tie('pattern'), { minLength: 1, maxLength: 3 }).map((parts) => parts.join('')),
    fc.array(tie('pattern'), { maxLength: 4 }).map((parts) => `(?:${parts.join('|')})`),
    fc.tuple(tie('pattern'), tie('pattern')).map(([left, right]) => `${left}|${right}`),
    fc.tuple(tie('pattern'), repeat).map(([inner, many]) => `(${inner})${many}`),
  ),
})).pattern;

test('no pattern becomes larger than it weighs', () => {
  fc.assert(
    fc.property(patterns, (pattern) => {
      fc.pre(patternWeight(pattern) < 5_000);
      const size = sizeOf(pattern);
      if (size > patternWeight(pattern)) throw new Error(`${pattern}: ${size} > ${patternWeight(pattern)}`);
    }),
    { numRuns: 3_000 },
  );
});

test('classes of many ranges cost more than an instruction, however they are written', () => {
  expect(patternCost('^\\p{L}{100}$')).toBeGreaterThan(1_000);
  expect(patternCost('^[\\p{Letter}]{100}$')).toBeGreaterThan(1_000);
  expect(patternCost('^[a-z]{100}$')).toBeLessThan(150);
});
