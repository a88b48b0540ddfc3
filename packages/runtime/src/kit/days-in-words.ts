import { addDays } from 'date-fns';
import { nearDays } from '../texts/values.ts';
import { monthNames } from './format.ts';

/** A day or a whole month, of one year or of any. */
export type Days = { year?: number; month: number; day?: number };

type Part = 'day' | 'month' | 'year';
/** The orders in which languages write a date, longest first. */
const orders: readonly (readonly Part[])[] = [
  ['day', 'month', 'year'],
  ['month', 'day', 'year'],
  ['day', 'month'],
  ['month', 'day'],
  ['month', 'year'],
  ['month'],
];
/** Fewer letters begin too many other words. */
const fewestLetters = 3;

type Term = { words: readonly string[]; days: Days | undefined };

/** Puts words together that name a day as it is shown, such as "26 Nov", "Nov 26, 2026" or "Today"; others stay alone. */
export function termsIn(words: readonly string[]): Term[] {
  const terms: Term[] = [];
  for (let at = 0; at < words.length; ) {
    const term = readTerm(words.slice(at, at + 3));
    terms.push(term);
    at += term.words.length;
  }
  return terms;
}

function readTerm(words: readonly string[]): Term {
  const plain = words.map((word) => word.toLowerCase().replace(/[.,]$/, ''));
  for (const order of orders) {
    const days = order.length > words.length ? undefined : readInOrder(plain, order);
    if (days !== undefined) return { words: words.slice(0, order.length), days };
  }
  const [word = ''] = plain;
  return { words: words.slice(0, 1), days: namedDay(word) ?? isoDay(word) };
}

function readInOrder(words: readonly string[], order: readonly Part[]): Days | undefined {
  const found: Partial<Record<Part, number>> = {};
  for (const [at, part] of order.entries()) {
    const value = readers[part](words[at] ?? '');
    if (value === undefined) return undefined;
    found[part] = value;
  }
  const { month, ...rest } = found;
  return month === undefined ? undefined : { month, ...rest };
}

const readers: Readonly<Record<Part, (word: string) => number | undefined>> = {
  day: (word) => {
    const day = Number(/^(\d{1,2})(?:st|nd|rd|th)?$/.exec(word)?.[1]);
    return day >= 1 && day <= 31 ? day : undefined;
  },
  month: (word) => {
    const isOne = (name: string) => name === word || (word.length >= fewestLetters && name.startsWith(word));
    const at = monthNames().findIndex((names) => names.some(isOne));
    return at === -1 ? undefined : at + 1;
  },
  year: (word) => (/^\d{4}$/.test(word) ? Number(word) : undefined),
};

function namedDay(word: string): Days | undefined {
  const { yesterday, today, tomorrow } = nearDays;
  const at = [yesterday, today, tomorrow].findIndex((name) => name.toLowerCase() === word);
  if (at === -1) return undefined;
  const date = addDays(new Date(), at - 1);
  return { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() };
}

function isoDay(word: string): Days | undefined {
  const [, year, month, day] = (/^(\d{4})-(0[1-9]|1[0-2])-(\d{2})$/.exec(word) ?? []).map(Number);
  return year === undefined || month === undefined || !day ? undefined : { year, month, day };
}
