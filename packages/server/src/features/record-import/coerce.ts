import type { EntityProperty } from '@sayso/contracts/entity-schema';
import { parseJson } from '@sayso/core/parse-json';

type Reading = { hasDecimalComma: boolean };

/**
 * The text of a cell as a value of its field. What is no such value stays text, for the schema's own check to say so;
 * undefined is an empty cell.
 */
export function coerce(text: string, property: EntityProperty | undefined, reading: Reading): unknown {
  if (text.trim() === '') return undefined;
  switch (property?.type) {
    case 'number':
    case 'integer':
      return numberIn(text.trim(), reading) ?? text;
    case 'boolean':
      return booleans.get(text.trim().toLowerCase()) ?? text;
    case 'array':
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

function numberIn(text: string, { hasDecimalComma }: Reading): number | null {
  const dotted = hasDecimalComma && /^[+-]?\d+,\d+$/.test(text) ? text.replace(',', '.') : text;
  const value = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(dotted) ? Number(dotted) : Number.NaN;
  return Number.isFinite(value) ? value : null;
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
