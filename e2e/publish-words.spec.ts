import { expect, frameOf, test } from './support/fixtures.ts';

const shots = process.env['SAYSO_SHOTS'];
const shop =
  'A bike repair shop. Customers with name, email and phone. Repairs with bike, problem, and a state ' +
  '(waiting, in work, done). Visitors can request a repair on a public page without signing in.';

test('publishing says what opens to whom, offers what pages for visitors need, and asks about samples', async ({
  browser,
  builder,
  product,
  maker,
}) => {
  test.setTimeout(180_000);
  await builder.setViewportSize({ width: 1440, height: 900 });
  const app = await maker.api.build(shop);
  expect(app.public_settings).toBe('private_with_login');
  await builder.goto(`${product.url}/apps/${app.id}/editor/preview`);
  await expect(frameOf(builder).getByRole('heading', { level: 1 })).toBeVisible();
  await builder.getByRole('button', { name: 'Publish', exact: true }).click();
  const panel = builder.getByRole('dialog', { name: 'Publish' });
  const opens = panel.getByRole('list', { name: 'What this opens' });

  await expect(panel.getByRole('radio', { name: 'Anyone with the link' })).toBeChecked();
  await expect(opens).toContainText('and can add repairs.');
  await expect(opens).toContainText(
    'Only people you invite can sign in to see and change customers and repairs',
  );
  await expect(panel.getByRole('note')).toHaveCount(0);
  await expect(panel.getByText(/sample records are still in your app/)).toBeVisible();
  for (const colorScheme of shots ? (['light', 'dark'] as const) : []) {
    await builder.emulateMedia({ colorScheme });
    await builder.screenshot({ path: `${shots}/publish-${colorScheme}-1440.png` });
  }
  // Nothing is open before it is published.
  expect((await maker.api.call<typeof app>('GET', `/apps/${app.id}`)).public_settings).toBe(
    'private_with_login',
  );
  const opened = builder.context().waitForEvent('page');
  await panel.getByRole('button', { name: 'Publish with samples' }).click();
  await opened;
  await expect(panel.getByText(/^Published\./)).toBeVisible({ timeout: 60_000 });

  await test.step('a visitor comes to a page for visitors, and finds no others in its menu', async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const site = `http://app--${app.slug}.sayso.localhost:${product.port}`;
    await page.goto(site);
    await expect(page).toHaveURL(/\/SignUp$/i);
    await page.goto(`${site}/Customers`);
    const menu = page.getByRole('navigation', { name: 'Pages' });
    await expect(menu).toBeVisible();
    for (const name of ['Dashboard', 'Board', 'Customers'])
      await expect(menu.getByRole('link', { name, exact: true })).toHaveCount(0);
    await expect(page.getByText('example.com')).toHaveCount(0);
    await context.close();
  });
});
