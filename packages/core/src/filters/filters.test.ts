import { Fault } from '@sayso/contracts/faults';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseFilter, parseFilterText } from './parse-filter.ts';
import { parsePattern, toLikePattern, toPostgresPattern } from './pattern.ts';
import { parseFields, parseSort } from './sort.ts';

const nested = (depth: number): object => (depth === 0 ? { a: 1 } : { $and: [nested(depth - 1)] });
const many = (count: number) => ({ $or: Array.from({ length: count }, (_, at) => ({ a: at })) });
const pattern = (source: unknown, options?: unknown) => ({ a: { $regex: source, $options: options } });

test.each([
  ['an unknown operator', { a: { $where: '1' } }],
  ['an unknown operator at the root', { $expr: {} }],
  ['a known operator where it has no place', { a: { $or: [] } }],
  ['nesting over 20', nested(21)],
  ['more than 200 conditions', many(201)],
  ['a list as filter', []],
  ['a text as filter', 'a'],
  ['an operator without its list', { $or: {} }],
  ['$in without a list', { a: { $in: 1 } }],
  ['objects in a list', { a: [{ b: 1 }] }],
  ['a range over a boolean', { a: { $gt: true } }],
  ['a negative size', { a: { $size: -1 } }],
  ['a size that no list has', { a: { $size: 2 ** 31 } }],
  ['an inherited name as operator', { a: { $gt: 1, constructor: 'x' } }],
  ['another inherited name as operator', { a: { $gt: 1, toString: 'x' } }],
  ['the prototype as operator', JSON.parse('{"a":{"$gt":1,"__proto__":"x"}}')],
  ['the year 0', { created_date: { $gt: '0000-06-01' } }],
  ['a moment that its zone puts before the year 1', { created_date: '0001-01-01T00:00+14:00' }],
  ['a moment that its zone puts after the year 9999', { created_date: '9999-12-31T23:59-14:00' }],
  ['a field over 20 deep', { [Array(21).fill('a').join('.')]: 1 }],
  ['more than 200 list matches', { $or: Array(201).fill({ a: { $elemMatch: {} } }) }],
  ['more than 1,000 values in a list', { a: { $in: Array(1001).fill('x') } }],
  ['more than 1,000 values in a plain list', { a: Array(1001).fill('x') }],
  ['more than 1,000 values in all lists', { $or: Array(11).fill({ a: { $nin: Array(91).fill(1) } }) }],
  [
    'more than 1,000 values that all must be held',
    { $or: Array(6).fill({ a: { $all: Array(200).fill(1) } }) },
  ],
  ['options alone', { a: { $options: 'i' } }],
  ['a field with an operator in its path', { 'a.$b': 1 }],
  ['a position in a path', { 'a.0': 1 }],
  ['a path with a hole', { 'a..b': 1 }],
  ['NUL in a value', { a: 'x\0' }],
  ['NUL in a name', { 'x\0': 1 }],
  ['half a character', { a: '\ud800' }],
  ['a date that is none', { created_date: { $gt: 'yesterday' } }],
  ['a pattern over 256 characters', pattern('a'.repeat(257))],
  ['a back reference', pattern('(a)\\1')],
  ['a named back reference', pattern('(?<n>a)\\k<n>')],
  ['look-ahead', pattern('a(?=b)')],
  ['look-behind', pattern('(?<!a)b')],
  ['inner options', pattern('(?i)a')],
  ['a pattern of the other engine', pattern('[[:alpha:]]+')],
  ['an escape of the other engine', pattern('\\ya')],
  ['too many repeats', pattern('a{1,300}')],
  ['a pattern that does not parse', pattern('(')],
  ['an unknown option', pattern('a', 'g')],
  ['a pattern that is no text', pattern(5)],
])('%s is a bad request', (_what, filter) => {
  expect(() => parseFilter(filter)).toThrow(expect.objectContaining({ kind: 'bad_request' }));
});

test('text that is no JSON is a bad request, blank text is no filter', () => {
  expect(() => parseFilterText('{a:1}')).toThrow(Fault);
  expect(parseFilterText('  ')).toEqual({ op: 'always', value: true });
  expect(parseFilterText('{}')).toEqual({ op: 'always', value: true });
});

test('the largest allowed filters are read', () => {
  expect(parseFilter(nested(20))).toMatchObject({ op: 'equals' });
  expect(parseFilter(many(200))).toMatchObject({ op: 'or' });
  expect(parseFilter({ a: { $in: Array(1000).fill('x') } })).toMatchObject({ op: 'any' });
  expect(parseFilter({ a: { $size: 2 ** 31 - 1 } })).toMatchObject({ op: 'size' });
});

test('a list is short for any-of, columns and dotted paths are told apart', () => {
  expect(parseFilter({ status: ['a', null] })).toEqual({
    op: 'any',
    field: { in: 'data', path: ['status'] },
    values: ['a', null],
  });
  expect(parseFilter({ 'address.city': 'Oslo', created_by: 'a@b.c' })).toMatchObject({
    of: [
      { field: { in: 'data', path: ['address', 'city'] } },
      { field: { in: 'system', name: 'created_by' } },
    ],
  });
});

test('dates of the server are read as moments, in UTC where no zone is given', () => {
  const value = (written: string) => parseFilter({ created_date: { $gte: written } });
  expect(value('2026-01-02')).toMatchObject({ value: '2026-01-02T00:00:00.000Z' });
  expect(value('2026-01-02T03:04')).toMatchObject({ value: '2026-01-02T03:04:00.000Z' });
  expect(value('2026-01-02T03:04:05+02:00')).toMatchObject({ value: '2026-01-02T01:04:05.000Z' });
});

test('any JSON either parses or is a bad request', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      try {
        parseFilter(value);
      } catch (error) {
        expect(error).toMatchObject({ kind: 'bad_request' });
      }
    }),
    { numRuns: 500 },
  );
});

test("plain text becomes an escaped LIKE, real patterns keep JavaScript's meaning", () => {
  expect(toLikePattern(parsePattern('50% a_b', ''))).toBe('%50\\% a\\_b%');
  expect(parsePattern('a.b', '')).toMatchObject({ plain: false });
  expect(toPostgresPattern(parsePattern('^\\bcat\\B', 'i'))).toBe('(?ip)^\\ycat\\Y');
  expect(toPostgresPattern(parsePattern('a$', 'm'))).toBe('(?n)a$');
});

test('sort reads signs and falls back to newest first', () => {
  expect(parseSort(undefined)).toEqual([{ field: { in: 'system', name: 'created_date' }, descending: true }]);
  expect(parseSort('-due,+name')).toEqual([
    { field: { in: 'data', path: ['due'] }, descending: true },
    { field: { in: 'data', path: ['name'] }, descending: false },
  ]);
  expect(() => parseSort('-$x')).toThrow(expect.objectContaining({ kind: 'bad_request' }));
  expect(parseFields(' name, ,id')).toEqual(['id', 'name']);
  expect(parseFields('')).toBeUndefined();
});
