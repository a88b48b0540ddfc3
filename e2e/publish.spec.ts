import type { Browser, Page } from '@playwright/test';
import type { App, Visibility } from '@sayso/contracts/apps';
import { ApiClient } from './support/api.ts';
import { expect, frameOf, type Maker, signedIn, test } from './support/fixtures.ts';
import { startProduct } from './support/product.ts';

/** A publish takes a second; other tests may leave it little of the machine. */
const publishTime = { timeout: 60_000 };
const description = 'Loans of a toy library: toys with an age range and a state (in, out, mending)';

/** Without the sample records, about which publishing asks. */
async function buildBare(api: ApiClient): Promise<App> {
  const app = await api.build(description);
  await api.call('POST', `/apps/${app.id}/sample-data`, { action: 'remove' });
  return app;
}

async function openPanel(page: Page, base: string, appId: string) {
  await page.goto(`${base}/apps/${appId}/editor/preview`);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  return page.getByRole('dialog');
}

const setVisibility =
  (maker: { api: { call: (m: string, p: string, b?: unknown) => Promise<unknown> } }) =>
  (appId: string, public_settings: Visibility) =>
    maker.api.call('PUT', `/apps/${appId}`, { public_settings });

/** What a visitor without any session sees at an address. */
async function asStranger<T>(browser: Browser, url: string, look: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(url);
  const seen = await look(page);
  await context.close();
  return seen;
}

test('[W-PUB-01, W-PUB-02, W-VIS-05, P-HOST-08, P-HOST-09] publishing opens the public address in a new tab', async ({
  builder,
  product,
  maker,
}) => {
  const app = await buildBare(maker.api);
  const panel = await openPanel(builder, product.url, app.id);
  // A dropdown: it hangs from its button, and the editor around it stays in use.
  const trigger = builder.getByRole('button', { name: 'Publish', exact: true, expanded: true });
  const [button, dropdown] = [await trigger.boundingBox(), await panel.boundingBox()];
  expect(dropdown?.y).toBeGreaterThanOrEqual((button?.y ?? 0) + (button?.height ?? 0));
  expect(dropdown?.y).toBeLessThan((button?.y ?? 0) + (button?.height ?? 0) + 20);
  await expect(builder.getByLabel('Message to the assistant')).toBeVisible();
  const choices = [
    'Anyone with the link',
    'Anyone who signs in',
    'Invited users',
    'Anyone who signs in',
    'Anyone with the link',
    'Invited users',
    'Anyone with the link',
  ];
  for (const choice of choices) {
    const saved = builder.waitForResponse(
      (reply) => reply.request().method() === 'PUT' && reply.url().endsWith(`/api/apps/${app.id}`),
    );
    await panel.getByRole('radio', { name: choice, exact: true }).click();
    expect((await saved).status()).toBe(200);
    await expect(panel.getByRole('radio', { name: choice, exact: true })).toBeChecked();
  }
  const { public_settings } = await maker.api.call<App>('GET', `/apps/${app.id}`);
  expect(public_settings).toBe('public_without_login');

  const opened = builder.context().waitForEvent('page');
  await panel.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(panel.getByRole('button', { name: 'Publishing' })).toBeVisible();
  const tab = await opened;
  await expect(tab).toHaveURL(
    new RegExp(`^http://app--${app.slug}\\.sayso\\.localhost:${product.port}/`),
    publishTime,
  );
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(panel.getByText('Published. Your app opened in a new tab.')).toBeVisible();
});

