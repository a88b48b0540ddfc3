import { afterAll, beforeEach, expect, test } from 'vitest';
import { createEntity } from '../sdk/entity.ts';
import { setPlace } from '../sdk/origin.ts';
import { type Answer, type Heard, listenOnLoopback } from '../sdk/testing-server.ts';
import { type Purchase, placeOrder } from './place-order.ts';

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
const shop = ({ method, path, body }: Heard): Answer => {
  if (path.endsWith('/bulk'))
    return { status: itemStatus, body: itemStatus === 200 ? [] : { message: 'No' } };
  if (path.includes('/entities/OrderItem/count')) return { body: { count: 0 } };
  if (path.includes('/entities/Order')) return { body: { id: 'o1', ...JSON.parse(body || '{}') } };
  const product = { id: 'p1', name: 'Oak candle', stock };
  if (method === 'PUT') return { body: { ...product, ...JSON.parse(body) } };
  return { body: path.endsWith('/p1') ? product : [product] };
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
  answer = shop;
});

test('an order is written with its items, and the stock goes down by what was bought', async () => {
  await placeOrder(purchase, 'k');

  expect(sent('POST', /\/Order$/)).toEqual([{ customer: 'Ada', total: 8 }]);
  expect(sent('POST', /\/bulk$/)).toEqual([[{ order_id: 'o1', product_id: 'p1', quantity: 2 }]]);
  expect(sent('PUT', /\/Product\/p1$/)).toEqual([{ stock: 3 }]);
});

test('what has sold out since the cart was filled is said, and no order is written', async () => {
  stock = 1;

  await expect(placeOrder(purchase, 'k')).rejects.toThrow('Only 1 of Oak candle left');

  expect(sent('POST', /./)).toEqual([]);
});

test('items that could not be written are added to the same order by the next try', async () => {
  itemStatus = 500;
  await expect(placeOrder(purchase, 'k')).rejects.toThrow('it will not be placed twice');
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
  expect(sent('POST', /\/Order$/)[0]).toMatchObject({ notes: 'Stock still to be lowered: 2 × Oak candle' });
});

test('stock that could not be lowered is noted on the order', async () => {
  answer = (heard) =>
    heard.method === 'PUT' && heard.path.includes('/Product') ? { status: 403, body: {} } : shop(heard);

  await placeOrder(purchase, 'k');

  expect(sent('PUT', /\/Order\/o1$/)).toEqual([{ notes: 'Stock still to be lowered: 2 × Oak candle' }]);
});
