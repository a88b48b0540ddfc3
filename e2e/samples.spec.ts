import type { FrameLocator, Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './support/checks.ts';
import { expect, frameOf, test } from './support/fixtures.ts';

const shots = process.env['SAYSO_SHOTS'];
const shop =
  'A bike repair shop. Customers with name, email and phone. Repairs with bike, problem, and a state ' +
  '(waiting, in work, done). Visitors can request a repair on a public page without signing in.';

const figure = (frame: FrameLocator, label: string) =>
  frame.locator('[data-slot=card]', { has: frame.getByRole('link', { name: label, exact: true }) });

async function shoot(page: Page, name: string) {
  if (!shots) return;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [1440, 768, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: `${shots}/${name}-${colorScheme}-${width}.png` });
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1440, height: 900 });
}

test('samples are told apart beside real records, are in no figure then, and go all at once', async ({
  builder,
  product,
  maker,
}) => {
  test.setTimeout(180_000);
  await builder.setViewportSize({ width: 1440, height: 900 });
  const app = await maker.api.build(shop);
  const frame = frameOf(builder);
  const rows = frame.getByRole('row');
  const open = (page: string) => builder.goto(`${product.url}/apps/${app.id}/editor/preview/${page}`);

  await test.step('samples alone are said once, and carry no marks', async () => {
    await open('Customers');
    await expect(frame.getByText('These are sample records.')).toBeVisible();
    await expect(frame.getByText('Sample', { exact: true })).toHaveCount(0);
    await shoot(builder, 'only-samples');
  });
  await expect(rows.nth(3)).toBeVisible();
  const samples = (await rows.count()) - 1;
  expect(samples).toBeGreaterThan(2);

  await test.step('a real record stands above them, and they are marked', async () => {
    await maker.api.call('POST', `/apps/${app.id}/entities/Customer`, {
      name: 'Zelda Quill',
      email: 'zelda@example.com',
    });
    await expect(rows.nth(1)).toContainText('Zelda Quill');
    await expect(frame.getByText('Sample', { exact: true })).toHaveCount(samples);
    await expect(rows.nth(1).getByText('Sample', { exact: true })).toHaveCount(0);
    await expect(frame.getByText('These are sample records.')).toHaveCount(0);
    await shoot(builder, 'beside');
  });

  await test.step('a figure counts the real one', async () => {
    await open('Dashboard');
    await expect(figure(frame, 'Customers')).toHaveText(/Customers\s*1$/);
    await expect(frame.getByText('The repairs here are samples.')).toBeVisible();
    await shoot(builder, 'dashboard');
  });

  await test.step('the data screen marks them, too', async () => {
    await builder.goto(`${product.url}/apps/${app.id}/editor/workspace/entity-Customer`);
    const list = builder.getByRole('region', { name: 'Customer' });
    await expect(list.getByRole('row').nth(1)).toContainText('Zelda Quill');
    await expect(list.getByRole('row').nth(2)).toContainText('Sample');
    await expect(list.getByText(`${samples} samples`)).toBeVisible();
    await builder.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(builder);
    // The search below covers none of the buttons.
    await list.getByRole('button', { name: 'Add customer' }).click({ trial: true });
    await builder.setViewportSize({ width: 1440, height: 900 });
    await shoot(builder, 'data');
  });

  await test.step('all of them go from the running app, once that is confirmed', async () => {
    await open('Dashboard');
    await frame.getByRole('button', { name: 'Remove all' }).click();
    const question = builder.getByRole('alertdialog', { name: 'Remove all sample records?' });
    await expect(question).toContainText(`${samples} customers`);
    await shoot(builder, 'question');
    await question.getByRole('button', { name: 'Remove samples' }).click();
    await expect(builder.getByText(/^Removed \d+ sample records: \d+ /)).toBeVisible();
    await expect(frame.getByText('The repairs here are samples.')).toHaveCount(0);
    await expect(figure(frame, 'Customers')).toHaveText(/Customers\s*1$/);
    await open('Customers');
    await expect(rows).toHaveCount(2);
  });
});
