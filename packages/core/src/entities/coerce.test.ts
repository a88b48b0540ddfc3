import type { EntityProperty } from '@sayso/contracts/entity-schema';
import { expect, test } from 'vitest';
import { coerce } from './coerce.ts';

const number = { type: 'number' } as const;
const boolean = { type: 'boolean' } as const;
const day = { type: 'string', format: 'date' } as const;
const state = { type: 'string', enum: ['in progress', 'done'] } satisfies EntityProperty;
const sizes = { type: 'object', properties: { width: number, label: { type: 'string' } } } as const;

test.each<[unknown, EntityProperty, unknown]>([
  [' 12.50 ', number, 12.5],
  ['-3', { type: 'integer' }, -3],
  [true, number, 1],
  ['12 apples', number, undefined],
  ['1,5', number, undefined],
  ['12345678901234567890', number, undefined],
  ['', number, undefined],
  [12, { type: 'string' }, '12'],
  [false, { type: 'string' }, 'false'],
  [{ a: 1 }, { type: 'string' }, undefined],
  ['Yes', boolean, true],
  [0, boolean, false],
  ['maybe', boolean, undefined],
  ['2026-03-01T23:30:00-05:00', day, '2026-03-02'],
  ['2026-03-01', { type: 'string', format: 'date-time' }, '2026-03-01T00:00:00.000Z'],
  ['In_Progress', state, 'in progress'],
  ['late', state, undefined],
  ['red', { type: 'array', items: { type: 'string' } }, ['red']],
  [['1', 2, 'x'], { type: 'array', items: number }, undefined],
  [['1', 2], { type: 'array', items: number }, [1, 2]],
  [['7'], number, 7],
  [['7', '8'], number, undefined],
  [{ width: '3', label: 'L', more: [] }, sizes, { width: 3, label: 'L', more: [] }],
  [{ width: 'wide' }, sizes, undefined],
  ['wide', sizes, undefined],
])('%j as %j is %j', (value, property, becomes) => {
  expect(coerce(value, property)).toEqual(becomes);
});
