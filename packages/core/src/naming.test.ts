import { AppName } from '@sayso/contracts/apps';
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
  ['A list named "  " of books', 'List Named'],
])('a first name for: %s', (description, name) => {
  expect(nameFromDescription(description)).toBe(name);
});

test('a run of blanks before a name, or within it, is one blank', () => {
  const blanks = ' '.repeat(9_000);
  expect(nameFromDescription(`An app called${blanks}Sunny   Sales for us`)).toBe('Sunny Sales');
  expect(nameFromDescription(`An app called${blanks}${'a'.repeat(100)}`)).toBe(`Called A${'a'.repeat(52)}`);
});

test('whatever the description, the first name is one that an app may have', () => {
  const words = fc.constantFrom('app', 'called', 'named', '"', ' ', '  ', '\n', 'for', '🙂', 'x'.repeat(59));
  fc.assert(
    fc.property(
      fc.array(fc.oneof(words, fc.string({ unit: 'binary', maxLength: 9 })), { maxLength: 30 }),
      (parts) => {
        const name = nameFromDescription(parts.join(''));
        expect(AppName.safeParse(name).success).toBe(true);
        expect(name.isWellFormed()).toBe(true);
      },
    ),
  );
});
