import { expect, test } from 'vitest';
import { buildBlueprint } from '../plan/build.ts';
import { read } from './read.ts';

const told = (text: string, entity: string): string[] =>
  buildBlueprint(read(text))
    .entities.find(({ label }) => label === entity)
    ?.fields.filter(({ why }) => why.from === 'text')
    .map(({ label }) => label) ?? [];

test.each<[string, string, string, string[]]>([
  [
    'what somebody does with a thing stands between it and its list',
    'Something to keep all the excursions we take guests on (name, meeting point, start time, price) and also the guides with name, phone and language.',
    'Excursion',
    ['Name', 'Meeting point', 'Start time', 'Price'],
  ],
  [
    'a second list behind a bracket, ended by its states',
    'We want suppliers (name, phone), and bills with number, supplier, due date, amount, and open, sent or paid',
    'Bill',
    ['Number', 'Supplier', 'Due date', 'Amount', 'Status'],
  ],
  [
    'words that nobody foresaw in front of a colon',
    'Could really do with some halfway decent manner of handling enquiries: guest, telephone, what the occasion is, and the state of play - new, called, booked, lost',
    'Enquiry',
    ['Telephone', 'Status'],
  ],
  [
    'what is in stock is named first',
    'I look after the stalls that we hire out (name, size, price) and our inventory: filament, colour, grams on hand, shelf number.',
    'Filament',
    ['Colour', 'Grams on hand', 'Shelf number'],
  ],
])('a list is not lost for the words around it: %s', (_what, text, entity, fields) => {
  expect(told(text, entity)).toEqual(expect.arrayContaining(fields));
});
