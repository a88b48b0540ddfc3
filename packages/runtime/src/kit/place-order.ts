import { CallError } from '../sdk/call.ts';
import type { EntityClient, Row } from '../sdk/entity-types.ts';
import { safeStorage } from '../sdk/safe-storage.ts';
import { orders as texts } from '../texts/checkout.ts';
import type { CheckoutProps } from './public-api.ts';
import { plainTitle } from './schema.ts';

export type Line = { product: Row; pieces: number; price: number };
export type Purchase = Pick<
  CheckoutProps,
  | 'products'
  | 'stockField'
  | 'orders'
  | 'totalField'
  | 'noteField'
  | 'orderItems'
  | 'itemFields'
  | 'payment'
  | 'numberField'
> & {
  lines: readonly Line[];
  total: number;
  values: Record<string, unknown>;
  /** Whether the buyer has an account; only such may change the stock. */
  isKnown: boolean;
};

/** What the buyer is told: the number is the order's own, or the end of its id. */
export type Placed = { id: string; number: string };

/**
 * Writes an order with its items. The record calls know no transaction, so what can fail halfway is kept: an order
 * whose items could not be written, or whose card was declined, is remembered under `memory`, and the next try goes on
 * with that very order. Pieces come off the stock before, in one step each, so that two buyers cannot get the last one.
 */
export async function placeOrder(purchase: Purchase, memory: string): Promise<Placed> {
  const pending = pendingOrder(purchase, memory);
  if (pending === undefined) await checkStock(purchase);
  const stock = await takeStock(purchase);
  try {
    const placed = await writeOrder({ purchase, memory, pending, open: stock.open });
    await writeItems(purchase, placed.id);
    safeStorage.remove(memory);
    return placed;
  } catch (error) {
    await giveBack(purchase, stock.taken);
    throw error;
  }
}

/** Notes an order whose card was declined, so that the shop knows of it; the cart stays as it is. */
export async function noteDeclined(purchase: Purchase, memory: string): Promise<void> {
  const { isKnown, payment, orders } = purchase;
  const { statusField, declined } = payment ?? {};
  // Who may not change an order later would leave one that is never paid.
  if (!isKnown || statusField === undefined || declined === undefined) return;
  const pending = pendingOrder(purchase, memory);
  if (pending !== undefined) await orders.update(pending.id, { [statusField]: declined });
  else
    await createOrder({ ...purchase, values: { ...purchase.values, [statusField]: declined } }, memory, []);
}

function pendingOrder(purchase: Purchase, memory: string): Placed | undefined {
  const [id, contents, number] = (safeStorage.get(memory) ?? '').split(' ');
  if (id === undefined || number === undefined || contents !== contentsOf(purchase)) return undefined;
  return { id, number };
}

type Writing = { purchase: Purchase; memory: string; pending: Placed | undefined; open: readonly Line[] };

async function writeOrder({ purchase, memory, pending, open }: Writing): Promise<Placed> {
  const { payment, values } = purchase;
  const paid =
    payment?.statusField === undefined || payment.paid === undefined
      ? {}
      : { [payment.statusField]: payment.paid };
  const paying = { ...purchase, values: { ...values, ...paid } };
  if (pending === undefined) return createOrder(paying, memory, open);
  if (Object.keys(paid).length > 0) await purchase.orders.update(pending.id, paying.values);
  return pending;
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
    if (row === undefined) throw new Error(texts.notForSale(name));
    const left = row[stockField];
    if (typeof left === 'number' && left < pieces)
      throw new Error(left <= 0 ? texts.soldOut(name) : texts.tooFew(left, name));
  }
}

const listed = ({ products, lines }: Purchase): string =>
  lines.map(({ product, pieces }) => `${pieces} × ${plainTitle(products.schema, product)}`).join(', ');

async function createOrder(purchase: Purchase, memory: string, open: readonly Line[]): Promise<Placed> {
  const { orders, values, totalField, noteField, numberField, total } = purchase;
  const note =
    open.length > 0 && noteField !== undefined
      ? { [noteField]: stockNote(values[noteField], { ...purchase, lines: open }) }
      : {};
  const sum = totalField === undefined ? {} : { [totalField]: total };
  const own = numberField === undefined ? undefined : orderNumber(new Date(), Math.random());
  const number = numberField === undefined || own === undefined ? {} : { [numberField]: own };
  const { id } = await orders.create({ ...values, ...sum, ...note, ...number });
  const placed = { id, number: own ?? id.slice(-6).toUpperCase() };
  safeStorage.set(memory, `${id} ${contentsOf(purchase)} ${placed.number}`);
  return placed;
}

const digits = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** `2611-7KQ4M`: year and month, then five signs that are not mistaken for each other. */
export function orderNumber(date: Date, random: number): string {
  let rest = Math.floor(random * digits.length ** 5);
  let signs = '';
  for (let at = 0; at < 5; at += 1) {
    signs += digits[rest % digits.length];
    rest = Math.floor(rest / digits.length);
  }
  const month = `${date.getFullYear() % 100}${String(date.getMonth() + 1).padStart(2, '0')}`;
  return `${month}-${signs}`;
}

const stockNote = (said: unknown, purchase: Purchase): string =>
  [typeof said === 'string' ? said : '', texts.stockNote(listed(purchase))]
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
    throw new Error(texts.itemsMissing, { cause });
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

type Stock = {
  taken: readonly Line[];
  /** What the buyer may not take off; the shop is told to. */
  open: readonly Line[];
};

/** Takes the pieces off where as many are left, which the server decides in one step. */
async function takeStock(purchase: Purchase): Promise<Stock> {
  const { products, stockField, lines, isKnown } = purchase;
  if (stockField === undefined) return { taken: [], open: [] };
  if (!isKnown) return { taken: [], open: lines };
  const taken: Line[] = [];
  const open: Line[] = [];
  for (const line of lines) {
    const { product, pieces } = line;
    const enough = { id: product.id, [stockField]: { $gte: pieces } };
    const taking = { $inc: { [stockField]: -pieces } };
    const updated = await products.updateMany(enough, taking).then(
      (reply) => reply.updated,
      () => 0,
    );
    if (updated > 0) taken.push(line);
    else if (await isShort(purchase, line)) {
      await giveBack(purchase, taken);
      throw new Error(texts.justSoldOut(plainTitle(products.schema, product)));
    } else open.push(line);
  }
  return { taken, open };
}

/** Tells too little stock from stock that this buyer may not change. */
async function isShort({ products, stockField = '' }: Purchase, { product, pieces }: Line): Promise<boolean> {
  const left = (await products.get(product.id))[stockField];
  return typeof left === 'number' && left < pieces;
}

async function giveBack({ products, stockField = '' }: Purchase, taken: readonly Line[]): Promise<void> {
  for (const { product, pieces } of taken)
    await products.updateMany({ id: product.id }, { $inc: { [stockField]: pieces } }).catch(() => undefined);
}
