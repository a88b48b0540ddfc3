import { expect, test } from 'vitest';
import { optionColor } from './schema.ts';

test.each([
  ['violet', 'violet'],
  ['purple', 'violet'],
  ['yellow', 'amber'],
  ['slate', 'gray'],
])('a choice whose colour is called %s is shown in %s', (called, shown) => {
  const property = { type: 'string', enum: ['a', 'b'], 'x-sayso': { colors: { a: called } } } as const;
  expect(optionColor({ ...property, enum: ['a', 'b'] }, 'a')).toBe(shown);
});
