import { CallError } from '../sdk/call.ts';
import type { EntityClient, Row } from '../sdk/entity-types.ts';
import { safeStorage } from '../sdk/safe-storage.ts';
import type { CheckoutProps } from './public-api.ts';
import { plainTitle } from './schema.ts';

export type Line = { product: Row; pieces: number; price: number };
export type Purchase = Pick<
  CheckoutProps,
  'products' | 'stockField' | 'orders' | 'totalField' | 'noteField' | 'orderItems' | 'itemFields'
> & {
  lines: readonly Line[];
  total: number;
  values: Record<string, unknown>;
  /** Whether the buyer has an account; only such may change the stock. */
  isKnown: boolean;
};

/**
 * Writes an order with its items. The record calls know no transaction, so what can fail halfway is kept: an order
 * whose items could not be written is remembered under `memory`, and the next try adds the items to that very order.
 */
export async function placeOrder(purchase: Purchase, memory: string): Promise<void> {
  const kept = (safeStorage.get(memory) ?? '').split(' ');
  const pending = kept[1] === contentsOf(purchase) ? kept[0] : undefined;
  if (pending === undefined) await checkStock(purchase);
  const orderId = pending ?? (await createOrder(purchase, memory));
  await writeItems(purchase, orderId);
  safeStorage.remove(memory);
  if (purchase.isKnown) await lowerStock(purchase, orderId);
}

/** A cart that was changed since is another order. */
const contentsOf = ({ lines }: Purchase): string =>
  lines.map(({ product, pieces }) => `${product.id}:${pieces}`).join();

/** Looks at the stock anew: what was there when the cart was filled may be gone. */
async function checkStock({ products, stockField, lines }: Purchase): Promise<void> {
  if (stockField === undefined) return;
  const ids = lines.map(({ product }) => product.id);
  const fresh = new Map(
    (await products.filter({ id: { $in: ids } }, undefined, 200)).map((row) => [row.id, row]),
  );
  for (const { product, pieces } of lines) {
    const row = fresh.get(product.id);
    const name = plainTitle(products.schema, product);
    if (row === undefined) throw new Error(`${name} is no longer for sale. Please take it out of the cart.`);
    const left = row[stockField];
    if (typeof left === 'number' && left < pieces)
      throw new Error(
        left <= 0 ? `${name} has just sold out.` : `Only ${left} of ${name} left. Please take fewer.`,
      );
  }
}

const listed = ({ products, lines }: Purchase): string =>
  lines.map(({ product, pieces }) => `${pieces} × ${plainTitle(products.schema, product)}`).join(', ');

async function createOrder(purchase: Purchase, memory: string): Promise<string> {
  const { orders, values, totalField, noteField, total, stockField, isKnown } = purchase;
  // Who buys without an account may not write the stock, so the shop is told to.
  const note =
    stockField !== undefined && noteField !== undefined && !isKnown
      ? { [noteField]: stockNote(values[noteField], purchase) }
      : {};
  const sum = totalField === undefined ? {} : { [totalField]: total };
  const { id } = await orders.create({ ...values, ...sum, ...note });
  safeStorage.set(memory, `${id} ${contentsOf(purchase)}`);
  return id;
}

const stockNote = (said: unknown, purchase: Purchase): string =>
  [typeof said === 'string' ? said : '', `Stock still to be lowered: ${listed(purchase)}`]
    .filter((part) => part !== '')
    .join('\n');

async function writeItems(purchase: Purchase, orderId: string): Promise<void> {
  const { orderItems, itemFields, lines } = purchase;
  if (orderItems === undefined || itemFields === undefined) return;
  const items = lines.map(({ product, pieces, price }) => ({
    [itemFields.order]: orderId,
    [itemFields.product]: product.id,
    [itemFields.quantity]: pieces,
    ...(itemFields.price === undefined ? {} : { [itemFields.price]: price }),
  }));
  try {
    await twice(
      () => orderItems.bulkCreate(items),
      () => isWritten(purchase, orderItems, orderId),
    );
  } catch (cause) {
    throw new Error(
      'Your order was received, but not what is in it. Please press “Place order” again: it will not be placed twice.',
      { cause },
    );
  }
}

/** An answer that was lost on its way may stand for items that were written; those who may look, look. */
const isWritten = async ({ isKnown, itemFields }: Purchase, items: EntityClient, orderId: string) =>
  isKnown && itemFields !== undefined && (await items.count({ [itemFields.order]: orderId })) > 0;

/** Tries once more what failed for reasons that pass. */
async function twice(act: () => Promise<unknown>, isDone: () => Promise<boolean>): Promise<void> {
  try {
    await act();
  } catch (error) {
    const passes = error instanceof CallError && (error.status === 0 || error.status >= 500);
    if (!passes) throw error;
    if (await isDone()) return;
    await act();
  }
}

/** Takes the pieces off the stock as it is now, never below none; what could not be taken off is noted on the order. */
async function lowerStock(purchase: Purchase, orderId: string): Promise<void> {
  const { products, stockField, lines, orders, noteField, values } = purchase;
  if (stockField === undefined) return;
  const failed: Line[] = [];
  for (const line of lines) {
    try {
      const left = (await products.get(line.product.id))[stockField];
      if (typeof left !== 'number') continue;
      await products.update(line.product.id, { [stockField]: Math.max(0, left - line.pieces) });
      if (left < line.pieces) failed.push({ ...line, pieces: line.pieces - left });
    } catch {
      failed.push(line);
    }
  }
  if (failed.length === 0 || noteField === undefined) return;
  const note = stockNote(values[noteField], { ...purchase, lines: failed });
  // The order stands; a note that cannot be written must not make the buyer order again.
  await orders.update(orderId, { [noteField]: note }).catch(() => undefined);
}
