const euro = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });

/** Cents never get lost: everything is rounded once, at the end. */
export const money = (value) => euro.format(Number(value) || 0);

export const sumOf = (rows, pick = (row) => row.amount) =>
  rows.reduce((sum, row) => sum + (Number(pick(row)) || 0), 0);

export function groupBy(rows, keyOf) {
  const groups = {};
  for (const row of rows) {
    const key = typeof keyOf === 'function' ? keyOf(row) : row[keyOf];
    (groups[key] ??= []).push(row);
  }
  return groups;
}

export const percent = (part, whole) => (whole ? Math.round((part / whole) * 100) : 0);
