import { expect, test } from 'vitest';
import { readField } from './field-phrase.ts';

test.each([
  ['when it was last oiled', 'Last oiled', 'date'],
  ['when it is due', 'Due date', 'date'],
  ['when it has to be back', 'Return date', 'date'],
  ['when the loan ends', 'Loan end', 'date'],
  ['when it happened', 'Happened at', 'datetime'],
  ["the day it's being delivered", 'Delivery date', 'date'],
  ['the date on which it lapses', 'Expiry date', 'date'],
  ['the year we founded it', 'Year founded', 'int'],
  ['since when', 'Since', 'date'],
  ['by when', 'Due date', 'date'],
  ['where it is kept', 'Location', 'string'],
  ['where we bought it', 'Where bought', 'string'],
  ['where he lives', 'Address', 'text'],
  ['who hosts', 'Host', 'string'],
  ['who picked it up', 'Picked up by', 'string'],
  ['who we lent it to', 'Lent to', 'string'],
  ['who looks after it', 'Responsible', 'string'],
  ['who was there', 'Attendees', 'tags'],
  ['what it cost', 'Cost', 'money'],
  ['what we sell them for', 'Selling price', 'money'],
  ["what's broken", 'Description', 'text'],
  ['what was done', 'Work done', 'text'],
  ['what colour it is', 'Colour', 'string'],
  ['what it weighs', 'Weight', 'number'],
  ['how many are left', 'Quantity', 'int'],
  ['how many helpers we need', 'Helpers needed', 'int'],
  ['how much they owe', 'Amount owed', 'money'],
  ['how much hay it gets', 'Hay', 'number'],
  ['how long it took', 'Duration', 'duration'],
  ['how heavy it is', 'Weight', 'number'],
  ['for which customer', 'Customer', 'string'],
  ["whether there's a sauna", 'Sauna', 'bool'],
  ["whether it's been oiled", 'Oiled', 'bool'],
  ['whether I mended it', 'Mended', 'bool'],
])('"%s" asks for %s', (words, label, type) => {
  expect(readField(words)).toMatchObject({ label, type });
});

test.each([
  ['whether it is a canoe or a kayak', 'Type', ['Canoe', 'Kayak']],
  ['whether it was granted or refused', 'Result', ['Granted', 'Refused']],
  ['how urgent it is low medium or high', 'Urgency', ['Low', 'Medium', 'High']],
  ['how often (daily, weekly)', 'Frequency', ['Daily', 'Weekly']],
  ['pass or fail', 'Result', ['Pass', 'Fail']],
  ['bought or rented', 'Ownership', ['Bought', 'Rented']],
  ['ordered / arrived / mounted', 'Status', ['Ordered', 'Arrived', 'Mounted']],
  ['type = ferry / tug / barge', 'Type', ['Ferry', 'Tug', 'Barge']],
  ['level (A1 to C1)', 'Level', ['A1', 'A2', 'B1', 'B2', 'C1']],
  ['bells they ring (treble, 2 to 4, tenor)', 'Bells', ['Treble', '2 to 4', 'Tenor']],
])('"%s" asks for %s out of %j', (words, label, options) => {
  expect(readField(words)).toMatchObject({ label, type: 'enum', options });
});

test.each([
  ['how bad 1-10', 'Severity', 1, 10],
  ['how strong the wind was 0-9', 'Wind', 0, 9],
])('"%s" is a rating', (words, label, min, max) => {
  expect(readField(words)).toEqual({ label, type: 'rating', min, max, known: 'exact' });
});

test.each([
  ['plan as PDF', 'Plan', 'file'],
  ['fears as text', 'Fears', 'text'],
  ['a photo of the hull if there is one', 'Photo', 'image'],
  ['the hut it stands in', 'Hut', 'string'],
  ['date of the launch', 'Launch date', 'date'],
  ['final price once it is sold', 'Final price', 'money'],
  ['the fee for a night', 'Fee', 'money'],
  ['value in cents', 'Value', 'money'],
  ['a few sentences about it', 'Notes', 'text'],
  ['the body that issued it', 'Issuing body', 'string'],
  ['maximum number of riders', 'Maximum riders', 'int'],
  ['margin, worked out from the prices', 'Margin', 'percent'],
  ['year or decade', 'Year', 'int'],
])('"%s" is called %s', (words, label, type) => {
  expect(readField(words)).toMatchObject({ label, type });
});

test.each(['when I click on a boat it should show its crew', 'how to get there by bus from the old town'])(
  '"%s" asks for nothing that is kept',
  (words) => {
    expect(readField(words)?.type).not.toBe('date');
  },
);
