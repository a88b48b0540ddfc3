import { expect, test } from 'vitest';
import { samplesOf } from '../testing/samples.ts';

test.each([
  [
    'A gym keeps members with name and plan, trainers with name, classes with trainer and date',
    'Member',
    'Trainer',
  ],
  [
    'Music school: students with name, teachers with instrument, lessons with teacher, student and time',
    'Student',
    'Teacher',
  ],
])('few work with the many who come: %s', (text, many, few) => {
  const rowsOf = samplesOf(text);

  expect(rowsOf(few).length).toBeGreaterThanOrEqual(3);
  expect(rowsOf(few).length).toBeLessThanOrEqual(4);
  expect(rowsOf(many).length).toBeGreaterThanOrEqual(8);
});

test('a list of guides alone is no short one, and what the text counts is as it says', () => {
  expect(samplesOf('List of guides with name, phone and language')('Guide').length).toBe(8);
  expect(samplesOf('Our six trainers with name. Members with name and trainer.')('Trainer').length).toBe(6);
});
