import type { Page } from '@playwright/test';
import { violationsOf } from './support/checks.ts';
import { expect, frameOf, signedIn, test } from './support/fixtures.ts';

const description =
  'Members and classes of a dance school: classes with a day, a level (easy, middle, hard) and a price';

const frame = 'iframe[title$="preview"]';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the screens of the builder, ${colorScheme}`, async ({
    browser,
    page,
    product,
    maker,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(`${product.url}/login`);
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);

    await maker.api.call('POST', '/apps', { name: 'Rota', user_description: 'Who is on when' });
    const context = await signedIn(browser, product, maker.token);
    const builder = await context.newPage();
    await builder.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const screens: [string, (page: Page) => ReturnType<Page['getByRole']>][] = [
      ['/', (one) => one.getByRole('article')],
      ['/apps', (one) => one.getByRole('article')],
      ['/user-settings', (one) => one.getByRole('heading', { level: 1 })],
      ['/billing', (one) => one.getByRole('heading', { level: 1 })],
    ];
    for (const [path, landmark] of screens) {
      await builder.goto(product.url + path);
      await expect(landmark(builder).first()).toBeVisible();
      expect(await violationsOf(builder), path).toEqual([]);
    }
    await context.close();
  });

  test(`axe finds nothing in editor, publish panel and generated app, ${colorScheme}`, async ({
    builder,
    product,
    maker,
  }) => {
    await builder.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const app = await maker.api.build(description);
    await builder.goto(`${product.url}/apps/${app.id}/editor/preview`);
    await expect(frameOf(builder).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(builder.getByRole('list', { name: 'Suggestions' })).toBeVisible();
    // As a screen reader meets them: one page, so no landmark of the app may bear a name of the editor's.
    expect(await violationsOf(builder), 'editor with the app in it').toEqual([]);
    expect(await violationsOf(builder, { inFrame: frame }), 'generated app').toEqual([]);

    await builder.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(
      builder.getByRole('dialog').getByRole('radiogroup', { name: 'Who can use it' }),
    ).toBeVisible();
    expect(await violationsOf(builder, { within: '[role="dialog"]' }), 'publish panel').toEqual([]);
    await builder.keyboard.press('Escape');

    await builder.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(builder.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
    expect(await violationsOf(builder, { within: '[role="dialog"]' }), 'invite dialog').toEqual([]);
    await builder.keyboard.press('Escape');

    await builder.getByRole('link', { name: 'Workspace' }).click();
    const workspace = builder.getByRole('region', { name: 'Workspace' });
    await expect(
      workspace.getByRole('region', { name: 'Latest versions' }).getByRole('listitem'),
    ).toHaveCount(1);
    expect(await violationsOf(builder, { within: 'main' }), 'overview').toEqual([]);
    await workspace.getByRole('link', { name: 'Code' }).click();
    await expect(workspace.getByRole('navigation', { name: 'Files' })).toBeVisible();
    expect(await violationsOf(builder, { within: 'main' }), 'code').toEqual([]);
  });
}

test('axe finds nothing on any page of a shop, the public ones too', async ({ builder, product, maker }) => {
  test.setTimeout(180_000);
  const app = await maker.api.build('A bicycle shop that sells bikes and does repairs');
  for (const name of Object.keys(app.pages)) {
    await builder.goto(`${product.url}/apps/${app.id}/editor/preview/${name}`);
    await expect(frameOf(builder).getByRole('main')).toBeVisible();
    await expect(frameOf(builder).getByRole('status', { name: /loading/i })).toHaveCount(0);
    expect.soft(await violationsOf(builder), name).toEqual([]);
  }
});
