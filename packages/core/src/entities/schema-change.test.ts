import { EntitySchema } from '@sayso/contracts/entity-schema';
import { expect, test } from 'vitest';
import { compareSchemas, leavesRecords, renamedEntities } from './schema-change.ts';

type Properties = Record<string, object>;
const schema = (properties: Properties, more: object = {}) => EntitySchema.parse({ properties, ...more });
const text = { type: 'string' };
const withId = (id: string, more: object = {}) => ({ ...text, ...more, 'x-sayso': { id } });
const renames = (before: Properties, after: Properties) =>
  compareSchemas(schema(before), schema(after)).renames.map(({ from, to, by }) => `${from} -> ${to} (${by})`);

test.each<[string, Properties, Properties, string[]]>([
  ['a stable id', { a: withId('f1') }, { zoo: withId('f1', { type: 'number' }) }, ['a -> zoo (id)']],
  [
    'a former name',
    { due: text, a: text },
    { a: text, deadline: { type: 'number', 'x-sayso': { formerly: ['due', 'when'] } } },
    ['due -> deadline (formerly)'],
  ],
  [
    'a former name that is in use',
    { due: text },
    { due: text, end: { ...text, 'x-sayso': { formerly: ['due'] } } },
    [],
  ],
  ['other ids', { title: withId('f1') }, { titles: withId('f2') }, []],
  ['the same words', { dueDate: text }, { due_date: text, note: text }, ['dueDate -> due_date (name)']],
  ['words among words', { due: text, a: text }, { a: text, due_date: text }, ['due -> due_date (name)']],
  ['the same place', { a: text, notes: text }, { a: text, summary: text }, ['notes -> summary (place)']],
  ['another place', { notes: text, a: text }, { a: text, summary: text }, []],
  ['another type', { size: text }, { sizes: { type: 'number' } }, []],
  ['two that may be it', { name: text }, { first_name: text, last_name: text }, []],
  ['other rules', { pin: { ...text, rls: { read: false } } }, { pins: text }, []],
  ['words that differ', { first_name: text, a: text }, { a: text, last_name: text }, []],
])('a renamed field is known by: %s', (_what, before, after, expected) => {
  expect(renames(before, after)).toEqual(expected);
});

test('defaults are those of fields that are new, or required by now', () => {
  const before = schema({ a: text, kept: { ...text, default: 'k' } });
  const after = schema(
    {
      a: { ...text, default: 'A' },
      kept: { ...text, default: 'other' },
      fresh: { ...text, default: 'F' },
      bare: text,
    },
    { required: ['a', 'bare'] },
  );
  expect(compareSchemas(before, after)).toMatchObject({
    defaults: { a: 'A', fresh: 'F' },
    required: ['a', 'bare'],
    reshaped: [],
    removed: [],
  });
});

test('a change of titles, rules and the order of fields is none for records', () => {
  const before = schema({ a: text, b: { type: 'array', items: text } });
  const after = schema({ b: { type: 'array', items: text }, a: { ...text, title: 'A' } }, { rls: {} });
  expect(leavesRecords(compareSchemas(before, after))).toBe(true);
  expect(leavesRecords(compareSchemas(before, schema({ a: text })))).toBe(false);
});

test('an entity is known by its id, or by being the same but for its name', () => {
  const names = (gone: object, added: object) =>
    Object.fromEntries(
      renamedEntities(
        new Map(Object.entries(gone) as [string, EntitySchema][]),
        new Map(Object.entries(added) as [string, EntitySchema][]),
      ),
    );
  const [plain, other] = [schema({ a: text }), schema({ b: text })];
  const known = (id: string, properties: Properties) => schema(properties, { 'x-sayso': { id } });
  expect(names({ Task: plain }, { Todo: plain })).toEqual({ Todo: 'Task' });
  expect(names({ Task: plain }, { Todo: plain, Chore: plain })).toEqual({});
  expect(names({ Task: plain }, { Todo: other })).toEqual({});
  expect(names({ Task: known('e1', { a: text }) }, { Todo: known('e1', { b: text }) })).toEqual({
    Todo: 'Task',
  });
  expect(names({ Task: known('e1', { a: text }) }, { Todo: known('e2', { a: text }) })).toEqual({});
});

test('a field is the same one by its id or former name only where nothing else claims it', () => {
  const one = (formerly: string[]) => ({ type: 'number', 'x-sayso': { formerly } });
  expect(renames({ a: withId('f1'), b: withId('f1') }, { z: withId('f1') })).toEqual([]);
  expect(renames({ a: text, b: text }, { y: one(['a', 'b']), z: one(['b']) })).toEqual([]);
  expect(renames({ a: text, b: text }, { y: one(['a']), z: one(['b']) })).toEqual([
    'a -> y (formerly)',
    'b -> z (formerly)',
  ]);
});

test('hundreds of fields that came and went are no renames, unless their ids say so', () => {
  const fields = (prefix: string, ids = 0) =>
    Object.fromEntries(
      Array.from({ length: 2_000 }, (_, at) => [`${prefix}_${at}`, at < ids ? withId(`f${at}`) : text]),
    );
  expect(renames(fields('old'), fields('new'))).toEqual([]);
  expect(renames(fields('old', 3), fields('new', 3))).toHaveLength(3);
});
