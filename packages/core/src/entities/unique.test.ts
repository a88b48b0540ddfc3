import { EntitySchema } from '@sayso/contracts/entity-schema';
import { expect, test } from 'vitest';
import { uniqueOf } from './unique.ts';

const schema = EntitySchema.parse({
  properties: {
    code: { type: 'string' },
    email: { type: 'string', format: 'email', title: 'E-mail' },
    at: { type: 'string', format: 'date-time' },
    time: { type: 'string', format: 'time' },
    nr: { type: 'number' },
    place: { type: 'object', properties: { city: { type: 'string' } } },
  },
  'x-sayso': { unique: [['code'], ['email'], ['at', 'nr'], ['time'], ['place'], ['code', 'gone'], []] },
});
const [code, email, both, time, place, ...more] = uniqueOf(schema);

test('constraints that name what is not there are none', () => {
  expect(more).toEqual([]);
  expect(both).toMatchObject({ name: 'at:date-time,nr', fields: ['at', 'nr'], titles: 'at, nr' });
  expect(email).toMatchObject({ name: 'email:email', titles: 'E-mail' });
});

test.each([
  ['spaces around', code, { code: ' A1 ' }, { code: 'A1' }],
  ['one letter written in two ways', code, { code: 'e\u0301' }, { code: '\u00e9' }],
  ['capitals of an address', email, { email: 'Ada@Example.com' }, { email: 'ada@example.com' }],
  [
    'one instant in two zones',
    both,
    { at: '2026-01-31T14:00:00+02:00', nr: 1 },
    { at: '2026-01-31 12:00', nr: 1.0 },
  ],
  ['a time with seconds', time, { time: '14:30:00' }, { time: '14:30' }],
  ['an object in another order', place, { place: { a: 1, b: [2] } }, { place: { b: [2], a: 1 } }],
])('the same: %s', (_what, unique, one, other) => {
  expect(unique?.textOf(one)).toEqual(expect.any(String));
  expect(unique?.textOf(one)).toBe(unique?.textOf(other));
});

test.each([
  ['capitals elsewhere', code, { code: 'a1' }, { code: 'A1' }],
  ['a number and its digits', code, { code: 1 }, { code: '1' }],
  ['another of two fields', both, { at: '2026-01-31T12:00Z', nr: 1 }, { at: '2026-01-31T12:00Z', nr: 2 }],
  ['seconds that count', time, { time: '14:30:01' }, { time: '14:30' }],
])('not the same: %s', (_what, unique, one, other) => {
  expect(unique?.textOf(one)).toEqual(expect.any(String));
  expect(unique?.textOf(one)).not.toBe(unique?.textOf(other));
});

test.each([
  ['absent', both, { nr: 1 }],
  ['null', both, { at: null, nr: 1 }],
  ['an empty text', code, { code: '' }],
  ['nothing but spaces', code, { code: '  ' }],
])('free: %s', (_what, unique, values) => {
  expect(unique?.textOf(values)).toBeNull();
});
