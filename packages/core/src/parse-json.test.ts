import { limits } from '@sayso/contracts/limits';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NestedTooDeep, nestsDeeper, parseJson, parsePlainJson } from './parse-json.ts';

const lists = (depth: number, inner = '') => '['.repeat(depth) + inner + ']'.repeat(depth);
const objects = (depth: number) => '{"a":'.repeat(depth) + 1 + '}'.repeat(depth);

test.each([
  ['lists', lists(limits.jsonDepth + 1)],
  ['objects', objects(limits.jsonDepth + 1)],
  ['thousands of brackets', lists(7_000)],
  ['a million brackets', lists(1_000_000)],
  ['brackets that nothing closes', '['.repeat(200_000)],
  ['a nest behind a text with brackets and quotes', `["]\\"]\\\\",${lists(limits.jsonDepth)}]`],
  ['a nest behind a long list', `[${'1,'.repeat(10_000)}${lists(limits.jsonDepth)}]`],
])('%s are refused before they are parsed', (_what, text) => {
  expect(() => parseJson(text)).toThrow(`nested deeper than ${limits.jsonDepth} levels`);
});

test.each([
  ['lists as deep as may be', lists(limits.jsonDepth)],
  ['objects as deep as may be', objects(limits.jsonDepth)],
  ['many lists beside each other', `[${'[],'.repeat(10_000)}1]`],
  ['brackets in a text', JSON.stringify('['.repeat(10_000))],
  ['brackets behind an escaped quote', JSON.stringify(`"${'{'.repeat(10_000)}`)],
  ['brackets in a key', JSON.stringify({ ['['.repeat(10_000)]: '\\' })],
  ['a number', '1'],
])('%s are parsed', (_what, text) => {
  expect(parseJson(text)).toEqual(JSON.parse(text));
});

test.each(['', '[', '"', '"\\', '{"a":}', ']', '[]]'])('%j is no JSON', (text) => {
  expect(() => parseJson(text)).toThrow(SyntaxError);
});

test('whatever is not too deep is read as by JSON.parse', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 6 }), (text) => {
      expect(nestsDeeper(text, limits.jsonDepth)).toBe(false);
      expect(parseJson(text)).toEqual(JSON.parse(text));
    }),
  );
});

test('values that are copied by assignment reach into no prototype, however deep they are', () => {
  const value = parsePlainJson('{"a":[{"__proto__":{"isAdmin":true},"b":1}],"__proto__":[1]}', 32);

  expect(JSON.stringify(value)).toBe('{"a":[{"b":1}]}');
  expect(() => parsePlainJson('[[[1]]]', 2)).toThrow(NestedTooDeep);
  expect(parsePlainJson('[[[1]]]', 3)).toEqual([[[1]]]);
});
