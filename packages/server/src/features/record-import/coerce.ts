import type { EntityProperty } from '@sayso/contracts/entity-schema';
import { parseJson } from '@sayso/core/parse-json';
import { choiceNamed } from './choice-names.ts';

type Reading = { hasDecimalComma: boolean };

/**
 * The text of a cell as a value of its field. What is no such value stays text, for the schema's own check to say so;
 * undefined is an empty cell.
 */
export function coerce(text: string, property: EntityProperty | undefined, reading: Reading): unknown {
  if (text.trim() === '') return undefined;
  if (property?.enum) return choiceNamed(text, property) ?? numeric(text, property, reading);
  switch (property?.type) {
    case 'number':
    case 'integer':
      return numeric(text, property, reading);
    case 'boolean':
      return booleans.get(text.trim().toLowerCase()) ?? text;
    case 'array':
      return named(jsonIn(text), property) ?? text;
    case 'object':
      return jsonIn(text) ?? text;
    default:
      return property?.format === 'date' || property?.format === 'date-time'
        ? dateIn(text.trim(), property.format)
        : text;
  }
}

const booleans = new Map([
  ['true', true],
  ['yes', true],
  ['1', true],
  ['false', false],
  ['no', false],
  ['0', false],
]);

const named = (value: unknown, property: EntityProperty): unknown =>
  Array.isArray(value) && property.items?.enum
    ? value.map((each) => (typeof each === 'string' ? (choiceNamed(each, property) ?? each) : each))
    : value;

function numeric(text: string, property: EntityProperty, reading: Reading): unknown {
  if (property.type !== 'number' && property.type !== 'integer') return text;
  const isWhole = property.type === 'integer';
  return numberIn(text.trim(), { ...reading, isWhole }) ?? text;
}

function numberIn(text: string, { hasDecimalComma, isWhole }: Reading & { isWhole: boolean }): number | null {
  const plain = ungrouped(text, { hasDecimalComma, isWhole });
  const dotted = hasDecimalComma && /^[+-]?\d+,\d+$/.test(plain) ? plain.replace(',', '.') : plain;
  const value = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(dotted) ? Number(dotted) : Number.NaN;
  return Number.isFinite(value) ? value : null;
}

/**
 * Digits without the marks between thousands, where these can be nothing else: spaces and apostrophes always; a mark
 * that comes twice or before another one; and a single one where the file, or a field of whole numbers, has no other
 * use for it.
 */
function ungrouped(text: string, { hasDecimalComma, isWhole }: Reading & { isWhole: boolean }): string {
  const spaced = /^[+-]?\d{1,3}(?:[ \u00a0\u202f'’]\d{3})+(?:[.,]\d+)?$/;
  if (spaced.test(text)) return text.replace(/[ \u00a0\u202f'’]/g, '');
  if (/^[+-]?\d{1,3}(?:,\d{3})+\.\d+$/.test(text) || /^[+-]?\d{1,3}(?:,\d{3}){2,}$/.test(text))
    return text.replaceAll(',', '');
  if (/^[+-]?\d{1,3}(?:\.\d{3})+,\d+$/.test(text)) return text.replaceAll('.', '').replace(',', '.');
  if (/^[+-]?\d{1,3}(?:\.\d{3}){2,}$/.test(text)) return text.replaceAll('.', '');
  if ((isWhole || !hasDecimalComma) && /^[+-]?\d{1,3},\d{3}$/.test(text)) return text.replace(',', '');
  if (isWhole && hasDecimalComma && /^[+-]?\d{1,3}\.\d{3}$/.test(text)) return text.replace('.', '');
  return text;
}

function jsonIn(text: string): unknown {
  try {
    const value: unknown = parseJson(text);
    return typeof value === 'object' ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Only spellings that mean one day alone are read: 1/2/2026 is another day on either side of the ocean. */
function dateIn(text: string, format: 'date' | 'date-time'): string {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? [];
  const iso = year === '' ? text.replace(/^(\d{4})\/(\d\d)\/(\d\d)/, '$1-$2-$3') : isoDay(year, month, day);
  if (format === 'date')
    return /^\d{4}-\d\d-\d\d[T ]00:00(?::00(?:\.0+)?)?Z?$/.test(iso) ? iso.slice(0, 10) : iso;
  return /^\d{4}-\d\d-\d\d$/.test(iso) ? `${iso}T00:00:00Z` : iso;
}

const isoDay = (year: string, month: string, day: string) =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
