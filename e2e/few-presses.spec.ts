import type { Page } from '@playwright/test';
import type { App } from '@sayso/contracts/apps';
import { expectNoSidewaysScroll, meet, violationsOf } from './support/checks.ts';
import { expect, type Maker, test } from './support/fixtures.ts';
import { counting } from './support/presses.ts';
import { admin, anApp, choose, entity, openSecurity, rulesOf } from './support/security.ts';

const picture = `data:image/svg+xml;utf8,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>')}`;
const Bird = {
  title: 'Bird',
  properties: {
    name: { type: 'string', title: 'Name' },
    weight_in_grams: { type: 'integer', title: 'Weight in grams' },
    species: { type: 'string', title: 'Species', enum: ['harris_hawk'], enumNames: ['Harris hawk'] },
    notes: { type: 'string', title: 'Notes', 'x-sayso': { kind: 'text' } },
    photo: { type: 'string', title: 'Photo', format: 'file', 'x-sayso': { kind: 'image' } },
  },
} as const;
const home = 'export default function Home() { return <p>Falcons</p>; }\n';

async function aClub({ api }: Maker): Promise<App> {
  const entities = { Bird: { ...Bird, required: ['name'] } };
  const { id } = await api.call<App>('POST', '/apps', { name: 'Falconry Club', entities });
  await api.call('POST', `/apps/${id}/coding/write`, { file_path: 'pages/Home', content: home });
  const birds = ['Loki', 'Freya', 'Odin'].map((name) => ({ name, notes: 'Calm', photo: picture }));
  await api.call('POST', `/apps/${id}/entities/Bird/bulk`, birds);
  return api.call<App>('GET', `/apps/${id}`);
}
const schemaOf = async ({ api }: Maker, { id }: App) =>
  (await api.call<App>('GET', `/apps/${id}`)).entities['Bird'];

