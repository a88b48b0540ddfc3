import { expect, test } from 'vitest';
import { buildApp } from '../testing/build-app.ts';

test('the header of a landing page leads to its parts, in their order, and each is there', async () => {
  const { tree } = await buildApp(
    'Website for Marsh Upholstery: what we do (chairs, sofas), our story, prices, opening hours and an enquiry form',
  );
  const links = [...(tree['layout'] ?? '').matchAll(/label: '([^']+)', href: '#(\w+)'/g)];
  const page = tree['pages/Welcome'] ?? '';

  expect(links.map(([, label]) => label)).toEqual([
    'What we do',
    'Our story',
    'Prices',
    'Opening hours',
    'Contact',
  ]);
  for (const [, , id] of links) expect(page).toContain(`id="${id}"`);
});

test('an app without a landing page has no anchors', async () => {
  const { tree } = await buildApp('Track bikes with name, brand and price');
  expect(tree['layout']).not.toContain('anchors');
});

test('the first screen stands on the main colour with pictures of the trade', async () => {
  const { tree } = await buildApp('landing page for a bakery');
  expect(tree['pages/Welcome']).toMatch(/<HeroBand\s+tone="strong"\s+icons=\{\[WheatIcon/);
});