test('pages that visitors would find empty are named before publishing, and the advice opens them', async ({
  builder,
  product,
  maker,
}) => {
  const app = await buildBare(maker.api);
  const panel = await openPanel(builder, product.url, app.id);
  await expect(panel.getByRole('note')).toHaveCount(0);
  await panel.getByRole('radio', { name: 'Anyone with the link', exact: true }).click();
  await expect(panel.getByRole('note')).toContainText('Visitors won’t see any data in');
  const advice = /“(Let anyone read (\w+) records)”/.exec(await panel.getByRole('note').innerText());
  const [, request = '', kind = ''] = advice ?? [];
  await expect(panel.getByRole('button', { name: 'Publish', exact: true })).toBeEnabled();

  await builder.keyboard.press('Escape');
  await builder.getByLabel('Message to the assistant').fill(request);
  await builder.getByRole('button', { name: 'Send' }).click();
  await maker.api.settled(app.id);
  await builder.getByRole('button', { name: 'Publish', exact: true }).click();
  const named = async () => (await panel.getByRole('note').allInnerTexts()).join(' ').toLowerCase();
  await expect(panel.getByRole('radiogroup', { name: 'Who can use it' })).toBeVisible();
  await expect.poll(named).not.toContain(`${kind} records`);
});

test('what is found about the rules comes while Publish is pressed, and moves no button away', async ({
  builder,
  product,
  maker,
}) => {
  const app = await buildBare(maker.api);
  const open = { create: true, read: true, update: true, delete: true };
  const notice = { properties: { text: { type: 'string' } }, rls: open };
  await maker.api.call('POST', `/apps/${app.id}/coding/write`, {
    file_path: 'entities/Notice',
    content: JSON.stringify(notice),
  });
  await maker.api.publish(app.id);
  let prove = () => {};
  const mayProve = new Promise<void>((now) => {
    prove = now;
  });
  await builder.route('**/rule-proof', async (route) => {
    await mayProve;
    await route.continue();
  });
  const panel = await openPanel(builder, product.url, app.id);
  const warning = panel.getByText('Check these rules before you publish');
  const places = () =>
    panel.getByRole('button').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().y));
  await panel.getByRole('button', { name: 'Publish changes' }).hover();
  await expect(warning).toHaveCount(0);
  const before = await places();
  expect(before).toHaveLength(2);

  const opened = builder.context().waitForEvent('page');
  await builder.mouse.down();
  prove();
  await expect(warning).toBeVisible();
  expect(await places()).toEqual(before);
  await builder.mouse.up();
  await expect(await opened).toHaveURL(/\/\/app--/, publishTime);
});

test('[P-HOST-08, W-PUB-02, W-PUB-07] where apps have another host than the builder, links and the new tab lead there', async ({
  browser,
}) => {
  const product = await startProduct({ appsHost: 'apps.localhost', checksTypes: false });
  try {
    const { api, token } = await new ApiClient(product.port).signUp('Ada');
    const app = await buildBare(api);
    const context = await signedIn(browser, product, token);
    const page = await context.newPage();
    const panel = await openPanel(page, product.url, app.id);
    await expect(frameOf(page).getByRole('heading', { level: 1 })).toBeVisible();
    const opened = context.waitForEvent('page');
    await panel.getByRole('button', { name: 'Publish', exact: true }).click();
    const address = `http://app--${app.slug}.apps.localhost:${product.port}`;
    await expect(await opened).toHaveURL(new RegExp(`^${address}/`), publishTime);
    const link = panel.getByRole('link', { name: `app--${app.slug}.apps.localhost` });
    await expect(link).toHaveAttribute('href', address);
    await page.keyboard.press('Escape');
    const beside = page.getByRole('link', { name: 'Open the published app in a new tab' });
    await expect(beside).toHaveAttribute('href', address);
    await context.close();
  } finally {
    await product.dispose();
  }
});