async function tellsWhatAllMeans(builder: Page): Promise<void> {
  await builder.getByRole('searchbox', { name: 'Search', exact: true }).fill('Loki');
  await expect(builder.getByText('1 of 3 birds', { exact: true })).toBeVisible();
  await builder.getByRole('button', { name: 'Actions' }).click();
  await builder.getByRole('menuitem', { name: 'Delete All' }).click();
  const question = builder.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to delete all records? This cannot be undone.');
  await expect(question).toContainText('This deletes all 3 birds, whatever your search and filters show.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await builder.getByRole('searchbox', { name: 'Search', exact: true }).fill('');
}

/** None of the buttons above the grid stands alone on a line. */
async function expectToolsInLine(builder: Page): Promise<void> {
  const tops = await Promise.all(
    ['Columns', 'Views', 'Add field'].map(async (name) =>
      Math.round((await builder.getByRole('button', { name, exact: true }).boundingBox())?.y ?? -1),
    ),
  );
  expect(new Set(tops).size, tops.join()).toBe(1);
}

async function namesFieldsAsShown(builder: Page): Promise<void> {
  await builder.getByRole('button', { name: 'Actions' }).click();
  await builder.getByRole('menuitem', { name: 'Import' }).click();
  const dialog = builder.getByRole('dialog', { name: 'Import birds' });
  await expect(dialog).toContainText('importing an export adds copies');
  const csv = (weight: string) => ({
    name: 'birds.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Name,Weight in grams,Species\nThor,${weight},harris HAWK\n`),
  });
  await dialog.getByLabel('File of birds').setInputFiles(csv('"about 900"'));
  await expect(dialog.getByRole('row').nth(1)).toContainText('Weight in grams');
  await dialog.getByLabel('File of birds').setInputFiles(csv('"1,050"'));
  await expect(builder.getByText('Import Successful')).toBeVisible();
  await expect(builder.getByRole('grid').getByText('1,050')).toBeVisible();
}

/** A file that was exported, changed and brought back changes the records that it is of. */
async function takesAnExportBack(builder: Page, maker: Maker, app: App): Promise<void> {
  const [loki] = await maker.api.call<{ id: string; name: string }[]>(
    'GET',
    `/apps/${app.id}/entities/Bird?q=${encodeURIComponent('{"name":"Loki"}')}`,
  );
  await builder.getByRole('button', { name: 'Actions' }).click();
  await builder.getByRole('menuitem', { name: 'Import' }).click();
  const dialog = builder.getByRole('dialog', { name: 'Import birds' });
  await dialog.getByRole('switch', { name: 'Update birds whose ID is in the file' }).click();
  await expect(dialog).toContainText('Each row with a known ID changes that bird, others are added.');
  expect(await violationsOf(builder)).toEqual([]);
  const buffer = Buffer.from(`id,Name\n${loki?.id},Loki the Second\n,Baldur\n`);
  await dialog.getByLabel('File of birds').setInputFiles({ name: 'birds.csv', mimeType: 'text/csv', buffer });
  await expect(builder.getByText('1 bird updated, 1 added')).toBeVisible();
  await expect(builder.getByRole('grid').getByText('Loki the Second')).toHaveCount(1);
  await expect(builder.getByRole('grid').getByText('Loki', { exact: true })).toHaveCount(0);
}

test('[B-DATA-02] [B-DATA-08] [B-FORM-01] from the preview a field takes five presses at most, and a choice that was typed is kept', async ({
  builder,
  product,
  maker,
}) => {
  const app = await aClub(maker);
  await builder.setViewportSize({ width: 1440, height: 900 });
  await builder.goto(`${product.url}/apps/${app.id}/editor/preview`);
  const wide = counting();
  await wide.press(builder.getByRole('link', { name: 'Workspace' }));
  await wide.press(builder.getByRole('link', { name: 'Bird', exact: true }));
  await wide.press(builder.getByRole('button', { name: 'Add field' }));
  const sheet = builder.getByRole('dialog', { name: 'Bird fields' });
  await expect(sheet.getByLabel('Name', { exact: true })).toBeFocused();
  await builder.keyboard.type('Ring number');
  await wide.press(sheet.getByRole('button', { name: 'Save', exact: true }));
  await expect(builder.getByText('Fields saved')).toBeVisible();
  expect((await schemaOf(maker, app))?.properties['ring_number']).toMatchObject({ title: 'Ring number' });
  expect(wide.count).toBeLessThanOrEqual(5);

  await builder.getByRole('button', { name: 'Add field' }).click();
  await sheet.getByRole('button', { name: /^Species/ }).click();
  await sheet.getByLabel('New choice').fill('Gyrfalcon');
  // The field that was begun and is not wanted.
  await sheet.getByRole('button', { name: 'Remove New field' }).click();
  await sheet.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(sheet).toHaveCount(0);
  expect((await schemaOf(maker, app))?.properties['species']).toMatchObject({
    enum: ['harris_hawk', 'gyrfalcon'],
  });

  const grid = builder.getByRole('grid');
  await expect(grid.getByRole('row').nth(1).locator('img')).toBeVisible();
  await expect(grid.getByText(/data:ima/)).toHaveCount(0);
  await tellsWhatAllMeans(builder);
  await namesFieldsAsShown(builder);
  await takesAnExportBack(builder, maker, app);
});

test('[B-DATA-02] [W-DATA-02] on a phone a field takes five presses at most, and a long text is edited within the screen', async ({
  builder,
  product,
  maker,
}) => {
  const app = await aClub(maker);
  await builder.setViewportSize({ width: 390, height: 844 });
  await builder.goto(`${product.url}/apps/${app.id}/editor/preview`);
  const narrow = counting();
  await narrow.press(builder.getByRole('link', { name: 'Workspace' }));
  await narrow.press(builder.getByRole('button', { name: /^Sections/ }));
  await narrow.press(builder.getByRole('link', { name: 'Bird', exact: true }));
  await narrow.press(builder.getByRole('button', { name: 'Add field' }));
  const sheet = builder.getByRole('dialog', { name: 'Bird fields' });
  await expect(sheet.getByLabel('Name', { exact: true })).toBeFocused();
  await builder.keyboard.type('Keeper');
  await narrow.press(sheet.getByRole('button', { name: 'Save', exact: true }));
  await expect(sheet).toHaveCount(0);
  expect((await schemaOf(maker, app))?.properties).toHaveProperty('keeper');
  expect(narrow.count).toBeLessThanOrEqual(5);
  await expectNoSidewaysScroll(builder);
  await expectToolsInLine(builder);
  const grid = builder.getByRole('grid');
  expect(await meet(builder.getByRole('button', { name: 'Edit App' }), grid)).toBe(false);
  await builder.setViewportSize({ width: 768, height: 1024 });
  await expectToolsInLine(builder);
  await builder.setViewportSize({ width: 390, height: 844 });

  // What is said of a form does not lie on the field that it is said of.
  await builder.getByRole('button', { name: 'Add bird' }).click();
  const form = builder.getByRole('dialog', { name: /^Add/ });
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  const toast = builder.getByRole('region', { name: /^Sayso notifications/ }).getByRole('listitem');
  await expect(toast).toContainText('Name');
  expect(await meet(toast, form.getByLabel('Name'))).toBe(false);
  expect(await meet(toast, form.getByRole('button', { name: 'Save', exact: true }))).toBe(false);
  await form.getByRole('button', { name: 'Cancel' }).click();

  const cell = builder.getByRole('grid').getByText('Calm').first();
  await cell.scrollIntoViewIfNeeded();
  await cell.dblclick();
  const box = builder.getByRole('textbox', { name: /^Notes of/ });
  const save = builder.getByRole('button', { name: 'Save', exact: true });
  for (const part of [box, save]) {
    const place = await part.boundingBox();
    expect(place?.x).toBeGreaterThanOrEqual(0);
    expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(390);
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(844);
  }
  await expect(builder.getByText('Press Ctrl+Enter')).toHaveCount(0);
  await box.fill('Wild');
  await builder.getByRole('button', { name: 'Cancel' }).click();
  await expect(box).toHaveCount(0);
  await expect(builder.getByRole('grid').getByText('Wild')).toHaveCount(0);
  await cell.dblclick();
  await box.fill('Wild');
  await save.click();
  await expect(builder.getByRole('grid').getByText('Wild')).toBeVisible();
});

test('[B-DATA-02] [B-GEN-02] [B-UNDO-07] fields made by hand are put into the app by one press, and each save is a version with a name', async ({
  builder,
  product,
  maker,
}) => {
  const { id } = await maker.api.build(
    'A falconry club: birds with name and weight, flights with date and bird',
  );
  const stored = () => maker.api.call<App>('GET', `/apps/${id}`);
  const birds = `${product.url}/apps/${id}/editor/workspace/entity-Bird`;
  await builder.setViewportSize({ width: 1440, height: 900 });
  await builder.goto(birds);
  await builder.getByRole('button', { name: 'Add field' }).click();
  const sheet = builder.getByRole('dialog', { name: 'Bird fields' });
  await expect(sheet.getByLabel('Name', { exact: true })).toBeFocused();
  // A name in use is warned of, in any case.
  await builder.keyboard.type('weight');
  await expect(sheet.getByText('Another field is called “weight” already.')).toBeVisible();
  await sheet.getByLabel('Name', { exact: true }).fill('Species');
  await expect(sheet.getByText(/Another field is called/)).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Save', exact: true }).click();
  const toast = builder.getByRole('region', { name: /^Sayso notifications/ }).getByRole('listitem');
  await expect(toast).toContainText('Species is in forms already. Pages don’t show it yet.');
  await expect(toast.getByRole('button', { name: 'Undo' })).toBeVisible();
  expect((await stored()).pages['Birds']).not.toContain("'species'");
  await toast.getByRole('button', { name: 'Show in the app' }).click();

  await expect(builder).toHaveURL(/\/editor\/preview/);
  await expect(builder.getByText('Show “Species” in the birds list').first()).toBeVisible();
  await expect(builder.getByText(/The birds list now shows the species field, and so does/)).toBeVisible();
  const shown = await maker.api.settled(id);
  expect(shown.pages['Birds']).toContain("'species'");
  expect(shown.pages['BirdDetails']).toContain("'species'");

  // The workspace is found as it was left.
  await builder.getByRole('link', { name: 'Workspace', exact: true }).click();
  await expect(builder).toHaveURL(birds);
  await openSecurity(builder, product.url, shown, 'Flight');
  const editor = builder.getByRole('region', { name: 'Flight rules' });
  await choose(
    builder,
    editor.getByRole('combobox', { name: 'Who can read flights' }),
    'Anyone who can open the app',
  );
  await editor.getByRole('button', { name: 'Save Security Rules' }).click();
  await expect(builder.getByText('Security rules saved')).toBeVisible();

  await builder.getByRole('button', { name: 'History' }).click();
  const versions = builder.getByRole('dialog', { name: 'History' }).getByRole('listitem');
  await expect(versions.nth(0)).toContainText('Flight: rules changed');
  await expect(versions.nth(1)).toContainText('Show “Species” in the birds list');
  await expect(versions.nth(2)).toContainText('Bird: Species added');
  expect(await violationsOf(builder)).toEqual([]);
  await versions
    .nth(2)
    .getByRole('button', { name: /^Restore/ })
    .click();
  await builder.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
  await expect(versions.nth(2)).toContainText('Current');
  const back = await stored();
  expect(back.pages['Birds']).not.toContain("'species'");
  expect(back.entities['Bird']?.properties).toHaveProperty('species');
  expect(back.entities['Flight']?.rls).toEqual(shown.entities['Flight']?.rls);
});

test('[W-SEC-03] [W-SEC-05] rules that lock their owner out are warned of beside Save, asked about once and undone', async ({
  builder,
  product,
  maker,
}) => {
  const app = await anApp(maker, { Repair: entity('Repair', { read: admin }), Part: entity('Part') });
  await builder.goto(`${product.url}/apps/${app.id}/editor/workspace/entity-Repair`);
  // The mark of a list leads to its rules.
  await builder.getByRole('link', { name: /^Restricted/ }).click();
  await expect(builder).toHaveURL(/\/workspace\/security\?entity=Repair$/);

  const view = await openSecurity(builder, product.url, app, 'Repair');
  const editor = view.getByRole('region', { name: 'Repair rules' });
  await expect(editor.getByText(/Rules are for whole records/)).toBeVisible();
  await choose(builder, editor.getByRole('combobox', { name: 'Who can read repairs' }), 'Nobody');
  await expect(editor.getByText(/nobody will be able to read these in the app, not even you/)).toBeVisible();
  const save = editor.getByRole('button', { name: 'Save Security Rules' });
  await save.click();
  const question = builder.getByRole('alertdialog');
  await expect(question).toContainText('Nobody will be able to read these in the app, not even you');
  expect(await violationsOf(builder)).toEqual([]);
  await question.getByRole('button', { name: 'Go back' }).click();
  expect(await rulesOf(maker, app, 'Repair')).toEqual({ read: admin });

  await save.click();
  await question.getByRole('button', { name: 'Save all the same' }).click();
  await expect(builder.getByText('Security rules saved')).toBeVisible();
  expect(await rulesOf(maker, app, 'Repair')).toEqual({ read: false });
  await builder.getByRole('button', { name: 'Undo' }).click();
  await expect(builder.getByText('The rules are back as they were')).toBeVisible();
  expect(await rulesOf(maker, app, 'Repair')).toEqual({ read: admin });
  await expect(editor.getByRole('combobox', { name: 'Who can read repairs' })).toHaveText(
    'People who match a rule',
  );
});

test('[B-USERS-01] people who come meanwhile are there as soon as somebody looks again', async ({
  builder,
  product,
  maker,
}) => {
  const app = await maker.api.call<App>('POST', '/apps', { name: 'Falconry Club' });
  await builder.goto(`${product.url}/apps/${app.id}/editor/workspace/users`);
  const pane = builder.getByRole('region', { name: 'Workspace' });
  await expect(pane.getByText('Nobody else uses Falconry Club yet')).toBeVisible();
  const pia = await maker.api.signUp('Pia');
  const { invite_link } = await maker.api.call<{ invite_link: string }>(
    'POST',
    `/apps/${app.id}/users/invite-user`,
    { user_email: pia.email },
  );
  const { email, password } = pia;
  const invite_code = new URL(invite_link).searchParams.get('invite');
  await pia.api.call('POST', `/apps/${app.id}/auth/login`, { email, password, invite_code });
  await builder.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(pane.getByText(pia.email)).toBeVisible();
});

test('[W-TIER-04] an admin of the app invites its people, changes their role and removes them in the app itself', async ({
  browser,
  product,
  maker,
}) => {
  const { id } = await maker.api.build('Birds with name and weight, for our falconry club');
  await maker.api.publish(id);
  const { slug } = await maker.api.call<App>('GET', `/apps/${id}`);
  /** Comes by an invitation and has a token of the app. */
  const comeBy = async ({ api, email, password }: Maker, link: string) => {
    const invite_code = new URL(link).searchParams.get('invite');
    const given = { email, password, invite_code };
    return api.call<{ access_token: string }>('POST', `/apps/${id}/auth/login`, given);
  };
  const boss = await maker.api.signUp('Boss');
  const invitation = { user_email: boss.email, role: 'admin' };
  const { invite_link } = await maker.api.call<{ invite_link: string }>(
    'POST',
    `/apps/${id}/users/invite-user`,
    invitation,
  );
  const { access_token: token } = await comeBy(boss, invite_link);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(`http://app--${slug}.sayso.localhost:${product.port}/?access_token=${token}`);
  const dialog = page.getByRole('dialog', { name: 'Users' });
  const open = async () => {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('button', { name: /Boss/ }).click();
    await page.getByRole('menuitem', { name: 'Users' }).click();
  };
  await open();
  const people = dialog.getByRole('list', { name: 'Users' }).getByRole('listitem');
  await expect(people).toHaveCount(2);
  // Of the owner nothing can be changed, so nothing is offered.
  const owner = people.filter({ hasText: 'Owner' });
  await expect(owner).toContainText('Ada');
  await expect(owner.getByRole('combobox')).toHaveCount(0);
  await expect(owner.getByRole('button')).toHaveCount(0);
  const pia = await maker.api.signUp('Pia');
  await dialog.getByLabel('Email').fill(pia.email);
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await expect(dialog.getByRole('status')).toContainText('send it to them');
  const link = await dialog.getByLabel('Invitation link').inputValue();
  expect(await violationsOf(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
  await comeBy(pia, link);
  await page.reload();
  await open();
  await expect(people).toHaveCount(3);
  await dialog.getByRole('combobox', { name: 'Role of Pia' }).click();
  await page.getByRole('option', { name: 'Admin' }).click();
  await expect(page.getByText('Role changed')).toBeVisible();
  const users = () => maker.api.call<{ email: string; role: string }[]>('GET', `/apps/${id}/entities/User`);
  expect((await users()).find((each) => each.email === pia.email)?.role).toBe('admin');
  await dialog.getByRole('button', { name: 'Remove Pia' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(people).toHaveCount(2);
  expect((await users()).some((each) => each.email === pia.email)).toBe(false);
  await context.close();
});
