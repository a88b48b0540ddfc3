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

/** Takes the binary dust off a result: 0.1 + 0.2 is 0.3 (12 significant digits). */
export const tidy = (value: number): number =>
  Number.isFinite(value) ? Number(value.toPrecision(12)) : value;
