import { expect, test } from 'vitest';
import { asksForChange } from './asks-for-change.ts';

test.each([
  'Make it blue',
  'Add a page for suppliers',
  'The list should be sorted by date',
  'Can you make the title larger?',
  'Could we have a calendar? ',
  'Please remove the footer',
  'Do it again, in green',
  'Thanks. Now make the buttons rounder!',
  'Have the list show twenty rows',
  'Kannst du den Titel größer machen?',
  'Mach den Titel größer',
  '请把标题改大',
  'It does not work',
])('%s: a change is asked for', (words) => {
  expect(asksForChange(words)).toBe(true);
});

test.each([
  'What does this page do?',
  'How many tasks are open',
  'Is this visible to everyone?',
  'Do visitors see prices?',
  'Can you explain how roles work?',
  'Please tell me which pages there are',
  'Wie viele Aufgaben sind offen?',
  'それは何ですか？',
  'Thanks!',
  'Thank you so much, great job.',
  'ok',
  'Danke',
  '👍',
  '',
])('%s: nothing is', (words) => {
  expect(asksForChange(words)).toBe(false);
});
