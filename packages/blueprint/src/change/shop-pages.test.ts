import { Blueprint } from '@sayso/core/blueprint-schema';
import { expect, test } from 'vitest';
import { buildApp, changeApp } from '../testing/build-app.ts';
import { expectSound } from '../testing/change-check.ts';

const bakery = await buildApp('Cakes of our bakery with a name, a photo and a price');

test.each([
  'add a cart and checkout',
  'we need a shopping cart',
  'please add a shop with a basket and a checkout',
])('a shop with a cart and a checkout is added to what has a price: %s', async (text) => {
  const after = await changeApp(bakery, text);
  const { entities, pages } = Blueprint.parse(after.memory);
  const [cake, order, item] = ['Cake', 'Order', 'Order item'].map((label) =>
    entities.find((entity) => entity.label === label),
  );

  expect(pages.filter((page) => page.public).map(({ archetype }) => archetype)).toEqual(
    expect.arrayContaining(['catalogue', 'cart']),
  );
  expect(item?.fields.map(({ ref }) => ref)).toEqual(expect.arrayContaining([cake?.id, order?.id]));
  expect([cake?.rules.read, order?.rules.create, order?.rules.read]).toEqual([
    'anyone',
    'anyone',
    'registered',
  ]);
  expect(after.tree['pages/Cart']).toMatch(/<Checkout[\s\S]*orderItems=\{OrderItem\}/);
  expectSound(after);
});

test('a cart that is there already is named, and without a price there is none', async () => {
  const shop = await changeApp(bakery, 'add a cart');
  const again = await changeApp(shop, 'add a checkout');
  const trees = await changeApp(
    await buildApp('Trees of our park with a species and a height'),
    'add a cart',
  );

  expect(again.prose).toContain('already a cart with a checkout. You can open it from the Shop page');
  expect(again.tree).toEqual(shop.tree);
  expect(trees.prose).toContain('needs something with a price');
});
