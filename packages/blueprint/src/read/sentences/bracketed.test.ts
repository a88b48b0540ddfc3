import { expect, test } from 'vitest';
import { readLists } from '../../testing/told.ts';

test.each([
  [
    'We have looms (brand, width) and weavers (name, phone).',
    { loom: ['Brand', 'Width'], weaver: ['Name', 'Phone'] },
  ],
  [
    "We've three barges (name, length in m, last dry dock) and five skippers (name, mobile).",
    { barge: ['Name', 'Length', 'Last dry dock'], skipper: ['Name', 'Mobile'] },
  ],
  [
    'I need kilns (maker, size), glazes (name, colour, price).',
    { kiln: ['Maker', 'Size'], glaze: ['Name', 'Colour', 'Price'] },
  ],
  ['pubs we supply (name, street, opening time)', { pub: ['Name', 'Street', 'Opening time'] }],
])('many of something with what is kept of each: %s', (text, things) => {
  expect(readLists(text)).toEqual(things);
});

test.each([
  ['Every wall has a colour (red, blue).', 'wall'],
  ['Each wall has types (brick, stone, wood).', 'wall'],
  ['A hut with a status (new, used).', 'hut'],
  ['The mood of a ghost (sad, merry) matters.', 'ghost'],
])('choices in brackets make no things: %s', (text, thing) => {
  expect(Object.keys(readLists(text)).filter((name) => name !== thing)).toEqual([]);
});

test.each([
  ['Regrinding: blade, date, price', { regrinding: ['Blade', 'Date', 'Price'] }],
  ['Retuning: string, date, pitch', { retuning: ['String', 'Date', 'Pitch'] }],
  [
    'stargazing notebook: planet, hour, weather, photo',
    { stargazing: ['Planet', 'Hour', 'Weather', 'Photo'] },
  ],
  ['Beachcombing log: shell, beach, date, photo', { beachcombing: ['Shell', 'Beach', 'Date', 'Photo'] }],
  [
    'Toll slips for our bridge. plate, axles, amount, time.',
    { 'toll slip': ['Plate', 'Axles', 'Amount', 'Time'] },
  ],
  ['Pebbles found on a beach: colour, weight, photo', { pebble: ['Colour', 'Weight', 'Photo'] }],
  ['Bonds sold: number, price, date', { bond: ['Number', 'Price', 'Date'] }],
  ['Nets we throw out - length, mesh, date', { net: ['Length', 'Mesh', 'Date'] }],
])('a thing named before its list: %s', (text, things) => {
  expect(readLists(text)).toMatchObject(things);
});

test.each([
  ['Lockers have a number. Who has which locker?', 'loan', ['Person']],
  [
    'Robes have a size. I want to see who borrowed which robe and since when.',
    'loan',
    ['Robe', 'Borrower', 'Since'],
  ],
  [
    'Concerts have a date. Who is coming to which concert, and have they paid?',
    'attendance',
    ['Person', 'Paid'],
  ],
  ['Hikes have a date and a length. We must know who goes on which hike.', 'attendance', ['Person']],
])('what a question asks is kept: %s', (text, thing, labels) => {
  expect(readLists(text)[thing]).toEqual(labels);
});

test.each([
  ['Fines belong to a member, with an amount and a reason.', 'fine', ['Member', 'Amount', 'Reason']],
  [
    'So tasks hang on a boat, with a description, the hours and the cost.',
    'task',
    ['Boat', 'Description', 'Hours', 'Cost'],
  ],
  ['Fittings take place at a house and have a date and a price.', 'fitting', ['House', 'Date', 'Price']],
  ['Veils are made for a bride, each with a text and a language.', 'veil', ['Bride', 'Text', 'Language']],
  [
    'I need a place for the wishes guests send us, so their name, the song and the table.',
    'wish',
    ['Name', 'Song', 'Table'],
  ],
  ['Put in the puppets children bring: name, maker, damage.', 'puppet', ['Name', 'Maker', 'Damage']],
  [
    'All the bids people make, meaning the amount, the date and the bidder.',
    'bid',
    ['Amount', 'Date', 'Bidder'],
  ],
  [
    'We collect the riddles our readers send in: text, answer, author.',
    'riddle',
    ['Text', 'Answer', 'Author'],
  ],
])('what it belongs to, or who makes it: %s', (text, thing, labels) => {
  expect(readLists(text)[thing]).toEqual(labels);
});

test.each([
  ['A foal has a name. I want to know its mother and father.', 'foal', ['Name', 'Mother', 'Father']],
  [
    'Each gargoyle has a height. We also note its sculptor and quarry.',
    'gargoyle',
    ['Height', 'Sculptor', 'Quarry'],
  ],
  [
    "A trainee has a name. I'd like to know their birthday and school.",
    'trainee',
    ['Name', 'Birthday', 'School'],
  ],
  [
    'Every goose has a ring number. I need to remember her mate and nest.',
    'goose',
    ['Ring number', 'Mate', 'Nest'],
  ],
])('whose they are, in a wish of its own: %s', (text, thing, labels) => {
  expect(readLists(text)[thing]).toEqual(labels);
});
