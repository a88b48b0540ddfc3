import { parseFilter } from '@sayso/core/filters/parse-filter';
import { format } from 'date-fns';
import { afterEach, expect, test } from 'vitest';
import { meets } from '../kit-gallery/meets.ts';
import { formatDay, fullDay, fullMoment, setFormats } from './format.ts';
import { searchWhere } from './where.ts';

afterEach(() => setFormats({}));

const fields = [
  { key: 'title', kind: 'text' },
  { key: 'day', kind: 'date' },
  { key: 'at', kind: 'datetime' },
] as const;
const finds = (text: string, record: Record<string, unknown>) =>
  meets(parseFilter(searchWhere(fields, text)), { id: 'a', ...record });
const now = new Date();
const thisYear = now.getFullYear();

test.each([
  ['Nov 26', '2019-11-26', true],
  ['26 Nov', '2019-11-26', true],
  ['26 nov', '2019-11-26', true],
  ['November 26th', '2019-11-26', true],
  ['26. Nov.', '2019-11-26', true],
  ['26 Nov', '2019-11-25', false],
  ['26 Nov', '2019-10-26', false],
  ['Nov 26, 2019', '2019-11-26', true],
  ['26 November 2019', '2019-11-26', true],
  ['26 Nov 2019', '2020-11-26', false],
  ['2019-11-26', '2019-11-26', true],
  ['2019-11-26', '2019-11-27', false],
  ['2019-00-26', '2019-11-26', false],
  ['2019-13-26', '2019-11-26', false],
  ['2019-11-00', '2019-11-26', false],
  ['Nov', '2019-11-01', true],
  ['Nov', '2019-12-01', false],
  ['nov 2019', '2019-11-30', true],
  ['nov 2019', '2018-11-30', false],
  ['31 Nov', '2019-11-30', false],
  ['29 Feb 2020', '2020-02-29', true],
  ['26', '2019-11-26', false],
  ['no', '2019-11-26', false],
  ['2019', '2019-11-26', false],
  ['Novice', '2019-11-26', false],
])('“%s” on %s: %s', (text, day, isFound) => {
  expect(finds(text, { title: 'Cake', day })).toBe(isFound);
});

test.each([
  ['en-US', 'Nov 26, 2019'],
  ['en-GB', '26 Nov 2019'],
  ['de', '26. Nov. 2019'],
  ['fr', '26 nov. 2019'],
  ['ru', '26 нояб. 2019'],
])('a day is found as %s writes it, and by its words in English', (locale, shown) => {
  setFormats({ locale });
  expect(fullDay(new Date(2019, 10, 26))).toMatch(shown);
  expect(finds(shown, { day: '2019-11-26' })).toBe(true);
  expect(finds('26 November 2019', { day: '2019-11-26' })).toBe(true);
});

test.each([-1, 0, 1, 12, 60])('a day that is %d days away is found by what the list shows', (days) => {
  const date = new Date(thisYear, now.getMonth(), now.getDate() + days);
  const [day, at] = [format(date, 'yyyy-MM-dd'), date.toISOString()];
  expect(finds(formatDay(day), { day })).toBe(true);
  expect(finds(formatDay(at), { at })).toBe(true);
  const next = format(new Date(thisYear, now.getMonth(), now.getDate() + days + 1), 'yyyy-MM-dd');
  expect(finds(formatDay(day), { day: next })).toBe(false);
});

test('a moment counts to the day that it is on where somebody reads', () => {
  const [first, last] = [new Date(thisYear, 4, 3), new Date(thisYear, 4, 3, 23, 59, 59)];
  for (const date of [first, last]) {
    expect(finds('3 May', { at: date.toISOString() })).toBe(true);
    expect(finds(fullDay(date), { at: date.toISOString() })).toBe(true);
    expect(finds('4 May', { at: date.toISOString() })).toBe(false);
    expect(finds('2 May', { at: date.toISOString() })).toBe(false);
  }
  expect(fullMoment(first)).toContain(fullDay(first));
  // Days that not every year has.
  expect(finds('29 Feb', { at: new Date(2024, 1, 29, 12).toISOString() })).toBe(true);
});

test.each(['2019-00-10', '2019-13-10', '2019-02-31', '0000-01-01', '99 Nov', 'Nov 26, 0000'])(
  '“%s”, which is no day of any record, finds none',
  (text) => {
    expect(finds(text, { title: 'Cake', day: '2019-11-26', at: now.toISOString() })).toBe(false);
  },
);

test('other words must be found beside a day, and a day’s words may be a text’s', () => {
  const record = { title: 'Cake for May', day: '2019-11-26' };
  expect(finds('cake 26 Nov', record)).toBe(true);
  expect(finds('26 Nov cake', record)).toBe(true);
  expect(finds('bread 26 Nov', record)).toBe(false);
  expect(finds('cake 27 Nov', record)).toBe(false);
  expect(finds('may', record)).toBe(true);
  expect(finds('cake may', record)).toBe(true);
  expect(finds('26 Nov', { title: 'Party on 26 Nov', day: '2019-01-01' })).toBe(true);
});

test('without dates a search is what it was', () => {
  const [title] = fields;
  expect(searchWhere([title], '26 Nov')).toEqual({
    $and: ['26', 'Nov'].map((word) => ({ $or: [{ title: { $regex: word, $options: 'i' } }] })),
  });
});
