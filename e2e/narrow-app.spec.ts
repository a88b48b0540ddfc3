import { expect, frameOf, test } from './support/fixtures.ts';

test('a generated app at 390 px: records stay inside of their page, and chosen ones have a bar in reach', async ({
  builder,
  product,
  maker,
}) => {
  const app = await maker.api.build(
    'Customers with name, company, email, phone and website, and orders with customer and total. neo-brutalism style',
  );
  const customers = await maker.api.call<{ id: string }[]>('GET', `/apps/${app.id}/entities/Customer`);
  await builder.setViewportSize({ width: 390, height: 844 });
  await builder.goto(`${product.url}/apps/${app.id}/editor/preview/CustomerDetails?id=${customers[0]?.id}`);
  const frame = frameOf(builder);
  await expect(frame.locator('dd').first()).toBeVisible();
  const isWide = await frame.locator('html').evaluate((html) => ({
    page: html.scrollWidth - html.clientWidth,
    parts: [...html.querySelectorAll('dd, dd *, main')].filter(
      (part) => part.getBoundingClientRect().right > html.clientWidth,
    ).length,
    facts: [...html.querySelectorAll('dd')].filter((fact) =>
      [...fact.querySelectorAll('*')].some(
        (part) => part.getBoundingClientRect().right > fact.getBoundingClientRect().right + 1,
      ),
    ).length,
  }));
  expect(isWide).toEqual({ page: 0, parts: 0, facts: 0 });
  const card = frame.locator('.kit-card').first();
  expect(await card.evaluate((element) => getComputedStyle(element).borderTopWidth)).toBe('2px');

  await builder.goto(`${product.url}/apps/${app.id}/editor/preview/Customers`);
  const boxes = frame.getByRole('checkbox', { name: /^Select / });
  await boxes.nth(0).click();
  await boxes.nth(1).click();
  await boxes.nth(7).scrollIntoViewIfNeeded();
  await expect(frame.getByText('2 selected')).toBeInViewport({ ratio: 1 });
  await expect(frame.getByRole('button', { name: 'Delete' })).toBeInViewport({ ratio: 1 });
  await frame.getByRole('button', { name: 'Clear selection' }).click();
  await expect(frame.getByText('2 selected')).toHaveCount(0);
});
