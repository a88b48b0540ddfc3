import { expect, test } from 'vitest';
import { pathOf, takeCodeFromAddress } from './token.ts';

test('[P-LOGIN-03] a code leaves the address even where its path starts with two slashes', () => {
  window.history.replaceState(null, '', `${window.location.origin}//x?access_token=handed&a=1#b`);

  expect(takeCodeFromAddress()).toBe('handed');

  expect(localStorage.getItem('token')).toBe(null);
  expect(window.location.href).toBe(`${window.location.origin}/x?a=1#b`);
});

test('no address below its origin reads as another origin', () => {
  expect(pathOf(new URL('http://sayso.example//evil.example/x?a#b'))).toBe('/evil.example/x?a#b');
});
