import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyUpdate } from './apply-update.ts';
import { parseUpdate } from './parse-update.ts';

const now = new Date('2026-02-03T04:05:06.789Z');
const formatOf = (name: string) => ({ day: 'date', hour: 'time' })[name];
const apply = (data: unknown, record: Record<string, unknown>) =>
  applyUpdate(parseUpdate(data), record, { now, formatOf });

type Case = [what: string, data: unknown, before: Record<string, unknown>, after: Record<string, unknown>];
describe('operators', () => {
  test.each<Case>([
    ['a plain field is set', { a: 1, b: null }, { a: 0, c: 2 }, { a: 1, b: null, c: 2 }],
    ['$set reaches into objects', { $set: { 'a.b': 1 } }, { a: { c: 2 } }, { a: { b: 1, c: 2 } }],
    ['$set makes objects on the way', { $set: { 'a.b.c': 1 } }, {}, { a: { b: { c: 1 } } }],
    ['$set takes null for nothing', { $set: { 'a.b': 1 } }, { a: null }, { a: { b: 1 } }],
    ['$unset takes away', { $unset: { a: '', 'b.c': true } }, { a: 1, b: { c: 1, d: 2 } }, { b: { d: 2 } }],
    ['$unset of nothing', { $unset: { a: '', 'b.c': '' } }, { b: 1 }, { b: 1 }],
    [
      '$rename moves',
      { $rename: { a: 'b', 'c.d': 'e.f' } },
      { a: 1, b: 2, c: { d: 3 } },
      { b: 1, c: {}, e: { f: 3 } },
    ],
    ['$rename of nothing', { $rename: { a: 'b' } }, { b: 2 }, { b: 2 }],
    [
      '$inc adds',
      { $inc: { a: 2, b: -1, 'c.d': 1, e: 5 } },
      { a: 1, c: { d: 1 }, e: null },
      { a: 3, b: -1, c: { d: 2 }, e: 5 },
    ],
    ['$mul multiplies', { $mul: { a: 3, b: 3 } }, { a: 2 }, { a: 6, b: 0 }],
    ['$min keeps the smaller', { $min: { a: 1, b: 9, c: 4 } }, { a: 5, b: 5 }, { a: 1, b: 5, c: 4 }],
    ['$max keeps the greater', { $max: { a: 1, b: 9, c: 4 } }, { a: 5, b: 5, c: null }, { a: 5, b: 9, c: 4 }],
    [
      '$min and $max compare texts by code point',
      { $min: { a: 'B' }, $max: { b: 'é' } },
      { a: 'a', b: 'z' },
      { a: 'B', b: 'é' },
    ],
    [
      '$currentDate writes in the form of its field',
      { $currentDate: { day: true, hour: { $type: 'date' }, at: true } },
      {},
      { day: '2026-02-03', hour: '04:05:06', at: '2026-02-03T04:05:06.789Z' },
    ],
    [
      '$push adds at the end',
      { $push: { a: 1, b: 1, 'c.d': [2] } },
      { a: [1] },
      { a: [1, 1], b: [1], c: { d: [[2]] } },
    ],
    ['$push of several', { $push: { a: { $each: [2, 3] } } }, { a: [1] }, { a: [1, 2, 3] }],
    ['$push of an object', { $push: { a: { b: 1 } } }, {}, { a: [{ b: 1 }] }],
    [
      '$addToSet adds what is not there',
      { $addToSet: { a: 1, b: { $each: [2, 2, { y: 1, x: 2 }] } } },
      { a: [1], b: [{ x: 2, y: 1 }] },
      { a: [1], b: [{ x: 2, y: 1 }, 2] },
    ],
    [
      '$pull takes a value out wherever it stands',
      { $pull: { a: 1 } },
      { a: [1, 2, 1, '1'] },
      { a: [2, '1'] },
    ],
    ['$pull by condition', { $pull: { a: { $gte: 3 } } }, { a: [1, 3, 5, 'x'] }, { a: [1, 'x'] }],
    ['$pull by list', { $pull: { a: { $in: ['x', 'y'] } } }, { a: ['x', 'z', 'y'] }, { a: ['z'] }],
    [
      '$pull of objects by their fields',
      { $pull: { a: { id: 1, n: { $ne: 0 } } } },
      { a: [{ id: 1, n: 0 }, { id: 1, n: 2 }, { id: 2, n: 2 }, 1] },
      { a: [{ id: 1, n: 0 }, { id: 2, n: 2 }, 1] },
    ],
    [
      '$pull by what is not so leaves what has no fields',
      { $pull: { a: { n: { $ne: 0 } } } },
      { a: [{ n: 1 }, 'x'] },
      { a: ['x'] },
    ],
    ['$pull out of nothing', { $pull: { a: 1, b: 1 } }, { b: null }, { b: null }],
    [
      'several operators at once',
      { x: 1, $inc: { n: 1 }, $push: { l: 1 } },
      { n: 1 },
      { x: 1, n: 2, l: [1] },
    ],
  ])('%s', (_what, data, before, after) => {
    const given = structuredClone(before);
    expect(apply(data, given)).toEqual(after);
    expect(given).toEqual(before);
  });

  test.each<[string, unknown, Record<string, unknown>, Record<string, string>]>([
    ['$inc of a text', { $inc: { a: 1 } }, { a: '1' }, { a: 'This is not a number' }],
    [
      '$mul beyond all numbers',
      { $mul: { a: 1e308 } },
      { a: 1e308 },
      { a: 'This would be too large a number' },
    ],
    ['$push on a text', { $push: { a: 1 } }, { a: 'x' }, { a: 'This is not a list' }],
    ['$pull from an object', { $pull: { a: 1 } }, { a: {} }, { a: 'This is not a list' }],
    ['$max across types', { $max: { a: 1 } }, { a: 'x' }, { a: 'This is not a number' }],
    ['$min across types', { $min: { a: 'x' } }, { a: 1 }, { a: 'This is not a text' }],
    [
      'a path through a text',
      { $set: { 'a.b': 1 } },
      { a: 'x' },
      { 'a.b': 'This does not lie in an object' },
    ],
    ['a path through a list', { $set: { 'a.b': 1 } }, { a: [] }, { 'a.b': 'This does not lie in an object' }],
    [
      'two at once',
      { $inc: { a: 1 }, $push: { b: 1 } },
      { a: '', b: '' },
      { a: 'This is not a number', b: 'This is not a list' },
    ],
  ])('what an operator cannot work on is named: %s', (_what, data, record, fields) => {
    expect(() => apply(data, record)).toThrow(expect.objectContaining({ kind: 'invalid', fields }));
  });
});

