import type { ViewFilter } from '@sayso/contracts/data-views';
import type { EntityProperty } from '@sayso/contracts/entity-schema';
import { parseFilter } from '@sayso/core/filters/parse-filter';
import { expect, test } from 'vitest';
import { type FieldKind, fieldsOf, isNumeric } from './fields.ts';
import { cutsPattern, filterOf, filterText, operatorsOf, searchNotes } from './filters.ts';

const fields = fieldsOf({
  properties: {
    name: { type: 'string' },
    fee: { type: 'number' },
    day: { type: 'string', format: 'date' },
    at: { type: 'string', format: 'date-time' },
    status: { type: 'string', enum: ['a', 'b'], enumNames: ['Alpha', 'Beta'] },
    paid: { type: 'boolean' },
    owner: { type: 'string', $ref: '/entities/Owner/id' },
    tags: { type: 'array', items: { type: 'string' } },
  },
});
const where = (...filters: ViewFilter[]) => filterOf(fields, { search: '', filters });

test.each<[ViewFilter, object]>([
  [{ field: 'name', operator: 'contains', values: ['a.b'] }, { name: { $regex: 'a\\.b', $options: 'i' } }],
  [{ field: 'fee', operator: 'between', values: [1, 5] }, { fee: { $gte: 1, $lte: 5 } }],
  [{ field: 'status', operator: 'anyOf', values: ['a'] }, { status: { $in: ['a'] } }],
  [{ field: 'paid', operator: 'is', values: [false] }, { paid: { $ne: true } }],
  [{ field: 'owner', operator: 'noneOf', values: ['x'] }, { owner: { $nin: ['x'] } }],
])('%j asks the server for %j', (filter, expected) => {
  expect(where(filter)).toEqual(expected);
});

test('a day takes in all of its moments, where the person is', () => {
  const { at } = where({ field: 'at', operator: 'is', values: ['2026-11-23'] }) as {
    at: { $gte: string; $lte: string };
  };
  expect(new Date(at.$lte).getTime() - new Date(at.$gte).getTime()).toBe(86_399_999);
  expect(new Date(at.$gte).getHours()).toBe(0);
});

const text = (more: object = {}) => ({ type: 'string', ...more }) as const;
const properties: Record<FieldKind, EntityProperty> = {
  text: text(),
  longtext: text({ 'x-sayso': { kind: 'text' } }),
  number: { type: 'number' },
  integer: { type: 'integer' },
  boolean: { type: 'boolean' },
  enum: text({ enum: ['a'] }),
  enums: { type: 'array', items: text({ enum: ['a'] }) },
  date: text({ format: 'date' }),
  datetime: text({ format: 'date-time' }),
  email: text({ format: 'email' }),
  uri: text({ format: 'uri' }),
  file: text({ format: 'file' }),
  image: text({ 'x-sayso': { kind: 'image' } }),
  reference: text({ $ref: '/entities/Owner/id' }),
  references: { type: 'array', items: text({ $ref: '/entities/Owner/id' }) },
  list: { type: 'array', items: text() },
  json: { type: 'object' },
};

test('every operator of every kind is one that the server reads', () => {
  for (const field of fieldsOf({ properties })) {
    if (!field.isKept) expect(field.kind).toBe(field.key);
    for (const operator of operatorsOf(field)) {
      const value = isNumeric(field) ? 1 : field.kind === 'boolean' ? true : '2026-11-23';
      const filter: ViewFilter = { field: field.key, operator, values: [value, value] };
      const asked = filterOf(fieldsOf({ properties }), { search: '', filters: [filter] });
      expect(() => parseFilter(asked), `${field.key} ${operator}`).not.toThrow();
    }
  }
});

test('a search names as many fields as the server takes, and means what was typed', () => {
  const many = fieldsOf({
    properties: Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`f${at}`, { type: 'string' }])),
  });
  const found = filterOf(many, { search: 'a (b c d e f g h', filters: [] });
  expect(() => parseFilter(found)).not.toThrow();
  expect(JSON.stringify(found)).toContain('\\\\(b');
  expect(filterText(fields, { search: '   ', filters: [] })).toBeUndefined();
});

test('a filter that lacks its value, or whose field is gone, asks for nothing', () => {
  expect(where({ field: 'name', operator: 'contains', values: [''] })).toEqual({});
  expect(where({ field: 'gone', operator: 'is', values: ['x'] })).toEqual({});
});

test('what a search or a filter cannot look through is said', () => {
  const many = fieldsOf({
    properties: Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`f${at}`, { type: 'string' }])),
  });
  expect(searchNotes(many, 'moss')).toEqual([]);
  expect(searchNotes(many, 'a b c d e f')).toEqual([
    'Only the first 25 fields are searched. Use a filter for the others.',
  ]);
  expect(searchNotes(fields, 'a b c d e f g')).toEqual(['Only the first 6 words are searched for.']);
  const cut = 'This text is too long to be searched for as a whole. Only its beginning is.';
  expect(searchNotes(fields, 'x'.repeat(257))).toEqual([cut]);
  const contains = (value: string) => cutsPattern({ field: 'name', operator: 'contains', values: [value] });
  expect([contains('x'.repeat(256)), contains('x'.repeat(257)), contains('.'.repeat(129))]).toEqual([
    false,
    true,
    true,
  ]);
});
