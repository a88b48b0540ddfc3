import { limits } from '@sayso/contracts/limits';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { excessOf, JsonExcess, parseJson, parsePlainJson } from './parse-json.ts';

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

const keys = (count: number) => `{${Array.from({ length: count }, (_, at) => `"k${at}":0`).join()}}`;
const zeros = (count: number) => `[${'0,'.repeat(count - 1)}0]`;
const tooManyKeys = /An object in this has more than 10,000 keys\. Split/;
const tooManyValues = /holds more than 1,000,000 values\. Send it in parts/;

test.each([
  ['an object of too many keys', keys(limits.objectKeys + 1), tooManyKeys],
  ['one within a list', `[[{"a":[${keys(limits.objectKeys + 1)}]}]]`, tooManyKeys],
  ['a key that stands there too often', `{${'"a":1,'.repeat(limits.objectKeys)}"a":1}`, tooManyKeys],
  ['keys behind an object of a few', `{"a":{"b":1},${keys(limits.objectKeys).slice(1)}`, tooManyKeys],
  ['a list of too many values', zeros(limits.jsonValues), tooManyValues],
  ['too many empty objects', `[${'{},'.repeat(limits.jsonValues / 2)}{}]`, tooManyValues],
])('%s is refused before it is parsed, whether it is JSON or not', (_what, text, words) => {
  expect(() => parseJson(text)).toThrow(words);
  expect(() => parsePlainJson(text.slice(0, -1), 32)).toThrow(words);
});

test.each([
  ['objects of as many keys as may be', `[${keys(limits.objectKeys)},${keys(limits.objectKeys)}]`],
  ['commas in a text', JSON.stringify({ a: ','.repeat(2 * limits.objectKeys) })],
  ['a long list in an object', `{"a":${zeros(2 * limits.objectKeys)},"b":0}`],
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
      expect(excessOf(text, limits.jsonDepth)).toBe(null);
      expect(parseJson(text)).toEqual(JSON.parse(text));
    }),
  );
});

test('values that are copied by assignment reach into no prototype, however deep they are', () => {
  const value = parsePlainJson('{"a":[{"__proto__":{"isAdmin":true},"b":1}],"__proto__":[1]}', 32);

  expect(JSON.stringify(value)).toBe('{"a":[{"b":1}]}');
  const escaped = parsePlainJson('{"\\u005f_proto__":{"isAdmin":true},"b":1}', 32);
  expect(JSON.stringify(escaped)).toBe('{"b":1}');
  expect(() => parsePlainJson('[[[1]]]', 2)).toThrow(JsonExcess);
  expect(parsePlainJson('[[[1]]]', 3)).toEqual([[[1]]]);
});
