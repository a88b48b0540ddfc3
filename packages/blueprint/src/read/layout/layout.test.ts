import { expect, test } from 'vitest';
import { readLists } from '../../testing/told.ts';
import { read } from '../read.ts';
import { withoutLayout } from './layout.ts';

test.each([
  [
    'headings with a list in the line below',
    'KILNS\nbrand, max temperature, shelves\n\nGLAZES\nname, colour, recipe',
    { kiln: ['Brand', 'Max temperature', 'Shelves'], glaze: ['Name', 'Colour', 'Recipe'] },
  ],
  [
    'headings with an attribute a bullet',
    '## Hives\n- number\n- queen year\n\n## Beekeepers\n- name\n- phone',
    { hive: ['Number', 'Queen year'], beekeeper: ['Name', 'Phone'] },
  ],
  [
    'attributes indented under a numbered thing',
    '1. Kayaks\n   a) length\n   b) colour\n2. Piers\n   a) depth\n   b) price per night',
    { kayak: ['Length', 'Colour'], pier: ['Depth', 'Price per night'] },
  ],
  [
    'an announcement with its attributes below it',
    'Each donation has:\n* donor\n* date\n* amount',
    { donation: ['Donor', 'Date', 'Amount'] },
  ],
  [
    'a table with bars',
    '| Violin | Maker | Year |\n|---|---|---|\n| Lady Blunt | Stradivari | 1721 |',
    { violin: ['Name', 'Maker', 'Year'] },
  ],
  [
    'a table from a spreadsheet',
    'Drill\tOwner\tPrice per day\nBosch\tAnna\t5\nHilti\tBen\t8',
    { drill: ['Name', 'Owner', 'Price per day'] },
  ],
  [
    'lines of values with commas',
    'Kettle,Litres,Weight\nCopper one,3,2\nSteel one,5,4\nOld one,2,1',
    { kettle: ['Name', 'Litres', 'Weight'] },
  ],
  [
    'a table that tells what is kept of what',
    'What we keep | Details\nSails | class, area, year\nSailmakers | name, email',
    { sail: ['Class', 'Area', 'Year'], sailmaker: ['Name', 'Email'] },
  ],
])('reads %s', (_, text, expected) => {
  expect(readLists(text)).toEqual(expected);
});

test('cells that say yes and no, or the same words again and again, are choices', () => {
  const [zorb] = read(
    'Zorb | Cleaned | Colour\nA | yes | red\nB | no | blue\nC | no | red\nD | yes | blue',
  ).entities;

  expect(zorb?.fields.slice(1)).toMatchObject([{ type: 'bool' }, { options: ['Red', 'Blue'] }]);
});

test('a letter leaves its matter alone', () => {
  const letter =
    'From: Ada\nTo: the web team\nSubject: RE: canoes\n\nHi all,\n\nCanoes have a length.\n\nBest wishes\nAda\n\nSent from my phone\n> what do you need?';

  expect(withoutLayout(letter).trim()).toBe('Canoes have a length.');
});

test.each(['hi we track boats and piers', 'Dear diary: entries with date'])(
  'a greeting in the same line takes nothing away: %s',
  (text) => {
    expect(withoutLayout(`${text}\nwith photos`)).toContain(text);
  },
);

test('a sentence broken where the line was full is one', () => {
  expect(
    withoutLayout(
      'Every canoe has a length, a colour, the name of\nits owner and a berth in the shed.\nNo login.',
    ),
  ).toBe('Every canoe has a length, a colour, the name of its owner and a berth in the shed.\nNo login.');
});

test('what stands under a heading for wishes is shown, not kept', () => {
  expect(Object.keys(readLists('Canoes\nlength, colour, owner name\n\nReports\nhires per month'))).toEqual([
    'canoe',
  ]);
});
