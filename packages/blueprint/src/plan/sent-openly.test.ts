import { expect, test } from 'vitest';
import { read } from '../read/read.ts';
import { buildBlueprint } from './build.ts';

function openPages(text: string) {
  const { entities, pages } = buildBlueprint(read(text));
  const named = (id: string | undefined) => entities.find((entity) => entity.id === id)?.label;
  return pages
    .filter((page) => page.public)
    .map(({ archetype, entity, target }) => [archetype, named(entity), named(target)]);
}

test('what people hand in without an account has a form, and shows no other records', () => {
  const pages = openPages(
    'Gifts: giver, date, weight in kg. Villagers can offer themselves without an account: name, phone, which days (friday, sunday, both)',
  );
  expect(pages).toEqual([['public-form', undefined, 'Offer']]);
});

test('nobody comes in without an account', () => {
  expect(
    openPages('Gifts: giver, date. Offers: name, phone. Nobody can see an offer without an account.'),
  ).toEqual([]);
});

test('an offer of help is no quotation, and kilos are no money', () => {
  const { entities, pages } = buildBlueprint(
    read(
      'Donations: donor, date, weight in kg. A chart of kilos given per month. Villagers can offer themselves without an account: name, phone, which days (friday, sunday)',
    ),
  );
  const offer = entities.find(({ label }) => label === 'Offer');
  expect(offer?.fields.map(({ label }) => label)).toEqual(['Name', 'Phone', 'Days']);
  const titles = pages.flatMap(({ blocks }) => blocks.map(({ title }) => title));
  expect(titles).toContain('Weight by month');
});
