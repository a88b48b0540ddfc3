import { expect, test } from 'vitest';
import { nearestTemplate } from './nearest-template.ts';

test.each([
  [
    'We repair bikes. Customers bring a bike, we note what is wrong and which parts we need.',
    'bicycle-workshop',
  ],
  ['I run a small hair salon with three stylists and want people to book appointments online', 'salon'],
  ['Physiotherapy practice: patients, appointments and notes of each visit', 'clinic'],
  ['yoga studio with classes, trainers and members', 'gym'],
  ['An app for our primary school: pupils, teachers, classes and absences', 'school'],
  ['Rowing club: members pay a yearly fee, and we plan events with volunteers', 'club'],
  ['I let out flats and need tenants, leases and viewings', 'property'],
  ['we rent out kayaks and camping gear by the day, with a deposit', 'rental'],
  ['Website for my restaurant with the menu and table reservations', 'restaurant'],
  ['online shop for candles with a cart and checkout', 'shop'],
  ['A blog with articles, topics and comments of readers', 'blog'],
  ['portfolio of a freelance illustrator', 'portfolio'],
  ['Our band: gigs, songs, rehearsals and set lists', 'band'],
  ['a conference with sessions, speakers and registration', 'event'],
  ['sales pipeline with leads, deals, companies and contacts', 'crm'],
  ['support tickets with a help desk for our customers', 'helpdesk'],
  ['stock in our warehouse, suppliers and purchase orders', 'inventory'],
  ['hiring: open positions, candidates, applications and interviews', 'recruiting'],
  ['track my habits and streaks every morning', 'habits'],
  ['my recipes, with ingredients, and a shopping list', 'recipes'],
  ['household budget with income, expenses and savings', 'budget'],
  [
    'Cycle workshop in the village. Parts with quantity and purchase price, what we order, the day a job is due, and what we sell.',
    'bicycle-workshop',
  ],
  ['Rowing club. Boats go out and come back, return time, day, damage; members pay a fee', 'club'],
])('%s is nearest to %s', (text, id) => {
  expect(nearestTemplate(text)?.id).toBe(id);
});

test.each([
  ['Bees: hives, harvests and treatments against mites'],
  ['a tip calculator'],
  ['Customers and their appointments'],
  ['An app'],
  ['Letters to a teacher with a date, a category and a note'],
  [''],
  ['A gym and a restaurant and a school and a blog'],
  ['A gym with trainers, and a restaurant with dishes'],
])('%s is near to no starter app', (text) => {
  expect(nearestTemplate(text)).toBeUndefined();
});

test('a text of any length is looked at in no time that its length tells', () => {
  const long = 'bike repair '.repeat(200_000);
  expect(nearestTemplate(long)?.id).toBe('bicycle-workshop');
});
