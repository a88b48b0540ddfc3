import { expect, test } from 'vitest';
import { initialsOf, signOf } from './initials.ts';

test.each([
  ['Grace Hopper', 'GH'],
  ['grace.hopper@example.com', 'GH'],
  ['ada@workshop.example', 'A'],
  ['Zoë 🦊 Fox', 'ZF'],
  ['🦊', ''],
  ['"Ada" Lovelace', 'AL'],
  ['𝒜da', '𝒜'],
  ['王 小明', '王小'],
  ['  ', ''],
])('%s is drawn as %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test.each([
  ['recipes', 'R'],
  ['🧑‍🍳 Recipes', '🧑‍🍳'],
  ['🇫🇷 Trips', '🇫🇷'],
  ['  ', 'A'],
])('%s without a logo has the sign %s', (name, sign) => {
  expect(signOf(name)).toBe(sign);
});
