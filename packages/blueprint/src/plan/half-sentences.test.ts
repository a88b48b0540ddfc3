import type { BlueprintEntity } from '@sayso/core/blueprint-schema';
import { describe, expect, test } from 'vitest';
import { read } from '../read/read.ts';
import { buildBlueprint } from './build.ts';

const planned = (text: string) => buildBlueprint(read(text));
const thing = (text: string, label: string): BlueprintEntity | undefined =>
  planned(text).entities.find((entity) => entity.label === label);
const fields = (entity: BlueprintEntity | undefined): string[] =>
  entity?.fields.map(({ label, type }) => `${label}: ${type}`) ?? [];

describe('comments on a blog without an account', () => {
  test.each([
    'A gardening blog where readers can comment with just a name, no sign-up',
    'A knitting blog. Visitors can leave comments without an account, only their name and text.',
    'A beekeeping blog. People may write a comment with only a name and a message.',
  ])('%s', (text) => {
    const comment = thing(text, 'Comment');
    expect(fields(comment)).toEqual(['Message: text', 'Name: string', 'Post: ref']);
    expect(comment?.rules).toMatchObject({ create: 'anyone', read: 'anyone' });
  });
});

test.each([
  ['A blog of our year on the boat, with photos, filter posts by harbour', 'Harbour'],
  ['Cycling blog. Readers can browse the stories by region.', 'Region'],
])('what posts are filtered by is kept of them: %s', (text, label) => {
  const { entities, pages } = planned(text);
  const field = entities.find(({ label: one }) => one === 'Post')?.fields.find((one) => one.label === label);
  expect(field).toBeDefined();
  expect(pages.find(({ archetype }) => archetype === 'blog')?.props?.['filters']).toEqual([field?.id]);
});

test('posts that are filtered by category get no second one', () => {
  const post = thing('A pottery blog where people filter posts by category', 'Post');
  expect(fields(post).filter((field) => /categor/i.test(field))).toHaveLength(1);
});

describe('those who belong to it, on a page', () => {
  test.each([
    ['A site for our amateur theatre with a list of the crew on a page and the next shows', 'Crew member'],
    ['A website for our vet clinic with services, prices and our team on a page', 'Team member'],
    ['A website for our judo club with training times and a page about the coaches', 'Coach'],
  ])('%s', (text, label) => {
    const { entities, pages } = planned(text);
    const shown = entities.find((entity) => entity.label === label);
    expect(pages.find(({ archetype }) => archetype === 'directory')).toMatchObject({
      entity: shown?.id,
      public: true,
    });
  });

  test('what else there is stays', () => {
    const { entities } = planned(
      'A website for our rowing club with news, training times and a page about the coaches',
    );
    expect(entities.length).toBeGreaterThan(1);
  });
});

describe('an enquiry about what is offered', () => {
  test.each([
    ['A marketplace for used kayaks where people can message the seller', 'Kayak'],
    ['Garden plots with size, rent and photo. Visitors can contact the owner.', 'Plot'],
    ['Cottages with photos and price per night; guests can enquire about a cottage', 'Cottage'],
    ['Kittens with name, age and photo, and interested people write to the breeder', 'Kitten'],
  ])('%s', (text, label) => {
    const { entities } = planned(text);
    const enquiry = entities.find(({ concept }) => concept === 'enquiry');
    const about = entities.find((entity) => entity.label === label);
    expect(about).toBeDefined();
    expect(enquiry?.fields.some(({ ref }) => ref === about?.id)).toBe(true);
  });

  test('visitors who have no account may send it and read none', () => {
    const enquiry = thing(
      'Garden plots with size, rent and photo. Visitors can contact the owner.',
      'Enquiry',
    );
    expect(enquiry?.rules).toMatchObject({ create: 'anyone', read: 'registered' });
  });

  test('an owner of dogs who is called by staff gets no enquiry', () => {
    expect(thing('Dogs with name, breed, owner and phone. Staff call the owner.', 'Enquiry')).toBeUndefined();
  });
});

describe('orders told in half a sentence', () => {
  test.each([
    ['A bakery site where customers order pies for pick-up on a date', 'Pick-up date: date', 'Pie: ref'],
    [
      'Guests order picnic baskets for collection on a chosen day',
      'Collection date: date',
      'Picnic basket: ref',
    ],
  ])('%s', (text, date, ordered) => {
    const order = fields(thing(text, 'Order'));
    expect(order).toEqual(expect.arrayContaining([date, ordered, 'Status: enum', 'Customer name: string']));
    expect(order).not.toContain('Shipping address: text');
  });
});

test.each([
  'Vacancies with title, employer, hours (full time, weekends), wage',
  'Jobs with title, firm, hours (part-time, evenings, nights)',
])('when one works is a choice: %s', (text) => {
  const { entities } = planned(text);
  expect(entities.map(({ label }) => label)).not.toContain('Hour');
  const hours = entities[0]?.fields.find(({ label }) => label === 'Hours');
  expect(hours?.type).toBe('enum');
});

describe('a chat with photos', () => {
  test.each(['A chat with photos for our rowing crew', 'Group chat with pictures and rooms for our scouts'])(
    '%s',
    (text) => {
      const { entities } = planned(text);
      expect(entities.map(({ label }) => label)).not.toEqual(expect.arrayContaining(['Chat']));
      expect(entities.map(({ label }) => label)).not.toEqual(expect.arrayContaining(['Photo']));
      expect(fields(entities.find(({ label }) => label === 'Message'))).toContain('Photo: image');
    },
  );

  test('albums are kept beside it', () => {
    const { entities } = planned('Family chat with channels, and photo albums with a title and photos');
    expect(entities.length).toBeGreaterThan(2);
  });
});

test('the number of servings is said once', () => {
  const recipe = thing('Recipes with title, ingredients, number of servings and steps', 'Recipe');
  expect(fields(recipe).filter((field) => /serving/i.test(field))).toHaveLength(1);
});

describe('a score that is told per round', () => {
  test.each([
    'Pub quiz table: teams and their points per round, with a leaderboard',
    'Darts night: teams with name and score per round and a ranking',
  ])('%s', (text) => {
    const { entities, pages } = planned(text);
    const score = entities.find(({ label }) => label === 'Score');
    expect(fields(score)).toEqual(['Team name: string', 'Round: enum', 'Points: int', 'Date: date']);
    expect(pages.find(({ archetype }) => archetype === 'leaderboard')?.entity).toBe(score?.id);
    expect(pages.map(({ archetype }) => archetype)).not.toContain('quiz');
  });
});

test('a meeting that gets a score has it', () => {
  expect(
    fields(thing('Our film club: films, meetings with date and host, each meeting gets a score', 'Meeting')),
  ).toContain('Score: rating');
});

test('a grade is a number, and its average is a figure', () => {
  const { entities, pages } = planned('Marks of our pupils: mark per subject with a term average');
  const mark = entities[0];
  expect(fields(mark)).toEqual(expect.arrayContaining(['Subject: string', 'Term: string', 'Mark: number']));
  expect(fields(mark)).not.toContain('Score: number');
  const field = mark?.fields.find(({ label }) => label === 'Mark')?.id;
  expect(pages.flatMap(({ blocks }) => blocks)).toEqual(
    expect.arrayContaining([expect.objectContaining({ op: 'avg', field })]),
  );
});
