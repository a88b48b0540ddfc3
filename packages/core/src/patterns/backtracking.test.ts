import { expect, test } from 'vitest';
import { isQuick } from './backtracking.ts';

test.each([
  ['^[A-Z]{3}$', 'ABC'],
  [String.raw`^\+?[0-9 ()\-]{7,20}$`, '+44 20 7946 0958'],
  [String.raw`^[^\s@]+@[^\s@]+\.[^\s@]+$`, 'somebody@mail.example.org'],
  [String.raw`^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$`, 'SW1A 1AA'],
  [String.raw`^\d{5}(-\d{4})?$`, '90210-1234'],
  [String.raw`^([01]\d|2[0-3]):[0-5]\d$`, '23:59'],
  [String.raw`^(?<year>\d{4})-(?<month>\d{2})$`, '2026-01'],
  ['^#(?:[0-9a-fA-F]{3}){1,2}$', '#a1b2c3'],
  [String.raw`^\p{L}[\p{L}\p{M}' -]*$`, 'Zoë'],
  [String.raw`^[(+*?{]\{1,9\}$`, '({1,9}'],
  ['^(ab)*$', 'ababab'],
  ['^[(?<a>]+$', '(?<a>'],
  [String.raw`^\u{12}?a$`, 'a'],
  ['^[A-Z]+$', 'A'.repeat(3_000)],
])('%s is quick on %s', (pattern, text) => {
  expect(new RegExp(pattern, 'u').test(text) || text.length > 100).toBe(true);
  expect(isQuick(pattern, text)).toBe(true);
});

test.each([
  ['^(a+)+$', 'a'.repeat(20)],
  ['^(a|a)*$', 'a'.repeat(20)],
  ['^(?:a?){25}a{25}$', 'a'.repeat(25)],
  [String.raw`^(\w+\s?)*$`, 'a word or two'],
  [String.raw`^(?=.*\d)\w+$`, 'a1'],
  ['^(?<!x)a$', 'a'],
  [String.raw`^(a*)\1$`, 'aa'],
  [String.raw`^(?<n>a*)\k<n>$`, 'aa'],
  ['^(?i:a)$', 'a'],
  ['^a*a*a*a*b$', 'a'.repeat(200)],
  ['a{0,500}b', 'a'.repeat(1_000)],
  ['^[(?<a]?(x+)+y>?$', 'x'.repeat(26)],
  ['^[(?:]?(x+)+[>]$', 'x'.repeat(26)],
  [String.raw`^[\]{1](?:x+)+y$`, 'x'.repeat(26)],
  [String.raw`^[(?<a\]>]?(x+)+y[>]?$`, 'x'.repeat(26)],
  ['^[{2,3}[(?=]?(x*)*y$', 'x'.repeat(26)],
  [String.raw`^[\u{5D}(?<a](x+)+y>?$`, 'x'.repeat(26)],
  [String.raw`^[\cA(?<n](x+)+>?$`, 'x'.repeat(26)],
])('%s may take long on %s', (pattern, text) => {
  expect(new RegExp(pattern.replace('?i:', '?:'), 'u')).toBeInstanceOf(RegExp);
  expect(isQuick(pattern, text)).toBe(false);
});
