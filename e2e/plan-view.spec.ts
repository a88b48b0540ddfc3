import type { Page } from '@playwright/test';
import type { App } from '@sayso/contracts/apps';
import type { AppPlan } from '@sayso/contracts/plan';
import type { StoredRecord } from '@sayso/contracts/records';
import { expectNoSidewaysScroll, violationsOf } from './support/checks.ts';
import { expect, frameOf, type Maker, signedIn, test } from './support/fixtures.ts';

const description =
  'A repair shop for bikes. Repairs have a title, a customer name, a price and a status of waiting, in work or done.';

async function openPlan(page: Page, url: string, app: App) {
  await page.goto(`${url}/apps/${app.id}/editor/plan`);
  const card = page.getByRole('region', { name: 'Thing: Repairs' });
  if (isPhone(page)) await card.getByRole('button', { name: /^Repairs.*fields$/ }).click();
  await expect(card.getByRole('button', { name: /^Price/ })).toBeVisible();
  return card;
}
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;
const planOf = ({ api }: Maker, app: App) => api.call<AppPlan>('GET', `/apps/${app.id}/plan`);
const fieldsOf = async (maker: Maker, app: App) =>
  (await planOf(maker, app)).things.find(({ name }) => name === 'Repair')?.fields.map(({ name }) => name) ??
  [];
const toast = (page: Page, text: string | RegExp) =>
  page.locator('[data-sonner-toast]').filter({ hasText: text });

async function rename(page: Page, name: string) {
  const box = page.getByRole('textbox', { name: 'Name', exact: true });
  await box.fill(name);
  await box.press('Enter');
}

test('a field that is renamed in the plan has its new name in the app beside it, and Undo brings the old one back', async ({
  builder,
  product,
  maker,
}) => {
  const app = await maker.api.build(description);
  const card = await openPlan(builder, product.url, app);
  const frame = frameOf(builder);
  await builder.getByRole('region', { name: 'Preview' }).getByRole('button', { name: /Pages/ }).click();
  await builder.getByRole('menuitemradio', { name: 'Repairs', exact: true }).click();
  await expect(builder).toHaveURL(/\/editor\/plan$/);
  await expect(frame.getByText('Customer name').first()).toBeVisible();

  await card.getByRole('button', { name: /^Customer name/ }).click();
  await rename(builder, 'Rider');
  await expect(card.getByRole('button', { name: /^Rider/ })).toBeVisible();
  await expect(frame.getByText('Rider').first()).toBeVisible();
  await expect(frame.getByText('Customer name')).toHaveCount(0);
  const changes = builder.getByRole('article', { name: 'Changes of the plan' });
  await expect(changes.getByRole('listitem')).toHaveCount(1);
  await toast(builder, 'Rider').getByRole('button', { name: 'Undo' }).click();

  await expect(card.getByRole('button', { name: /^Customer name/ })).toBeVisible();
  await expect(frame.getByText('Customer name').first()).toBeVisible();
  await expect(changes).toHaveCount(0);
});

