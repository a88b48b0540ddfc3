import { complaintsOf, expect, frameOf, test } from './support/fixtures.ts';

const description =
  'Kennels of an animal shelter: dogs with an age, a breed and a state (waiting, reserved, adopted)';

/** As in browsers that keep nothing for frames and private windows: to touch a store is an error. */
function denyStores() {
  for (const store of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, store, {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  }
}

test('in a browser that keeps nothing one signs in, builds, and the preview survives a refresh', async ({
  browser,
  product,
  maker,
}) => {
  const app = await maker.api.build(description);
  const context = await browser.newContext();
  await context.addInitScript(denyStores);
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  await page.goto(`${product.url}/apps/${app.id}/editor/preview`);
  await page.getByLabel('Email').fill(maker.email);
  await page.getByLabel('Password', { exact: true }).fill(maker.password);
  await page.keyboard.press('Enter');
  const shown = frameOf(page).getByRole('heading', { level: 1 });
  await expect(shown).toBeVisible();

  await frameOf(page)
    .locator('html')
    .evaluate((root) => root.setAttribute('data-marked', 'yes'));
  await page.getByRole('button', { name: 'Refresh preview' }).click();
  await expect.poll(() => frameOf(page).locator('html').getAttribute('data-marked')).toBe(null);
  await expect(shown).toBeVisible();
  await expect(page.getByRole('region', { name: 'Issues Found' })).toHaveCount(0);
  expect(complaints.filter((text) => !/404|favicon/.test(text))).toEqual([]);
  await context.close();
});