test.each<[string, unknown, string]>([
  ['no object', [], 'it must be an object'],
  ['nothing', {}, 'it changes nothing'],
  ['an unknown operator', { $bit: { a: 1 } }, 'unknown operator $bit'],
  ['an operator without fields', { $set: 1 }, '$set takes an object of fields'],
  ['a field of the server', { created_by: 'x' }, '$set: the server keeps created_by'],
  ['a field of the server by a new name', { $rename: { a: 'id' } }, '$rename: the server keeps id'],
  ['below a field of the server', { $set: { 'id.x': 1 } }, '$set: the server keeps id'],
  ['a place in a list', { $set: { 'a.0': 1 } }, '$set: "a.0" is not a field'],
  ['an empty name', { $inc: { 'a..b': 1 } }, '$inc: "a..b" is not a field'],
  ['the prototype', JSON.parse('{"$set":{"__proto__.x":1}}'), '$set: "__proto__.x" is not a field'],
  ['a field twice', { a: 1, $inc: { a: 1 } }, 'a is changed twice'],
  ['a field and what lies in it', { $set: { a: {} }, $inc: { 'a.b': 1 } }, 'a.b is changed twice'],
  ['what lies in a field and the field', { $inc: { 'a.b': 1 }, $unset: { a: '' } }, 'a is changed twice'],
  ['two new names', { $rename: { a: 'c', b: 'c' } }, 'c is changed twice'],
  ['$inc by a text', { $inc: { a: '1' } }, '$inc of a takes a number'],
  ['$max by a list', { $max: { a: [] } }, '$max of a takes a number or a text'],
  ['$currentDate of nothing', { $currentDate: { a: 0 } }, '$currentDate of a takes true'],
  ['$each that is no list', { $push: { a: { $each: 1 } } }, '$push of a: $each takes a list'],
  [
    'a modifier that is not known',
    { $push: { a: { $each: [], $slice: 1 } } },
    '$push of a: unknown operator $slice',
  ],
  ['an operator as a value', { $set: { a: { b: { $inc: 1 } } } }, '$set of a: unknown operator $inc'],
  ['a pattern to pull by', { $pull: { a: { $regex: 'a' } } }, '$pull of a takes no $regex'],
  ['a new name that is none', { $rename: { a: 1 } }, '$rename of a takes the new name'],
])('%s is refused with its place', (_what, data, why) => {
  expect(() => parseUpdate(data)).toThrow(
    expect.objectContaining({ kind: 'bad_request', message: `Update refused: ${why}` }),
  );
});

