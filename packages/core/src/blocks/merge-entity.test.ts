import { expect, test } from 'vitest';
import type { SourceTree } from '../source-tree.ts';
import { applyBlock } from './apply.ts';
import type { Block } from './block.ts';

const status = {
  type: 'string',
  title: 'Status',
  enum: ['open', 'doing', 'done'],
  enumNames: ['Open', 'Doing', 'Done'],
  default: 'open',
  'x-sayso': { colors: { open: 'blue', doing: 'amber', done: 'green' } },
};
const task = {
  name: 'Task',
  properties: {
    status,
    tags: {
      type: 'array',
      title: 'Tags',
      items: { type: 'string', enum: ['a', 'b'] },
      enumNames: ['Ay', 'Bee'],
    },
    place: {
      type: 'object',
      properties: { street: { type: 'string' }, city: { type: 'string', default: 'Rome' } },
    },
    size: {
      type: 'number',
      title: 'Size',
      minimum: 1,
      default: 3,
      'x-sayso': { kind: 'money', currency: 'EUR' },
    },
  },
  required: ['status', 'size'],
  rls: { read: true, update: { 'data.status': 'open' } },
  'x-sayso': { titleField: 'status', unique: [['status', 'size']] },
};

function lay(body: object, { mode, on = task }: { mode?: string; on?: object } = {}) {
  const attributes = { name: 'Task', ...(mode === undefined ? {} : { mode }) };
  const block: Block = {
    id: 1,
    type: 'entity',
    path: 'entities/Task',
    attributes,
    body: JSON.stringify(body),
  };
  const tree: SourceTree = { 'entities/Task': JSON.stringify(on) };
  const outcome = applyBlock(tree, block);
  return 'error' in outcome ? outcome.error : JSON.parse(outcome.tree['entities/Task'] ?? '');
}
const laidOver = (properties: object) => lay({ properties }).properties;

test('what a block does not say of a field stays', () => {
  const merged = laidOver({ status: { enumNames: ['To do', 'Doing', 'Done'] } });
  expect(merged).toEqual({
    ...task.properties,
    status: { ...status, enumNames: ['To do', 'Doing', 'Done'] },
  });
  expect(Object.keys(merged)).toEqual(Object.keys(task.properties));
});

test.each<[string, object, object]>([
  [
    'one colour',
    { status: { 'x-sayso': { colors: { done: 'teal' } } } },
    { status: { 'x-sayso': { colors: { open: 'blue', doing: 'amber', done: 'teal' } } } },
  ],
  [
    'a colour gone',
    { status: { 'x-sayso': { colors: { done: null } } } },
    { status: { 'x-sayso': { colors: { open: 'blue', doing: 'amber' } } } },
  ],
  [
    'a default',
    { status: { default: 'done' } },
    { status: { default: 'done', enum: ['open', 'doing', 'done'] } },
  ],
  [
    'a part of an object',
    { place: { properties: { city: { title: 'Town' } } } },
    {
      place: {
        properties: { street: { type: 'string' }, city: { type: 'string', default: 'Rome', title: 'Town' } },
      },
    },
  ],
  [
    'a hint',
    { size: { 'x-sayso': { currency: 'USD' } } },
    { size: { minimum: 1, 'x-sayso': { kind: 'money', currency: 'USD' } } },
  ],
  ['whole numbers', { size: { type: 'integer' } }, { size: { type: 'integer', minimum: 1, default: 3 } }],
])('fields are laid over each other in depth: %s', (_what, given, expected) => {
  expect(laidOver(given)).toMatchObject(expected);
});

test('null takes away a field, a key of it, and the names and colours of choices that are gone', () => {
  const merged = laidOver({ tags: null, size: { default: null }, status: { enum: null, default: null } });
  expect(Object.keys(merged)).toEqual(['status', 'place', 'size']);
  expect(merged.size).not.toHaveProperty('default');
  expect(merged.status).toEqual({ type: 'string', title: 'Status', 'x-sayso': {} });
  expect(lay({ properties: { place: { properties: { city: null } } } }).properties.place.properties).toEqual({
    street: { type: 'string' },
  });
});

