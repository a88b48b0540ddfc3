import { afterAll, beforeEach, expect, test } from 'vitest';
import { createEntity } from '../sdk/entity.ts';
import { setPlace } from '../sdk/origin.ts';
import { type Answer, type Heard, listenOnLoopback } from '../sdk/testing-server.ts';
import { noteDeclined, type Purchase, placeOrder } from './place-order.ts';

let answer: (heard: Heard) => Answer = () => ({ body: [] });
const server = await listenOnLoopback((heard) => answer(heard));
afterAll(() => server.close());
setPlace({ appId: '65f000000000000000000001', apiBase: server.apiBase, mainOrigin: 'https://build.example' });

const products = createEntity('Product', {
  name: 'Product',
  properties: { name: { type: 'string' }, stock: { type: 'integer' } },
  'x-sayso': { titleField: 'name' },
});
const orders = createEntity('Order', { name: 'Order', properties: { notes: { type: 'string' } } });
const orderItems = createEntity('OrderItem', { name: 'OrderItem', properties: {} });
let stock = 5;
const purchase: Purchase = {
  products,
  stockField: 'stock',
  orders,
  noteField: 'notes',
  totalField: 'total',
  orderItems,
  itemFields: { order: 'order_id', product: 'product_id', quantity: 'quantity' },
  lines: [{ product: { id: 'p1', name: 'Oak candle', stock: 5 }, pieces: 2, price: 4 }],
  total: 8,
  values: { customer: 'Ada' },
  isKnown: true,
};

/** The shop's server: orders get the next number, items are written where `itemStatus` says so. */
let itemStatus = 200;
let mayLower = true;
let answerBoth = false;
const shop = ({ method, path, body }: Heard): Answer => {
  if (path.endsWith('/bulk'))
    return { status: itemStatus, body: itemStatus === 200 ? [] : { message: 'No' } };
  if (path.includes('/entities/OrderItem/count')) return { body: { count: 0 } };
  if (path.includes('/entities/Order')) return { body: { id: 'o1', ...JSON.parse(body || '{}') } };
  const product = { id: 'p1', name: 'Oak candle', stock };
  if (path.endsWith('/update-many'))
    return { body: { success: true, updated: mayLower ? 1 : 0, has_more: false } };
  if (method === 'PUT') return { body: { ...product, ...JSON.parse(body) } };
  if (path.endsWith('/p2')) return { body: { id: 'p2', name: 'Vase', stock } };
  const all = answerBoth ? [product, { id: 'p2', name: 'Vase', stock: 1 }] : [product];
  return { body: path.endsWith('/p1') ? product : all };
};
const sent = (method: string, end: RegExp) =>
  server.heard
    .filter((one) => one.method === method && end.test(one.path))
    .map(({ body }) => JSON.parse(body));

beforeEach(() => {
  server.heard.length = 0;
  localStorage.clear();
  stock = 5;
  itemStatus = 200;
  mayLower = true;
  answer = shop;
});

test('an order is written with its items, and the stock goes down by what was bought', async () => {
  await placeOrder(purchase, 'k');

  expect(sent('POST', /\/Order$/)).toEqual([{ customer: 'Ada', total: 8 }]);
  expect(sent('POST', /\/bulk$/)).toEqual([[{ order_id: 'o1', product_id: 'p1', quantity: 2 }]]);
  expect(sent('PATCH', /\/Product\/update-many$/)).toEqual([
    { query: { id: 'p1', stock: { $gte: 2 } }, data: { $inc: { stock: -2 } } },
  ]);
});

test('what has sold out since the cart was filled is said, and no order is written', async () => {
  stock = 1;

  await expect(placeOrder(purchase, 'k')).rejects.toThrow('Only 1 left of “Oak candle”');

  expect(sent('POST', /./)).toEqual([]);
});

test('items that could not be written are added to the same order by the next try', async () => {
  itemStatus = 500;
  await expect(placeOrder(purchase, 'k')).rejects.toThrow('Your order won’t be placed twice');
  itemStatus = 200;
  await placeOrder(purchase, 'k');

  expect(sent('POST', /\/Order$/)).toHaveLength(1);
  expect(sent('POST', /\/bulk$/).at(-1)).toEqual([{ order_id: 'o1', product_id: 'p1', quantity: 2 }]);
});

test('a cart that was changed after a failure becomes an order of its own', async () => {
  itemStatus = 500;
  await expect(placeOrder(purchase, 'k')).rejects.toThrow();
  itemStatus = 200;
  await placeOrder({ ...purchase, lines: purchase.lines.map((line) => ({ ...line, pieces: 1 })) }, 'k');

  expect(sent('POST', /\/Order$/)).toHaveLength(2);
});

test('who buys without an account leaves the stock alone, and the shop reads what to lower', async () => {
  await placeOrder({ ...purchase, isKnown: false }, 'k');

  expect(sent('PUT', /./)).toEqual([]);
  expect(sent('POST', /\/Order$/)[0]).toMatchObject({ notes: 'Stock still to be reduced: 2 × Oak candle' });
});

test('stock that the buyer may not lower is noted on the order', async () => {
  mayLower = false;

  await placeOrder(purchase, 'k');

  expect(sent('POST', /\/Order$/)[0]).toMatchObject({ notes: 'Stock still to be reduced: 2 × Oak candle' });
});

test('whose pieces another buyer took in the same moment gets no order, and gives the others back', async () => {
  let looks = 0;
  answer = (heard) => {
    if (!heard.path.endsWith('/update-many')) return shop(heard);
    looks += 1;
    // The second product is gone when its turn comes.
    if (looks === 2) stock = 0;
    return { body: { success: true, updated: looks === 2 ? 0 : 1, has_more: false } };
  };
  const two = [...purchase.lines, { product: { id: 'p2', name: 'Vase', stock: 1 }, pieces: 1, price: 9 }];
  answerBoth = true;

  await expect(placeOrder({ ...purchase, lines: two }, 'k')).rejects.toThrow(
    'There isn’t enough of “Vase” left',
  );

  expect(sent('POST', /./)).toEqual([]);
  expect(sent('PATCH', /./).at(-1)).toEqual({ query: { id: 'p1' }, data: { $inc: { stock: 2 } } });
  answerBoth = false;
});

test('an order that cannot be written gives its pieces back', async () => {
  answer = (heard) =>
    heard.method === 'POST' && heard.path.endsWith('/Order') ? { status: 403, body: {} } : shop(heard);

  await expect(placeOrder(purchase, 'k')).rejects.toThrow();

  expect(sent('PATCH', /./).map(({ data }) => data.$inc.stock)).toEqual([-2, 2]);
});

const paying = {
  ...purchase,
  payment: { statusField: 'payment', paid: 'paid', declined: 'declined' },
  numberField: 'number',
};

test('a declined card is noted, and the next try pays for that very order', async () => {
  await noteDeclined(paying, 'k');
  const placed = await placeOrder(paying, 'k');

  const [order] = sent('POST', /\/Order$/);
  expect(sent('POST', /\/Order$/)).toHaveLength(1);
  expect(order).toMatchObject({ payment: 'declined', number: expect.stringMatching(/^\d{4}-[2-9A-Z]{5}$/) });
  expect(sent('PUT', /\/Order\/o1$/)).toEqual([{ customer: 'Ada', payment: 'paid' }]);
  expect(placed).toEqual({ id: 'o1', number: order.number });
});

test('a visitor’s declined card leaves no order behind', async () => {
  await noteDeclined({ ...paying, isKnown: false }, 'k');

  expect(server.heard).toEqual([]);
});
