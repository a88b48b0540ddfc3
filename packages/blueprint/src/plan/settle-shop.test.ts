import { describe, expect, test } from 'vitest';
import { read } from '../read/read.ts';
import { buildBlueprint } from './build.ts';

const planned = (text: string) => {
  const { entities, pages } = buildBlueprint(read(text));
  return {
    things: entities.map(({ label }) => label),
    open: pages.filter((page) => page.public && page.nav).map(({ archetype }) => archetype),
    entities,
    sold: entities.find(({ id }) => id === pages.find(({ archetype }) => archetype === 'cart')?.entity),
  };
};

test.each([
  ['We need a shop for our jams with a basket and a checkout', 'Jam'],
  ['A web store for handmade lamps. Each lamp has a price, a height and a photo', 'Lamp'],
  ['Our tea house. Teas have a name and a price, customers can order them from home', 'Tea'],
  ['florist. bouquets with price and photo, people buy them for a birthday', 'Bouquet'],
  ['I sell scarves, want an online shop', 'Scarf'],
])('a first description that sells gets a shop with a cart: %s', (text, good) => {
  const { things, open, sold, entities } = planned(text);

  expect(sold?.label).toBe(good);
  expect(sold?.fields.some(({ type }) => type === 'money')).toBe(true);
  expect(open).toContain('catalogue');
  expect(things).toEqual(expect.arrayContaining(['Order', 'Order item']));
  expect(things).toHaveLength(3);
  expect(entities.find(({ label }) => label === 'Order')?.rules).toMatchObject({
    create: 'anyone',
    read: 'registered',
  });
});

test('a cart in the list of what is told of goods belongs to the shop, and orders have lines of what is sold', () => {
  const { sold, things, entities } = planned(
    'Spice shop: spices with origin, price, basket, payment at the counter',
  );
  const item = entities.find(({ label }) => label === 'Order item');

  expect(things).toEqual(['Spice', 'Order', 'Order item']);
  expect(sold?.fields.map(({ label }) => label).join()).not.toMatch(/basket|payment/i);
  expect(item?.fields.map(({ ref }) => ref)).toContain(sold?.id);
});

test('goods that are told of together are kinds of one product', () => {
  const { sold, things } = planned(
    'Toy store: puzzles and dolls with age, price and photo; parents can buy them',
  );

  expect(things).toEqual(['Product', 'Order', 'Order item']);
  expect(sold?.fields.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Age', 'Price', 'Category']),
  );
});

test('what people pick first for a pre-order is asked as well', () => {
  const { things, entities } = planned(
    'Wreath preorders, people pick ribbon, size and date and leave their name',
  );

  expect(things).toHaveLength(1);
  expect(entities[0]?.fields.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Ribbon', 'Size', 'Date', 'Name']),
  );
});

test('goods that are only named are kinds of one product', () => {
  const { sold, things } = planned('A shop for my knitting. Hats, gloves, socks. With a cart.');

  expect(things).toEqual(['Product', 'Order', 'Order item']);
  expect(sold?.fields.find(({ label }) => label === 'Category')?.options?.map(({ label }) => label)).toEqual([
    'Hats',
    'Gloves',
    'Socks',
  ]);
});

test('orders without prices come by a form that asks what the text says', () => {
  const { things, open, entities } = planned(
    'Pre-orders for the fishmonger: customers choose salmon, cod or trout, the weight and leave their name and phone',
  );

  expect(things).toEqual(['Pre-order']);
  expect(open).toEqual(['public-form']);
  expect(entities[0]?.fields.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Weight', 'Name', 'Phone']),
  );
  expect(entities[0]?.fields.flatMap(({ options = [] }) => options.map(({ label }) => label))).toEqual(
    expect.arrayContaining(['Salmon', 'Cod', 'Trout']),
  );
});

test.each([
  'Track all orders of our print shop with customer, paper and due date',
  'Pre-order tracker of a bakery: customer, cake, deposit',
  'Riding school: carts with a number and a weight, riders book a cart',
  'Point of sale for a kiosk: products with price, sales with amount',
  'A bike repair shop: bikes with owner and problem',
])('what is kept inside has no shop for visitors: %s', (text) => {
  expect(planned(text).open).not.toContain('catalogue');
});

describe('a shop that has more than goods', () => {
  test.each([
    ['Honey shop with a blog', 'Product', 'Post'],
    ['Online honey shop with a blog', 'Product', 'Post'],
    ['Pottery shop with reviews and a newsletter', 'Product', 'Review'],
    ['A shop for climbing ropes that also has classes', 'Climbing rope', 'Class'],
    ['Wool shop with workshops people can sign up for', 'Product', 'Workshop'],
  ])('sells its goods, and nothing that it has besides: %s', (text, sold, beside) => {
    const plan = planned(text);
    expect(plan.sold?.label).toBe(sold);
    expect(plan.things).toContain(beside);
    expect(plan.open).toContain('catalogue');
  });

  test('classes are sold where somebody says so', () => {
    expect(planned('A shop that sells weaving classes').sold?.label).toBe('Class');
  });

  test.each(['Barber shop with bookings', 'Bike shop with repairs', 'Garden shop with staff and shifts'])(
    'what is done there, or behind the counter, makes no cart: %s',
    (text) => {
      expect(planned(text).open).not.toContain('catalogue');
    },
  );
});
