import { expect, test } from 'vitest';
import { cookieValues } from './cookies.ts';

test.each<[header: string | undefined, values: string[]]>([
  [undefined, []],
  ['', []],
  ['a=1', ['1']],
  ['b=0; a=1;a=2;  a=', ['1', '2', '']],
  ['aa=1; a', []],
  ['a=x=y; b=a=3', ['x=y']],
])('the header %o has these cookies named "a": %o', (header, values) => {
  expect(cookieValues(header, 'a')).toEqual(values);
});
