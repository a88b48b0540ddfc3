import { formatGrouped } from '../format.ts';

/**
 * Reads what people type as a number: `1,234.50`, `1.234,50`, `$ 12`, `15 %`. A single comma is a decimal comma unless
 * three digits follow it. Undefined for everything else.
 */
export function readAmount(text: string): number | undefined {
  const bare = text.replace(/[\s'’_]|[\p{Sc}%]/gu, '').replace(/^−/, '-');
  if (!/^[-+]?(?:\d[\d.,]*|[.,]\d+)$/.test(bare)) return undefined;
  const [comma, point] = [bare.lastIndexOf(','), bare.lastIndexOf('.')];
  const hasBoth = comma >= 0 && point >= 0;
  const grouping = hasBoth ? (comma > point ? '.' : ',') : groupingOf(bare);
  const plain = (grouping === '' ? bare : bare.replaceAll(grouping, '')).replace(',', '.');
  const value = Number(plain);
  return Number.isFinite(value) ? value : undefined;
}

function groupingOf(bare: string): '' | ',' | '.' {
  if (/^[-+]?\d{1,3}(?:,\d{3})+$/.test(bare)) return ',';
  return bare.split('.').length > 2 ? '.' : '';
}

const decimalsOf = (text: string): number => /[.,](\d+)\D*$/.exec(text)?.[1]?.length ?? 0;

/** What was typed without its groups, to go on typing in: `1,234.50` is `1234.50`. */
export function plainAmount(text: string): string {
  const value = readAmount(text);
  if (value === undefined) return text;
  const cut = Number.isInteger(value) ? -1 : Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
  if (cut < 0) return String(value);
  const whole = text
    .slice(0, cut)
    .replace('−', '-')
    .replace(/[^\d-]/g, '');
  return `${whole}${text[cut]}${text.slice(cut + 1).replace(/\D/g, '')}`;
}

/** Years and other small numbers stay as they are; what could be read as another number does too. */
export function groupedAmount(text: string, least = 10_000): string {
  const value = readAmount(text);
  if (value === undefined || Math.abs(value) < least || Math.abs(value) >= 1e15) return text;
  const shown = formatGrouped(value, Number.isInteger(value) ? 0 : decimalsOf(text));
  return readAmount(shown) === value ? shown : text;
}

/** Takes the binary dust off a result: 0.1 + 0.2 is 0.3 (12 significant digits). */
export const tidy = (value: number): number =>
  Number.isFinite(value) ? Number(value.toPrecision(12)) : value;
