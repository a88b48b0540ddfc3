import { limits } from '@sayso/contracts/limits';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildApp, changeApp } from '../../testing/build-app.ts';
import { bounded, bounds, inPieces } from './bounded.ts';

const fill = (unit: string) => unit.repeat(Math.ceil(limits.descriptionChars / unit.length));
const longWord = new RegExp(`[\\p{L}\\p{N}\\p{M}_'’-]{${bounds.word + 1},}`, 'u');
const longGap = new RegExp(`[^\\p{L}\\p{N}\\p{M}_'’-]{${bounds.gap + 1},}`, 'u');

test('whatever comes in, no word, no gap and no text is longer than what expressions count on', () => {
  const units = [
    ' ',
    '\t ',
    '\r\n',
    ' \n',
    ',',
    ', ',
    '(',
    '()',
    '"',
    "'",
    'a',
    'é',
    'e\u0301',
    '-',
    '.',
    '🙂',
    'א',
    '<b>',
  ];
  const runs = fc.tuple(fc.constantFrom(...units), fc.nat(400)).map(([unit, count]) => unit.repeat(count));
  fc.assert(
    fc.property(fc.array(fc.oneof(runs, fc.string({ unit: 'grapheme' })), { maxLength: 6 }), (parts) => {
      const text = bounded(parts.join(''));
      expect(longWord.exec(text)?.[0]).toBeUndefined();
      expect(longGap.exec(text)?.[0]).toBeUndefined();
      expect(bounded(text)).toBe(text);
    }),
  );
  expect(bounded(fill('a b ')).length).toBe(bounds.text + 1);
});

test('a text that people write is not touched', () => {
  const text =
    'Clients | name, phone\n--------|------------\n\n\n  - "A-Z", (one/two) …\n------\nneo-brutalism';
  expect(bounded(text)).toBe(text);
});

test('a sentence that is too long is read in pieces, and no word of it is lost', () => {
  const sentence = fill('word ').trim();
  const pieces = inPieces(sentence);
  expect(pieces.every((piece) => piece.length <= bounds.sentence)).toBe(true);
  expect(pieces.join(' ')).toBe(sentence);
  expect(inPieces(fill('x')).join('')).toBe(fill('x'));
  expect(inPieces('short')).toEqual(['short']);
});

test('a message that is too long to read whole says how much of it was read', async () => {
  const books = 'A list of books with title and author. ';
  const app = await buildApp(books + fill('They are old. '));
  expect(app.prose).toContain(`I only read the first ${bounds.text.toLocaleString('en')} characters`);
  const changed = await changeApp(await buildApp(books), `Add a field price. ${fill('They are old. ')}`);
  expect(changed.prose).toContain(`I only read the first ${bounds.text.toLocaleString('en')} characters`);
});

test('names behind a channel that are one run of capitals end the search at once', async () => {
  const app = await buildApp(`A forum with channels such as ${'A'.repeat(50)}! Posts have a title.`);
  expect(Object.keys(app.tree).length).toBeGreaterThan(2);
});
