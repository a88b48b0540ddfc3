import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll, meet, violationsOf } from './support/checks.ts';
import { Clinic, Grid } from './support/clinic.ts';
import { expect, test } from './support/fixtures.ts';

const visits = [
  { patient: 'Biscuit', status: 'planned', fee: 45, paid: true, date: '2026-11-23' },
  { patient: 'Moss', status: 'done', fee: 120, notes: 'x'.repeat(400) },
  { patient: 'Olive', status: 'planned', fee: 60, date: '2026-11-20' },
  { patient: 'Pip', status: 'missed', fee: 0 },
];

/** A press while the former menu still leaves would close it, or be lost. */
async function openActions(page: Page) {
  const menu = page.getByRole('menu');
  await expect(menu).toHaveCount(0);
  await page.getByRole('button', { name: 'Actions' }).click();
  await expect(menu).toBeVisible();
}

test('[B-DATA-01] [B-DATA-03] [W-DATA-02] an owner looks through records that the rules close to everybody, and changes them by keyboard alone', async ({
  builder,
  product,
  maker,
}) => {
  const clinic = await Clinic.open(maker, visits);
  const owner = await clinic.call<{ id: string }>('POST', '', { name: 'Ana Duarte' }, 'Owner');
  const [first] = await clinic.visits();
  await clinic.call('PUT', `/${first?.id}`, { owner: owner.id });
  await builder.setViewportSize({ width: 1440, height: 900 });
  await builder.goto(product.url + clinic.address());
  const { grid, cell, press } = new Grid(builder);
  await expect(builder.getByText('4 visits', { exact: true })).toBeVisible();
  await expect(builder.getByText('Restricted')).toBeVisible();
  expect((await grid.boundingBox())?.height).toBe(600);
  const notes = grid.getByText(/^x+$/);
  expect((await notes.boundingBox())?.width).toBeLessThanOrEqual(200);
  await expect(grid.getByRole('link', { name: 'Ana Duarte' })).toHaveAttribute('href', new RegExp(owner.id));
  expect(await violationsOf(builder)).toEqual([]);

  await grid.getByRole('button', { name: 'Sort by Patient' }).focus();
  await press('Enter');
  await expect(grid.getByRole('columnheader', { name: /Patient/ })).toHaveAttribute('aria-sort', 'ascending');
  await expect(cell(0, 1)).toContainText('Biscuit');
  await press('ArrowDown');
  await expect(cell(0, 1)).toBeFocused();
  await press('ArrowRight');
  await press('End');
  await press('Home');
  await expect(cell(0, 0)).toBeFocused();
  await press('Space');
  await expect(builder.getByText('1 selected')).toBeVisible();
  await press('Space');

  await press('ArrowRight');
  await press('F2');
  await builder.keyboard.type('Biscotti');
  await press('Tab');
  await expect(cell(0, 2)).toBeFocused();
  await expect(cell(0, 1)).toContainText('Biscotti');
  await cell(0, 5).focus();
  await cell(0, 5).click();
  await press('Enter');
  await builder.keyboard.type('many');
  await press('Enter');
  await expect(grid.getByRole('alert')).toHaveText('Enter a number');
  await press('Escape');
  await expect(cell(0, 5)).toHaveText('45');
  await builder.keyboard.type('50');
  await press('Enter');
  await expect(cell(0, 5)).toHaveText('50');
  await expect.poll(async () => (await clinic.visits())[0]).toMatchObject({ patient: 'Biscotti', fee: 50 });
});

