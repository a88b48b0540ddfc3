import type { EntityProperty } from '@sayso/contracts/entity-schema';
import { expect, test } from 'vitest';
import { type Field, type FieldKind, fieldsOf } from './fields.ts';
import { readText, typedText } from './values.ts';

const fieldOf = (property: EntityProperty, isRequired = false): Field => {
  const [field] = fieldsOf({ properties: { it: property }, required: isRequired ? ['it'] : [] });
  if (field === undefined) throw new Error('There is a field');
  return field;
};
const status = { type: 'string', enum: ['in_work', 'done'], enumNames: ['In work', 'Done'] } as const;

test.each<[EntityProperty, string, unknown]>([
  [{ type: 'number' }, ' 1,234.5 ', 1234.5],
  [{ type: 'number' }, '$45', 45],
  [{ type: 'boolean' }, 'Yes', true],
  [{ type: 'boolean' }, '0', false],
  [{ ...status, enum: [...status.enum], enumNames: [...status.enumNames] }, 'in work', 'in_work'],
  [{ type: 'string', format: 'date' }, '23.11.2026', '2026-11-23'],
  [{ type: 'string', format: 'date' }, '23 Nov 2026', '2026-11-23'],
  [{ type: 'string', format: 'date-time' }, '2026-11-23T09:30:00Z', '2026-11-23T09:30:00.000Z'],
  [{ type: 'array', items: { type: 'string' } }, 'a, b', ['a', 'b']],
  [{ type: 'object' }, '{"a": 1}', { a: 1 }],
  [{ type: 'string' }, ' kept as it is ', ' kept as it is '],
  [{ type: 'string' }, '', null],
])('%j reads %j', (property, text, value) => {
  expect(readText(fieldOf(property), text)).toEqual({ value });
});

test.each<[EntityProperty, string, string]>([
  [{ type: 'number' }, 'many', 'Enter a number'],
  [{ type: 'integer' }, '1.5', 'Enter a whole number'],
  [{ type: 'number', minimum: 0 }, '-1', 'Enter 0 or more'],
  [{ type: 'string', format: 'date' }, '2026-02-31', 'Enter a date such as 2026-11-23'],
  // Another day on either side of the ocean.
  [{ type: 'string', format: 'date' }, '1/2/2026', 'Enter a date such as 2026-11-23'],
  [{ type: 'string', enum: ['a', 'b'] }, 'c', 'Choose from the list'],
  [{ type: 'string', format: 'email' }, 'nobody', 'Enter an email address'],
  [{ type: 'object' }, '[1]', 'Enter an object as JSON, in curly brackets'],
])('%j refuses %j', (property, text, problem) => {
  expect(readText(fieldOf(property), text)).toEqual({ problem });
});

test('a required field is not emptied', () => {
  expect(readText(fieldOf({ type: 'string' }, true), '')).toEqual({ problem: 'This field is required' });
});

const sizes = { enum: ['s', 'b', 'p'], enumNames: ['Small, red', 'Big', '[Plain'] };
const twins = { enum: ['one', 'two'], enumNames: ['Same', 'Same'] };
/** Of every kind that there is, values that are hard to write. */
const hard: Record<FieldKind, [EntityProperty, unknown[]]> = {
  text: [{ type: 'string' }, ['a', ' b ', 'two\nlines', '["x"]']],
  longtext: [{ type: 'string', 'x-sayso': { kind: 'text' } }, ['two\nlines']],
  number: [{ type: 'number' }, [1234.5, -0.5, 1e21, 1e-7]],
  integer: [{ type: 'integer' }, [0, -12]],
  boolean: [{ type: 'boolean' }, [true, false]],
  enum: [{ type: 'string', ...sizes }, ['s', 'b', 'p']],
  enums: [{ type: 'array', items: { type: 'string', ...sizes } }, [['s'], ['b'], ['s', 'b'], ['p']]],
  date: [{ type: 'string', format: 'date' }, ['2026-11-23']],
  datetime: [{ type: 'string', format: 'date-time' }, ['2026-11-23T09:30:00.000Z']],
  email: [{ type: 'string', format: 'email' }, ['a@example.com']],
  uri: [{ type: 'string', format: 'uri' }, ['https://example.com/a,b']],
  file: [{ type: 'string', format: 'file' }, ['https://example.com/a.pdf']],
  image: [{ type: 'string', 'x-sayso': { kind: 'image' } }, ['https://example.com/a.png']],
  reference: [{ type: 'string', $ref: '/entities/Owner/id' }, ['0123456789abcdef01234567']],
  references: [
    { type: 'array', items: { type: 'string', $ref: '/entities/Owner/id' } },
    [['0123456789abcdef01234567', '0123456789abcdef01234568']],
  ],
  list: [{ type: 'array', items: { type: 'string' } }, [['a', 'b'], ['with, comma', ' spaces '], ['[x']]],
  json: [{ type: 'object' }, [{ a: [1], b: 'x, y' }]],
};

test.each(Object.entries(hard))(
  'a value of %s that is copied and pasted stays what it was',
  (kind, given) => {
    const [property, values] = given;
    const field = fieldOf(property);
    expect(field.kind).toBe(kind);
    for (const value of values) {
      expect(readText(field, typedText(field, value)), JSON.stringify(value)).toEqual({ value });
    }
  },
);

test('choices of one name are told apart', () => {
  const field = fieldOf({ type: 'string', ...twins });
  for (const value of twins.enum) expect(readText(field, typedText(field, value))).toEqual({ value });
});
