import type { App } from '@sayso/contracts/apps';
import { violationsOf } from './support/checks.ts';
import { complaintsOf, expect, type Maker, signedIn, test } from './support/fixtures.ts';

const question = 'Are you sure you want to delete this app? This action cannot be undone.';
const pageCode = (text: string) => `export default function Page() {\n  return <h1>${text}</h1>;\n}\n`;
const write = (maker: Maker, id: string, name: string) =>
  maker.api.call('POST', `/apps/${id}/coding/write`, {
    file_path: `pages/${name}`,
    content: pageCode(name),
  });
const stored = (maker: Maker, id: string) => maker.api.call<App>('GET', `/apps/${id}`);

test('[W-SET-01] the main page is one of the app’s pages, and one that was deleted is named', async ({
  builder,
  product,
  maker,
}) => {
  const complaints = complaintsOf(builder);
  const app = await maker.api.call<App>('POST', '/apps', { name: 'Tide Table', main_page: 'Old' });
  await builder.goto(`${product.url}/apps/${app.id}/editor/workspace/app-settings`);
  const pane = builder.getByRole('region', { name: 'Workspace' });
  await expect(pane.getByText('This app has no pages yet.')).toBeVisible();
  expect(await violationsOf(builder, { within: 'main' })).toEqual([]);
  // The first step is in the chat, which is folded away: the message is begun there, and what was typed stays.
  const message = builder.getByRole('textbox', { name: 'Message to the assistant' });
  const ask = pane.getByRole('button', { name: 'Open the chat' });
  await expect(message).toBeHidden();
  await ask.click();
  await expect(message).toBeFocused();
  await expect(message).toHaveValue('Add a page for ');
  await message.fill('Add a page for ferries');
  await builder.setViewportSize({ width: 390, height: 844 });
  await ask.click();
  await expect(builder.getByRole('dialog', { name: 'AI App Editor' })).toBeVisible();
  await expect(message).toHaveValue('Add a page for ferries');
  await builder.keyboard.press('Escape');
  await builder.setViewportSize({ width: 1440, height: 900 });
  for (const name of ['Home', 'FerryTimes']) await write(maker, app.id, name);

  const choice = pane.getByRole('combobox', { name: 'Main page' });
  await expect(choice).toHaveText('Choose a page');
  await expect(pane.getByText('The page “Old” no longer exists, so “Home” opens instead.')).toBeVisible();
  expect(await violationsOf(builder, { within: 'main' })).toEqual([]);
  await choice.press('Enter');
  await expect(builder.getByRole('option')).toHaveText(['Home', 'Ferry times']);
  await expect(builder.getByRole('option', { name: 'Home' })).toBeFocused();
  await builder.keyboard.press('ArrowDown');
  await expect(builder.getByRole('option', { name: 'Ferry times' })).toBeFocused();
  await builder.keyboard.press('Enter');
  await expect(choice).toHaveText('Ferry times');
  await expect(pane.getByText('no longer exists')).toHaveCount(0);
  await expect.poll(async () => (await stored(maker, app.id)).main_page).toBe('FerryTimes');
  expect(complaints).toEqual([]);
});