test('search, filters and ticked records end in what the server holds', async ({
  builder,
  product,
  maker,
}) => {
  const clinic = await Clinic.open(maker, visits);
  await builder.goto(product.url + clinic.address());
  const { grid } = new Grid(builder);
  await expect(builder.getByText('4 visits', { exact: true })).toBeVisible();

  // No row moves under the hand that ticks it.
  for (const width of [1440, 768, 390]) {
    await builder.setViewportSize({ width, height: 844 });
    const top = async () => (await grid.boundingBox())?.y;
    // The screen is drawn anew for its width; where it comes to rest is where no row may leave.
    let before: number | undefined;
    const settles = async () => {
      const last = before;
      before = await top();
      return before === last && (before ?? 844) < 844;
    };
    await expect.poll(settles, { intervals: [300] }).toBe(true);
    await grid.getByRole('checkbox', { name: 'Select Olive' }).check();
    await expect(builder.getByText('1 selected')).toBeVisible();
    expect(await top(), `${width} px`).toBe(before);
    await expectNoSidewaysScroll(builder);
    await builder.getByRole('button', { name: 'Clear selection' }).press('Enter');
    await expect(builder.getByText('1 selected')).toHaveCount(0);
    await expect(grid.locator(':focus')).toHaveCount(1);
  }
  await builder.setViewportSize({ width: 1280, height: 720 });

  await builder.getByRole('searchbox', { name: 'Search' }).nth(-1).fill('moss');
  await expect(builder.getByText('1 of 4 visits')).toBeVisible();
  await builder.getByRole('button', { name: 'Clear search' }).click();
  await expect(builder.getByText('4 visits', { exact: true })).toBeVisible();

  await builder.getByRole('button', { name: 'Filter', exact: true }).click();
  await builder.getByRole('combobox', { name: 'Field' }).click();
  await builder.getByRole('option', { name: 'Status' }).click();
  await builder.getByRole('checkbox', { name: 'Planned' }).check();
  await builder.getByRole('button', { name: 'Apply' }).click();
  await expect(builder.getByRole('button', { name: 'Change filter: Status is Planned' })).toBeVisible();
  await expect(builder.getByText('2 of 4 visits')).toBeVisible();

  await grid.getByRole('checkbox', { name: 'Select all visits' }).check();
  await expect(builder.getByText('2 selected')).toBeVisible();
  await builder.getByRole('button', { name: 'Edit', exact: true }).click();
  const dialog = builder.getByRole('dialog', { name: 'Edit 2 visits' });
  await dialog.getByRole('combobox', { name: 'Field' }).click();
  await builder.getByRole('option', { name: 'Notes' }).click();
  await dialog.getByLabel('New value').fill('Call back');
  await dialog.getByRole('button', { name: 'Change 2 visits' }).click();
  await expect(builder.getByText('2 visits changed')).toBeVisible();
  const withNotes = async () => (await clinic.visits()).filter(({ notes }) => notes === 'Call back').length;
  expect(await withNotes()).toBe(2);

  await grid.getByRole('checkbox', { name: 'Select Olive' }).check();
  await builder.getByRole('button', { name: 'Delete', exact: true }).click();
  await builder
    .getByRole('alertdialog', { name: 'Delete 1 visit?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(builder.getByText('Item deleted successfully')).toBeVisible();
  await expect(grid.getByText('Olive')).toHaveCount(0);
  expect((await clinic.visits()).map(({ patient }) => patient)).toEqual(['Biscuit', 'Moss', 'Pip']);

  // A view is kept under its name by the server.
  const views = builder.getByRole('dialog', { name: 'Views' });
  await builder.getByRole('button', { name: 'Views' }).click();
  await expect(views.getByText('Save your search, filters, sorting and columns as a view.')).toBeVisible();
  await views.getByRole('textbox', { name: 'Name of this view' }).fill('Planned ones');
  await views.getByRole('textbox', { name: 'Name of this view' }).press('Enter');
  await expect(views.getByRole('button', { name: 'Planned ones Current view' })).toBeVisible();
  await builder.keyboard.press('Escape');
  await builder.getByRole('button', { name: 'Remove filter: Status is Planned' }).click();
  await builder.reload();
  await expect(builder.getByText('3 visits', { exact: true })).toBeVisible();
  await builder.evaluate(() => {
    for (const held of Object.keys(localStorage))
      if (held.startsWith('data-view')) localStorage.removeItem(held);
  });
  await builder.reload();
  await builder.getByRole('button', { name: 'Views' }).click();
  await views.getByRole('button', { name: 'Planned ones' }).first().click();
  await expect(builder.getByRole('button', { name: 'Change filter: Status is Planned' })).toBeVisible();
  const saved = () => maker.api.call<{ name: string }[]>('GET', `/apps/${clinic.app.id}/data-views/Visit`);
  expect((await saved()).map(({ name }) => name)).toEqual(['Planned ones']);
  await views.getByRole('button', { name: 'Delete view Planned ones' }).click();
  await expect.poll(async () => (await saved()).map(({ name }) => name)).toEqual([]);
});

test('[B-DATA-02] [B-DATA-05] a record is added and changed in a sheet, and what others do appears without a reload', async ({
  builder,
  product,
  maker,
}) => {
  const clinic = await Clinic.open(maker, []);
  await builder.goto(product.url + clinic.address());
  const { grid, cell } = new Grid(builder);
  await expect(builder.getByText('No visits yet')).toBeVisible();
  await builder.getByRole('button', { name: 'Add visit' }).first().click();
  const sheet = builder.getByRole('dialog');
  await sheet.getByLabel(/^Patient/).fill('Nori');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(builder.getByText('New item created successfully')).toBeVisible();
  await expect(cell(0, 1)).toContainText('Nori');

  await cell(0, 1).hover();
  await grid.getByRole('button', { name: 'Open Nori' }).click();
  await sheet.getByLabel(/^Notes/).fill('Sleepy');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(builder.getByText('Item updated successfully')).toBeVisible();

  const { id } = await clinic.call<{ id: string }>('POST', '', { patient: 'From elsewhere' });
  await expect(grid.getByText('From elsewhere')).toBeVisible();
  await clinic.call('PUT', `/${id}`, { patient: 'Renamed elsewhere' });
  await expect(grid.getByText('Renamed elsewhere')).toBeVisible();
});

test('[B-DATA-03] [B-DATA-07] [B-DATA-08] [B-DATA-10] [B-DATA-11] records come and go as files, and all of them at once after a question', async ({
  builder,
  product,
  maker,
}) => {
  const clinic = await Clinic.open(maker, [{ patient: '=1+1', notes: 'שלום' }]);
  await builder.goto(product.url + clinic.address());
  const { grid } = new Grid(builder);
  await expect(grid.getByText('=1+1')).toBeVisible();
  const actions = () => openActions(builder);
  const fileOf = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

  await actions();
  await builder.getByRole('menuitem', { name: 'Import' }).click();
  const dialog = builder.getByRole('dialog', { name: 'Import visits' });
  await dialog
    .getByLabel('File of visits')
    .setInputFiles(fileOf('bad.csv', 'patient,fee\nFig,10\nPoppy,much\n'));
  await expect(builder.getByText('Import Failed').first()).toBeVisible();
  await expect(dialog.getByRole('row', { name: /3.*fee/i })).toBeVisible();
  expect(await clinic.visits()).toHaveLength(1);
  await dialog
    .getByLabel('File of visits')
    .setInputFiles(fileOf('good.csv', 'patient,fee\nFig,10\nPoppy,95\n'));
  await expect(builder.getByText('Import Successful')).toBeVisible();
  await expect(builder.getByText('2 visits added')).toBeVisible();
  await expect(grid.getByText('Poppy')).toBeVisible();

  await actions();
  const started = builder.waitForEvent('download');
  await builder.getByRole('menuitem', { name: 'Export', exact: true }).click();
  const file = await started;
  expect(file.suggestedFilename()).toBe('Visit.csv');
  const text = await readFile(await file.path(), 'utf8');
  // A spreadsheet would run it otherwise.
  expect(text).toContain("'=1+1");
  expect(text).toContain('שלום');
  await expect(builder.getByText('Export Successful')).toBeVisible();

  await actions();
  await builder.getByRole('menuitem', { name: 'Schema' }).click();
  await expect(builder.getByRole('dialog').getByText('Patient').first()).toBeVisible();
  await builder.keyboard.press('Escape');
  await expect(builder.getByRole('dialog')).toHaveCount(0);
  await actions();
  await builder.getByRole('menuitem', { name: 'Delete All' }).click();
  const question = builder.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to delete all records? This cannot be undone.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await clinic.visits()).toHaveLength(3);
  await actions();
  await builder.getByRole('menuitem', { name: 'Delete All' }).click();
  await question.getByRole('button', { name: 'Delete All' }).click();
  await expect(builder.getByText('All records deleted successfully')).toBeVisible();
  await expect(builder.getByText('No visits yet')).toBeVisible();
  expect(await clinic.visits()).toEqual([]);
});

test('[B-DATA-04] [B-DATA-06] [B-DATA-08] [B-DATA-11] what fails says so, and can be tried again', async ({
  builder,
  product,
  maker,
}) => {
  const clinic = await Clinic.open(maker, visits);
  const records = `**/api/apps/${clinic.app.id}/entities/Visit**`;
  await builder.route(records, (route) => route.fulfill({ status: 403, json: { message: 'Not now' } }));
  await builder.goto(product.url + clinic.address());
  const failed = builder.getByRole('alert').filter({ hasText: 'Failed to load records' });
  await expect(failed).toContainText('Not now');
  await builder.unroute(records);
  await failed.getByRole('button', { name: 'Try again' }).click();
  const { grid } = new Grid(builder);
  await expect(grid.getByText('Biscuit')).toBeVisible();

  // Records that could not be counted are shown; all of them cannot be chosen without saying how many that is.
  const counts = `**/api/apps/${clinic.app.id}/entities/Visit/count**`;
  await builder.route(counts, (route) => route.fulfill({ status: 403, json: { message: 'Not now' } }));
  await builder.reload();
  const uncounted = builder.getByRole('alert').filter({ hasText: 'Couldn’t count the visits' });
  await expect(uncounted).toContainText('Not now');
  await expect(grid.getByText('Biscuit')).toBeVisible();
  const all = builder.getByRole('checkbox', { name: 'Select all visits' });
  // Marked as not to be had, but it says why.
  await all.click({ force: true });
  await expect(builder.getByText('All visits can be selected once they have been counted.')).toBeVisible();
  await builder.unroute(counts);
  await uncounted.getByRole('button', { name: 'Try again' }).click();
  await expect(builder.getByText('4 visits', { exact: true })).toBeVisible();
  await all.click();
  await expect(builder.getByText('4 selected')).toBeVisible();
  await builder.getByRole('button', { name: 'Clear selection' }).click();

  await builder.route(records, (route) => route.fulfill({ status: 403, json: { message: 'Not now' } }));
  await openActions(builder);
  await builder.getByRole('menuitem', { name: 'Export', exact: true }).click();
  await expect(builder.getByText('Export Failed')).toBeVisible();
  await openActions(builder);
  await builder.getByRole('menuitem', { name: 'Delete All' }).click();
  await builder.getByRole('alertdialog').getByRole('button', { name: 'Delete All' }).click();
  await expect(builder.getByText('Error', { exact: true })).toBeVisible();
  await expect(builder.getByText('Not now')).toBeVisible();

  // What went wrong is told beside the form, or above its buttons: never on them.
  const sheet = builder.getByRole('dialog');
  const toast = builder.getByRole('region', { name: /^Sayso notifications/ }).getByRole('listitem');
  await builder.getByRole('button', { name: 'Add visit' }).click();
  await sheet.getByLabel(/^Patient/).fill('Nori');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(toast).toContainText('Not now');
  for (const width of [1440, 1024, 768]) {
    await builder.setViewportSize({ width, height: 844 });
    await expect.poll(() => meet(toast, sheet.getByRole('alert')), `${width} px`).toBe(false);
    expect(await meet(toast, sheet.getByRole('button', { name: 'Cancel' }))).toBe(false);
    if (width === 1440) await expect.poll(() => meet(toast, sheet)).toBe(false);
  }
  await expect(toast, 'the toast was there all the while').toBeVisible();
  await builder.unroute(records);
  expect(await clinic.visits()).toHaveLength(4);
});