test('other choices take their names along, new ones are called by their words', () => {
  const { status: merged } = laidOver({ status: { enum: ['done', 'on_hold', 'open'] } });
  expect(merged.enumNames).toEqual(['Done', 'On hold', 'Open']);
  expect(laidOver({ tags: { items: { enum: ['b', 'c', 'a'] } } }).tags.enumNames).toEqual(['Bee', 'C', 'Ay']);
});

test('another type leaves behind what only the old one can mean', () => {
  const { status: merged, size } = laidOver({ status: { type: 'boolean' }, size: { type: 'string' } });
  expect(merged).toEqual({ type: 'boolean', title: 'Status', 'x-sayso': {} });
  expect(size).toEqual({ type: 'string', title: 'Size', 'x-sayso': {} });
});

test('a field that is renamed keeps its place and all that is said of it, and what speaks of it follows', () => {
  const renamed = lay({ renamed: { status: 'state' }, properties: { state: { title: 'State' } } });
  expect(Object.keys(renamed.properties)).toEqual(['state', 'tags', 'place', 'size']);
  expect(renamed).not.toHaveProperty('renamed');
  expect(renamed).toMatchObject({
    properties: {
      state: { ...status, title: 'State', 'x-sayso': { ...status['x-sayso'], formerly: ['status'] } },
    },
    required: ['state', 'size'],
    rls: { read: true, update: { 'data.state': 'open' } },
    'x-sayso': { titleField: 'state', unique: [['state', 'size']] },
  });
  const again = lay({ renamed: { state: 'phase' }, properties: { state: null } }, { on: renamed });
  expect(again.properties.phase['x-sayso'].formerly).toEqual(['status', 'state']);
});

test('formulas and rules of fields follow, what is said of the user stays', () => {
  const on = {
    name: 'Task',
    properties: {
      price: { type: 'number', rls: { read: { 'data.price.x': 1, user_condition: { 'data.price': 'a' } } } },
      total: {
        type: 'number',
        'x-sayso': { derive: { op: 'sum', of: ['price', { op: 'product', of: ['price', '2'] }] } },
      },
    },
    rls: { read: { $or: [{ 'data.price': 1 }, { created_by: '{{user.email}}' }] } },
  };
  expect(lay({ renamed: { price: 'cost' } }, { on })).toMatchObject({
    properties: {
      cost: { rls: { read: { 'data.cost.x': 1, user_condition: { 'data.price': 'a' } } } },
      total: { 'x-sayso': { derive: { of: ['cost', { of: ['cost', '2'] }] } } },
    },
    rls: { read: { $or: [{ 'data.cost': 1 }, { created_by: '{{user.email}}' }] } },
  });
});

test('a whole schema may rename, too, and forgets neither rules nor former names', () => {
  const properties = { state: { type: 'string' }, size: { type: 'number' } };
  const whole = lay({ properties, renamed: { status: 'state' } }, { mode: 'replace' });
  expect(whole).toMatchObject({
    properties: { state: { type: 'string', 'x-sayso': { formerly: ['status'] } } },
    rls: { update: { 'data.state': 'open' } },
  });
  expect(lay({ properties }, { mode: 'replace', on: whole }).properties.state['x-sayso']).toEqual({
    formerly: ['status'],
  });
});

test.each<[string, object, string]>([
  ['a field that is not there', { nowhere: 'else' }, 'no field "nowhere"'],
  ['a name that is taken', { status: 'size' }, 'a field "size" already'],
  ['two fields to one name', { status: 'a', size: 'a' }, 'Two fields would be named "a"'],
  ['two fields into each other', { status: 'size', size: 'status' }, 'already'],
  ['a name that is none', { status: 'not a name' }, 'renamed names fields'],
  ['no names', ['status'], 'renamed names fields'],
])('a renaming is refused with its reason: %s', (_what, renamed, reason) => {
  expect(lay({ renamed })).toContain(reason);
});

test('the former name of another field is no new name, and what was renamed already stays so', () => {
  const renamed = lay({ renamed: { status: 'state' } });
  expect(lay({ renamed: { size: 'status' } }, { on: renamed })).toContain('was the name of "state" before');
  expect(lay({ renamed: { status: 'state' } }, { on: renamed })).toEqual(renamed);
});
