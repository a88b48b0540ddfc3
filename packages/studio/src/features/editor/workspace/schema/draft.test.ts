import { EntitySchema } from '@sayso/contracts/entity-schema';
import { expect, test } from 'vitest';
import { changeDraft, type DraftChange, openDraft, schemaOf } from './draft.ts';
import { fieldTypes, typeOf, withTarget, withType } from './field-types.ts';

const stored = EntitySchema.parse({
  name: 'Repair',
  title: 'Repair',
  properties: {
    title: { type: 'string' },
    price: { type: 'number' },
    parts: { type: 'integer' },
    total: { type: 'number', 'x-sayso': { derive: { op: 'product', of: ['price', 'parts'] } } },
  },
  required: ['title', 'price'],
  rls: { read: { 'data.price': 5 } },
  'x-sayso': { titleField: 'title', unique: [['title'], ['title', 'price']] },
});
const after = (...changes: DraftChange[]) => {
  const made = schemaOf(changes.reduce(changeDraft, openDraft(stored)));
  if ('error' in made) throw new Error(made.error);
  return made.value;
};

test('a schema that nobody touched stays as it is', () => {
  expect(JSON.parse(JSON.stringify(after()))).toEqual(JSON.parse(JSON.stringify(stored)));
});

test('a field that is renamed in code is renamed in rules, formulas, duplicates and what is required', () => {
  expect(after({ type: 'edit', id: 'stored:price', change: { key: 'cost' } })).toMatchObject({
    properties: {
      cost: { 'x-sayso': { formerly: ['price'] } },
      total: { 'x-sayso': { derive: { of: ['cost', 'parts'] } } },
    },
    required: ['title', 'cost'],
    rls: { read: { 'data.cost': 5 } },
    'x-sayso': { unique: [['title'], ['title', 'cost']] },
  });
});

test('another title leaves the name in code alone; a new field follows its title', () => {
  const schema = after(
    { type: 'title', id: 'stored:title', title: 'What is broken' },
    { type: 'add', id: 'a', title: '' },
    { type: 'title', id: 'a', title: 'Größe' },
    { type: 'add', id: 'b', title: '' },
    { type: 'title', id: 'b', title: 'Größe' },
    { type: 'add', id: 'c', title: '' },
    { type: 'title', id: 'c', title: '説明' },
  );
  expect(Object.keys(schema.properties)).toEqual([
    'title',
    'price',
    'parts',
    'total',
    'gro_e',
    'gro_e_2',
    'field',
  ]);
  expect(schema.properties['title']?.title).toBe('What is broken');
});

test('a field that goes takes along what the schema says of it, and comes back whole', () => {
  const removed = after({ type: 'remove', id: 'stored:price' });
  expect(removed).toMatchObject({ required: ['title'], 'x-sayso': { unique: [['title']] } });
  expect(removed.properties).not.toHaveProperty('price');
  expect(after({ type: 'remove', id: 'stored:price' }, { type: 'restore', id: 'stored:price' })).toEqual(
    after(),
  );
});

test('fields keep the order that they are moved into', () => {
  expect(Object.keys(after({ type: 'move', id: 'stored:total', to: 1 }).properties)).toEqual([
    'title',
    'total',
    'price',
    'parts',
  ]);
});

test.each(fieldTypes)('a field of type %s is known again as one', (type) => {
  const made = withType({ type: 'string', title: 'Field' }, type);
  expect(typeOf(type.startsWith('reference') ? withTarget(made, 'Customer') : made)).toBe(type);
});

test('a choice keeps its choices and their names when several may be chosen', () => {
  const choice = { type: 'string' as const, enum: ['a', 'b'], enumNames: ['First', 'Second'], title: 'Kind' };
  const several = withType(choice, 'choices');
  expect(several).toEqual({
    type: 'array',
    title: 'Kind',
    items: { type: 'string', enum: ['a', 'b'], enumNames: ['First', 'Second'] },
  });
  expect(withType(several, 'choice')).toEqual(choice);
});
