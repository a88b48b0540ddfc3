import { parseFilter } from '@sayso/core/filters/parse-filter';
import { parseSort } from '@sayso/core/filters/sort';
import { expect, test } from 'vitest';
import { chosen, type Standing, usesOf } from './index-uses.ts';

const own = { created_by: 'a@example.com' };
const cases: [
  filter: Record<string, unknown>,
  sort: string,
  rule: Record<string, unknown>,
  uses: string[],
][] = [
  [{}, '', {}, []],
  [{ state: 'open' }, '', {}, ['state match']],
  [{ state: ['open', 'late'] }, '-points', {}, ['state match', 'points descending']],
  [{ state: null }, 'address.city', {}, ['address.city ascending']],
  [{ points: { $gt: 3 } }, '', {}, []],
  [{ points: { $gt: 3 } }, '-points', {}, ['points descending']],
  [{}, '-updated_date', {}, ['updated_date descending']],
  [{}, '-created_date', { team: 'a' }, ['team match']],
  [{ state: 'open' }, '-points', own, []],
  [{}, '', { $or: [own, { team: 'a' }] }, ['team match']],
  [{ $or: [{ state: 'open' }, { title: { $regex: 'a' } }] }, '', {}, []],
  [{ state: { $ne: 'open' }, title: { $regex: 'a' } }, '', {}, []],
];

test.each(cases)('what serves filter %j, sort %j under rule %j', (filter, sort, rule, uses) => {
  const asked = { filter: parseFilter(filter), orders: parseSort(sort) };
  const found = usesOf({ read: parseFilter(rule), hidden: [] }, asked);
  expect(found.map(({ field, kind }) => `${field} ${kind}`)).toEqual(uses);
});

const standing = (indexName: string, more: Partial<Standing>): Standing => ({
  appId: indexName,
  partition: 'records_p00',
  indexName,
  uses: 100,
  isMade: false,
  isFit: true,
  ...more,
});

test('five indexes an app and fifty a partition, the most used ones', () => {
  const ofApp = Array.from({ length: 8 }, (_, at) => standing(`x${at}`, { appId: 'app', uses: 100 + at }));
  expect([...chosen(ofApp)]).toEqual(['x7', 'x6', 'x5', 'x4', 'x3']);
  const many = Array.from({ length: 60 }, (_, at) => standing(`x${at}`, { uses: 100 + at }));
  const names = chosen(many);
  expect(names.size).toBe(50);
  expect(names.has('x9')).toBe(false);
  expect(chosen([...many, standing('y', { partition: 'records_p01' })]).has('y')).toBe(true);
});

test('an index that stands gives way to one that is used twice as much; a field that is hardly used gets none', () => {
  const made = Array.from({ length: 5 }, (_, at) => standing(`x${at}`, { appId: 'app', isMade: true }));
  expect([...chosen([...made, standing('new', { appId: 'app', uses: 199 })])]).not.toContain('new');
  expect([...chosen([...made, standing('new', { appId: 'app', uses: 201 })])]).toContain('new');
  expect([...chosen([standing('rare', { uses: 19 }), standing('unfit', { isFit: false })])]).toEqual([]);
});
