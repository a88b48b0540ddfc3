import { expect, test } from 'vitest';
import { readLists } from '../../testing/told.ts';
import { read } from '../read.ts';

test.each([
  [
    'For the file: every tenant with their flat number and phone, and each repair we do for them: the day, the cost and a photo of the invoice.',
    { tenant: ['Flat number', 'Phone'], repair: ['Tenant', 'Day', 'Cost', 'Invoice photo'] },
  ],
  [
    'What we need is every kennel with its size and rent, and each guest we put in it: the name, breed and weight.',
    { kennel: ['Size', 'Rent'], guest: ['Kennel', 'Name', 'Breed', 'Weight'] },
  ],
  [
    'What I need is every owner with their address and phone, and each clock they bring me: maker, price.',
    { owner: ['Address', 'Phone'], clock: ['Owner', 'Maker', 'Price'] },
  ],
  [
    'A page with every stone: name, a photo, price per kilo, whether it is in the yard right now.',
    { stone: ['Name', 'Photo', 'Price per kilo', 'In the yard'] },
  ],
  [
    'We put up a table with each kiln: maker, volume, and the hottest it gets in degrees.',
    { kiln: ['Maker', 'Volume'] },
  ],
])('each of some things, and behind a colon what is kept of it: %s', (text, things) => {
  const found = readLists(text);
  for (const [name, labels] of Object.entries(things))
    expect(found[name]).toEqual(expect.arrayContaining(labels));
});

test.each([
  ['We keep hives. And harvests, i.e. hive, date, kilos.', { harvest: ['Hive', 'Date', 'Kilos'] }],
  ['Our stalls, namely number, width, rent per day.', { stall: ['Number', 'Width', 'Rent per day'] }],
  ['There are bikes. Then rides, that is to say bike, day, km.', { ride: ['Bike', 'Day', 'Km'] }],
])('a thing and, namely, what is kept of it: %s', (text, things) => {
  expect(readLists(text)).toMatchObject(things);
});

test.each([
  ['accident log book for our school', 'incident'],
  ['visitor book for the museum desk', 'visitor_entry'],
])('a book of entries keeps these: %s', (text, concept) => {
  const reading = read(text);
  const ids = [...reading.entities.map(({ concept: known }) => known?.id), ...(reading.appType?.core ?? [])];
  expect(ids).toContain(concept);
  expect(ids).not.toContain('booking');
  expect(reading.kinds).toEqual([]);
});

test('a "no" at the end of a sentence is no number', () => {
  const { access } = read('Letters (sender, date). I say yes or no. Only the admin may delete one.');
  expect(access).toMatchObject([{ who: 'admin', op: 'delete' }]);
});
