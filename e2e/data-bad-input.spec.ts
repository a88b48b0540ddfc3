import { Clinic, Grid } from './support/clinic.ts';
import { expect, test } from './support/fixtures.ts';

test('5,000 pasted rows are checked first, each refused one is told with its line, and the rest is stored as a whole', async ({
  builder,
  product,
  maker,
}) => {
  const clinic = await Clinic.open(maker, [{ patient: 'First' }]);
  await builder.goto(product.url + clinic.address());
  const { cell, paste, copy, press } = new Grid(builder);
  await cell(0, 1).click();
  // Every hundredth has a status that there is not, and one has a fee below what its field takes.
  const lines = Array.from({ length: 5_000 }, (_, at) => {
    const status = at % 100 === 99 ? 'unheard of' : 'Planned';
    return `Patient ${at}\t\t2026-11-23\t${status}\t${at === 6 ? -1 : 10}`;
  });
  await paste(lines.join('\n'));
  const dialog = builder.getByRole('dialog', { name: 'Paste 5,000 rows' });
  await expect(dialog.getByRole('radio', { name: /^Change/ })).toBeDisabled();
  await expect(dialog.getByText('51 rows have problems; 4,949 are fine.')).toBeVisible();
  await expect(
    dialog.getByRole('row', { name: '100 Status Choose from the list', exact: true }),
  ).toBeVisible();
  await expect(dialog.getByRole('row', { name: '7 Fee Enter 0 or more', exact: true })).toBeVisible();
  expect(await clinic.visits()).toHaveLength(1);
  await dialog.getByRole('button', { name: 'Add the 4,949 rows that fit' }).click();
  await expect(builder.getByText('4,950 visits')).toBeVisible({ timeout: 60_000 });
  const { count } = await clinic.call<{ count: number }>('GET', '/count');
  expect(count).toBe(4_950);

  // A range takes in what was scrolled past; what others add meanwhile is announced, since the list would jump.
  const { grid } = new Grid(builder);
  await cell(2, 0).click();
  await grid.evaluate((box) => box.scrollTo({ top: 449 * 40 }));
  await cell(451, 0).click({ modifiers: ['Shift'] });
  await expect(builder.getByText('450 selected')).toBeVisible();
  await clinic.call('POST', '', { patient: 'Meanwhile', status: 'planned' });
  await expect(builder.getByText('1 visit has been added or deleted')).toBeVisible();
  await builder.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(builder.getByText('1 visit has been added or deleted')).toHaveCount(0);
  await expect(builder.getByText('4,951 visits')).toBeVisible();
  await expect(builder.getByText('450 selected')).toBeVisible();
  await builder.getByRole('button', { name: 'Clear selection' }).click();
  await grid.evaluate((box) => box.scrollTo({ top: 0 }));
  await expect(cell(0, 1)).toContainText('Meanwhile');
  await cell(0, 1).click();
  await paste('a\n'.repeat(50_001));
  await expect(builder.getByText(/At most 50,000 rows can be pasted at once/)).toBeVisible();

  // A small one that fits goes in at once, and back again.
  await cell(0, 1).click();
  const before = await cell(0, 1).innerText();
  await paste('=Changed\t\t\tDone\nSecond\t\t\tMissed');
  await expect(cell(1, 1)).toContainText('Second');
  await expect(cell(0, 4)).toHaveText('Done');
  await press('Shift+ArrowDown');
  // A spreadsheet would run what begins so.
  expect(await copy()).toBe("'=Changed\nSecond");
  await builder.getByRole('button', { name: 'Undo' }).click();
  await expect(cell(0, 1)).toContainText(before);
  await expect(cell(0, 4)).toHaveText('Planned');
});

test('hundreds of fields, long values and writing from right to left', async ({
  builder,
  product,
  maker,
}) => {
  const many = Object.fromEntries(
    Array.from({ length: 200 }, (_, at) => [`field_${at}`, { type: 'string', title: `Field ${at}` }]),
  );
  const clinic = await Clinic.open(maker, [], { Wide: { name: 'Wide', properties: many } });
  const long = 'ab '.repeat(65_000);
  await clinic.call('POST', '', { field_0: 'مرحبا بالعالم', field_1: long, field_199: 'last' }, 'Wide');
  await builder.goto(product.url + clinic.address('Wide'));
  const { grid, cell, press } = new Grid(builder, 'Wide');
  await expect(cell(0, 1)).toContainText('مرحبا');
  expect(
    await cell(0, 1)
      .locator('[dir=auto]')
      .evaluate((text) => getComputedStyle(text).direction),
  ).toBe('rtl');
  // Only what is in sight is drawn.
  expect(await grid.getByRole('columnheader').count()).toBeLessThan(30);
  await cell(0, 2).click();
  await press('Control+End');
  await press('ArrowLeft');
  await expect(grid.locator(':focus')).toBeInViewport();
  await press('Home');
  await press('ArrowRight');
  await press('ArrowRight');
  await press('F2');
  await expect(grid.getByRole('textbox')).toHaveValue(long);
  await press('Escape');
  await expect(cell(0, 2)).toBeFocused();
});

