import type { EntitySchema } from '@sayso/contracts/entity-schema';
import { expect, test } from 'vitest';
import { fieldsOf } from './schema.ts';
import { startValues, toBody, validate, withDerived } from './validate.ts';

const schema: EntitySchema = {
  name: 'Guest',
  properties: {
    name: { type: 'string', maxLength: 10 },
    email: { type: 'string', format: 'email' },
    site: { type: 'string', format: 'uri' },
    seats: { type: 'integer', minimum: 1, maximum: 8 },
    price: { type: 'number', 'x-sayso': { kind: 'money' } },
    code: { type: 'string', pattern: '^[A-Z]{3}$' },
    coming: { type: 'boolean' },
    status: { type: 'string', enum: ['asked', 'sure'], default: 'asked' },
    tags: { type: 'array', items: { type: 'string' } },
  },
  required: ['name', 'coming'],
};
const fields = fieldsOf(schema);
const fine = { name: 'Ada', coming: false };

test.each([
  [{}, { name: 'This field is required' }],
  [{ name: '   ' }, { name: 'This field is required' }],
  [{ ...fine }, {}],
  [{ ...fine, name: 'Ada Lovelace' }, { name: 'Use at most 10 characters' }],
  [{ ...fine, email: 'ada@' }, { email: 'Enter a valid email address' }],
  [{ ...fine, email: 'ada@example.com' }, {}],
  [{ ...fine, site: 'example' }, { site: 'Enter a full address, such as https://example.com' }],
  [{ ...fine, site: 'javascript:alert(1)' }, { site: 'Enter a full address, such as https://example.com' }],
  [{ ...fine, seats: 0 }, { seats: 'Enter 1 or more' }],
  [{ ...fine, seats: 9 }, { seats: 'Enter 8 or less' }],
  [{ ...fine, seats: 1.5 }, { seats: 'Enter a whole number' }],
  [{ ...fine, price: 'much' }, { price: 'Enter a number' }],
  [{ ...fine, code: 'abc' }, { code: 'This isn’t in the right format' }],
  [{ ...fine, code: 'ABC' }, {}],
])('[P-RUN-17] %j is answered with %j', (values, errors) => {
  expect(validate(fields, values)).toEqual(errors);
});

test('a pattern that could hold up the page is left to the server', () => {
  const slow = fieldsOf({ name: 'Part', properties: { code: { type: 'string', pattern: '^(a+)+$' } } });

  expect(validate(slow, { code: `${'a'.repeat(50)}!` })).toEqual({});
});

test('a new record leaves empty fields out, a changed one clears them', () => {
  const values = { name: ' Ada ', email: '', seats: null, tags: [], project_id: 'p1' };
  expect(toBody(fields, values, true)).toEqual({ name: 'Ada', project_id: 'p1' });
  expect(toBody(fields, values, false)).toMatchObject({ name: 'Ada', email: null, seats: null, tags: [] });
});

test('a form starts with the schema, then with what the page gives, or with the record', () => {
  expect(startValues(fields, {}, null)).toEqual({ coming: false, status: 'asked' });
  expect(startValues(fields, { status: 'sure' }, null)).toMatchObject({ status: 'sure' });
  expect(startValues(fields, { status: 'sure' }, { name: 'Bo' })).toMatchObject({ name: 'Bo', status: null });
});

const derived = fieldsOf({
  name: 'Bill',
  properties: {
    parts: { type: 'number' },
    work: { type: 'number' },
    total: { type: 'number', 'x-sayso': { derive: { op: 'sum', of: ['parts', 'work'] } } },
    line: { type: 'number', 'x-sayso': { derive: { op: 'product', of: ['parts', 'work'] } } },
    from: { type: 'string', format: 'date-time' },
    until: { type: 'string', format: 'date-time' },
    hours: { type: 'number', 'x-sayso': { derive: { op: 'hours', of: ['from', 'until'] } } },
    days: { type: 'integer', 'x-sayso': { derive: { op: 'days', of: ['from', 'until'] } } },
    left: { type: 'number', 'x-sayso': { derive: { op: 'difference', of: ['parts', 'work'] } } },
    share: { type: 'number', 'x-sayso': { derive: { op: 'quotient', of: ['parts', 'work'] } } },
    gross: { type: 'number', 'x-sayso': { derive: { op: 'product', of: ['parts', '1.2'] } } },
    after: {
      type: 'number',
      'x-sayso': {
        derive: { op: 'product', of: [{ op: 'difference', of: ['work', 'parts'] }, '131.25'] },
      },
    },
    due: {
      type: 'number',
      'x-sayso': { kind: 'money', derive: { op: 'product', of: ['fee', 'days'] } },
    },
    fee: { type: 'number', 'x-sayso': { derive: { op: 'quotient', of: ['parts', '4'] } } },
    circle: { type: 'number', 'x-sayso': { derive: { op: 'product', of: ['circle', 'parts'] } } },
  },
});

test.each([
  [
    { parts: 2, work: 5 },
    { total: 7, line: 10, hours: null, left: -3, share: 0.4, gross: 2.4 },
  ],
  [
    { parts: 0.1, work: 0.2 },
    { total: 0.3, line: 0.02 },
  ],
  [{ parts: 2 }, { total: 2, line: null, left: null, share: null }],
  [{ parts: 2, work: 0 }, { share: null }],
  [{ parts: 1.01, work: 1.048 }, { after: 4.99 }],
  [{ parts: 1.01 }, { after: null }],
  [{ parts: 38, work: 7 }, { share: 5.43 }],
  [{ parts: 2, work: 500 }, { share: 0.004 }],
  [
    { parts: 10.01, from: '2026-05-01', until: '2026-05-03' },
    { fee: 2.5, due: 5, circle: null },
  ],
  [
    { from: '2026-05-01T09:00:00Z', until: '2026-05-04T09:00:00Z' },
    { hours: 72, days: 3 },
  ],
  [{}, { total: null, line: null, hours: null }],
  [{ from: '2026-05-01T09:00:00Z', until: '2026-05-01T11:30:00Z' }, { hours: 2.5 }],
  [{ from: '2026-05-01T09:00:00Z' }, { hours: null }],
])('of %j follows %j', (values, follows) => {
  expect(withDerived(derived, values)).toMatchObject(follows);
});
