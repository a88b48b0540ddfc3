import { expect, test } from 'vitest';
import { read } from '../read.ts';

const labelsOf = (text: string, words: string) =>
  read(text)
    .entities.find((one) => one.words === words)
    ?.fields.map(({ label }) => label);

test.each([
  ['Larder. Jars with a label. Stock. That is the top shelf. Item name, quantity, price.', 'stock'],
  ['Walkers with name and phone. Zorbs. Item name, quantity, price.', 'zorb'],
])('a word alone is what the next list is about: "%s"', (text, words) => {
  expect(labelsOf(text, words)).toEqual(['Item name', 'Quantity', 'Price']);
});

test('what people can do on a page is what they leave there', () => {
  const text =
    'Parcels with weight and date. A page where neighbours can offer help. Name, email, phone and a message.';
  expect(labelsOf(text, 'offer')).toEqual(['Name', 'Email', 'Phone', 'Message']);
  expect(labelsOf(text, 'parcel')).toEqual(['Weight', 'Date']);
});

test('what is announced is told of next', () => {
  const text =
    'Foods have a name and a group. And then the rashes. When he gets one I write when it began, what kind (red, dry) and a photo.';
  expect(labelsOf(text, 'food')).toEqual(['Name', 'Group']);
  expect(labelsOf(text, 'rash')).toEqual(['Start', 'Type', 'Photo']);
});

test.each([
  ['Each time a club gets a crate we write down the club, the date and the weight.', 'crate'],
  ['Whenever a choir has a hamper we note the choir, the date and the weight.', 'hamper'],
])('what somebody gets is what is noted: "%s"', (text, words) => {
  expect(labelsOf(text, words)?.slice(-2)).toEqual(['Date', 'Weight']);
});

test('two things that are named together have a record of their own', () => {
  const text =
    'Regattas with a date. Sailors with a name. For each regatta and each sailor we need to know the bib number and the finish time.';
  expect(labelsOf(text, 'regatta')).toEqual(['Date']);
  expect(read(text).entities).toHaveLength(3);
});

test.each([
  ['We lay every drawing into a drawer, with scale, year and author.', 'drawing'],
  ['We put every slide into a box, with scale, year and author.', 'slide'],
])('what is filed has the attributes, not its place: "%s"', (text, words) => {
  expect(labelsOf(text, words)?.slice(1)).toEqual(['Scale', 'Year', 'Author']);
});

test("who's coming signs up", () => {
  expect(
    labelsOf(
      "A wall of notes. And a sheet of who's coming along: name, which Sunday, needs a lift yes/no.",
      'signup',
    ),
  ).toEqual(['Name', 'Sunday', 'Needs a lift']);
});

test.each([
  ['Each plot has a condition: good, fair, poor.', 'Condition', ['Good', 'Fair', 'Poor']],
  ['Bicycles have a gear type: hub, derailleur or none', 'Gear type', ['Hub', 'Derailleur', 'None']],
  [
    'Kites with name. For every kite we note a wind range: light, medium, strong',
    'Wind range',
    ['Light', 'Medium', 'Strong'],
  ],
  [
    'A list of all lamps, and for each lamp a state: lit, broken or stored.',
    'State',
    ['Lit', 'Broken', 'Stored'],
  ],
])('what a colon lists behind one attribute is what it may be: %s', (text, label, options) => {
  const field = read(text).entities[0]?.fields.find((one) => one.label === label);

  expect(field?.options).toEqual(options);
});