test('[W-PUB-01] on a phone publishing is a dialog', async ({ builder, product, maker }) => {
  await builder.setViewportSize({ width: 390, height: 844 });
  const app = await buildBare(maker.api);
  await openPanel(builder, product.url, app.id);
  const dialog = builder.getByRole('dialog', { name: 'Publish your app' });
  await expect(dialog.getByRole('radiogroup', { name: 'Who can use it' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Publish', exact: true })).toBeInViewport();
  // All else waits behind it until it is closed.
  const behind = builder.getByRole('button', { name: 'Edit App' });
  await expect(behind).toHaveCount(0);
  await builder.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(behind).toBeVisible();
});

test('[W-PUB-04] a failed publish says in its place why, and goes through once that is mended', async ({
  builder,
  product,
  maker,
}) => {
  const app = await buildBare(maker.api);
  const write = (content: string) =>
    maker.api.call('POST', `/apps/${app.id}/coding/write`, { file_path: `pages/${app.main_page}`, content });
  await write("import Gone from '@/components/Gone';\nexport default () => <Gone />;");
  const panel = await openPanel(builder, product.url, app.id);
  const publish = panel.getByRole('button', { name: 'Publish', exact: true });
  await publish.click();
  await expect(panel.getByRole('alert')).toHaveText(/^Failed to deploy app: .*Gone.* in pages\/\w+, line 1$/);

  await write('export default () => <h1>Mended</h1>;');
  const opened = builder.context().waitForEvent('page');
  await publish.click();
  const heading = (await opened).getByRole('heading', { name: /Mended|Welcome to/ });
  await expect(heading).toBeVisible(publishTime);
  await expect(panel.getByRole('alert')).toHaveCount(0);
});

test('[W-PUB-04] a failure without words says "Failed to deploy app"', async ({
  builder,
  product,
  maker,
}) => {
  const app = await buildBare(maker.api);
  // Our own server always says why; a proxy before it may not.
  await builder.route(`**/api/apps/${app.id}/deploy`, (route) => route.fulfill({ status: 502, body: '' }));
  const panel = await openPanel(builder, product.url, app.id);
  await panel.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(panel.getByRole('alert')).toHaveText('Failed to deploy app');
});

test('[W-VIS-02, W-VIS-03, W-VIS-04] each visibility lets in whom it names', async ({
  browser,
  product,
  maker,
}) => {
  test.setTimeout(180_000);
  const app = await buildBare(maker.api);
  const set = setVisibility(maker);
  const { url } = await maker.api.publish(app.id);
  const guest = await maker.api.signUp('Guest');
  const welcome = (page: Page) => page.getByRole('heading', { name: `Welcome to ${app.name}` });
  const inside = (page: Page) => page.getByRole('navigation').first();
  /** Goes through the app's door with the builder's session of a person. */
  const enter = async (token: string, look: (page: Page) => Promise<void>) => {
    const context = await signedIn(browser, product, token);
    const page = await context.newPage();
    await page.goto(url);
    await page.getByRole('link', { name: 'Sign in' }).click();
    const agree = page.getByRole('button', { name: 'Continue', exact: true });
    const restricted = page.getByRole('heading', { name: 'Access Restricted' });
    await expect(agree.or(restricted).or(inside(page)).first()).toBeVisible();
    if (await agree.isVisible()) await agree.click();
    await look(page);
    await context.close();
  };

  await set(app.id, 'public_without_login');
  await asStranger(browser, url, (page) => expect(inside(page)).toBeVisible());

  await set(app.id, 'public_with_login');
  await asStranger(browser, url, (page) => expect(welcome(page)).toBeVisible());
  await enter(guest.token, (page) => expect(inside(page)).toBeVisible());

  await set(app.id, 'private_with_login');
  const late = await maker.api.signUp('Late');
  await asStranger(browser, url, (page) => expect(welcome(page)).toBeVisible());
  await enter(late.token, (page) =>
    expect(page.getByRole('heading', { name: 'Access Restricted' })).toBeVisible(),
  );
  await enter(maker.token, (page) => expect(inside(page)).toBeVisible());
});

test('[P-HOST-01] the main host shows the builder', async ({ builder, product }) => {
  await builder.goto(product.url);
  await expect(builder.getByRole('heading', { name: 'What would you build today?' })).toBeVisible();
  await expect(builder).toHaveURL(`${product.url}/`);
});

test('[P-RUN-01, P-RUN-02, P-RUN-03, P-RUN-13] the last part of the address names the page', async ({
  page,
  maker,
}) => {
  const app = await buildBare(maker.api);
  const own = (text: string) => `export default function Page() { return <h1>${text}</h1>; }`;
  const write = (name: string, content: string) =>
    maker.api.call('POST', `/apps/${app.id}/coding/write`, { file_path: `pages/${name}`, content });
  await maker.api.call('PUT', `/apps/${app.id}`, { public_settings: 'public_without_login' });
  await write(app.main_page ?? '', own('The main page'));
  await write(
    'OpeningHours',
    [
      "import { Toy } from '@/entities/all';",
      "import { useEffect, useState } from 'react';",
      'export default function Page() {',
      '  const [count, setCount] = useState(null);',
      '  useEffect(() => { Toy.list().then((toys) => setCount(toys.length)); }, []);',
      '  return <h1>Hours, {count === null ? "?" : count + " toys"}</h1>;',
      '}',
    ].join('\n'),
  );
  const { url } = await maker.api.publish(app.id);
  const heading = page.getByRole('heading', { level: 1 });

  for (const path of ['openinghours', 'OpeningHours', 'any/thing/OPENINGHOURS']) {
    await page.goto(new URL(path, url).href);
    await expect(heading).toHaveText(/^Hours, \d+ toys$/);
  }
  for (const path of ['', app.slug, app.id, 'preview']) {
    await page.goto(new URL(path, url).href);
    await expect(heading).toHaveText('The main page');
  }
  await page.goto(new URL('Nowhere', url).href);
  await expect(heading).toHaveText('Page Not Found');
  await expect(page.getByText('The page "Nowhere" could not be found in this application.')).toBeVisible();
});

/** Visitors read and add its toys; without such rules they would be asked to sign in to add one. */
async function anAppForVisitors({ api }: Maker): Promise<App> {
  const app = await buildBare(api);
  const { Toy } = app.entities;
  const content = JSON.stringify({ ...Toy, rls: { ...Toy?.rls, read: true, create: true } });
  await api.call('POST', `/apps/${app.id}/coding/write`, { file_path: 'entities/Toy', content });
  await api.call('PUT', `/apps/${app.id}`, { public_settings: 'public_without_login' });
  await api.publish(app.id);
  return app;
}

test('[P-RUN-01] a published app asks for each thing once, and its form opens though it is not loaded with the page', async ({
  browser,
  product,
  maker,
}) => {
  const app = await anAppForVisitors(maker);
  const context = await browser.newContext();
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
  await page.goto(`http://app--${app.slug}.sayso.localhost:${product.port}/Toys`, {
    waitUntil: 'networkidle',
  });
  expect(asked.some((each) => each.includes('/entities/Toy'))).toBe(true);
  expect(asked.filter((each, at) => asked.indexOf(each) !== at)).toEqual([]);

  const before = asked.length;
  await page.getByRole('button', { name: 'New toy' }).click();
  await expect(page.getByRole('dialog', { name: 'New toy' }).getByRole('textbox').first()).toBeVisible();
  expect(asked.slice(before).some((each) => /_f\/form-sheet-/.test(each))).toBe(true);
  await context.close();
});

test('a form that cannot be loaded leaves the page as it is, and opens once the connection is back', async ({
  browser,
  product,
  maker,
}) => {
  const app = await anAppForVisitors(maker);
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.route(/\/_f\/form-sheet-/, (route) => route.abort());
  await page.goto(`http://app--${app.slug}.sayso.localhost:${product.port}/Toys`);
  const create = page.getByRole('button', { name: 'New toy' });
  await create.click();
  await expect(page.getByText('The form didn’t load')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.unroute(/\/_f\/form-sheet-/);
  await create.click();
  await expect(page.getByRole('dialog', { name: 'New toy' })).toBeVisible();
  await context.close();
});
