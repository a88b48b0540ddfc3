import { expect, test } from 'vitest';
import { compileCheck } from './compile-check.ts';

const list = { type: 'array', items: { type: 'object', required: ['a', 'b'] } };
const check = compileCheck({
  type: 'object',
  properties: { size: { type: 'number' }, list: { firstError: list }, also: { firstError: list } },
});

test('each field has a finding, and a long list has one, however much is wrong in it', () => {
  const many = Array.from({ length: 1_000 }, () => ({}));
  const found = check({ size: 'x', list: [{ a: 1, b: 2 }, ...many], also: many });

  expect(found.map(({ instancePath, keyword }) => [instancePath, keyword])).toEqual([
    ['/size', 'type'],
    ['/list/1', 'required'],
    ['/also/0', 'required'],
  ]);
  expect(check({ size: 1, list: [{ a: 1, b: 2 }], also: [] })).toEqual([]);
});
