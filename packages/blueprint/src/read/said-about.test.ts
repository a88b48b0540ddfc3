import { expect, test } from 'vitest';
import { buildBlueprint } from '../plan/build.ts';
import { plannedFields } from '../testing/told.ts';
import { read } from './read.ts';

test.each([
  ['Outings with date, shoes and the kilometres we walked', 'Outing', 'Kilometres:number'],
  ['Each voyage has a date, the harbour and the miles we sailed', 'Voyage', 'Miles:number'],
  ['Hikes with date, the metres we climbed, the minutes we rested', 'Hike', 'Metres:number'],
])('how far one got is a figure: %s', (text, thing, field) => {
  const things = plannedFields(text);
  expect(things[thing]).toContain(field);
  expect(Object.keys(things).filter((name) => /kilomet|mile|metre/i.test(name))).toEqual([]);
});

test.each([
  'Tales: title, body. Anyone can read the tales without signing up. Fans leave a comment with their nickname, again without an account.',
  'Tales: title, body. Fans can comment on a tale with their nickname, without having to register at all.',
  'Tales: title, body. Visitors can pick a tale and only see those. Fans leave a comment with their nickname and again.',
])('how people come in is no attribute: %s', (text) => {
  const labels = Object.values(plannedFields(text)).flat();
  expect(labels).toContain('Nickname:string');
  expect(labels.filter((label) => /^(?:again|signup|account|sign)/i.test(label))).toEqual([]);
  expect(Object.keys(plannedFields(text))).not.toContain('Signup');
});

test('what an editor is for is kept, and no editor', () => {
  const things = plannedFields(
    'We cycle a lot, so there must be an editor for a tale with title, body and a photo',
  );
  expect(Object.keys(things)).toEqual(['Tale']);
  expect(things['Tale']).toEqual(['Title:string', 'Photo:image', 'Body:richtext']);
});

test.each([
  [
    'Tales with title and body. A tale stays draft until my sister marks it published.',
    ['Draft', 'Published'],
  ],
  ['Letters: title, body. A letter stays open until the clerk marks it answered.', ['Open', 'Answered']],
])('two states: %s', (text, states) => {
  const [entity] = buildBlueprint(read(text)).entities;
  const status = entity?.fields.find(({ label }) => label === 'Status');
  expect(status?.options?.map(({ label }) => label)).toEqual(states);
});

test('each thing that is logged has a list of its own', () => {
  const things = plannedFields(
    'Record deliveries: date, supplier, boxes. Log complaints: date, customer, subject',
  );
  expect(things['Delivery']).toEqual(expect.arrayContaining(['Date:date', 'Supplier:string']));
  expect(things['Complaint']).toEqual(expect.arrayContaining(['Date:date', 'Customer:string']));
});

test.each([
  ['Patients: name, birthday, referred by another patient', 'Patient', 'Referred by:string'],
  ['Households: name, age, introduced by the mayor', 'Household', 'Introduced by:string'],
  ['Goats: name, habits as tags, shy, loud, whatever it is', 'Goat', 'Habits:tags'],
])('by whom, and what may stand there: %s', (text, thing, field) => {
  expect(plannedFields(text)[thing]).toContain(field);
});

test('who else sends them is no attribute', () => {
  const things = plannedFields(
    'Goats are sent to us by the vet, the police or a neighbour. Goats: name, age.',
  );
  expect(things['Goat']).toEqual(['Name:string', 'Age:int']);
});

test('an "and" in the midst of the commas belongs to one choice', () => {
  const [shelf] = buildBlueprint(read('Tins: label, group (soup, rice and beans, fruit, fish)')).entities;
  const group = shelf?.fields.find(({ label }) => label === 'Group');
  expect(group?.options?.map(({ label }) => label)).toEqual(['Soup', 'Rice and beans', 'Fruit', 'Fish']);
});

test('a diary of bees is none of moods', () => {
  const things = plannedFields('Diary of my bees. Log inspections: hive, date, temper 1-5');
  expect(Object.keys(things)).toEqual(['Inspection']);
});

test.each([
  'Kite club needs members, their kites (number, maker), and flying nights with date and place',
  'Our kite club wants members (name, phone), kites (number, maker), and flying nights with date and place.',
])('what a club needs are its things: %s', (text) => {
  expect(Object.keys(plannedFields(text)).sort()).toEqual(['Flying night', 'Kite', 'Member']);
});

test('to whom a letter goes', () => {
  expect(plannedFields("Letters: date, who it's to, a scan")['Letter']).toContain('To:string');
});
