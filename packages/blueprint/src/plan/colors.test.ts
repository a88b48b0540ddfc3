import { expect, test } from 'vitest';
import { optionsOf } from './entities.ts';

const colors = (...options: string[]) => optionsOf(options).map(({ color }) => color);

test('states on the way that stand side by side have colours of their own', () => {
  const [fresh, packed, sent, delivered] = colors('new', 'packed', 'sent', 'delivered');
  expect(packed).toBe('blue');
  expect(delivered).toBe('green');
  expect(new Set([fresh, packed, sent, delivered]).size).toBe(4);
  expect(new Set(colors('requested', 'pending', 'on hold')).size).toBe(3);
});

test('ends that mean the same share its colour', () => {
  expect(colors('paid', 'delivered', 'lost')).toEqual(['green', 'green', 'red']);
});
