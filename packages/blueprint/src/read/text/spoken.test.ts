import { expect, test } from 'vitest';
import { buildBlueprint } from '../../plan/build.ts';
import { read } from '../read.ts';
import { withSpoken } from './spoken.ts';

const thingsOf = (text: string) =>
  buildBlueprint(read(text)).entities.map(({ label, fields }) => ({
    label,
    fields: fields.map((field) => field.label),
    links: fields.filter(({ ref }) => ref !== undefined).length,
  }));
const labels = (text: string) => thingsOf(text).map(({ label }) => label);

test.each([
  [
    'I run a riding school and I want to keep track of horses',
    'I run a riding school. We keep track of horses',
  ],
  ['we have a choir, and would like an app to manage concerts', 'we have a choir. We manage concerts'],
  ['Let the staff request holidays', 'the staff members can submit vacation requests'],
  ['Vans: who drives which van, plate', 'Vans: driver, plate'],
  ['Guests with rsvp yes/no, phone', 'Guests with rsvp (yes, no), phone'],
  ['Wine tracker, name, year, region, rating', 'Wine tracker: name, year, region, rating'],
  [
    'Tool tracker, name, owner, place, price, board view',
    'Tool tracker: name, owner, place, price. Show a board',
  ],
  ['we need a place for recipes and wines', 'we need recipes and wines'],
])('%s', (text, plain) => {
  expect(withSpoken(text)).toBe(plain);
});

test.each([
  'I run every morning and want to see my pace',
  'Let it be blue',
  'Cars with a driver who has which licence we do not know',
  'A place for everything',
])('stays as it is: %s', (text) => {
  expect(withSpoken(text)).toBe(text);
});

test('whoever speaks is no thing of the app', () => {
  expect(
    labels('I coach a girls volleyball team and want to track players, practices, who came and game results'),
  ).toEqual(['Player', 'Practice', 'Attendance', 'Game result']);
});

test('what people hand in is handled and marked', () => {
  const [report] = thingsOf(
    'Tenants report damages with a photo, the caretaker assigns them and marks them done',
  );
  expect(report?.fields).toEqual(expect.arrayContaining(['Photo', 'Assignee', 'Status']));
});

test('what is listed behind something with choices stands beside it', () => {
  const found = thingsOf('Party planner: guests with RSVP yes no maybe, vendors, expenses, to-do list');
  expect(found.map(({ label }) => label)).toEqual(['Guest', 'Vendor', 'Expense', 'Task']);
  expect(found.map(({ links }) => links)).toEqual([0, 0, 0, 0]);
});

test('accounts beside transactions hold money and are no sign-in', () => {
  const [account, transaction] = thingsOf('My money dashboard with accounts, transactions and budgets');
  expect(account?.fields).toContain('Balance');
  expect(transaction?.links).toBe(1);
});

test('lines belong to their invoice', () => {
  const lines = thingsOf('Invoicing with clients, invoices and line items').find(
    ({ label }) => label === 'Line item',
  );
  expect(lines?.links).toBe(1);
});

test('a thing that the app is about is one, whatever is told of it', () => {
  expect(labels('Bug tracker with projects, issues with urgency and comments')).toEqual(['Project', 'Issue']);
});

test('categories that somebody asked for sort the things, and are called as such things are sorted', () => {
  const { entities } = buildBlueprint(read('An expense tracker with categories'));
  const [category, expense] = ['Category', 'Expense'].map((name) =>
    entities.find(({ label }) => label === name),
  );
  expect(expense?.fields.find(({ label }) => label === 'Category')?.ref).toBe(category?.id);
  expect(category?.fields.some(({ ref }) => ref !== undefined)).toBe(false);
  expect(category?.titles).toContain('Transport');
});
