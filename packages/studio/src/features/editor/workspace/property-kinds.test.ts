import type { EntityProperty } from '@sayso/contracts/entity-schema';
import { kindOf, type PropertyKind } from '@sayso/core/entities/property-kind';
import { expect, test } from 'vitest';
import { type FieldKind, fieldsOf } from './data/fields.ts';
import { type ControlKind, controlOf } from './record-form/controls.ts';
import { type FieldType, typeOf } from './schema/field-types.ts';

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
