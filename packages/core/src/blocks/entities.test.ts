import { expect, test } from 'vitest';
import { readEntity } from './entities.ts';

const sumOf = (depth: number): object =>
  depth === 0 ? { op: 'sum', of: ['a', 'b'] } : { op: 'sum', of: [sumOf(depth - 1), 'b'] };
const withFormula = (depth: number) =>
  JSON.stringify({
    properties: { total: { type: 'number', 'x-sayso': { derive: sumOf(depth) } } },
  });

test('a formula within formulas is read, one without an end is refused with its place', () => {
  expect(readEntity(withFormula(3))).toHaveProperty('value');
  expect(readEntity(withFormula(20))).toMatchObject({
    error: expect.stringMatching(/^The schema is not valid: properties\.total\.x-sayso\.derive/),
  });
  expect(readEntity(withFormula(2_000))).toHaveProperty('error');
});
