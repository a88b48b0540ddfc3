import { pluralOf } from '@sayso/core/entities/plurals';
import { expect, test } from 'vitest';
import { inQuotes, plural, singular } from './words.ts';

test.each([
  ['person', 'people'],
  ['child', 'children'],
  ['shelf', 'shelves'],
  ['woman', 'women'],
  ['quiz', 'quizzes'],
  ['hero', 'heroes'],
  ['canvas', 'canvases'],
  ['virus', 'viruses'],
  ['work order', 'work orders'],
  ['staff', 'staff'],
  ['equipment', 'equipment'],
  ['news', 'news'],
  ['feedback', 'feedback'],
])('%s and %s are told apart here as apps name them', (one, many) => {
  expect(plural(one)).toBe(many);
  expect(plural(many)).toBe(many);
  expect(pluralOf(one)).toBe(many);
  expect(singular(many)).toBe(one);
});

test('words from right to left are quoted with their own direction, quotes with that of the sentence', () => {
  expect(inQuotes('متجر 24')).toBe('“\u2068متجر 24\u2069”');
  expect(inQuotes('Bike Shop')).toBe('“Bike Shop”');
});
