import { expect, test } from 'vitest';
import { read } from '../read/read.ts';
import { buildBlueprint } from './build.ts';

const planned = (text: string) => {
  const { entities, pages } = buildBlueprint(read(text));
  return {
    things: entities.map(({ label }) => label),
    shown: entities.filter(({ rules }) => rules.read === 'anyone').map(({ label }) => label),
    open: pages.filter((page) => page.public && page.nav).map(({ archetype }) => archetype),
  };
};

test.each([
  ['Classifieds for our street: things with a photo, a price and a phone number', 'Listing'],
  ['A job board for farms: jobs with pay per hour and place, applicants send a cv', 'Job'],
  ['Used tents listings with photos, price and weight; buyers make an offer', 'Listing'],
  ['A review site for playgrounds: playgrounds with an address and an age', 'Playground'],
])('strangers see what is put up on a board: %s', (text, thing) => {
  const { shown, open } = planned(text);

  expect(shown).toContain(thing);
  expect(open.some((archetype) => /^public-/.test(archetype))).toBe(true);
});

test('a job of a job board is a position, once', () => {
  expect(planned('A job board for farms: jobs with pay per hour and place').things).toEqual([
    'Job',
    'Application',
  ]);
});

test('a general word for what was told is no thing beside it, and whoever sends a cv applies', () => {
  expect(
    planned('Selling used lamps: lamps with height and price. People can reserve an item').things,
  ).toEqual(['Lamp', 'Booking']);
  expect(
    planned('Careers page of our mill: jobs with title, hall and closing date, candidates send their cv')
      .things,
  ).toEqual(['Job', 'Application']);
});

test('what a house reckons with inside stays inside where its things are shown', () => {
  const { entities } = buildBlueprint(
    read('Job board: departments, jobs with title, department and closing date, applicants send a cv'),
  );
  const department = entities.find(({ label }) => label === 'Department');

  expect(department?.rules.read).toBe('anyone');
  expect(department?.fields.find(({ label }) => label === 'Budget')?.readers).toBe('registered');
});

test('reviews on a site for reviews are of what it lists, and an offer comes from strangers', () => {
  const lakes = buildBlueprint(
    read('Site for reviewing hikes, hikes have a length and a region, visitors leave a rating and a comment'),
  ).entities;
  const review = lakes.find(({ concept }) => concept === 'customer_review');
  const offers = buildBlueprint(
    read('Old piano listings with photos, price, maker; buyers make an offer'),
  ).entities.find(({ label }) => label === 'Offer');

  expect(review?.fields.some(({ ref }) => ref === lakes.find((one) => one !== review)?.id)).toBe(true);
  expect(offers?.rules).toMatchObject({ create: 'anyone', read: 'registered' });
});

test('a board that is kept inside shows nothing to strangers', () => {
  expect(planned('An internal job board: jobs with pay and place').shown).toEqual([]);
});

test('a portfolio with a contact form takes messages', () => {
  const { things, open } = planned('Portfolio of a stonemason with pictures and a contact form');

  expect(things).toContain('Enquiry');
  expect(open).toEqual(expect.arrayContaining(['portfolio', 'public-form']));
});
