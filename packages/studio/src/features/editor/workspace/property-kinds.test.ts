import type { EntityProperty } from '@sayso/contracts/entity-schema';
import { kindOf, type PropertyKind } from '@sayso/core/entities/property-kind';
import { expect, test } from 'vitest';
import { type FieldKind, fieldsOf } from './data/fields.ts';
import { shownText } from './data/values.ts';
import { type ControlKind, controlOf } from './record-form/controls.ts';
import { textOf } from './record-form/value-text.tsx';
import { type FieldType, typeOf } from './schema/field-types.ts';
import { valueText } from './users/value-text.ts';

type Screens = { form: ControlKind; grid: FieldKind; schema: FieldType };
const item: EntityProperty = { type: 'string', $ref: '/entities/Repair/id' };
const hint = (kind: 'text' | 'richtext' | 'image' | 'phone' | 'money'): EntityProperty => ({
  'x-sayso': { kind },
});

test.each<[EntityProperty, PropertyKind, Screens]>([
  [{}, 'text', { form: 'text', grid: 'text', schema: 'text' }],
  [hint('text'), 'longText', { form: 'longText', grid: 'longtext', schema: 'longText' }],
  [hint('richtext'), 'longText', { form: 'longText', grid: 'longtext', schema: 'longText' }],
  [{ type: 'array' }, 'texts', { form: 'list', grid: 'list', schema: 'texts' }],
  [{ type: 'array', items: { type: 'number' } }, 'list', { form: 'list', grid: 'json', schema: 'other' }],
  [
    { type: 'array', items: item },
    'references',
    { form: 'references', grid: 'references', schema: 'references' },
  ],
  [{ ...item, enum: ['a'] }, 'choice', { form: 'choice', grid: 'enum', schema: 'choice' }],
  [{ format: 'file', ...hint('image') }, 'image', { form: 'file', grid: 'image', schema: 'image' }],
  [{ type: 'binary' }, 'file', { form: 'file', grid: 'file', schema: 'file' }],
  [{ type: 'number', ...hint('money') }, 'number', { form: 'number', grid: 'number', schema: 'money' }],
  [{ type: 'number', ...hint('text') }, 'number', { form: 'number', grid: 'number', schema: 'number' }],
  [{ format: 'date-time' }, 'moment', { form: 'moment', grid: 'datetime', schema: 'moment' }],
  [hint('phone'), 'phone', { form: 'phone', grid: 'text', schema: 'phone' }],
])('%j is the same kind of field on each screen', (property, kind, screens) => {
  expect(kindOf(property)).toBe(kind);
  const [field] = fieldsOf({ properties: { it: property } });
  expect({ form: controlOf(property, 'it'), grid: field?.kind, schema: typeOf(property) }).toEqual(screens);
});

test.each<[string, EntityProperty, { form: boolean; grid: boolean }]>([
  ['remarks', {}, { form: false, grid: false }],
  ['remarks', { maxLength: 2_000 }, { form: true, grid: true }],
  ['remarks', { maxLength: 300 }, { form: false, grid: false }],
  ['repair_notes', {}, { form: true, grid: false }],
  ['notes', { type: 'number' }, { form: false, grid: false }],
  ['notes', { enum: ['a'] }, { form: false, grid: false }],
])('%s of %j has several lines: %j', (key, property, isLong) => {
  const [field] = fieldsOf({ properties: { [key]: property } });
  expect({ form: controlOf(property, key) === 'longText', grid: field?.kind === 'longtext' }).toEqual(isLong);
});

test.each<[EntityProperty, unknown, string]>([
  [{ type: 'number', 'x-sayso': { kind: 'money', currency: 'EUR' } }, 1234.5, '€1,234.50'],
  [{ type: 'number', 'x-sayso': { kind: 'percent' } }, 40, '40%'],
  [{ type: 'integer', 'x-sayso': { kind: 'year' } }, 2026, '2026'],
  [{ format: 'date' }, '2026-11-23', 'Nov 23, 2026'],
  [{ format: 'date' }, 'soon', 'soon'],
  [{ type: 'boolean' }, true, 'Yes'],
])('of %j, %j reads the same on each screen', (property, value, text) => {
  const [field] = fieldsOf({ properties: { it: property } });
  const inGrid = field && shownText(field, value);
  expect([inGrid, textOf(property, value), valueText(value, property)]).toEqual([text, text, text]);
});
