import type { Page } from '@playwright/test';
import { exportedZip } from '@sayso/server/testing/exported-zip';
import { expectNoSidewaysScroll, violationsOf } from './support/checks.ts';
import { complaintsOf, expect, frameOf, signedIn, test } from './support/fixtures.ts';
import { bringExport } from './support/imported-app.ts';

/** A first preview on a busy machine. */
const slow = { timeout: 120_000 };

/** Hosts that a page asked which are none of this installation's. */
function strangersAskedBy(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^(?:http|ws)s?:$/.test(protocol) && !hostname.endsWith('sayso.localhost')) asked.push(hostname);
  });
  return asked;
}

type Use = (root: Page | ReturnType<typeof frameOf>, name: string) => Promise<void>;

/** Makes a record through the app's own page, and sees it in the app's own list. */
const uses: Record<'legacy' | 'template', Use> = {
  async legacy(root, name) {
    await root.getByRole('navigation').getByRole('link', { name: 'Plants' }).click();
    // Of its own style sheet, on a button of Sayso's.
    const opener = root.getByRole('button', { name: 'Add plant' });
    await expect(opener).toHaveCSS('background-color', 'rgb(31, 122, 64)');
    await opener.click();
    await root.getByLabel('Name').fill(name);
    await root.getByLabel('Light').selectOption('Sun');
    await root.getByRole('button', { name: 'Save plant' }).click();
    const listed = root.getByRole('list', { name: 'Plants' }).getByText(name);
    await expect(listed).toBeVisible();
    await listed.click();
    await expect(root.getByRole('heading', { name })).toBeVisible();
    await root.getByRole('button', { name: 'Water' }).click();
    await expect(root.getByRole('list', { name: 'Waterings' })).toContainText('1 May: 2 l');
  },
  async template(root, name) {
    await root.getByRole('textbox', { name: 'Borrower' }).fill(name);
    await root.getByRole('button', { name: 'Lend' }).click();
    await expect(root.getByRole('list', { name: 'Loans' })).toContainText(`${name}until 15 May 2026`);
    await expect(root.getByText('Lent', { exact: true })).toBeVisible();
  },
};

for (const shape of ['legacy', 'template'] as const) {
  test(`an imported app of the ${shape} shape runs in its preview and published, and calls nobody else`, async ({
    builder,
    browser,
    product,
    maker,
  }) => {
    test.setTimeout(400_000);
    const app = await bringExport(product.port, maker, shape);
    const complaints = complaintsOf(builder);
    const strangers = strangersAskedBy(builder);
    await builder.goto(`${product.url}/apps/${app.id}/editor/preview`);
    await expect(frameOf(builder).getByRole('main')).toBeVisible(slow);
    await uses[shape](frameOf(builder), 'Rosa');
    if (shape === 'template') {
      await frameOf(builder).getByRole('link', { name: 'Profile' }).click();
      await expect(frameOf(builder).getByRole('heading', { name: 'Ada' })).toBeVisible();
    }
    expect(complaints).toEqual([]);

    if (shape === 'template') {
      await maker.api.call('PUT', `/apps/${app.id}`, { public_settings: 'public_without_login' });
    }
    const { url } = await maker.api.publish(app.id);
    const context = await signedIn(browser, product, maker.token);
    const page = await context.newPage();
    if (shape === 'legacy') {
      await page.goto(url);
      await page.getByRole('link', { name: 'Sign in' }).click();
      await expect(page.getByRole('heading', { name: /in the garden/ })).toBeVisible(slow);
    }
    const complaintsThere = complaintsOf(page);
    const strangersThere = strangersAskedBy(page);
    await page.goto(url);
    await expect(page.getByRole('main')).toBeVisible(slow);
    await uses[shape](page, 'Ludo');
    await page.reload();
    await expect(page.getByRole('main')).toContainText(shape === 'legacy' ? 'Ludo' : 'Rosa');
    expect(complaintsThere).toEqual([]);
    expect([...strangers, ...strangersThere]).toEqual([]);
    await context.close();
  });
}

const zipFile = (name: string, content: Uint8Array) => ({
  name,
  mimeType: 'application/zip',
  buffer: Buffer.from(content),
});

