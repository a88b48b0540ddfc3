import { expect, test } from 'vitest';
import { buildBlueprint } from '../../plan/build.ts';
import { readLists } from '../../testing/told.ts';
import { read } from '../read.ts';

const choices = (text: string, words: string, label: string) =>
  read(text)
    .entities.find((draft) => draft.words === words)
    ?.fields.find((field) => field.label === label)?.options;

test.each([
  [
    'Everyone on the crew logs on and reports faults: lamp, street, date, photo.',
    'fault',
    ['Lamp', 'Street', 'Date', 'Photo'],
  ],
  [
    'A form to ask for a viewing: name, phone, what they are looking for, budget.',
    'viewing',
    ['Name', 'Phone', 'Message', 'Budget'],
  ],
  ['And wool, that is the fun part: sheep, date, weight.', 'wool', ['Sheep', 'Date', 'Weight']],
  ['I keep a record of songs. Each with a title, a key and the tempo.', 'song', ['Title', 'Key', 'Tempo']],
  [
    'Every time I look in I want to write down the tank, the date, if I saw the eel, and a note, maybe with a photo.',
    'inspection',
    ['Tank', 'Date', 'Eel seen', 'Note', 'Photo'],
  ],
])('what is kept of what comes in: %s', (text, thing, labels) => {
  expect(readLists(text)[thing]).toEqual(labels);
});

test('what visitors send through a form of its own is open to them', () => {
  const { entities, pages } = buildBlueprint(
    read(
      'Portfolio of our glass studio. Lamps: name, photo, year. A form to ask for a repair: name, email, fault.',
    ),
  );
  const repair = entities.find(({ label }) => label === 'Repair');
  expect(pages.some((page) => page.public && page.target === repair?.id)).toBe(true);
});

test('people who pick things and a free time make a booking of these', () => {
  const drafts = readLists(
    'Guests choose a guide, a tour such as caves, ruins or both, each with its price, and a free slot, then leave name and email.',
  );
  expect(drafts['tour']).toEqual(['Name', 'Price']);
  expect(drafts['booking']).toEqual(['Start time', 'Guide', 'Tour', 'Name', 'Email']);
});

test('each deed of a role is read by itself, and roles are no things', () => {
  const text =
    'ROLES: tenant, caretaker\n\nTENANTS: submit a repair with room, fault, photo\n\nCARETAKER: sees all repairs, moves them New -> Planned -> Fixed, or Refused';
  expect(Object.keys(readLists(text))).toEqual(['repair']);
  expect(choices(text, 'repair', 'Status')).toEqual(['New', 'Planned', 'Fixed', 'Refused']);
});

test('somebody who sets it to something tells its states, and why', () => {
  const text =
    'Members add trips: date, place, cost. It starts as proposed. The warden sets it to accepted or refused with a reason why, and once it is over the treasurer sets it to settled.';
  expect(choices(text, 'trip', 'Status')).toEqual(['Proposed', 'Accepted', 'Refused', 'Settled']);
  expect(readLists(text)['trip']).toContain('Reason');
});

test('the parts of each thing are things with states of their own', () => {
  const text =
    'I need courses with a colour and a start date, and lessons in each course which are new, shaky or known.';
  expect(choices(text, 'lesson', 'Status')).toEqual(['New', 'Shaky', 'Known']);
  expect(readLists(text)['course']).toEqual(['Colour', 'Start date']);
});

test('choices behind a question, favourites, and how many it does something for', () => {
  const text =
    "We'd like to gather my late aunt's patterns before the paper crumbles. Each with a name, how many it seats and which style: plain, striped or dotted. The cousins want to mark their favourites.";
  expect(readLists(text)['pattern']).toEqual(['Name', 'Seats', 'Style', 'Favourite']);
  expect(choices(text, 'pattern', 'Style')).toEqual(['Plain', 'Striped', 'Dotted']);
});

test('what was tried before and did not help is no thing', () => {
  expect(
    readLists(
      'Then I tried stones: one stone flat means fine, stone upright means check. I keep goats with name and age.',
    ),
  ).toEqual({
    goat: ['Name', 'Age'],
  });
});
