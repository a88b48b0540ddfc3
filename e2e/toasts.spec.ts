import type { Locator } from '@playwright/test';
import { meet } from './support/checks.ts';
import { expect, frameOf, test } from './support/fixtures.ts';

const description = 'Repairs of a bicycle shop: repairs with a bike and a state (waiting, done)';

/** Would a press on the button's middle reach it? */
const isFree = (button: Locator) =>
  button.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

const scrollToEnd = (within: Locator) =>
  within.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));

for (const width of [1440, 768, 390]) {
  test(`at ${width} px no toast lies on the actions of the last record, neither the app's nor Sayso's`, async ({
    builder,
    product,
    maker,
  }) => {
    await builder.setViewportSize({ width, height: 844 });
    const app = await maker.api.build(description);
    await builder.goto(`${product.url}/apps/${app.id}/editor/preview/Repairs`);
    const actions = frameOf(builder).getByRole('button', { name: 'Actions', exact: true });
    await expect(actions.first()).toBeAttached();
    const count = await actions.count();
    expect(count).toBeGreaterThan(4);
    await actions.last().click();
    await frameOf(builder).getByRole('menuitem', { name: 'Delete' }).click();
    await frameOf(builder).getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    const own = frameOf(builder).getByRole('listitem').filter({ hasText: 'Repair deleted' });
    await expect(own).toBeVisible();
    await expect(actions).toHaveCount(count - 1);
    // The window ends just below the last record, where toasts are.
    const place = await actions.last().boundingBox();
    const end = Math.round((place?.y ?? 0) + (place?.height ?? 0)) + 40;
    await builder.setViewportSize({ width, height: end });
    await expect
      .poll(() =>
        builder
          .getByRole('region', { name: 'Preview' })
          .evaluate((pane) => pane.getBoundingClientRect().bottom),
      )
      .toBe(end);
    // In a narrow app a toast is as wide as the app: there the page's end can be scrolled clear of it.
    if (width >= 1024) expect(await isFree(actions.last()), 'where it stands').toBe(true);
    await scrollToEnd(actions.last());
    expect(await isFree(actions.last()), 'at the end of the page').toBe(true);
    const pager = frameOf(builder).getByText(/^1–\d+ of \d+$/);
    expect(await meet(own, pager)).toBe(false);
    await expect(own, 'the toast was there all the while').toBeVisible();

    await builder.getByRole('heading', { level: 1 }).getByRole('button').click();
    await builder.getByLabel('App name').fill(' ');
    await builder.keyboard.press('Enter');
    const toast = builder.getByRole('region', { name: /^Sayso notifications/ }).getByRole('listitem');
    await expect(toast).toContainText('App name cannot be empty');
    expect(await meet(toast, actions.last())).toBe(false);
    await expect(toast).toBeVisible();
  });
}
