import { expect, test } from 'vitest';
import { concepts } from '../../lexicon/concepts.ts';
import { isCommonEnglish, isRareEnglish } from './dictionary.ts';
import { spelled, withoutSlips } from './spelling.ts';

test.each([
  'donut',
  'blocker',
  'loaner',
  'planter',
  'filer',
  'sorter',
  'boarder',
  'staffer',
  'pricey',
  'quaver',
  'easter',
])('a word that there is stays: %s', (word) => {
  expect(spelled(word)).toBe(word);
});

test.each([
  ['calender', 'calendar'],
  ['custmers', 'customers'],
  ['shedule', 'schedule'],
  ['catagory', 'category'],
  ['calander', 'calendar'],
  ['adress', 'address'],
  ['stoped', 'stopped'],
  ['migranes', 'migraines'],
])('a slip is put right: %s', (typed, meant) => {
  expect(spelled(typed)).toBe(meant);
});

test('no word of the lexicon or of the dictionary is changed', () => {
  const words = concepts.flatMap(
    ({ forms, fields }) => `${forms.join(' ')} ${fields}`.toLowerCase().match(/[a-z]{5,24}/g) ?? [],
  );
  const rare = words.flatMap((word) => [`${word}er`, `${word}ing`, `${word}ed`, `${word}y`, `re${word}`]);
  const there = [
    ...new Set([...words, ...rare.filter((word) => isCommonEnglish(word) || isRareEnglish(word))]),
  ];

  expect(there.length).toBeGreaterThan(1_500);
  expect(there.filter((word) => spelled(word) !== word)).toEqual([]);
});

test('a shortened "not" stays', () => {
  expect(withoutSlips("guests shouldn't wait, we couldn't")).toBe("guests shouldn't wait, we couldn't");
});

test('a request keeps its words', () => {
  const text = 'show orders as a donut chart and add option blocker to severity';
  expect(withoutSlips(text)).toBe(text);
});
