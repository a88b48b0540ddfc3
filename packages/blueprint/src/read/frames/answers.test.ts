import { expect, test } from 'vitest';
import { buildBlueprint } from '../../plan/build.ts';
import { plannedFields } from '../../testing/told.ts';
import { read } from '../read.ts';

const sentTo = (text: string) => {
  const { entities, pages } = buildBlueprint(read(text));
  const labelOf = (id: string | undefined) => entities.find((entity) => entity.id === id)?.label;
  return {
    things: entities.map(({ label, fields }) => [label, fields.flatMap(({ ref }) => labelOf(ref) ?? [])]),
    open: entities.filter(({ rules }) => rules.create === 'anyone').map(({ label }) => label),
    shown: entities.filter(({ rules }) => rules.read === 'anyone').map(({ label }) => label),
    forms: pages.filter((page) => page.public && page.target).map(({ target }) => labelOf(target)),
  };
};

test.each([
  [
    'Listings of holiday cottages: each cottage has an address and a price. Visitors can request a viewing',
    'Viewing',
  ],
  [
    'Flat listings for our agency, flats with address, rent and photos, people may arrange a viewing',
    'Viewing',
  ],
  ['Crowdfunding page: campaigns with a title, a story and a goal. Others donate money', 'Pledge'],
  ['A swap platform. Toys with an age and a photo, somebody can claim them', 'Claim'],
])('what visitors do is a record about what is shown to them: %s', (text, thing) => {
  const { things, open, forms } = sentTo(text);

  expect(open).toEqual([thing]);
  expect(forms).toContain(thing);
  expect(things.find(([label]) => label === thing)?.[1]).toHaveLength(1);
});

test('two things that customers send have a form each', () => {
  const { open, shown } = sentTo(
    'A motorcycle dealer: motorcycles with brand, year, price and photos. Buyers send an enquiry or arrange a test ride',
  );

  expect(open).toEqual(['Enquiry', 'Test drive']);
  expect(shown).toHaveLength(1);
});

test('what donors leave is a donation', () => {
  expect(
    plannedFields(
      'A fundraising page for the village hall, supporters leave their name, amount and a greeting',
    )['Donation'],
  ).toEqual(expect.arrayContaining(['Name:string', 'Amount:money']));
});

test('a listing for sale or for rent says which', () => {
  expect(plannedFields('Houses with address, price, rooms, for sale or rent')['House']).toContain(
    'Sale or rent:enum',
  );
});
