import { expectNoSidewaysScroll } from './support/checks.ts';
import { expect, frameOf, signedIn, test } from './support/fixtures.ts';

const description =
  'Orders of a village bakery: orders with a customer, a pick-up date, a total and a state (new, baked, collected)';

for (const width of [390, 768]) {
  test(`nothing scrolls sideways at ${width} px`, async ({ builder, page, product, maker }) => {
    for (const visit of [builder, page]) await visit.setViewportSize({ width, height: 844 });
    await page.goto(`${product.url}/login`);
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    await expectNoSidewaysScroll(page);

    const endless = { name: 'W'.repeat(100), user_description: 'x'.repeat(500) };
    await maker.api.call('POST', '/apps', endless);
    const app = await maker.api.build(description);
    for (const path of ['/', '/apps', '/user-settings', '/billing']) {
      await builder.goto(product.url + path);
      await expect(builder.getByRole('heading', { level: 1 })).toBeVisible();
      if (path === '/' || path === '/apps') await expect(builder.getByRole('article')).toHaveCount(2);
      await expectNoSidewaysScroll(builder);
    }
    for (const name of Object.keys(app.pages)) {
      await builder.goto(`${product.url}/apps/${app.id}/editor/preview/${name}`);
      await expect(frameOf(builder).getByRole('main')).toBeVisible();
      await expect(frameOf(builder).getByRole('status', { name: /loading/i })).toHaveCount(0);
      await expectNoSidewaysScroll(builder);
    }
    await builder.getByRole('button', { name: 'Share', exact: true }).click();
    const dialog = builder.getByRole('dialog', { name: 'Share App' });
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    const body = dialog.locator('form').locator('xpath=ancestor::div[contains(@class, "overflow-y-auto")]');
    expect(await body.evaluate((part) => part.scrollWidth - part.clientWidth)).toBe(0);
    await builder.keyboard.press('Escape');
    await maker.api.publish(app.id);
    await builder.reload();
    await builder.getByRole('button', { name: 'Publish' }).click();
    const panel = builder.getByRole('dialog', { name: /^Publish/ });
    // The address of the app is as long as its name.
    for (const part of [panel.getByRole('link'), panel.getByRole('button', { name: 'Publish changes' })]) {
      const [inner, outer] = [await part.boundingBox(), await panel.boundingBox()];
      expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeLessThan((outer?.x ?? 0) + (outer?.width ?? 0));
    }
    for (const view of ['overview', 'code']) {
      await builder.goto(`${product.url}/apps/${app.id}/editor/workspace/${view}`);
      await expect(
        builder.getByRole('region', { name: 'Workspace' }).getByRole('heading').first(),
      ).toBeVisible();
      await expectNoSidewaysScroll(builder);
    }
  });
}

test('nothing scrolls sideways with a link for a new password, at any width', async ({
  browser,
  product,
  maker,
}) => {
  const context = await signedIn(browser, product, product.admin.token ?? '');
  const page = await context.newPage();
  await page.goto(`${product.url}/user-settings`);
  await page.getByLabel('Their email address').fill(maker.email);
  await page.getByRole('button', { name: 'Create link' }).click();
  const copy = page.getByRole('button', { name: 'Copy link' });
  await expect(copy).toBeVisible();
  const card = page.locator('section', { hasText: 'Reset someone’s password' });
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page);
    for (const part of [copy, page.getByLabel('Their email address')]) {
      const [inner, outer] = [await part.boundingBox(), await card.boundingBox()];
      expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeLessThan((outer?.x ?? 0) + (outer?.width ?? 0));
    }
  }
  await context.close();
});

test('the editor works at 390 px: the drawer changes the app', async ({ builder, product, maker }) => {
  await builder.setViewportSize({ width: 390, height: 844 });
  const app = await maker.api.build(description);
  await builder.goto(`${product.url}/apps/${app.id}/editor/preview/Orders`);
  await builder.getByRole('button', { name: 'Edit App' }).click();
  const drawer = builder.getByRole('dialog', { name: 'AI App Editor' });
  await drawer.getByLabel('Message to the assistant').fill('rename the page Orders to Baskets');
  await drawer.getByRole('button', { name: 'Send' }).click();

  await expect(drawer.getByRole('log')).toContainText('rename the page Orders');
  await maker.api.settled(app.id);
  await builder.keyboard.press('Escape');
  await expect(frameOf(builder).getByRole('heading', { level: 1 })).toBeVisible();
});

test('[P-SHELL-07, P-SHELL-08] the sidebar is 80 px wide, below 768 px a bar with a drawer of 256 px', async ({
  builder,
  product,
}) => {
  const menu = builder.getByRole('navigation', { name: 'Main' });
  const bar = builder.getByRole('button', { name: 'Open menu' });
  await builder.setViewportSize({ width: 768, height: 900 });
  await builder.goto(product.url);
  const sidebar = builder.getByRole('banner').filter({ has: menu });
  await expect(menu).toBeVisible();
  expect((await sidebar.boundingBox())?.width).toBe(80);
  await expect(bar).toBeHidden();

  await builder.setViewportSize({ width: 767, height: 900 });
  await expect(menu).toBeHidden();
  await bar.click();
  const drawer = builder.getByRole('dialog', { name: 'Menu' });
  await expect(drawer).toBeVisible();
  await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(256);
  await drawer.getByRole('link', { name: 'Apps', exact: true }).click();
  await expect(builder).toHaveURL(`${product.url}/apps`);
  await expect(drawer).toHaveCount(0);
});