test('an update knows the fields that it touches, and those whose old value the new one tells', () => {
  const update = parseUpdate({
    a: 1,
    $set: { 'b.c': 1 },
    $rename: { d: 'e.f' },
    $inc: { g: 1 },
    $unset: { h: '' },
  });
  expect(update.touched).toEqual(['a', 'b', 'd', 'e', 'g', 'h']);
  expect(update.readers).toEqual(['d', 'e', 'g']);
});

const scalar = fc.oneof(
  fc.integer({ min: -3, max: 3 }),
  fc.constantFrom('a', 'b', ''),
  fc.boolean(),
  fc.constant(null),
);
const list = fc.array(fc.oneof(scalar, fc.record({ x: scalar })), { maxLength: 4 });
const number = fc.integer({ min: -1000, max: 1000 });

describe('laws', () => {
  test('what is pushed and pulled by value is gone, and the rest keeps its order', () => {
    fc.assert(
      fc.property(list, scalar, (items, value) => {
        const pushed = apply({ $push: { l: value } }, { l: items });
        expect(pushed['l']).toEqual([...items, value]);
        expect(apply({ $pull: { l: value } }, pushed)['l']).toEqual(items.filter((item) => item !== value));
      }),
    );
  });

  test('$addToSet twice is once, and adds no value that is there', () => {
    fc.assert(
      fc.property(list, fc.array(scalar, { maxLength: 4 }), (items, values) => {
        const update = { $addToSet: { l: { $each: values } } };
        const once = apply(update, { l: items });
        expect(apply(update, once)).toEqual(once);
        const added = (once['l'] as unknown[]).slice(items.length);
        expect(new Set(added)).toEqual(new Set(values.filter((value) => !items.includes(value))));
      }),
    );
  });

  test('$inc there and back is nothing, $min and $max are the smaller and the greater', () => {
    fc.assert(
      fc.property(number, number, (value, by) => {
        expect(apply({ $inc: { n: -by } }, apply({ $inc: { n: by } }, { n: value }))).toEqual({ n: value });
        expect(apply({ $min: { n: by } }, { n: value })).toEqual({ n: Math.min(value, by) });
        expect(apply({ $max: { n: by } }, { n: value })).toEqual({ n: Math.max(value, by) });
      }),
    );
  });

  test('$rename there and back is nothing, and other fields are never touched', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('a', 'x', 'y'), list), (record) => {
        const there = apply({ $rename: { a: 'b.c' } }, record);
        const back = apply({ $rename: { 'b.c': 'a' }, $unset: { b2: '' } }, there);
        expect({ ...back, b: undefined }).toEqual({ ...record, b: undefined });
      }),
    );
  });
});
