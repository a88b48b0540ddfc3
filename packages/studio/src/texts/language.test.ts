import { afterEach, expect, test, vi } from 'vitest';
import { dateText, listText, setTranslation } from './language.ts';

afterEach(() => {
  setTranslation(null);
  vi.unstubAllGlobals();
});
const moment = new Date(2026, 10, 26, 14, 30, 5, 7);
/** The browser's own setting. */
const speaks = (language: string) => vi.stubGlobal('navigator', { language });
const spaced = (text: string) => text.replaceAll('\u202f', ' ');

test.each([
  ['en-US', 'Nov 26, 2026', 'Nov 26, 2026, 2:30 PM'],
  ['en-GB', '26 Nov 2026', '26 Nov 2026, 14:30'],
  ['de-AT', '26 Nov 2026', '26 Nov 2026, 14:30'],
])('to a browser in %s English dates are written as English has them there', (language, day, both) => {
  speaks(language);
  expect(dateText(moment, 'day')).toBe(day);
  expect(spaced(dateText(moment.toISOString(), 'moment'))).toBe(both);
  expect(dateText(moment.getTime(), 'clock')).toBe('14:30:05.007');
});

test('in another language of the studio dates and lists are in that, whatever the browser has', () => {
  speaks('en-US');
  setTranslation({ locale: 'de', texts: {} });
  expect(dateText(moment, 'day')).toBe('26.11.2026');
  expect(dateText(moment, 'moment')).toBe('26.11.2026, 14:30');
  expect(listText(['A', 'B'], 'disjunction')).toBe('A oder B');
});
