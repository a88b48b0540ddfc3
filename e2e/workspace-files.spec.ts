import { picture, storeFile, textAt } from './support/app-files.ts';
import { expectNoSidewaysScroll, violationsOf } from './support/checks.ts';
import { complaintsOf, expect, test } from './support/fixtures.ts';

const Tool = {
  name: 'Tool',
  type: 'object',
  properties: { name: { type: 'string' }, photo: { type: 'string', format: 'uri' } },
};

test('a maker sees what an app stores, what uses it and what fills its room, and deletes it knowing that', async ({
  builder,
  product,
  maker,
}) => {
  const complaints = complaintsOf(builder);
  const app = await maker.api.call<{ id: string }>('POST', '/apps', {
    name: 'Tool Library',
    entities: { Tool },
  });
  const open = () => builder.goto(`${product.url}/apps/${app.id}/editor/workspace/files`);
  await open();
  const pane = builder.getByRole('region', { name: 'Workspace' });
  await expect(pane.getByText('No files yet')).toBeVisible();
  expect(await violationsOf(builder, { within: 'main' })).toEqual([]);

  const photo = await storeFile(maker, app.id, { name: 'saw <b>.png', content: picture });
  await storeFile(maker, app.id, { name: 'prices.csv', content: `a,b\n${'1,2\n'.repeat(500)}` });
  await storeFile(maker, app.id, { name: 'contract.txt', content: 'ours', isPrivate: true });
  for (let nr = 0; nr < 6; nr += 1) {
    await maker.api.call('POST', `/apps/${app.id}/entities/Tool`, { name: `Saw ${nr}`, photo });
  }
  await open();
  const row = (text: string) => pane.getByRole('row').filter({ hasText: text });
  await expect(pane.getByText('3 files', { exact: true })).toBeVisible();
  await expect(row('prices.csv')).toContainText('2 kB');
  await expect(row('prices.csv')).toContainText(maker.email);
  await expect(row('prices.csv')).toContainText('Not used');
  await expect(row('contract.txt')).toContainText('Private');
  // Text that people wrote stays text.
  await expect(row('saw <b>.png').getByRole('link', { name: /^Saw \d$/ })).toHaveCount(5);
  await expect(row('saw')).toContainText('and 1 more');
  await expect
    .poll(() =>
      row('saw')
        .locator('img')
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBe(1);
  await expect(pane.getByText(/^2\.1 kB of .* used$/)).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await builder.emulateMedia({ colorScheme });
    expect(await violationsOf(builder, { within: 'main' }), colorScheme).toEqual([]);
  }

  await pane.getByRole('searchbox', { name: 'Search files' }).fill('PRICES');
  await expect(pane.getByRole('row')).toHaveCount(2);
  await pane.getByRole('searchbox', { name: 'Search files' }).fill('nothing like it');
  await expect(pane.getByText('No files match')).toBeVisible();
  await pane.getByRole('button', { name: 'Show all files' }).click();
  await pane.getByRole('button', { name: /^Tables.*in 1 file$/ }).click();
  await expect(pane.getByRole('row')).toHaveCount(2);
  await pane.getByRole('button', { name: /^Tables.*in 1 file$/ }).click();
  await pane.getByRole('combobox', { name: 'Order' }).click();
  await builder.getByRole('option', { name: 'Largest first' }).click();
  // What is shown stands in the address.
  await expect(builder).toHaveURL(/\/files\?sort=largest$/);
  await expect(pane.getByText(/^Anyone who has a file’s address can open it/)).toBeVisible();
  await expect(pane.getByRole('row').nth(1)).toContainText('prices.csv');

  // A preview, by keyboard alone.
  await pane.getByRole('button', { name: 'Preview saw' }).focus();
  await builder.keyboard.press('Enter');
  const sheet = builder.getByRole('dialog');
  await expect(sheet.getByRole('img', { name: /^saw/ })).toBeVisible();
  expect(await violationsOf(builder, { within: '[role=dialog]' })).toEqual([]);
  await builder.keyboard.press('Escape');
  await expect(pane.getByRole('button', { name: 'Preview saw' })).toBeFocused();
  // A private one opens for its maker, by an address that was signed for a while.
  const address = await pane.getByRole('link', { name: /^Open contract\.txt/ }).getAttribute('href');
  expect(await textAt(builder, address ?? '')).toBe('ours');

  await pane.getByRole('button', { name: 'Delete saw' }).click();
  const question = builder.getByRole('alertdialog', { name: 'Delete this file?' });
  await expect(question).toContainText('is used by 6 records, which will point to a file that’s gone');
  await expect(question.getByRole('link', { name: /^Saw/ })).toHaveCount(5);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(row('saw')).toBeVisible();
  await pane.getByRole('button', { name: 'Delete prices.csv' }).click();
  await expect(question).toContainText('“prices.csv” isn’t used by any record');
  await question.getByRole('button', { name: 'Delete file' }).click();
  await expect(builder.getByText('File deleted')).toBeVisible();
  await expect(row('prices.csv')).toHaveCount(0);
  await expect(pane.getByText('2 files', { exact: true })).toBeVisible();

  for (const width of [390, 768]) {
    await builder.setViewportSize({ width, height: 900 });
    await expect(pane.getByRole('button', { name: 'Preview contract.txt' })).toBeVisible();
    await expectNoSidewaysScroll(builder);
    expect(await violationsOf(builder, { within: 'main', targets: true }), `${width}`).toEqual([]);
  }
  await row('saw')
    .or(pane.getByRole('listitem').filter({ hasText: 'saw' }))
    .getByRole('link', { name: 'Saw 5' })
    .click();
  await expect(builder.getByRole('dialog').getByLabel(/^Name/)).toHaveValue('Saw 5');
  expect(complaints).toEqual([]);
});

test('a list of files that cannot be loaded says so and is asked for again', async ({
  builder,
  product,
  maker,
}) => {
  const app = await maker.api.call<{ id: string }>('POST', '/apps', { name: 'Tool Library' });
  await storeFile(maker, app.id, { name: 'notes.txt', content: 'ours' });
  await storeFile(maker, app.id, {
    name: 'badge.svg',
    content:
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><script>top.document.title = "ran"</script><circle cx="20" cy="20" r="20"/></svg>',
  });
  const busy = { status: 500, json: { message: 'The database is busy. Try again in a minute.' } };
  await builder.route('**/files?*', (route) => route.fulfill(busy));
  await builder.route('**/files/uses?*', (route) => route.fulfill(busy));
  await builder.goto(`${product.url}/apps/${app.id}/editor/workspace/files`);
  const failed = builder.getByRole('alert').filter({ hasText: 'Couldn’t load the files' });
  await expect(failed).toContainText('The database is busy');
  expect(await violationsOf(builder, { within: 'main' })).toEqual([]);
  await builder.unroute('**/files?*');
  await failed.getByRole('button', { name: 'Try again' }).click();
  const row = builder.getByRole('row').filter({ hasText: 'notes.txt' });
  await expect(row).toContainText('Couldn’t check');
  // Without that knowledge a deletion says what it may break.
  await row.getByRole('button', { name: 'Delete notes.txt' }).click();
  await expect(builder.getByRole('alertdialog')).toContainText(
    'couldn’t check which records use “notes.txt”',
  );
  await builder.keyboard.press('Escape');
  // A drawing is a picture like others, and nothing in it runs.
  await builder.getByRole('button', { name: 'Preview badge.svg' }).click();
  const drawing = builder.getByRole('dialog').getByRole('img', { name: 'badge.svg' });
  await expect.poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(40);
  await expect(builder).not.toHaveTitle('ran');
});