test('a record that is changed or deleted while somebody edits it, and a connection that goes', async ({
  builder,
  product,
  maker,
}) => {
  const clinic = await Clinic.open(maker, [{ patient: 'Fig' }, { patient: 'Juno' }]);
  await builder.goto(product.url + clinic.address());
  const { grid, cell, press } = new Grid(builder);
  const rowOf = async (patient: string) => {
    const [found] = (await clinic.visits()).filter((visit) => visit['patient'] === patient);
    return found?.id ?? '';
  };
  await grid.getByText('Fig').click();
  await press('F2');
  await builder.keyboard.type('Mine');
  await clinic.call('PUT', `/${await rowOf('Fig')}`, { patient: 'Theirs' });
  // The editor is not taken away; what stands in the cell behind it is the newer value.
  await expect(grid.getByText('Theirs')).toHaveCount(1);
  await press('Enter');
  const question = builder.getByRole('dialog', { name: 'Someone changed this while you were editing' });
  await expect(question.getByRole('row', { name: /Fig.*Patient.*Theirs.*Mine/ })).toBeVisible();
  await question.getByRole('button', { name: 'Keep mine' }).click();
  await expect.poll(async () => (await clinic.visits()).map(({ patient }) => patient)).toContain('Mine');

  // What is pasted over something newer asks, too, and so does undoing it.
  const { paste } = new Grid(builder);
  const patients = async () => (await clinic.visits()).map(({ patient }) => patient);
  const pasteOver = async (mine: string, theirs: string) => {
    await cell(0, 1).click();
    await paste(`${mine}\nSecond\t\t\tunheard of`);
    await expect(builder.getByText('1 row has a problem; 1 is fine.')).toBeVisible();
    const [first] = await clinic.call<{ id: string }[]>('GET', '?limit=1');
    await clinic.call('PUT', `/${first?.id}`, { patient: theirs });
    await builder.getByRole('button', { name: 'Change the 1 row that fits' }).click();
  };
  const pasteQuestion = builder.getByRole('dialog', {
    name: 'Someone changed a cell that you’re pasting over',
  });
  await pasteOver('Pasted', 'Meanwhile');
  await expect(pasteQuestion.getByRole('row', { name: 'Patient Meanwhile Pasted' })).toBeVisible();
  await pasteQuestion.getByRole('button', { name: 'Keep theirs' }).click();
  await expect(builder.getByRole('dialog')).toHaveCount(0);
  expect(await patients()).toContain('Meanwhile');
  await pasteOver('Pasted', 'Even later');
  await pasteQuestion.getByRole('button', { name: 'Keep mine' }).click();
  await expect(builder.getByText('1 cell pasted')).toBeVisible();
  expect(await patients()).toContain('Pasted');
  await builder.getByRole('button', { name: 'Undo' }).click();
  await expect(builder.getByText('Undid the paste')).toBeVisible();
  expect(await patients()).toContain('Even later');

  await grid.getByText('Juno').click();
  await press('F2');
  await builder.keyboard.type('Kept text');
  await builder.context().setOffline(true);
  await press('Enter');
  await expect(grid.getByRole('alert')).toBeVisible();
  await expect(grid.getByRole('textbox')).toHaveValue('Kept text');
  await builder.context().setOffline(false);
  await press('Enter');
  await expect.poll(async () => (await clinic.visits()).map(({ patient }) => patient)).toContain('Kept text');

  await grid.getByText('Kept text').click();
  await press('F2');
  await builder.keyboard.type('Too late');
  await clinic.call('DELETE', `/${await rowOf('Kept text')}`);
  await press('Enter');
  await expect(builder.getByText(/deleted this visit while you were editing.*“Too late”/)).toBeVisible();
  await expect(cell(0, 1)).toBeVisible();
});
