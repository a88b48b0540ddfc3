import { expect, test } from 'vitest';
import { buildApp } from '../testing/build-app.ts';

test('what visitors see in a list opens on a page of its own, with the form that asks for it', async () => {
  const { tree } = await buildApp(
    'Boats for hire: each boat has a name, photo, length and price per day. Visitors browse the boats and send an enquiry about one with name and message.',
  );
  expect(tree['pages/SignUp']).toContain('detailPage="BoatView"');
  expect(tree['pages/BoatView']).toContain("aboutField: 'boat_id'");
  // Neither the state nor the day of sending is for visitors to fill in.
  expect(tree['pages/BoatView']).toMatch(/fields: \['name', [^\]]*'message'\]/);
  expect(tree['pages/BoatView']).not.toContain("'received'");
  expect(tree['pages/BoatView']).toContain('defaults: { received: today() }');
});

test('a product of a shop has its own page, which says nothing of the stock room', async () => {
  const { tree } = await buildApp(
    'Online shop for soap: products with photo, description, price and stock. Customers put them in a cart and order.',
  );
  expect(tree['pages/Shop']).toContain('detailPage="ProductView"');
  expect(tree['pages/ProductView']).toContain('cartPage="Cart"');
  expect(tree['pages/ProductView']).not.toContain('minimum_stock');
});

test('what a card says in full gets no page of its own', async () => {
  const { tree } = await buildApp('Public timetable: trains with number, platform and time. No login.');
  expect(Object.keys(tree).filter((path) => path.endsWith('View'))).toEqual([]);
});