test('[W-SET-06, W-SET-07, W-SET-08, W-ERR-02] an app is deleted after a question, and is gone at once', async ({
  builder,
  product,
  maker,
}) => {
  const app = await maker.api.call<App>('POST', '/apps', {
    name: 'Tide Table',
    public_settings: 'public_without_login',
  });
  await write(maker, app.id, 'Home');
  await maker.api.publish(app.id);
  const visitor = await builder.context().newPage();
  await visitor.goto(app.public_url);
  await expect(visitor.getByRole('heading', { name: 'Home' })).toBeVisible();
  await builder.goto(`${product.url}/apps/${app.id}/editor/workspace/app-settings`);
  const zone = builder.getByRole('region', { name: 'Danger Zone' });
  const button = zone.getByRole('button', { name: 'Delete App' });

  const asked: string[] = [];
  builder.once('dialog', (dialog) => {
    asked.push(`${dialog.type()}: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await button.click();
  await expect.poll(() => asked).toEqual([`confirm: ${question}`]);
  await expect(zone).toBeVisible();
  expect((await stored(maker, app.id)).id).toBe(app.id);
  // Nobody but admins of the server may block.
  await expect(zone.getByRole('button')).toHaveText(['Delete App']);

  const isThisApp = (url: URL) => url.pathname === `/api/apps/${app.id}`;
  const busy = { status: 500, json: { message: 'The database is busy. Try again in a minute.' } };
  await builder.route(isThisApp, (route) =>
    route.request().method() === 'DELETE' ? route.fulfill(busy) : route.fallback(),
  );
  builder.once('dialog', (dialog) => void dialog.accept());
  await button.click();
  await expect(builder.getByText('Failed to delete app')).toBeVisible();
  await expect(zone).toBeVisible();
  await builder.unroute(isThisApp);

  builder.once('dialog', (dialog) => void dialog.accept());
  await button.click();
  await expect(builder).toHaveURL(`${product.url}/`);
  await expect(builder.getByText('Deleted. Restore it from Your Apps for 30 days.')).toBeVisible();
  await expect(builder.getByRole('link', { name: 'Tide Table' })).toHaveCount(0);
  await expect(stored(maker, app.id)).rejects.toThrow('404');
  expect((await visitor.goto(app.public_url))?.status()).toBe(404);
  await builder.goto(`${product.url}/apps/${app.id}/editor/workspace`);
  await expect(builder.getByText('App not found')).toBeVisible();
});

test('[W-ADMIN-01, W-ADMIN-02, W-ADMIN-03, W-ADMIN-04] an admin blocks an app that is open, and lets it go on', async ({
  browser,
  product,
  maker,
}) => {
  const Tide = { name: 'Tide', properties: { height: { type: 'number' } } };
  const app = await maker.api.call<App>('POST', '/apps', {
    name: 'Tide Table',
    public_settings: 'public_without_login',
    entities: { Tide },
  });
  await write(maker, app.id, 'Home');
  await maker.api.publish(app.id);
  const context = await signedIn(browser, product, product.admin.token ?? '');
  const visitor = await context.newPage();
  await visitor.goto(app.public_url);
  await expect(visitor.getByRole('heading', { name: 'Home' })).toBeVisible();
  const asked = () =>
    visitor.evaluate(async (id) => (await fetch(`/api/apps/${id}/entities/Tide`)).status, app.id);
  expect(await asked()).toBe(200);

  const admin = await context.newPage();
  await admin.goto(`${product.url}/apps/${app.id}/editor/workspace/app-settings`);
  const zone = admin.getByRole('region', { name: 'Danger Zone' });
  await zone.getByRole('button', { name: 'Block App' }).click();
  await expect(zone.getByRole('button', { name: 'Unblock App' })).toBeVisible();
  await expect.poll(async () => (await stored(maker, app.id)).is_blocked).toBe(true);
  // The tab that was open gets nothing more, and the address serves nothing.
  expect(await asked()).toBe(403);
  expect((await visitor.goto(app.public_url))?.status()).toBe(404);
  await expect(maker.api.call('PUT', `/apps/${app.id}`, { is_blocked: false })).rejects.toThrow(
    /403.*Only admins of this server/,
  );
  expect((await stored(maker, app.id)).is_blocked).toBe(true);
  await admin.getByRole('link', { name: 'Overview' }).click();
  await expect(admin.getByText('Blocked', { exact: true })).toBeVisible();
  await admin.getByRole('link', { name: 'App Settings' }).click();

  await zone.getByRole('button', { name: 'Unblock App' }).click();
  await expect(zone.getByRole('button', { name: 'Block App' })).toBeVisible();
  await expect.poll(async () => (await stored(maker, app.id)).is_blocked).toBe(false);
  expect((await visitor.goto(app.public_url))?.status()).toBe(200);
  await expect(visitor.getByRole('heading', { name: 'Home' })).toBeVisible();
  await context.close();
});

test('[W-SET-02, W-SET-03, W-ERR-02] Create Copy makes an app of its own, with the data where that is asked for', async ({
  builder,
  product,
  maker,
}) => {
  const complaints = complaintsOf(builder);
  const Tide = { name: 'Tide', properties: { height: { type: 'number' } } };
  const app = await maker.api.call<App>('POST', '/apps', { name: 'Tide Table', entities: { Tide } });
  await write(maker, app.id, 'Home');
  await maker.api.call('POST', `/apps/${app.id}/entities/Tide`, { height: 4.2 });
  const settings = `${product.url}/apps/${app.id}/editor/workspace/app-settings`;
  await builder.goto(settings);
  const clone = builder.getByRole('region', { name: 'Clone App' });
  const title = builder.getByRole('region', { name: 'Workspace' }).getByRole('heading', { level: 2 });
  const copied = async () => {
    await expect(builder).not.toHaveURL(new RegExp(app.id));
    return /apps\/([0-9a-f]{24})/.exec(builder.url())?.[1] ?? '';
  };

  await clone.getByRole('button', { name: 'Create Copy' }).click();
  await expect(builder.getByText('“Tide Table copy” is ready')).toBeVisible();
  await expect(title).toHaveText('Tide Table copy');
  const plain = await copied();
  expect(Object.keys((await stored(maker, plain)).pages)).toEqual(['Home']);
  expect(await maker.api.call('GET', `/apps/${plain}/entities/Tide`)).toEqual([]);

  await builder.goto(settings);
  await clone.getByRole('switch', { name: 'Copy the data too' }).click();
  expect(await violationsOf(builder, { within: 'main' })).toEqual([]);
  await clone.getByRole('button', { name: 'Create Copy' }).click();
  await expect(title).toHaveText('Tide Table copy 2');
  const whole = await copied();
  expect(await maker.api.call('GET', `/apps/${whole}/entities/Tide`)).toMatchObject([{ height: 4.2 }]);
  expect(complaints).toEqual([]);

  await builder.route('**/clone', (route) =>
    route.fulfill({ status: 500, json: { message: 'The database is busy. Try again in a minute.' } }),
  );
  await builder.goto(settings);
  await clone.getByRole('button', { name: 'Create Copy' }).click();
  await expect(builder.getByText('Failed to clone app')).toBeVisible();
  await expect(builder).toHaveURL(settings);
});

test('[W-SET-06, W-SET-07, B-APPS-06] an app is renamed, duplicated, deleted and restored from its card', async ({
  builder,
  product,
  maker,
}) => {
  const app = await maker.api.call<App>('POST', '/apps', { name: 'Tide Table' });
  await builder.goto(`${product.url}/apps`);
  const card = (name: string) =>
    builder.getByRole('article').filter({ has: builder.getByRole('link', { name, exact: true }) });
  const choose = async (name: string, item: string) => {
    await card(name)
      .getByRole('button', { name: `Actions for ${name}` })
      .press('Enter');
    await builder.getByRole('menuitem', { name: item }).click();
  };
  await card('Tide Table').getByRole('button', { name: 'Actions for Tide Table' }).press('Enter');
  await expect(builder.getByRole('menuitem')).toHaveText(['Open', 'Rename', 'Duplicate', 'Delete']);
  expect(await violationsOf(builder, { within: '[role=menu]' })).toEqual([]);
  await builder.keyboard.press('Escape');

  await choose('Tide Table', 'Rename');
  const rename = builder.getByRole('dialog', { name: 'Rename app' });
  await expect(rename.getByRole('textbox', { name: 'App name' })).toBeFocused();
  await builder.keyboard.type('   ');
  await builder.keyboard.press('Enter');
  await expect(rename.getByText('App name cannot be empty')).toBeVisible();
  await rename.getByRole('textbox').fill('Ebb and flow');
  await builder.keyboard.press('Enter');
  await expect(rename).toBeHidden();
  await expect(card('Ebb and flow')).toBeVisible();

  await choose('Ebb and flow', 'Duplicate');
  const duplicate = builder.getByRole('dialog', { name: 'Duplicate Ebb and flow' });
  await expect(duplicate).toBeVisible();
  expect(await violationsOf(builder, { within: '[role=dialog]' })).toEqual([]);
  await duplicate.getByRole('button', { name: 'Create Copy' }).click();
  await expect(builder.getByText('“Ebb and flow copy” is ready')).toBeVisible();
  await expect(builder).toHaveURL(/editor\/workspace$/);

  await builder.goto(`${product.url}/apps`);
  builder.once('dialog', (dialog) => void dialog.accept());
  await choose('Ebb and flow', 'Delete');
  await expect(builder.getByText('Deleted. Restore it from Your Apps for 30 days.')).toBeVisible();
  await expect(card('Ebb and flow')).toHaveCount(0);
  await expect(card('Ebb and flow copy')).toBeVisible();

  await builder.getByRole('link', { name: 'Deleted' }).click();
  await expect(builder).toHaveURL(`${product.url}/apps?deleted`);
  const row = builder.getByRole('listitem').filter({ hasText: 'Ebb and flow' });
  await expect(row).toContainText('30 days left');
  expect(await violationsOf(builder)).toEqual([]);
  await row.getByRole('button', { name: 'Restore Ebb and flow' }).click();
  await expect(builder.getByText('Ebb and flow is back')).toBeVisible();
  await expect(builder.getByText('No deleted apps')).toBeVisible();
  expect(await violationsOf(builder)).toEqual([]);
  await builder.getByRole('link', { name: 'Your Apps' }).first().click();
  await expect(card('Ebb and flow')).toBeVisible();
  expect((await stored(maker, app.id)).name).toBe('Ebb and flow');
});
