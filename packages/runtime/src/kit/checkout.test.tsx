// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { createEntity } from '../sdk/entity.ts';
import { kitPage } from '../testing/kit-page.tsx';
import { emptyCart, readCart, setPieces } from './cart.ts';
import { Checkout } from './checkout.tsx';
import { orderNumber } from './place-order.ts';
import { OrderHistory } from './site/order-history.tsx';
import { outcomeOf } from './test-payment.tsx';

const at = await kitPage();
const text = { type: 'string' } as const;
const number = { type: 'number' } as const;
const Product = createEntity('Product', {
  name: 'Product',
  properties: { name: text, price: number, stock: number },
});
const Order = createEntity('Order', {
  name: 'Order',
  properties: { customer: { ...text, title: 'Your name' }, total: number, payment: text, number: text },
  required: ['customer'],
});
const Item = createEntity('OrderItem', { name: 'OrderItem', properties: {} });
const itemFields = { order: 'order_id', product: 'product_id', quantity: 'quantity' };
const checkout = (
  <Checkout
    products={Product}
    priceField="price"
    stockField="stock"
    orders={Order}
    orderFields={['customer']}
    totalField="total"
    orderItems={Item}
    itemFields={itemFields}
    payment={{ statusField: 'payment', paid: 'paid', declined: 'declined' }}
    numberField="number"
    cataloguePage="Shop"
    ordersPage="Orders"
    thanks="Thank you!"
  />
);
const pay = async (card: string) => {
  fireEvent.change(await screen.findByLabelText(/Your name/), { target: { value: 'Ada' } });
  fireEvent.change(screen.getByLabelText('Card number'), { target: { value: card } });
  fireEvent.click(screen.getByRole('button', { name: 'Pay and place order' }));
};
const stored = () => at.records.tables.get('Order') ?? [];

beforeEach(() => {
  emptyCart();
  at.signIn();
  at.records.put('Product', [{ id: 'p1', name: 'Oak candle', price: 4, stock: 3 }]);
  setPieces('p1', 2);
});

test('with the card that pays the order is placed as paid, and confirmed with its number', async () => {
  at.show(checkout);
  await pay('4242424242424242');

  const [order] = await waitFor(() => {
    expect(stored()).toHaveLength(1);
    return stored();
  });
  expect(order).toMatchObject({ customer: 'Ada', total: 8, payment: 'paid' });
  expect(
    await screen.findByText(new RegExp(`Your order number is ${String(order?.['number'])}`)),
  ).toBeTruthy();
  expect(at.records.tables.get('Product')).toMatchObject([{ stock: 1 }]);
  expect(readCart()).toEqual({});
});

test('a declined card keeps the cart and the stock, and the shop sees the attempt', async () => {
  at.show(checkout);
  await pay('4000 0000 0000 0002');

  expect((await screen.findByRole('alert')).textContent).toMatch(/^The card was declined/);
  expect(readCart()).toEqual({ p1: 2 });
  expect(at.records.tables.get('Product')).toMatchObject([{ stock: 3 }]);
  expect(stored()).toMatchObject([{ payment: 'declined' }]);

  await pay('4242 4242 4242 4242');
  await screen.findByText('Thank you!');
  expect(stored()).toMatchObject([{ payment: 'paid' }]);
});

test('a real card number is not taken', async () => {
  at.show(checkout);
  await pay('5555 5555 5555 4444');

  expect(await screen.findByText('Enter one of the test cards')).toBeTruthy();
  expect(at.heard.filter(({ method }) => method === 'POST')).toEqual([]);
  expect(outcomeOf('')).toBeNull();
});

test('people see their own orders and what is in them, and no others', async () => {
  at.records.put('Order', [
    { id: 'o1', number: '2611-AAAAA', total: 8 },
    { id: 'o2', number: '2611-BBBBB', created_by: 'x@example.com' },
  ]);
  at.records.put('OrderItem', [{ order_id: 'o1', product_id: 'p1', quantity: 2 }]);
  at.show(
    <OrderHistory
      entity={Order}
      numberField="number"
      totalField="total"
      orderItems={Item}
      itemFields={itemFields}
      products={Product}
    />,
  );

  fireEvent.click(await screen.findByRole('button', { name: 'Items' }));
  expect(await screen.findByText('2 × Oak candle')).toBeTruthy();
  expect(screen.queryByText(/BBBBB/)).toBeNull();
});

test('order numbers hold the month and signs that are not mistaken', () => {
  expect(orderNumber(new Date(2026, 10, 2), 0)).toBe('2611-22222');
  expect(orderNumber(new Date(2026, 10, 2), 0.999999999)).toMatch(/^2611-Z/);
});
