import { expect, test } from 'vitest';
import { isBounded, withBounds } from './lib/linear/builder-bounds.mjs';
import { faultsOf } from './lib/linear/check.mjs';
import { literalsIn } from './lib/linear/literals.mjs';

const server = 'packages/server/src/any.ts';
const builder = 'packages/blueprint/src/change/any.ts';
const faults = (pattern, file = server) => faultsOf({ file, source: pattern.source, flags: pattern.flags });

test.each([
  /\s+$/,
  /[ \t]+\n|\n{3,}/g,
  /a.*b/g,
  /^-+|-+$/g,
  /\b(?:called|named)\s+["“]?([^"\n]{2,40}?)(?=["\n]|\s+(?:that|for)\b|$)/i,
  /([^\r\n:]+):[\t ]*([^\r\n]*?)[\t ]*\r\n/y,
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
])('%s is found to be quadratic', (pattern) => {
  expect(faults(pattern)).toEqual(expect.arrayContaining([expect.stringMatching(/^quadratic/)]));
});

test.each([/(?<!\s)\s+$/, /^-|-$/g, /<[^<>]*>/g, /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/, /\s{1,20}$/])(
  '%s is linear',
  (pattern) => {
    expect(faults(pattern)).toEqual([]);
  },
);

test('what the builder bounds may be tried in many ways, but never doubles', () => {
  expect(faults(/\s+$/, builder)).toEqual([]);
  expect(faults(/^(.+?)=(.+)$/, builder)).not.toEqual([]);
  expect(faults(/^(?:[A-Z][\w-]*(?:, )?){2,}$/, builder)).toEqual([expect.stringMatching(/^exponential/)]);
});

test('the bounds go into words and gaps, and nothing else', () => {
  const bounded = withBounds({ source: String.raw`\s+[\p{L}-]*?\w{61,}[^,]+(?:a b)*`, flags: 'u' });
  expect(bounded).toBe(String.raw`\s{1,160}[\p{L}-]{0,60}?\w{61,61}[^,]+(?:a b)*`);
  expect(isBounded('packages/blueprint/src/tables/profile-table.ts')).toBe(false);
});

test('expressions are found as literals and as constant texts, with their lines', () => {
  const text =
    'const one = /a+\\//gi;\nconst two = new RegExp("b+", "u");\nconst three = new RegExp(one.source);';
  expect(literalsIn('packages/core/src/any.ts', text)).toEqual([
    { file: 'packages/core/src/any.ts', line: 1, source: 'a+\\/', flags: 'gi' },
    { file: 'packages/core/src/any.ts', line: 2, source: 'b+', flags: 'u' },
  ]);
});
