import { Clinic, Grid } from './support/clinic.ts';
import { expect, test } from './support/fixtures.ts';
import { Keys } from './support/keys.ts';

test('by keyboard alone a record is found, added, changed, filtered for and deleted', async ({
  builder,
  product,
  maker,
}) => {
  const clinic = await Clinic.open(maker, [
    { patient: 'Biscuit', status: 'planned' },
    { patient: 'Moss', status: 'done' },
  ]);
  const keys = new Keys(builder);
  const { grid, cell } = new Grid(builder);
  const patients = async () => (await clinic.visits()).map(({ patient }) => patient);
  const button = (name: string) => builder.getByRole('button', { name, exact: true });
  await builder.goto(`${product.url}/apps/${clinic.app.id}/editor/workspace`);
  await expect(builder.getByRole('link', { name: 'Visit', exact: true })).toBeVisible();
  await keys.press('Control+k');
  await expect(builder.getByRole('dialog', { name: 'Command palette' })).toBeVisible();
  await keys.type('workspace visit');
  await keys.press('Enter');
  await expect(builder.getByText('2 visits', { exact: true })).toBeVisible();

  await keys.use(button('Add visit'));
  const sheet = builder.getByRole('dialog');
  await expect(sheet.getByLabel(/^Patient/)).toBeFocused();
  await keys.type('Nori');
  await keys.use(sheet.getByRole('combobox', { name: /^Status/ }));
  await keys.choose(builder.getByRole('option', { name: 'Missed' }));
  await keys.use(sheet.getByRole('button', { name: 'Save' }));
  await expect(sheet).toHaveCount(0);
  // Whoever came from a button is back at it.
  await expect(button('Add visit')).toBeFocused();
  expect(await patients()).toEqual(['Biscuit', 'Moss', 'Nori']);

  // In the cell, then in the sheet that Shift+Enter opens.
  await expect(cell(0, 1)).toContainText('Nori');
  await keys.to(grid.locator('[data-cell][tabindex="0"]'));
  while ((await grid.locator(':focus').getAttribute('data-cell')) !== '0:1') {
    const [row = 0] = ((await grid.locator(':focus').getAttribute('data-cell')) ?? '').split(':').map(Number);
    await keys.press(row < 0 ? 'ArrowDown' : 'ArrowRight');
  }
  await keys.press('F2', 'End');
  await keys.type(' II');
  await keys.press('Enter');
  await expect(cell(1, 1)).toBeFocused();
  await expect.poll(patients).toContain('Nori II');
  await keys.press('ArrowUp', 'Shift+Enter');
  await keys.to(sheet.getByLabel(/^Notes/));
  await keys.type('Sleepy');
  await keys.use(sheet.getByRole('button', { name: 'Save' }));
  await expect(sheet).toHaveCount(0);
  await expect(cell(0, 1)).toBeFocused();
  expect((await clinic.visits()).at(-1)).toMatchObject({ patient: 'Nori II', notes: 'Sleepy' });

  await keys.to(button('Filter'), { key: 'Shift+Tab' });
  await keys.press('Enter');
  await keys.use(builder.getByRole('combobox', { name: 'Field' }));
  await keys.choose(builder.getByRole('option', { name: 'Status' }));
  await keys.use(builder.getByRole('checkbox', { name: 'Missed' }), 'Space');
  await keys.use(button('Apply'));
  await expect(builder.getByText('1 of 3 visits')).toBeVisible();
  await expect(builder.getByRole('button', { name: 'Change filter: Status is Missed' })).toBeVisible();

  await keys.to(grid.locator('[data-cell][tabindex="0"]'));
  await keys.press('Control+Home', 'Home', 'Space');
  await expect(builder.getByText('1 selected')).toBeVisible();
  await keys.to(button('Delete'), { key: 'Shift+Tab' });
  await keys.press('Enter');
  const question = builder.getByRole('alertdialog', { name: 'Delete 1 visit?' });
  // What cannot be taken back is never a press of Enter away.
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await keys.use(question.getByRole('button', { name: 'Delete' }));
  await expect(builder.getByText('No visits match')).toBeVisible();
  await keys.use(button('Clear search and filters'));
  await expect(builder.getByText('2 visits', { exact: true })).toBeVisible();
  expect(await patients()).toEqual(['Biscuit', 'Moss']);
});

test('by keyboard alone a field is added, what it does to records is read, and it is saved and taken back', async ({
  builder,
  product,
  maker,
}) => {
  const clinic = await Clinic.open(maker, [{ patient: 'Biscuit' }]);
  const keys = new Keys(builder);
  await builder.goto(product.url + clinic.address());
  await expect(builder.getByText('1 visit', { exact: true })).toBeVisible();
  await keys.use(builder.getByRole('button', { name: 'Actions' }));
  await keys.choose(builder.getByRole('menuitem', { name: 'Schema' }));
  const sheet = builder.getByRole('dialog', { name: 'Visit fields' });
  await keys.use(sheet.getByRole('button', { name: 'Add field' }));
  await expect(sheet.getByLabel('Name', { exact: true })).toBeFocused();
  await keys.type('Weight');
  await keys.use(sheet.getByRole('combobox', { name: 'Type' }));
  await keys.choose(builder.getByRole('option', { name: 'Number', exact: true }));
  await keys.use(sheet.getByRole('switch', { name: 'Required' }), 'Space');
  await keys.to(sheet.getByLabel('Default'));
  await keys.type('12');
  await keys.use(sheet.getByRole('button', { name: 'Save', exact: true }));
  const told = builder.getByRole('dialog', { name: 'What this changes' });
  await expect(told.getByText('1 visit without “Weight” gets 12.')).toBeVisible();
  await keys.use(told.getByRole('button', { name: 'Save changes' }));
  await expect(sheet).toHaveCount(0);
  await expect(builder.getByRole('button', { name: 'Actions' })).toBeFocused();
  await expect.poll(async () => (await clinic.visits())[0]).toMatchObject({ weight: 12 });

  await keys.press('Enter');
  await keys.choose(builder.getByRole('menuitem', { name: 'Schema' }));
  await keys.use(sheet.getByRole('button', { name: 'Undo' }));
  await expect(builder.getByText('Your fields are back as they were.')).toBeVisible();
  await keys.press('Escape');
  await expect(sheet).toHaveCount(0);
  expect((await clinic.visits())[0]).not.toHaveProperty('weight');
});
