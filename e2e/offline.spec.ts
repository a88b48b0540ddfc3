import type { Locator, Page } from '@playwright/test';
import { expect, frameOf, test } from './support/fixtures.ts';

/** What can be pressed or typed into and shares room with the note. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const note = [...document.querySelectorAll('p')].find((each) =>
      each.textContent?.includes('You’re offline'),
    );
    const shade = note?.getBoundingClientRect();
    if (!shade) return ['no note'];
    return [...document.querySelectorAll('button, a[href], input, textarea, [role="radio"]')]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }))
      .filter((each) => {
        const { top, bottom, left, right } = each.getBoundingClientRect();
        const isSeen = right - left > 1 && bottom > 0 && top < window.innerHeight;
        const isBeside =
          top >= shade.bottom || bottom <= shade.top || left >= shade.right || right <= shade.left;
        return isSeen && !isBeside;
      })
      .map((each) => each.getAttribute('aria-label') ?? each.textContent ?? each.tagName);
  });

test('the note of a lost connection covers nothing that can be pressed', async ({
  builder,
  product,
  maker,
}) => {
  const { id } = await maker.api.build('Orders of a bakery with a customer and a total');
  await builder.goto(`${product.url}/apps/${id}/editor/preview/Orders`);
  await expect(frameOf(builder).getByRole('main')).toBeVisible();
  await builder.context().setOffline(true);
  await expect(builder.getByText('You’re offline.')).toBeVisible();
  for (const width of [1440, 390]) {
    await builder.setViewportSize({ width, height: 844 });
    await expect.poll(() => covered(builder), { message: `at ${width} px` }).toEqual([]);
  }
  await builder.getByRole('button', { name: 'Edit App' }).click();
  const drawer = builder.getByRole('dialog', { name: 'AI App Editor' });
  await expect(drawer.getByLabel('Message to the assistant')).toBeVisible();
  await expect.poll(() => covered(builder)).toEqual([]);
  await builder.context().setOffline(false);
});

test('beside the sidebar, and at the end of a page, the note covers nothing either', async ({
  builder,
  product,
}) => {
  await builder.goto(`${product.url}/user-settings`);
  await expect(builder.getByRole('heading', { level: 1 })).toBeVisible();
  await builder.context().setOffline(true);
  await expect(builder.getByText('You’re offline.')).toBeVisible();
  for (const width of [1440, 390]) {
    await builder.setViewportSize({ width, height: 844 });
    await builder.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(() => covered(builder), { message: `at ${width} px` }).toEqual([]);
  }
  await builder.context().setOffline(false);
});

/** Whether a document knows that there is no connection. */
const isOffline = (place: { locator(selector: string): Locator }) =>
  place.locator('html').evaluate(() => !navigator.onLine);

test('in the preview the editor alone says that there is no connection, a published app says it itself', async ({
  builder,
  product,
  maker,
}) => {
  const { id } = await maker.api.build('Orders of a bakery with a customer and a total');
  await builder.goto(`${product.url}/apps/${id}/editor/preview/Orders`);
  const app = frameOf(builder);
  await expect(app.getByRole('main')).toBeVisible();
  await builder.context().setOffline(true);
  await expect(builder.getByText('You’re offline.')).toBeVisible();
  await expect.poll(() => isOffline(app)).toBe(true);
  await expect(app.getByText(/offline/i)).toHaveCount(0);
  await builder.context().setOffline(false);

  await maker.api.call('PUT', `/apps/${id}`, { public_settings: 'public_without_login' });
  const { url } = await maker.api.publish(id);
  await builder.goto(url);
  await expect(builder.getByRole('main')).toBeVisible();
  await builder.context().setOffline(true);
  await expect(builder.getByText(/^You’re offline\./)).toBeVisible();
  await builder.context().setOffline(false);
});

test('a preview that could not be opened after a restore opens by itself once the connection is back', async ({
  builder,
  product,
  maker,
}) => {
  const { id } = await maker.api.build('Orders of a bakery with a customer and a total');
  await maker.api.call('POST', `/apps/${id}/coding/write`, {
    file_path: 'pages/Orders',
    content: 'export default function Orders() { return <main><h1>Written by hand</h1></main>; }',
  });
  await builder.goto(`${product.url}/apps/${id}/editor/preview/Orders`);
  const app = frameOf(builder);
  await expect(app.getByRole('heading', { name: 'Written by hand' })).toBeVisible();
  await builder.getByRole('button', { name: 'History' }).click();
  const history = builder.getByRole('dialog', { name: 'History' });
  await history.getByRole('button', { name: /^Restore “Orders/ }).click();
  await builder.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
  await expect(app.getByRole('heading', { name: 'Orders' })).toBeVisible();
  await history.getByRole('button', { name: 'Close' }).click();

  await builder.context().setOffline(true);
  // As somebody else the app is opened anew.
  await builder.getByRole('button', { name: 'View as', exact: true }).click();
  await builder.getByRole('menuitemradio', { name: /^Admin/ }).click();
  await expect(builder.getByText('Couldn’t open the preview')).toBeVisible();
  await builder.context().setOffline(false);
  await expect(app.getByRole('heading', { name: 'Orders' })).toBeVisible();
  await expect(builder.getByText('Couldn’t open the preview')).toHaveCount(0);
});
