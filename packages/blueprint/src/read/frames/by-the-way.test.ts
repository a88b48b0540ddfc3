import { expect, test } from 'vitest';
import { buildBlueprint } from '../../plan/build.ts';
import { read } from '../read.ts';

const labelsOf = (text: string, words: string) =>
  read(text)
    .entities.find((one) => one.words === words)
    ?.fields.map(({ label }) => label);

test.each([
  ['Zorbs with length and colour. Each zorb starts with 12 coins.', 'zorb', 'Coins'],
  ['Zorbs with length and colour. You can attach a plan file.', 'zorb', 'Plan file'],
  ['Zorbs with length and colour. I want to tick whether each one is paid.', 'zorb', 'Paid'],
  ['Zorbs with length and colour. The boss approves them.', 'zorb', 'Approved'],
  ['A forum for beekeepers. They open a topic under an area (hives, honey, law).', 'topic', 'Area'],
  ['A forum for beekeepers. Topics get replies. The best answer can be pinned.', 'reply', 'Best answer'],
  ['Every zorb has an owner with phone, a colour and a length.', 'zorb', 'Owner phone'],
])('"%s" tells one thing more', (text, words, label) => {
  expect(labelsOf(text, words)).toContain(label);
});

test.each([
  [
    'Weddings with a date. Every wedding has its own list of things to do (cake, band, cars) that the crew ticks off.',
    'task',
    ['Done'],
  ],
  [
    'A shopping list per cabin with item, price and who brings it. Cabins have a name.',
    'shopping item',
    ['Item', 'Price', 'Brought by'],
  ],
  [
    'Chores have a value. Kids have a name. When a kid does one they tick it and I approve it.',
    'chore',
    ['Value'],
  ],
  ['After tasting: date, colour, smell 1-5 and notes.', 'tasting', ['Date', 'Colour', 'Smell', 'Notes']],
  [
    'What I plant in which bed and when, the variety and the price.',
    'planting',
    ['Bed', 'Date', 'Variety', 'Price'],
  ],
  [
    'Tenants report what is broken, in which flat, how urgent (low, high) with a photo.',
    'report',
    ['Description', 'Flat', 'Urgency', 'Photo'],
  ],
  ['Found things: what it is, colour, date, shelf.', 'found thing', ['Name', 'Colour', 'Date', 'Shelf']],
  ['People on the waiting list: name, phone, email.', 'waiting list entry', ['Name', 'Phone', 'Email']],
  ['A list of our lamps. Lamp, colour, price, who mends it.', 'lamp', ['Colour', 'Price', 'Mended by']],
  ['Lathe checks, potters, due dates', 'lathe check', ['Potter', 'Due date']],
  ['kiln temperature log, min and max', 'temperature log', ['Min', 'Max']],
])('"%s" is a list of its own', (text, words, labels) => {
  expect(labelsOf(text, words)).toEqual(labels);
});

test('several deeds to one thing are one record that says which', () => {
  const [, treatment] = read(
    'Saddles with a colour. Each time somebody cleans, paints or mends a saddle that gets noted too, with who did it and the date.',
  ).entities;
  expect(treatment?.words).toBe('saddle treatment');
  expect(treatment?.fields.find(({ label }) => label === 'Action')?.options).toEqual([
    'Clean',
    'Paint',
    'Mend',
  ]);
});

test('a formula tells what the things in it have', () => {
  const text =
    'Lamps with a name. Cables with a name. The loss is worked out from the power of the lamp divided by that of the cable.';
  expect(labelsOf(text, 'lamp')).toContain('Power');
  expect(labelsOf(text, 'cable')).toContain('Power');
});

const entitiesOf = (text: string) => buildBlueprint(read(text)).entities.map(({ label }) => label);

test.each([
  ['Dental lab crowns, dentists, due dates', ['Dental lab crown', 'Dentist']],
  ['Members of a club pick a free slot, leave a name, phone and email. No double bookings.', 'Slot'],
])('what only says which thing is meant adds nothing: "%s"', (text, wanted) => {
  if (typeof wanted === 'string') expect(entitiesOf(text)).not.toContain(wanted);
  else expect(entitiesOf(text)).toEqual(wanted);
});

test.each([['Lamps with a colour. When somebody borrows one I note the date and a remark.', 'loan']])(
  'what is done to one of them is a record about it: "%s"',
  (text, words) => {
    expect(labelsOf(text, words)).toEqual(['Date', 'Remark']);
    expect(read(text).relations.map(({ from, to }) => [from.words, to.words])).toEqual([[words, 'lamp']]);
  },
);

test('who books is named once', () => {
  const text = 'Tents have a size. People book a tent with their name, phone and address.';
  const booking = buildBlueprint(read(text)).entities.find(({ concept }) => concept === 'booking');
  expect(booking?.fields.filter(({ label }) => /name/i.test(label))).toHaveLength(1);
});

test.each([
  ['A blog: posts with title and text. Readers can leave a comment.', 'comment'],
  ['Walks with name and length. Members may post remarks under each walk.', 'comment'],
  ['Tunes with title and key. Visitors leave comments with a name.', 'comment'],
  ['Kettles with maker and price. Customers write reviews of the kettles.', 'review'],
])('what people leave below a thing is a thing of its own: %s', (text, words) => {
  expect(read(text).entities.map((one) => one.words)).toContain(words);
});
