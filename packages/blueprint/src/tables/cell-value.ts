import type { FieldType } from '@sayso/core/blueprint-schema';
import { readDate, readDateTime } from './cell-dates.ts';
import type { CellStyle } from './table-file.ts';

/** What people write where there is nothing. */
const nothing = /^(?:n\.?\/?a\.?|null|nil|none|-+|–|—|\?|#n\/a|nan)$/i;
export const isNothing = (cell: string): boolean => nothing.test(cell);

const yes = /^(?:yes|y|true|x|✓|✔|ja|si|sí|oui|on)$/i;
const no = /^(?:no|n|false|nein|non|off)$/i;
export const readBoolean = (cell: string): boolean | undefined =>
  yes.test(cell) || cell === '1' ? true : no.test(cell) || cell === '0' ? false : undefined;

const dotted = /^[+-]?(?:\d{1,3}(?:[, '’]\d{3})+|\d+)?(?:\.\d+)?$/;
const withComma = /^[+-]?(?:\d{1,3}(?:[. '’]\d{3})+|\d+)?(?:,\d+)?$/;
const symbols: readonly (readonly [RegExp, string])[] = [
  [/€|\bEUR\b/i, 'EUR'],
  [/£|\bGBP\b/i, 'GBP'],
  [/\bCHF\b/i, 'CHF'],
  [/¥|\bJPY\b/i, 'JPY'],
  [/\$|\bUSD\b/i, 'USD'],
];
const signs = /[€£¥$%]|\b(?:EUR|GBP|CHF|JPY|USD)\b/gi;

export const currencyIn = (cell: string): string | undefined =>
  symbols.find(([shape]) => shape.test(cell))?.[1];

/** An amount or a number, with its signs and groups of thousands; undefined where it is none. */
export function readNumber(cell: string, decimalComma: boolean): number | undefined {
  // "(1,200.00)" is how books write a loss.
  const negative = /^\((.+)\)$/.exec(cell)?.[1];
  const bare = (negative ?? cell)
    .replace(signs, '')
    .replace(/\u00a0|\u202f/g, ' ')
    .trim();
  if (!/\d/.test(bare) || bare.length > 24 || !(decimalComma ? withComma : dotted).test(bare))
    return undefined;
  const plain = decimalComma ? bare.replace(/[. '’]/g, '').replace(',', '.') : bare.replace(/[, '’]/g, '');
  const value = Number(plain);
  if (!Number.isFinite(value)) return undefined;
  return negative === undefined ? value : -value;
}

/** 7:05, 19:30:00, 7:05 pm */
export function readTime(cell: string): string | undefined {
  const [, hour = '', minute = '', half] = /^(\d{1,2}):(\d\d)(?::\d\d)?\s*([ap]m)?$/i.exec(cell) ?? [];
  if (hour === '' || Number(minute) > 59) return undefined;
  const shift = half === undefined ? 0 : /p/i.test(half) ? 12 : 0;
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + shift;
  return hours > 23 ? undefined : `${String(hours).padStart(2, '0')}:${minute}:00`;
}

const readers: Partial<Record<FieldType, (cell: string, style: CellStyle) => unknown>> = {
  int: (cell, { decimalComma }) => whole(readNumber(cell, decimalComma)),
  rating: (cell, { decimalComma }) => whole(readNumber(cell, decimalComma)),
  number: (cell, { decimalComma }) => readNumber(cell, decimalComma),
  money: (cell, { decimalComma }) => readNumber(cell, decimalComma),
  percent: (cell, { decimalComma }) => readNumber(cell, decimalComma),
  duration: (cell, { decimalComma }) => readNumber(cell, decimalComma),
  bool: readBoolean,
  date: (cell, { dayFirst }) => readDate(cell, dayFirst) ?? readDateTime(cell, dayFirst)?.slice(0, 10),
  datetime: (cell, { dayFirst }) => readDateTime(cell, dayFirst),
  time: readTime,
  email: (cell) => cell,
  phone: (cell) => cell,
  url: (cell) => (/^www\./i.test(cell) ? `https://${cell}` : cell),
  tags: (cell) =>
    cell
      .split(/[,;|]/)
      .map((part) => part.trim())
      .filter((part) => part !== ''),
};

const whole = (value: number | undefined): number | undefined =>
  value !== undefined && Number.isInteger(value) ? value : undefined;

/**
 * A cell as a value of a field; undefined for an empty one. What is no such value stays text, for the schema's own
 * check to refuse it by name.
 */
export function cellValue(written: string, type: FieldType, style: CellStyle): unknown {
  const cell = written.trim();
  if (cell === '') return undefined;
  const reader = readers[type];
  if (!reader) return type === 'enum' ? (isNothing(cell) ? undefined : cell.toLowerCase()) : cell;
  return isNothing(cell) ? undefined : (reader(cell, style) ?? cell);
}
