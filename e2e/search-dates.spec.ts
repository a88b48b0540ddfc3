import { expect, frameOf, test } from './support/fixtures.ts';

test('a date is found in a list as the list shows it', async ({ builder, product, maker }) => {
  const { id } = await maker.api.build('Repairs of a bike shop with a title, a price and a due date');
  for (const [title, due_date] of [
    ['Loose chain', '2031-11-26'],
    ['Flat tyre', '2031-11-27'],
  ]) {
    await maker.api.call('POST', `/apps/${id}/entities/Repair`, { title, due_date });
  }
  await builder.goto(`${product.url}/apps/${id}/editor/preview/Repairs`);
  const app = frameOf(builder);
  const rows = app.getByRole('row').filter({ has: app.getByRole('cell') });
  const row = rows.filter({ hasText: 'Loose chain' });
  const search = app.getByRole('searchbox');
  await search.fill('loose chain');
  await expect(rows).toHaveCount(1);
  const shown = await row.locator('time').first().innerText();
  expect(shown).toContain('2031');

  for (const text of [shown, '26 Nov 2031', 'Loose 26 november 2031']) {
    await search.fill(text);
    await expect(rows).toHaveCount(1);
    await expect(row).toBeVisible();
  }
  await search.fill('Nov 2031');
  await expect(rows).toHaveCount(2);
  await search.fill('25 Nov 2031');
  await expect(rows).toHaveCount(0);
});
