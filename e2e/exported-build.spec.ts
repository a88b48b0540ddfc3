import type { Browser, Page, TestInfo } from '@playwright/test';
import type { AppEvent } from '@sayso/contracts/app-events';
import { ApiClient } from './support/api.ts';
import { buildExport, type Shape } from './support/exported-build.ts';
import { complaintsOf, expect, type Maker, signedIn, test } from './support/fixtures.ts';
import { startFront } from './support/front.ts';
import { bringExport } from './support/imported-app.ts';
import { freePort, type Product, startProduct } from './support/product.ts';
import { setupCodeOf } from './support/setup-code.ts';

type Ground = { product: Product; front: Awaited<ReturnType<typeof startFront>>; url: string; maker: Maker };
let ground: Ground;
/** What has begun, newest first: a start that fails halfway ends what came before it. */
const endings: (() => Promise<unknown>)[] = [];

/** One product behind a front, as operators have it: its public address is the front's. */
test.beforeAll(async () => {
  test.setTimeout(180_000);
  const port = await freePort();
  const url = `http://sayso.localhost:${port}`;
  const product = await startProduct({
    checksTypes: false,
    env: { SAYSO_HOST: url, SAYSO_TRUST_PROXY: '1' },
  });
  endings.unshift(() => product.dispose());
  const front = await startFront(port, product.port);
  endings.unshift(() => front.close());
  const code = await setupCodeOf(product);
  ground = { product, front, url, maker: await new ApiClient(product.port).signUp('Ada', code) };
});
test.afterAll(async () => {
  for (const end of endings) await end();
});

type App = { id: string; url: string; page: Page; strangers: string[] };

/** The app imported, and beside that built from the same files by its own tools; a page of a browser that is signed in. */
async function openBuild(browser: Browser, shape: Shape, info: TestInfo): Promise<App> {
  const { product, front, maker } = ground;
  const { id } = await bringExport(product.port, maker, shape);
  await maker.api.call('PUT', `/apps/${id}`, { public_settings: 'public_with_login' });
  const { url } = await maker.api.publish(id);
  const built = await buildExport({ shape, folder: info.outputPath(shape), appId: id, appUrl: url });
  front.serve(new URL(url).hostname, built);
  const context = await signedIn(browser, ground, maker.token);
  const page = await context.newPage();
  const strangers: string[] = [];
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^(?:http|ws)s?:$/.test(protocol) && !hostname.endsWith('sayso.localhost')) strangers.push(hostname);
  });
  return { id, url, page, strangers };
}

/** The app sends who comes without a token to the sign-in by itself; its owner is not asked, and is in the app again. */
async function signIn({ page, url }: App): Promise<void> {
  await page.goto(url);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('navigation')).toBeVisible();
  expect(page.url()).toBe(`${url}/`);
}

test('an export of the older shape, built by its own Vite configuration with the library 0.1.2, runs on its app’s host', async ({
  browser,
}, info) => {
  test.setTimeout(300_000);
  const app = await openBuild(browser, 'legacy', info);
  const { page, url } = app;
  await signIn(app);
  const complaints = complaintsOf(page);

  await expect(page.getByRole('button', { name: 'Sign out Ada' })).toBeVisible();
  await page.getByRole('link', { name: 'Plants', exact: true }).click();
  await page.getByRole('button', { name: 'Add plant' }).click();
  await page.getByLabel('Name').fill('Rosa');
  await page.getByRole('button', { name: 'Save plant' }).click();
  const listed = page.getByRole('list', { name: 'Plants' }).getByText('Rosa');
  await expect(listed).toBeVisible();
  // Its own Tailwind made its styles, of its own colours.
  await expect(page.getByRole('button', { name: 'Add plant' })).toHaveCSS(
    'background-color',
    'rgb(31, 122, 64)',
  );
  await listed.click();
  await page.getByRole('button', { name: 'Water' }).click();
  await expect(page.getByRole('list', { name: 'Waterings' })).toContainText('1 May: 2 l');

  await page.goto(`${url}/Plants`);
  await expect(listed).toBeVisible();
  const { api } = ground.maker;
  expect(await api.call('GET', `/apps/${app.id}/entities/Plant`)).toMatchObject([
    { name: 'Rosa', light: 'half shade', created_by: ground.maker.email },
  ]);
  expect([complaints, app.strangers]).toEqual([[], []]);

  // This library forgets the token, and leaves the page as it is.
  await page.getByRole('button', { name: 'Sign out Ada' }).click();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await page.context().close();
});

test('an export of the newer shape, built with the vendor’s Vite plug-in and the library 0.8.50, runs on its app’s host', async ({
  browser,
}, info) => {
  test.setTimeout(300_000);
  const app = await openBuild(browser, 'template', info);
  const { page } = app;
  const { api } = ground.maker;
  await signIn(app);
  const complaints = complaintsOf(page);

  await page.getByRole('textbox', { name: 'Borrower' }).fill('Ludo');
  await page.getByRole('button', { name: 'Lend' }).click();
  await expect(page.getByRole('list', { name: 'Loans' })).toContainText('Ludountil 15 May 2026');
  await page.reload();
  await expect(page.getByRole('list', { name: 'Loans' })).toContainText('Ludo');

  await page.getByRole('link', { name: 'Desk' }).click();
  await expect(page.getByText('Garden tools')).toBeVisible();
  // Nothing tells when the page has joined the entity's room, so one is made until the page hears of it.
  const heardOf = async () => {
    await api.call('POST', `/apps/${app.id}/entities/Tool`, { name: 'Rake', category: 'garden' });
    return page.getByText('Rake').count();
  };
  await expect.poll(heardOf).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { name: 'Ada' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Phone' }).fill('123');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status')).toHaveText('Saved');
  expect([complaints, app.strangers]).toEqual([[], []]);

  const events = () => api.call<AppEvent[]>('GET', `/app-logs/${app.id}/events`);
  await page.getByRole('link', { name: 'Desk' }).click();
  await page.getByRole('button', { name: 'Send letters' }).click();
  await expect
    .poll(events)
    .toMatchObject([{ event_name: 'letters_sent', properties: {}, user_email: ground.maker.email }]);

  await page.getByRole('link', { name: 'Profile' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await page.context().close();
});
