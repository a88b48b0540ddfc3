import { expect, test } from 'vitest';
import { affordablePatterns, uncheckedPatterns } from './schema-patterns.ts';

const schemaWith = (patterns: readonly string[]) => ({
  properties: Object.fromEntries(
    patterns.map((pattern, nr) => [`f${nr}`, { type: 'string' as const, pattern }]),
  ),
});
const usual = ['^[A-Z]{2}\\d{6}$', '^\\+?[0-9 ()-]{7,20}$', '^[^@\\s]+@[^@\\s]+$'];

test('an entity may have as many usual patterns as it needs', () => {
  const many = Array.from({ length: 50 }, (_, nr) => `^[A-Z]{2}-${nr}-\\d{4}$`);
  expect(affordablePatterns(schemaWith([...usual, ...many])).size).toBe(53);
});

test('so many or such large patterns that compiling them would hold up the server are not checked, and named', () => {
  const many = schemaWith(Array.from({ length: 1_100 }, (_, nr) => `^${nr}$`));
  expect(affordablePatterns(many).size).toBeLessThanOrEqual(100);
  expect(uncheckedPatterns(many).at(-1)).toEqual({
    field: 'f1099',
    problem: 'the patterns of this entity are too large together',
  });

  const large = schemaWith(Array.from({ length: 200 }, (_, nr) => `^.{0,700}.{0,${nr + 1}}$`));
  expect(affordablePatterns(large).size).toBeLessThan(10);
});

test('a pattern that several fields have counts once', () => {
  expect(affordablePatterns(schemaWith(Array(300).fill('^\\d+$')))).toEqual(new Set(['^\\d+$']));
});
