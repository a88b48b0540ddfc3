import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Grace Hopper', 'GH'],
  ['grace.hopper@example.com', 'GH'],
  ['Zoë 🦊 Fox', 'ZF'],
  ['🦊', ''],
  ['"Ada" Lovelace', 'AL'],
  ['𝒜da', '𝒜'],
  ['王 小明', '王小'],
  ['  ', ''],
])('%s is drawn as %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
