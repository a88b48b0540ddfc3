import { expect, test } from 'vitest';
import { buildApp, changeApp } from '../testing/build-app.ts';

const built = await buildApp('Shop that keeps: products (name, price), suppliers with phone.');

test('who could see what before, and who can now, is told with the answer', async () => {
  const { prose } = await changeApp(built, 'make suppliers public');

  expect(prose).toContain('Before: All users can see suppliers. Now: Anyone can see suppliers.');
  expect(prose).toContain(
    'Before: Only users can open the Suppliers page. Now: Anyone can open the Suppliers page.',
  );
});

test('an answer that opens nothing says nothing of it', async () => {
  const { prose } = await changeApp(built, 'add a colour to products');

  expect(prose).not.toContain('Before:');
});
