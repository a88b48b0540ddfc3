import type { Browser, Page } from '@playwright/test';
import { violationsOf } from './support/checks.ts';
import { expect, frameOf, type Maker, test } from './support/fixtures.ts';

const shop =
  'Orders with a customer, a status (new, in progress, ready, delivered) and a due date, and invoices with a number, an amount and a status (draft, sent, paid). Only admins may see invoices.';
const ledger =
  'Donations with a donor, an amount and a status (promised, received). Only admins may see donations.';

async function publish(maker: Maker, description: string): Promise<{ id: string; url: string }> {
  const { id } = await maker.api.build(description);
  await maker.api.call('PUT', `/apps/${id}`, { public_settings: 'public_without_login' });
  return { id, url: (await maker.api.publish(id)).url };
}

/** A page of the published app in a browser of its own, signed in as somebody who is no admin of it. */
async function asMember(browser: Browser, maker: Maker, app: { id: string; url: string }): Promise<Page> {
  const { api } = await maker.api.signUp('Tom');
  const { redirect_url } = await api.call<{ redirect_url: string }>(
    'POST',
    `/apps/${app.id}/auth/hand-over`,
    {
      from_url: app.url,
      agreed: true,
    },
  );
  return asVisitor(browser, redirect_url);
}

async function asVisitor(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

const refusal = (page: Page) => page.getByText(/^(?:You don’t have access to|Sign in to see) /);

test('a list that a member may not read is its title and one sentence, and is not in the menu', async ({
  browser,
  builder,
  product,
  maker,
}) => {
  const app = await publish(maker, shop);
  const page = await asMember(browser, maker, app);
  const main = page.getByRole('main');
  const menu = page.getByRole('navigation', { name: 'Pages' });
  await expect(menu.getByRole('link', { name: 'Orders', exact: true })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Invoices', exact: true })).toHaveCount(0);

  // What they may read is as it was.
  await menu.getByRole('link', { name: 'Orders', exact: true }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Import and export' })).toBeVisible();
  await expect(main.getByRole('searchbox')).toBeVisible();
  await expect(refusal(page)).toHaveCount(0);

  await page.goto(new URL('Invoices', app.url).href);
  await expect(main.getByText('You don’t have access to invoices')).toBeVisible();
  await expect(main.getByRole('heading', { level: 1, name: 'Invoices' })).toBeVisible();
  await expect(refusal(page)).toHaveCount(1);
  for (const role of ['tab', 'searchbox', 'combobox', 'button', 'table'] as const)
    await expect(main.getByRole(role)).toHaveCount(0);
  expect(await violationsOf(page, { targets: true })).toEqual([]);

  // Visitors might be admins who have not signed in.
  const visitor = await asVisitor(browser, new URL('Invoices', app.url).href);
  await expect(visitor.getByText('Sign in to see invoices')).toBeVisible();
  await expect(visitor.getByRole('main').getByRole('tab')).toHaveCount(0);
  await visitor.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(visitor.getByLabel('Password', { exact: true })).toBeVisible();

  await builder.goto(`${product.url}/apps/${app.id}/editor/preview/Invoices`);
  await expect(frameOf(builder).getByRole('tab', { name: 'Board' })).toBeVisible();
  await expect(frameOf(builder).getByRole('searchbox')).toBeVisible();
});

test('a dashboard leaves out what may not be read, and says so once where nothing is left', async ({
  browser,
  builder,
  product,
  maker,
}) => {
  const app = await publish(maker, shop);
  const page = await asMember(browser, maker, app);
  const main = page.getByRole('main');
  await expect(main.getByText('Recent orders')).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  await expect(main.getByText(/invoice/i)).toHaveCount(0);
  await expect(refusal(page)).toHaveCount(0);
  await builder.goto(`${product.url}/apps/${app.id}/editor/preview`);
  await expect(
    frameOf(builder)
      .getByRole('main')
      .getByText(/invoice/i),
  ).not.toHaveCount(0);

  const closed = await asMember(browser, maker, await publish(maker, ledger));
  await expect(closed.getByText('You don’t have access to donations')).toBeVisible();
  await expect(refusal(closed)).toHaveCount(1);
  await expect(closed.getByRole('main').getByRole('heading')).toHaveCount(1);
  for (const role of ['button', 'link', 'table'] as const)
    await expect(closed.getByRole('main').getByRole(role)).toHaveCount(0);
});
