import { expect, test } from 'vitest';
import { affordablePatterns, areTooLargeTogether, uncheckedPatterns } from './schema-patterns.ts';

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

test('entities may bring patterns together up to a bound; those they have and those they share count once', () => {
  const large = (nr: number) =>
    schemaWith(Array.from({ length: 4 }, (_, field) => `^${nr}-${field}.{0,1000}$`));
  const all = Array.from({ length: 20 }, (_, nr) => ({ schema: large(nr), before: undefined }));
  expect(areTooLargeTogether(all.slice(0, 10))).toBe(false);
  expect(areTooLargeTogether(all)).toBe(true);
  expect(areTooLargeTogether(all.map(() => ({ schema: large(0), before: undefined })))).toBe(false);
  expect(areTooLargeTogether(all.map(({ schema }) => ({ schema, before: JSON.stringify(schema) })))).toBe(
    false,
  );
});

test('an app of forty entities with a dozen usual patterns each is not too large', () => {
  const usualApp = Array.from({ length: 40 }, (_, nr) => ({
    schema: schemaWith([
      ...usual,
      ...Array.from({ length: 12 }, (_, field) => `^E${nr}-[A-Z]{2}${field}\\d{4}$`),
    ]),
    before: undefined,
  }));
  expect(areTooLargeTogether(usualApp)).toBe(false);
});
