import type { Page } from '@playwright/test';
import type { App } from '@sayso/contracts/apps';
import { meet, violationsOf } from './support/checks.ts';
import { complaintsOf, expect, test } from './support/fixtures.ts';

const busy = { status: 500, json: { message: 'The database is busy. Try again in a minute.' } };
const page = (text: string) => `export default function Page() {\n  return <h1>${text}</h1>;\n}\n`;
const paneOf = (builder: Page) => builder.getByRole('region', { name: 'Workspace' });
const storedIn = (maker: { api: { call<T>(method: string, path: string): Promise<T> } }, id: string) =>
  maker.api.call<App>('GET', `/apps/${id}`);

test('[W-OVER-01, W-OVER-02, W-OVER-04, W-OVER-05, W-OVER-06, W-OVER-07, W-OVER-08, W-OVER-09, W-OVER-10, W-OVER-11, W-VIS-01] the overview changes name, star, description and visibility, and hands the app on', async ({
  builder,
  product,
  maker,
}) => {
  const complaints = complaintsOf(builder);
  await builder.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const other = await maker.api.call<App>('POST', '/apps', { name: 'Harbour Clinic' });
  const app = await maker.api.call<App>('POST', '/apps', { name: 'Tide Table' });
  const write = { file_path: 'pages/Home', content: page('Tides') };
  await maker.api.call('POST', `/apps/${app.id}/coding/write`, write);
  await builder.goto(`${product.url}/apps/${app.id}/editor/workspace`);
  const pane = paneOf(builder);
  const name = pane.getByRole('heading', { level: 2 }).getByRole('button');
  const field = pane.getByRole('textbox', { name: 'App name' });
  await expect(name).toHaveText('Tide Table');
  await expect(pane.getByText('Created just now')).toBeVisible();
  await expect(pane.getByText('Not published yet')).toBeVisible();

  // A blank name is not kept; one that another app has is, under this app's own address.
  await name.press('Enter');
  await field.fill('   ');
  await field.press('Enter');
  await expect(builder.getByText('App name cannot be empty').last()).toBeVisible();
  // The field stays and says it, too; who leaves it leaves the old name.
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription('App name cannot be empty');
  await field.press('Escape');
  await expect(name).toHaveText('Tide Table');
  await name.click();
  await field.fill('   ');
  await pane.getByText('Not published yet').click();
  await expect(name).toHaveText('Tide Table');
  await name.click();
  await field.fill('Tides');
  await field.press('Escape');
  await expect(name).toHaveText('Tide Table');
  await name.click();
  await field.fill('Harbour Clinic');
  await field.press('Enter');
  await expect(name).toHaveText('Harbour Clinic');
  await expect.poll(async () => (await storedIn(maker, app.id)).name).toBe('Harbour Clinic');
  expect((await storedIn(maker, app.id)).slug).not.toBe(other.slug);
  await name.click();
  await field.fill('  Ebb & <b>flow</b> ');
  await pane.getByText('Not published yet').click();
  await expect(name).toHaveText('Ebb & <b>flow</b>');
  await expect.poll(async () => (await storedIn(maker, app.id)).name).toBe('Ebb & <b>flow</b>');

  await pane.getByRole('button', { name: 'Star Ebb & <b>flow</b>', exact: true }).click();
  await expect(pane.getByRole('button', { name: 'Unstar Ebb & <b>flow</b>' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect.poll(async () => (await storedIn(maker, app.id)).is_starred).toBe(true);

  await pane.getByRole('button', { name: 'Edit description' }).click();
  const dialog = builder.getByRole('dialog', { name: 'Description' });
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await dialog.getByRole('textbox').fill('When the ferry\ncan land');
  expect(await violationsOf(builder, { within: '[role=dialog]' })).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(pane.getByText('When the ferry can land')).toBeVisible();
  await expect(pane.getByRole('button', { name: 'Edit description' })).toBeFocused();
  expect((await storedIn(maker, app.id)).user_description).toBe('When the ferry\ncan land');

  // Both places show one value.
  await pane.getByRole('radio', { name: 'Anyone with the link' }).click();
  await expect.poll(async () => (await storedIn(maker, app.id)).public_settings).toBe('public_without_login');
  await builder.getByRole('link', { name: 'App Settings' }).click();
  await expect(pane.getByRole('radio', { name: 'Anyone with the link' })).toBeChecked();
  await pane.getByRole('radio', { name: 'Anyone who signs in' }).click();
  await builder.getByRole('link', { name: 'Overview' }).click();
  await expect(pane.getByRole('radio', { name: 'Anyone who signs in' })).toBeChecked();

  const invite = pane.getByRole('region', { name: 'Invite Users' });
  await invite.getByRole('button', { name: 'Copy Link' }).click();
  await expect(invite.getByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(await builder.evaluate(() => navigator.clipboard.readText())).toBe(app.public_url);
  await expect(invite.getByRole('button', { name: 'Copy Link' })).toBeVisible();
  await invite.getByRole('button', { name: 'Send Invites' }).click();
  const share = builder.getByRole('dialog', { name: 'Share App' });
  await expect(share.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await builder.keyboard.press('Escape');
  await pane.getByRole('button', { name: /win free credits!$/ }).click();
  const reward = builder.getByRole('dialog', { name: 'Share and get 20 free credits' });
  await expect(reward.getByRole('link', { name: /^Share on/ })).toHaveCount(2);
  await builder.keyboard.press('Escape');

  // Before the first publish the app opens in the preview, and from then on at its own address.
  await pane.getByRole('link', { name: 'Open App' }).click();
  await expect(builder).toHaveURL(new RegExp(`/apps/${app.id}/editor/preview`));
  await maker.api.publish(app.id);
  await builder.goto(`${product.url}/apps/${app.id}/editor/workspace`);
  const opened = builder.waitForEvent('popup');
  await pane.getByRole('link', { name: 'Open App' }).click();
  await expect((await opened).getByRole('heading', { name: 'Tides' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('[W-ERR-01] what cannot be saved stays as it was and says so', async ({ builder, product, maker }) => {
  const app = await maker.api.call<App>('POST', '/apps', { name: 'Tide Table', main_page: 'Home' });
  for (const name of ['Home', 'Map'])
    await maker.api.call('POST', `/apps/${app.id}/coding/write`, {
      file_path: `pages/${name}`,
      content: page(name),
    });
  await builder.goto(`${product.url}/apps/${app.id}/editor/workspace`);
  const pane = paneOf(builder);
  const isSave = (url: URL) => url.pathname === `/api/apps/${app.id}`;
  await builder.route(isSave, (route) =>
    route.request().method() === 'PUT' ? route.fulfill(busy) : route.fallback(),
  );

  await pane.getByRole('radio', { name: 'Anyone with the link' }).click();
  await expect(builder.getByText('Failed to update app visibility')).toBeVisible();
  await expect(pane.getByRole('radio', { name: 'Invited users' })).toBeChecked();
  await pane.getByRole('button', { name: 'Edit description' }).click();
  const dialog = builder.getByRole('dialog', { name: 'Description' });
  await dialog.getByRole('textbox').fill('Kept while it cannot be saved');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(builder.getByText('Failed to update app description')).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveValue('Kept while it cannot be saved');

  // On phones it stands below the title of a dialog and, without one, above the bar with the button of the chat.
  await builder.setViewportSize({ width: 390, height: 844 });
  const toast = builder.getByRole('region', { name: /^Sayso notifications/ }).getByRole('listitem');
  const top = async () => (await toast.boundingBox())?.y ?? Number.NaN;
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast).toContainText('Failed to update app description');
  await expect.poll(top).toBeLessThan(100);
  await builder.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect.poll(top).toBeGreaterThan(600);
  const edit = builder.getByRole('button', { name: 'Edit App' });
  await expect.poll(() => meet(toast, edit)).toBe(false);
  await builder.setViewportSize({ width: 1440, height: 900 });
  await builder.getByRole('link', { name: 'App Settings' }).click();
  await pane.getByRole('combobox', { name: 'Main page' }).click();
  await builder.getByRole('option', { name: 'Map' }).click();
  await expect(builder.getByText('Failed to update main page')).toBeVisible();
  await expect(pane.getByRole('combobox', { name: 'Main page' })).toHaveText('Home');
});
