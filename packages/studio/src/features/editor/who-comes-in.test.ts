import { expect, test } from 'vitest';
import { whoComesIn } from './who-comes-in.ts';

test.each([
  ['private_with_login', false, 'private_with_login'],
  ['private_with_login', true, 'private_with_login'],
  ['public_with_login', false, 'public_with_login'],
  ['public_with_login', true, 'private_with_login'],
  ['public_without_login', false, 'public_without_login'],
  ['public_without_login', true, 'public_without_login'],
] as const)('%s with sign-up by invitation %s is open as %s', (public_settings, is_invited_only, open) => {
  expect(whoComesIn({ public_settings, is_invited_only })).toBe(open);
});
