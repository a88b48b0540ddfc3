import type { EntityProperty } from '@sayso/contracts/entity-schema';
import { expect, test } from 'vitest';
import { type Field, fieldsOf } from './fields.ts';
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
  [{ type: 'string', enum: ['a', 'b'] }, 'c', 'Not one of the choices'],
  [{ type: 'string', format: 'email' }, 'nobody', 'Enter an email address'],
  [{ type: 'object' }, '[1]', 'Enter an object as JSON, in curly brackets'],
])('%j refuses %j', (property, text, problem) => {
  expect(readText(fieldOf(property), text)).toEqual({ problem });
});

test('a required field is not emptied', () => {
  expect(readText(fieldOf({ type: 'string' }, true), '')).toEqual({ problem: 'This field is required' });
});

test.each<[EntityProperty, unknown]>([
  [{ type: 'number' }, 1234.5],
  [{ type: 'boolean' }, false],
  [{ type: 'array', items: { type: 'string' } }, ['a', 'b']],
  [{ type: 'array', items: { type: 'string' } }, ['with, comma', ' spaces ']],
  [{ type: 'object' }, { a: [1] }],
  [{ type: 'string', enum: ['in_work'] }, 'in_work'],
])('a value of %j that is copied and pasted stays what it was', (property, value) => {
  const field = fieldOf(property);
  expect(readText(field, typedText(field, value))).toEqual({ value });
});
