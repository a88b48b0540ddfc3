import type { Order } from '@sayso/core/filters/sort';
import { valueAt } from './meets.ts';

/** Sorted as the server sorts: what has no value comes last, and first where the order is turned round. */
export function inOrder<Item extends Readonly<Record<string, unknown>>>(
  rows: readonly Item[],
  orders: readonly Order[],
): Item[] {
  return [...rows].sort((one, other) => {
    for (const { field, descending } of orders) {
      const sign = compare(valueAt(field, one), valueAt(field, other));
      if (sign !== 0) return descending ? -sign : sign;
    }
    return 0;
  });
}

const isMissing = (value: unknown) => value === undefined || value === null;

function compare(one: unknown, other: unknown): number {
  if (isMissing(one) || isMissing(other)) return Number(isMissing(one)) - Number(isMissing(other));
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  const [left, right] = [String(one), String(other)];
  return left < right ? -1 : left > right ? 1 : 0;
}
