import type { EntitySchema } from '@sayso/contracts/entity-schema';
import { expect, test } from 'vitest';
import { nounsIn } from './use-nouns.ts';

const wordsFor = (name: string, title?: string) => {
  const schema: EntitySchema = { name, properties: {}, ...(title === undefined ? {} : { title }) };
  const { noun, nouns } = nounsIn({ [name]: schema }, name);
  return `${noun}, ${nouns}`;
};

test.each([
  ['Repair', undefined, 'repair, repairs'],
  ['HomeVisit', undefined, 'home visit, home visits'],
  ['Visit', 'Case history', 'case history, case histories'],
  ['Bill', 'VAT return', 'VAT return, VAT returns'],
  ['Besuch', 'Rückgabe', 'rückgabe, rückgabes'],
  ['User', undefined, 'user, users'],
])('records of %s (%s) are called %s', (name, title, words) => {
  expect(wordsFor(name, title)).toBe(words);
});

test.each([
  ['a plural', 'HomeVisit', 'House calls'],
  ['what has no plural', 'Equipment', undefined],
  ['signs', 'Item', 'Q&A'],
  ['figures', 'Form', '1099 forms 2'],
  ['a description', 'Entry', 'Things that we still have to do'],
  ['another script', 'Item', '修理'],
  ['one letter', 'X', undefined],
])('%s makes no sentence: they are records', (_what, name, title) => {
  expect(wordsFor(name, title)).toBe('record, records');
});

test('what is not there is a record, too', () => {
  expect(nounsIn({}, 'constructor').noun).toBe('record');
});
