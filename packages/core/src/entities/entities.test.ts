import { EntitySchema } from '@sayso/contracts/entity-schema';
import { expect, test } from 'vitest';
import { withDefaults } from './defaults.ts';
import { lintEntity } from './lint-entity.ts';
import { referencesOf } from './references.ts';
import { titleFieldOf } from './title-field.ts';

const task = EntitySchema.parse({
  name: 'Task',
  properties: {
    title: { type: 'string' },
    status: { type: 'string', enum: ['todo', 'done'], default: 'todo' },
    project: { type: 'string', $ref: '/entities/Project/id' },
    tags: { type: 'array', items: { type: 'string', $ref: '/entities/Tag/id' } },
    done: { type: 'boolean', default: false },
  },
  required: ['title'],
});

test('references are found, one or many', () => {
  expect(referencesOf(task)).toEqual([
    { field: 'project', entity: 'Project', isMany: false },
    { field: 'tags', entity: 'Tag', isMany: true },
  ]);
});

test('the title is the chosen field, else a usual one, else the first text', () => {
  expect(titleFieldOf(task)).toBe('title');
  expect(titleFieldOf({ ...task, 'x-sayso': { titleField: 'status' } })).toBe('status');
  expect(titleFieldOf({ properties: { amount: { type: 'number' }, note: { type: 'string' } } })).toBe('note');
  expect(titleFieldOf({ properties: { amount: { type: 'number' } } })).toBeNull();
});

test('defaults fill what was not given and nothing else', () => {
  expect(withDefaults(task, { title: 'A', done: true })).toEqual({ title: 'A', status: 'todo', done: true });
  expect(withDefaults(task, { status: null })).toEqual({ status: null, done: false });
});

const property = (given: object) => ({ name: 'A', properties: { x: given } });
const unique = (...lists: string[][]) => ({
  properties: { x: { type: 'string' }, z: { type: 'string' } },
  'x-sayso': { unique: lists },
});
test.each([
  ['a list without items', property({ type: 'array' }), 'items'],
  ['an object without properties', property({ type: 'object' }), 'properties'],
  ['a reference to nothing', property({ type: 'string', $ref: '/entities/Ghost/id' }), 'Ghost'],
  ['a bad form of reference', property({ type: 'string', $ref: 'Ghost' }), '/entities/'],
  ['a default outside the choices', property({ type: 'string', enum: ['a'], default: 'b' }), 'default'],
  ['a broken pattern', property({ type: 'string', pattern: '(' }), 'pattern'],
  [
    'a pattern that looks ahead',
    property({ type: 'string', pattern: '(?=a)' }),
    'pattern: lookahead is not supported',
  ],
  [
    'a pattern that refers back',
    property({ type: 'string', pattern: '(a)\\1' }),
    'backreferences are not supported',
  ],
  ['a field that the server keeps', { properties: { created_by: { type: 'string' } } }, 'created_by'],
  ['a required field that is not there', { properties: {}, required: ['y'] }, '"y"'],
  ['a unique field that is not there', unique(['x'], ['y']), '"y" is said to be unique'],
  ['unique fields that are no lists', { properties: {}, 'x-sayso': { unique: ['x'] } }, 'lists of names'],
  ['a list of no unique field', unique([]), 'at least one'],
  ['more lists than are kept', unique(...Array(6).fill(['x'])), 'at most 5'],
  ['more fields than are compared', unique(Array(5).fill('x')), 'At most 4'],
  ['one field twice', unique(['x', 'x']), 'each field once'],
  ['one list twice', unique(['x', 'z'], ['z', 'x']), 'z, x: said to be unique twice'],
  ['a rule that cannot be read', { properties: {}, rls: { read: { owner: 'me' } } }, 'data.'],
  ['a text where a schema belongs', 'nope', 'object'],
])('lint names %s', (_what, schema, words) => {
  expect(
    lintEntity(schema, ['A'])
      .map(({ message }) => message)
      .join(),
  ).toContain(words);
});

test('a pattern that cannot be checked may stay where it stood before, and nowhere else', () => {
  const old = property({ type: 'string', pattern: '(?=a)' });
  const next = property({ type: 'string', pattern: '(?=b)' });

  expect(lintEntity(old, [], JSON.stringify(old))).toEqual([]);
  expect(lintEntity(next, [], JSON.stringify(old))).toHaveLength(1);
});

test('lint finds nothing in a sound entity', () => {
  const rls = {
    create: true,
    read: { created_by: '{{user.email}}' },
    update: { user_condition: { role: 'admin' } },
  };
  const hints = { unique: [['title'], ['project', 'status']] };
  expect(lintEntity({ ...task, rls, 'x-sayso': hints }, ['Task', 'Project', 'Tag'])).toEqual([]);
});
