import type { Order } from '@sayso/core/filters/sort';
import { valueAt } from './meets.ts';

/** Sorted as the server sorts: what has no value comes last, and first where the order is turned round. */
export function inOrder<Item extends Readonly<Record<string, unknown>>>(
  rows: readonly Item[],
  orders: readonly Order[],
): Item[] {
  const keyed = rows.map((row) => ({ row, keys: orders.map(({ field }) => valueAt(field, row)) }));
  keyed.sort((one, other) => {
    for (const [at, { descending }] of orders.entries()) {
      const sign = compare(one.keys[at], other.keys[at]);
      if (sign !== 0) return descending ? -sign : sign;
    }
    return 0;
  });
  return keyed.map(({ row }) => row);
}

const isMissing = (value: unknown) => value === undefined || value === null;

function compare(one: unknown, other: unknown): number {
  if (isMissing(one) || isMissing(other)) return Number(isMissing(one)) - Number(isMissing(other));
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  const [left, right] = [String(one), String(other)];
  return left < right ? -1 : left > right ? 1 : 0;
}
