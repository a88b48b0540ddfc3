import { expect, test } from 'vitest';
import { parseExpression } from './expression.ts';

const find = (name: string) => ({ key: name, label: name, isPercent: false });
const within = (brackets: number) =>
  parseExpression(`${'('.repeat(brackets)}price * count${')'.repeat(brackets)}`, find);

test('brackets within brackets are read as deep as people write them, and no deeper', () => {
  expect(within(20)?.names).toEqual(['price', 'count']);
  expect(within(100_000)).toBe(undefined);
});

test('so are percentages of percentages', () => {
  expect(parseExpression('10% of price', find)?.names).toEqual(['price']);
  expect(parseExpression(`${'10% of '.repeat(100_000)}price`, find)).toBe(undefined);
});