test('Home takes the zip of an app, shows what became of it, and leads to its editor', async ({
  builder,
  product,
  maker,
}) => {
  test.setTimeout(400_000);
  await builder.goto(product.url);
  const opener = builder.getByRole('button', { name: 'Import an app' });
  await expect(opener).toBeVisible(slow);
  await opener.click();
  const dialog = builder.getByRole('dialog');
  const input = dialog.getByLabel('Zip file of the app’s code');

  const dropped = await builder.evaluateHandle(() => {
    const carried = new DataTransfer();
    carried.items.add(new File(['x'], 'photo.png', { type: 'image/png' }));
    return carried;
  });
  await dialog
    .getByRole('region', { name: 'Drop area for the zip file' })
    .dispatchEvent('drop', { dataTransfer: dropped });
  await expect(dialog.getByRole('alert')).toContainText('photo.png isn’t a zip file');
  await input.setInputFiles(zipFile('odd.zip', Buffer.from('no zip at all')));
  await expect(dialog.getByRole('alert')).toContainText('This isn’t a zip file, or it’s damaged.');
  expect(await maker.api.call<unknown[]>('GET', '/apps')).toEqual([]);
  expect(await violationsOf(builder, { within: '[role=dialog]' })).toEqual([]);

  await input.setInputFiles(zipFile('garden.zip', exportedZip('legacy')));
  await expect(dialog.getByRole('heading', { name: 'Garden Club has been imported' })).toBeVisible(slow);
  await expect(dialog.getByRole('list', { name: 'What was imported' })).toHaveText(
    /3 pages.*2 kinds of data.*1 function/,
  );
  await expect(dialog.getByRole('region', { name: 'To review' })).toContainText('It has no rules');
  await dialog.locator('summary', { hasText: 'Replaced by Sayso’s own' }).click();
  await expect(dialog.getByText('Replaced by Sayso’s own @/components/ui/button.')).toBeVisible();
  expect(await violationsOf(builder, { within: '[role=dialog]' })).toEqual([]);
  await dialog.getByRole('link', { name: 'Open the app' }).click();
  await expect(builder).toHaveURL(/\/apps\/[0-9a-f]{24}\/editor\/preview/);
  await expect(frameOf(builder).getByRole('heading', { name: 'May in the garden' })).toBeVisible(slow);
});

test('the report of an import is read again later, in the chat and in the workspace, on a phone too', async ({
  builder,
  product,
  maker,
}) => {
  test.setTimeout(400_000);
  const complaints = complaintsOf(builder);
  const { id, report } = await bringExport(product.port, maker, 'template');
  const open = report.files.filter(({ needs_work }) => needs_work).length;
  expect(open).toBeGreaterThan(0);
  const dialog = builder.getByRole('dialog', { name: 'What was imported' });

  await builder.goto(`${product.url}/apps/${id}/editor/preview`);
  const inChat = builder.getByRole('region', { name: 'Chat' }).getByRole('region', { name: 'Import' });
  await expect(inChat).toContainText(`${report.files.length} files, ${open} to review`);
  await inChat.getByRole('button', { name: 'View report' }).click();
  await expect(dialog.getByRole('region', { name: 'To review' }).getByRole('listitem')).toHaveCount(open);
  await dialog.locator('summary', { hasText: 'Left out' }).click();
  await expect(dialog.getByText('Apps can’t have their own agents here.')).toBeVisible();
  expect(await violationsOf(builder, { within: '[role=dialog]' })).toEqual([]);
  await builder.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await builder.setViewportSize({ width: 390, height: 844 });
  await builder.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await builder.goto(`${product.url}/apps/${id}/editor/workspace/overview`);
  const inWorkspace = builder
    .getByRole('region', { name: 'Workspace' })
    .getByRole('region', { name: 'Import' });
  await expect(inWorkspace).toContainText('Imported from template.zip');
  await expectNoSidewaysScroll(builder);
  expect(await violationsOf(builder, { within: '[aria-label=Import]' })).toEqual([]);
  await inWorkspace.getByRole('button', { name: 'View report' }).click();
  await expect(dialog.getByRole('list', { name: 'What was imported' })).toBeVisible();
  await expectNoSidewaysScroll(builder);
  expect(await violationsOf(builder, { within: '[role=dialog]' })).toEqual([]);

  // An app that was made here came from nowhere.
  const own = await maker.api.call<{ id: string }>('POST', '/apps', { name: 'Own' });
  await builder.goto(`${product.url}/apps/${own.id}/editor/workspace/overview`);
  await expect(builder.getByRole('region', { name: 'Latest versions' })).toBeVisible();
  await expect(builder.getByRole('region', { name: 'Import' })).toHaveCount(0);
  expect(complaints).toEqual([]);
});
