import { reservedWords, Slug } from '@sayso/contracts/ids';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameFromDescription, slugFrom, slugWithSuffix } from './naming.ts';

test.each([
  ['Team Tasks', 'team-tasks'],
  ['Café Zürich!', 'cafe-zurich'],
  ['日本', 'my-app'],
  ['Hi', 'hi-app'],
  ['preview', 'preview-app'],
])('the slug of %s', (name, slug) => {
  expect(slugFrom(name)).toBe(slug);
});

test('every name has a valid slug that is not reserved, with a suffix too', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), fc.nat(5), (name, attempt) => {
      const slug = slugFrom(name);
      expect(Slug.safeParse(slug).success).toBe(true);
      expect(reservedWords).not.toContain(slug);
      expect(Slug.safeParse(slugWithSuffix(slug, '68f0aa000000000012345678', attempt)).success).toBe(true);
    }),
  );
});

test.each([
  ['Build me a CRM called "Sunny Sales" for my team', 'Sunny Sales'],
  ['I want to build a recipe book where I can save recipes', 'Recipe Book'],
  ['An app for tracking plants. Each has a name.', 'Tracking Plants'],
  ['habit tracker', 'Habit Tracker'],
  ['!!!', 'New App'],
])('a first name for: %s', (description, name) => {
  expect(nameFromDescription(description)).toBe(name);
});
