import type { EntitySchema } from '@sayso/contracts/entity-schema';
import { expect, test } from 'vitest';
import { conflictsOf, doRulesClash, mergeSchemas } from './merge-schemas.ts';

const base: EntitySchema = {
  name: 'Task',
  properties: { title: { type: 'string' }, price: { type: 'number' }, old: { type: 'string' } },
  required: ['title'],
  rls: { read: true },
};
const { title, price, old } = base.properties as Record<string, EntitySchema['properties'][string]>;
const withProperties = (properties: object, more: object = {}) =>
  ({ ...base, ...more, properties }) as EntitySchema;

test('what only one of two people changed is as they made it', () => {
  const theirs = withProperties(
    { title, price: { type: 'integer' }, old, theirs: { type: 'boolean' } },
    { rls: { read: false }, required: ['title', 'price'] },
  );
  const mine = withProperties({ mine: { type: 'string' }, title: { type: 'string', title: 'Name' }, price });
  expect(conflictsOf({ base, theirs, mine })).toEqual([]);
  const merged = mergeSchemas({ base, theirs, mine }, {});
  expect(merged.properties).toEqual({
    title: { type: 'string', title: 'Name' },
    price: { type: 'integer' },
    theirs: { type: 'boolean' },
    mine: { type: 'string' },
  });
  expect(merged.required).toEqual(['title', 'price']);
  // Rules that somebody else saved are not taken back by a change of fields.
  expect(merged.rls).toEqual({ read: false });
  expect(doRulesClash({ base, theirs, mine })).toBe(false);
  expect(doRulesClash({ base, theirs, mine: { ...mine, rls: { read: true, write: false } } })).toBe(true);
});

test('a field that both changed is asked about, and each answer is kept', () => {
  const theirs = withProperties({ title, price: { type: 'integer' }, old: { type: 'number' } });
  const mine = withProperties({ title, price: { type: 'string' } });
  expect(conflictsOf({ base, theirs, mine }).map(({ key }) => key)).toEqual(['price', 'old']);
  const merged = (sides: Record<string, 'mine' | 'theirs'>) =>
    mergeSchemas({ base, theirs, mine }, sides).properties;
  expect(merged({})).toEqual({ title, price: { type: 'string' } });
  expect(merged({ price: 'theirs', old: 'theirs' })).toEqual(theirs.properties);
});

test('the order is of who moved fields', () => {
  const mine = withProperties({ old, title, price });
  const theirs = withProperties({ title, price, old, extra: { type: 'string' } });
  expect(Object.keys(mergeSchemas({ base, theirs, mine }, {}).properties)).toEqual([
    'old',
    'title',
    'price',
    'extra',
  ]);
});