test('what is pressed while a name is still being changed opens, and stays open once that is done', async ({
  builder,
  product,
  maker,
}) => {
  const app = await maker.api.build(description);
  const card = await openPlan(builder, product.url, app);
  await card.getByRole('button', { name: /^Customer name/ }).click();
  let letGo = () => {};
  const pressed = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await builder.route(/\/apps\/[^/]+\/plan$/, async (route) => {
    if (route.request().method() === 'POST') await pressed;
    await route.continue();
  });
  await rename(builder, 'Rider');
  await card.getByRole('button', { name: /^Add a field/ }).click();
  const panel = builder.getByRole('dialog', { name: 'Add a field to Repairs' });
  await expect(panel.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  letGo();
  await expect(toast(builder, 'Rider')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Rider , text', exact: true })).toBeVisible();
  await expect(panel.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
});

test('a state that records are in is removed once it is said where they go', async ({
  builder,
  product,
  maker,
}) => {
  const app = await maker.api.build(description);
  const withStatus = async (status: string) => {
    const q = encodeURIComponent(JSON.stringify({ status }));
    const found = await maker.api.call<StoredRecord[]>('GET', `/apps/${app.id}/entities/Repair?q=${q}`);
    return found.map(({ id }) => id);
  };
  const [waiting, done] = [await withStatus('waiting'), await withStatus('done')];
  expect(waiting.length).toBeGreaterThan(0);
  const card = await openPlan(builder, product.url, app);
  await card.getByRole('button', { name: /^Status/ }).click();
  await builder.getByRole('button', { name: 'Remove Waiting', exact: true }).click();
  await builder.getByRole('button', { name: 'Save', exact: true }).click();

  const dialog = builder.getByRole('dialog', { name: 'Remove Waiting?' });
  const many = waiting.length === 1 ? '1 record' : `${waiting.length} records`;
  await expect(dialog.getByText(`Waiting (${many})`)).toBeVisible();
  expect(await violationsOf(builder), 'the question').toEqual([]);
  await dialog.getByRole('combobox', { name: 'Change Waiting to' }).click();
  await builder.getByRole('option', { name: 'Done' }).click();
  await dialog.getByRole('button', { name: 'Remove Waiting' }).click();
  await expect(dialog).toHaveCount(0);

  await expect(card.getByRole('button', { name: /^Status.*states: In work, Done/ })).toBeVisible();
  await expect.poll(async () => (await withStatus('done')).sort()).toEqual([...waiting, ...done].sort());
  expect(await withStatus('waiting')).toEqual([]);
});

test('who may see a thing is changed after it is shown how it was and how it will be', async ({
  builder,
  product,
  maker,
}) => {
  const app = await maker.api.build(description);
  await openPlan(builder, product.url, app);
  const whoSees = async () =>
    (await planOf(maker, app)).things.find(({ name }) => name === 'Repair')?.access.see;
  expect(await whoSees()).toBe('registered');
  await builder.getByRole('button', { name: 'Who may do what' }).click();
  const choose = async () => {
    await builder.getByRole('combobox', { name: 'Who can see Repairs' }).click();
    await builder.getByRole('option', { name: 'Everyone' }).click();
  };
  await choose();
  const dialog = builder.getByRole('dialog', { name: 'Let anyone see repairs?' });
  await expect(dialog.getByText('Now', { exact: true })).toBeVisible();
  await expect(dialog.getByText(/^Anyone can see Repairs/i)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await whoSees()).toBe('registered');
  await choose();
  expect(await violationsOf(builder), 'the question').toEqual([]);
  await dialog.getByRole('button', { name: 'Open to anyone' }).click();
  await expect(builder.getByRole('combobox', { name: 'Who can see Repairs' })).toHaveText('Everyone');
  await expect.poll(whoSees).toBe('anyone');
});

test('two windows: each sees what the other changed, and one that heard nothing is told before it overwrites', async ({
  browser,
  builder,
  product,
  maker,
}) => {
  const app = await maker.api.build(description);
  const card = await openPlan(builder, product.url, app);
  const context = await signedIn(browser, product, maker.token);
  const deaf = await context.newPage();
  await deaf.routeWebSocket(/ws-user-apps/, () => {});
  await deaf.route(/ws-user-apps/, (route) => route.abort());
  const other = await context.newPage();
  const [deafCard, otherCard] = [
    await openPlan(deaf, product.url, app),
    await openPlan(other, product.url, app),
  ];
  // What is typed in one window stays while the other one's change comes in.
  await otherCard.getByRole('button', { name: /^Customer name/ }).click();
  const typed = other.getByRole('textbox', { name: 'Name', exact: true });
  await typed.fill('Rider');
  await card.getByRole('button', { name: /^Price/ }).click();
  await rename(builder, 'Estimate');
  await expect(other.getByRole('article', { name: 'Changes of the plan' })).toContainText('Estimate');
  await expect(typed).toHaveValue('Rider');
  await typed.press('Enter');
  await expect(card.getByRole('button', { name: /^Rider/ })).toBeVisible();

  await deafCard.getByRole('button', { name: /^Price/ }).click();
  await rename(deaf, 'Cost');
  await expect(deaf.getByText(/^Your change wasn’t made/)).toBeVisible();
  await expect(deaf.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Cost');
  await expect(deafCard.getByRole('button', { name: /^Estimate/ })).toBeVisible();
  expect(await fieldsOf(maker, app)).toEqual(expect.arrayContaining(['Rider', 'Estimate']));
  await deaf.getByRole('textbox', { name: 'Name', exact: true }).press('Enter');
  await expect.poll(() => fieldsOf(maker, app)).toContain('Cost');
  await context.close();
});

test('the plan is changed by keyboard alone', async ({ builder, product, maker }) => {
  const app = await maker.api.build(description);
  const card = await openPlan(builder, product.url, app);
  await builder.getByRole('heading', { name: 'Plan', exact: true }).click();
  await builder.keyboard.press('Tab');
  const first = builder.locator('[data-plan-item]').first();
  await expect(first).toBeFocused();
  const price = card.getByRole('button', { name: /^Price/ });
  for (let steps = 0; steps < 40; steps += 1) {
    if (await price.evaluate((chip) => chip === document.activeElement)) break;
    await builder.keyboard.press('ArrowRight');
  }
  await expect(price).toBeFocused();
  await builder.keyboard.press('F2');
  await expect(builder.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  await builder.keyboard.type('Estimate');
  await builder.keyboard.press('Enter');
  const estimate = card.getByRole('button', { name: /^Estimate/ });
  await expect(estimate).toBeFocused();

  await builder.keyboard.press('n');
  await builder.keyboard.type('Phone');
  await builder.keyboard.press('Enter');
  await expect(card.getByRole('button', { name: /^Phone.*phone/ })).toBeVisible();
  await builder.keyboard.press('Escape');
  await expect(estimate).toBeFocused();

  await builder.keyboard.press('Delete');
  const dialog = builder.getByRole('dialog', { name: 'Remove Estimate?' });
  await expect(dialog.getByText(/kept for 30 days/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await builder.keyboard.press('Tab');
  await builder.keyboard.press('Enter');
  await expect(estimate).toHaveCount(0);
  await expect.poll(() => fieldsOf(maker, app)).not.toContain('Estimate');
  expect(await fieldsOf(maker, app)).toContain('Phone');
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe finds nothing on the plan and nothing scrolls sideways, ${colorScheme}`, async ({
    builder,
    product,
    maker,
  }) => {
    const app = await maker.api.build(
      `${description} Visitors can ask for a repair with a form on our website.`,
    );
    await builder.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const width of [1440, 768, 390]) {
      await builder.setViewportSize({ width, height: 900 });
      const card = await openPlan(builder, product.url, app);
      await builder.getByRole('button', { name: 'Who may do what' }).click();
      expect(await violationsOf(builder, { within: 'main' }), `plan at ${width}`).toEqual([]);
      await expectNoSidewaysScroll(builder);
      const name = isPhone(builder) ? /^Rename or remove/ : /^Repairs/;
      for (const item of [/^Price/, /^Status/, /^Add a field/, name]) {
        await card.getByRole('button', { name: item }).first().click();
        await expect(builder.getByRole('dialog')).toBeVisible();
        expect(await violationsOf(builder, { within: '[role=dialog]' }), `${item} at ${width}`).toEqual([]);
        await builder.keyboard.press('Escape');
        await expect(builder.getByRole('dialog')).toHaveCount(0);
      }
    }
  });
