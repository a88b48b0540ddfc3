import { expect, test } from 'vitest';
import { buildApp } from '../testing/build-app.ts';
import { describeServices } from './service-lines.ts';
import { tradeOf } from './trades.ts';

const texts = (topic: string, ...titles: string[]) =>
  describeServices(
    titles.map((title) => ({ title })),
    tradeOf(topic),
  ).map(({ text }) => text);

test('each service has a sentence of its own, even where two are of one kind', () => {
  const said = texts('repairs', 'Shoe repairs', 'Bag repairs', 'Zip repairs', 'Polishing', 'Stretching');
  expect(new Set(said).size).toBe(5);
  for (const text of said) expect(text).toMatch(/^\p{Lu}.*\.$|^\p{Lu}.*\?.*\.$/u);
});

test('the words of the service decide, then those of the trade', () => {
  expect(texts('a firm for wages', 'VAT returns')[0]).toContain('due');
  expect(texts('a bakery', 'Cakes')[0]).toBe(tradeOf('a bakery').offers[1]?.text);
  expect(texts('a tannery', 'Buckles')[0]).toContain('buckles');
});

test('words and pictures that were given stay', () => {
  expect(describeServices([{ title: 'Bread', text: 'From rye.', icon: 'Leaf' }], tradeOf('bakery'))).toEqual([
    { title: 'Bread', text: 'From rye.', icon: 'Leaf' },
  ]);
});

test('services that the text lists are described on the page, and the answer says that these are examples', async () => {
  const { tree, prose } = await buildApp(
    'One-page site for a cobbler with services (heels, soles, polishing) and a contact form',
  );
  const source = tree['pages/Welcome'] ?? '';
  expect(source.match(/<h3>(?:Heels|Soles|Polishing)<\/h3>\s+<p>[^<]{20,}<\/p>/g)).toHaveLength(3);
  expect(prose).toContain('what you offer');
});

test.each([
  ['a dog groomer who also trims, files and polishes nails', 'Your animal in good hands.'],
  ['the horse riding school of our village', 'Your animal in good hands.'],
  ['an office for people who need a roofer, with a small bar', 'Done properly, and the place left tidy.'],
])('the trade is what is said first: %s', (text, promise) => {
  expect(tradeOf(text).promise).toBe(promise);
});
