import { expect, test } from 'vitest';
import { read } from '../read.ts';

const fieldsOf = (text: string) =>
  Object.fromEntries(
    read(text).entities.flatMap(({ fields }) => fields.map(({ label, type }) => [label, type])),
  );

test.each([
  ['Each sauce has a name, a few words on how it tastes and a price.', { Taste: 'text' }],
  ['Each candle has a name, some lines about how it smells and a height.', { Smell: 'text' }],
  ['Each room has a number and a few words about how it looks.', { Look: 'text' }],
  ['Each jug has a maker, what clay it is made of (red, white, grey) and a year.', { Clay: 'enum' }],
  ['Each table has a price and what oil it was done with.', { Oil: 'string' }],
  ['Boats: name, what kind of hull it has (steel, wood), length.', { Hull: 'enum' }],
  ['Each hike has a title, what to wear, the distance.', { 'What to wear': 'text' }],
  ['Each class has a title, what to prepare for it and a date.', { 'What to prepare': 'text' }],
  ['Each order has a number, a tick that they agree and a date.', { Agree: 'bool' }],
  ['Each waiver has a title, a checkbox that people consent and a date.', { Consent: 'bool' }],
  ['Each cake has a name, a price and whether it is for sale today.', { 'For sale': 'bool' }],
  ['Each repair has a date, done by Otto or Mia, and the cost.', { 'Done by': 'enum' }],
  ['Each trip has a day, driven by Ann or me and a distance.', { 'Driven by': 'enum' }],
  ['Each claim has a title, message and optionally a photo of the roof.', { Photo: 'image' }],
  ['Each expense has an amount and a photo of the receipt.', { 'Receipt photo': 'image' }],
  ['Each diver has a name and a picture of their licence.', { 'Licence picture': 'image' }],
  ['A boat has a name and the date of their last survey.', { 'Last survey date': 'date' }],
  ['A guest has a name, phone, address for the drop off.', { 'Drop off address': 'text' }],
  ['Each file has a client number only (secret!), a title and a date.', { 'Client number': 'string' }],
])('what is said around an attribute is no part of its name: %s', (text, fields) => {
  expect(fieldsOf(text)).toMatchObject(fields);
});

test("short forms of verbs are no slips: doesn't", () => {
  const { unread } = read("Goats have a name. The vet doesn't come in.");
  expect(unread.join()).toContain("doesn't");
});
