import type { ViewFilter } from '@sayso/contracts/data-views';
import { parseFilter } from '@sayso/core/filters/parse-filter';
import { expect, test } from 'vitest';
import { fieldsOf } from './fields.ts';
import { filterOf, filterText, operatorsOf } from './filters.ts';

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

test('every operator of every kind is one that the server reads', () => {
  for (const field of fields) {
    for (const operator of operatorsOf(field)) {
      const value = field.kind === 'number' ? 1 : field.kind === 'boolean' ? true : '2026-11-23';
      const filter: ViewFilter = { field: field.key, operator, values: [value, value] };
      expect(() => parseFilter(where(filter)), `${field.key} ${operator}`).not.toThrow();
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
