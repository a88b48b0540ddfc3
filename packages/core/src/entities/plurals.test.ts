import { expect, test } from 'vitest';
import { pluralOf } from './plurals.ts';

const plurals = {
  person: 'people',
  salesperson: 'salespeople',
  child: 'children',
  woman: 'women',
  human: 'humans',
  German: 'Germans',
  shelf: 'shelves',
  leaf: 'leaves',
  roof: 'roofs',
  wife: 'wives',
  thief: 'thieves',
  quiz: 'quizzes',
  waltz: 'waltzes',
  hero: 'heroes',
  photo: 'photos',
  tomato: 'tomatoes',
  foot: 'feet',
  mouse: 'mice',
  house: 'houses',
  status: 'statuses',
  virus: 'viruses',
  cactus: 'cacti',
  criterion: 'criteria',
  datum: 'data',
  index: 'indices',
  box: 'boxes',
  address: 'addresses',
  analysis: 'analyses',
  axis: 'axes',
  canvas: 'canvases',
  category: 'categories',
  day: 'days',
  enquiry: 'enquiries',
  batch: 'batches',
  tech: 'techs',
  passerby: 'passersby',
  café: 'cafés',
};

test.each(Object.entries(plurals))('one %s, two %s', (one, many) => {
  expect(pluralOf(one)).toBe(many);
  expect(pluralOf(`New ${one}`)).toBe(`New ${many}`);
});

test.each([
  'staff',
  'equipment',
  'news',
  'feedback',
  'series',
  'software',
  'fish',
  'sheep',
  'repairs',
  'ورشة',
])('%s has no other plural', (word) => expect(pluralOf(word)).toBe(word));

test('capitals stay, and words that only end like another do not follow it', () => {
  expect(pluralOf('Person')).toBe('People');
  expect(pluralOf('Wait Staff')).toBe('Wait Staff');
  expect(pluralOf('FAQ')).toBe('FAQs');
  expect(pluralOf('distaff')).toBe('distaffs');
  expect(pluralOf('email')).toBe('emails');
});
