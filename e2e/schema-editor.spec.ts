import type { Locator, Page } from '@playwright/test';
import type { App } from '@sayso/contracts/apps';
import type { StoredRecord } from '@sayso/contracts/records';
import { violationsOf } from './support/checks.ts';
import { expect, type Maker, test } from './support/fixtures.ts';

const Repair = {
  title: 'Repair',
  properties: {
    title: { type: 'string', title: 'Title' },
    price: { type: 'number', title: 'Price' },
    status: { type: 'string', title: 'Status', enum: ['open', 'done'], enumNames: ['Open', 'Done'] },
  },
};
const page = `export default function Board({ repairs }) {
  // Shows each Repair with its price.
  return <ul>{repairs.map((repair) => <li key={repair.id}>{repair.price}</li>)}</ul>;
}
`;

async function anApp({ api }: Maker, properties: object = Repair.properties): Promise<string> {
  const { id } = await api.call<App>('POST', '/apps', {
    name: 'Bikes',
    entities: { Repair: { ...Repair, properties } },
  });
  return id;
}
const schemaOf = async ({ api }: Maker, appId: string) =>
  (await api.call<App>('GET', `/apps/${appId}`)).entities['Repair'];
const recordsOf = ({ api }: Maker, appId: string) =>
  api.call<StoredRecord[]>('GET', `/apps/${appId}/entities/Repair?sort=title`);

async function openSchema(builder: Page) {
  await builder.getByRole('button', { name: 'Actions' }).click();
  await builder.getByRole('menuitem', { name: 'Schema' }).click();
  return builder.getByRole('dialog', { name: 'Repair fields' });
}

/** With a new field that has no name yet. */
async function goesToWhatIsWrong(sheet: Locator) {
  const name = sheet.getByLabel('Name', { exact: true });
  await expect(name).toBeFocused();
  // What stands beside it stays beside it.
  const topOf = async (label: string) => (await sheet.getByLabel(label, { exact: true }).boundingBox())?.y;
  expect(await topOf('Type')).toBe(await topOf('Name'));
  // It is opened and gone to, wherever it is.
  await sheet.getByRole('button', { name: /^Price / }).click();
  await expect(name).toHaveValue('Price');
  await sheet.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(name).toHaveValue('');
  await expect(name).toBeFocused();
  await expect(name).toBeInViewport();
  await expect(sheet.getByText('1 field needs your attention')).toBeVisible();
  await sheet.getByRole('button', { name: 'Remove New field' }).click();
  await expect(sheet.getByText('1 field needs your attention')).toHaveCount(0);
  // Also where it is folded away.
  await sheet.getByRole('button', { name: /^Price / }).click();
  await sheet.getByText('More settings').click();
  const key = sheet.getByLabel('Name in code');
  await key.fill('id');
  await sheet.getByText('More settings').click();
  await sheet.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(key).toBeFocused();
  await expect(key).toBeInViewport();
  await key.fill('price');
  await sheet.getByRole('button', { name: /^Price / }).click();
}

test('[B-DATA-02] [B-DATA-12] fields are added, changed, renamed and removed; what records follow is told and undone', async ({
  builder,
  product,
  maker,
}) => {
  const appId = await anApp(maker);
  await maker.api.call('POST', `/apps/${appId}/coding/write`, { file_path: 'pages/Board', content: page });
  for (const [title, price] of [
    ['Bell', 5],
    ['Chain', 12.5],
  ])
    await maker.api.call('POST', `/apps/${appId}/entities/Repair`, { title, price, status: 'open' });
  await builder.goto(`${product.url}/apps/${appId}/editor/workspace/entity-Repair`);

  await test.step('a field is added in four presses, and table and form follow', async () => {
    const sheet = await openSchema(builder);
    await sheet.getByRole('button', { name: 'Add field' }).click();
    await sheet.getByLabel('Name', { exact: true }).fill('Frame number');
    expect(await violationsOf(builder)).toEqual([]);
    await sheet.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(builder.getByText('Fields saved')).toBeVisible();
    expect((await schemaOf(maker, appId))?.properties).toMatchObject({
      frame_number: { type: 'string', title: 'Frame number' },
    });
    await expect(builder.getByRole('columnheader', { name: 'Frame number' })).toBeVisible();
    await builder.getByRole('button', { name: 'Add repair' }).first().click();
    await expect(builder.getByRole('dialog').getByLabel('Frame number')).toBeVisible();
    await builder.keyboard.press('Escape');
  });

  await test.step('without a name nothing is saved', async () => {
    const sheet = await openSchema(builder);
    await sheet.getByRole('button', { name: 'Add field' }).click();
    await sheet.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(sheet.getByText('Give the field a name')).toBeVisible();
    await goesToWhatIsWrong(sheet);
  });

  await test.step('what a change does to records is told before it is saved, and taken back after', async () => {
    const sheet = builder.getByRole('dialog', { name: 'Repair fields' });
    await sheet.getByRole('button', { name: /^Price / }).click();
    await sheet.getByLabel('Type').click();
    await builder.getByRole('option', { name: 'Whole number' }).click();
    await sheet.getByRole('button', { name: 'Add field' }).click();
    await sheet.getByLabel('Name', { exact: true }).fill('Size');
    await sheet.getByLabel('Type').click();
    await builder.getByRole('option', { name: 'Choice', exact: true }).click();
    for (const choice of ['Small', 'In between']) {
      await sheet.getByLabel('New choice').fill(choice);
      await sheet.getByLabel('New choice').press('Enter');
    }
    await sheet.getByRole('switch', { name: 'Required' }).click();
    await sheet.getByLabel('Default').click();
    await builder.getByRole('option', { name: 'In between' }).click();
    await sheet.getByRole('button', { name: 'Save', exact: true }).click();

    const told = builder.getByRole('dialog', { name: 'What this changes' });
    await expect(told.getByText('In 1 repair, “Price” isn’t a whole number (12.5).')).toBeVisible();
    await expect(told.getByText('2 repairs without “Size” get “In between”.')).toBeVisible();
    expect(await violationsOf(builder)).toEqual([]);
    expect((await schemaOf(maker, appId))?.properties['size']).toBeUndefined();
    await told.getByRole('button', { name: 'Save changes' }).click();
    await expect(builder.getByText('Fields saved')).toBeVisible();
    // The toast may still be that of the save before.
    await expect
      .poll(() => recordsOf(maker, appId))
      .toMatchObject([{ size: 'in_between' }, { size: 'in_between' }]);

    await builder.getByRole('button', { name: 'Undo' }).click();
    await expect(builder.getByText('Your fields are back as they were.')).toBeVisible();
    expect((await schemaOf(maker, appId))?.properties['size']).toBeUndefined();
    expect((await schemaOf(maker, appId))?.properties['price']).toMatchObject({ type: 'number' });
    expect((await recordsOf(maker, appId))[0]).not.toHaveProperty('size');
  });

  await test.step('fields are moved and renamed by keyboard; values follow, pages that use the name are told', async () => {
    const sheet = await openSchema(builder);
    await sheet.getByRole('button', { name: 'Move Price', exact: true }).focus();
    await builder.keyboard.press('ArrowUp');
    await sheet.getByRole('button', { name: /^Price / }).click();
    await sheet.getByText('More settings').click();
    await sheet.getByLabel('Name in code').fill('cost');
    await sheet.getByRole('button', { name: 'Save', exact: true }).click();
    const told = builder.getByRole('dialog', { name: 'What this changes' });
    await expect(told.getByText('“price” becomes “cost” in 2 repairs.')).toBeVisible();
    await expect(
      told.getByText(/^The Board page uses “Price” and may stop working until it’s changed/),
    ).toBeVisible();
    await told.getByRole('button', { name: 'Save changes' }).click();
    await expect(builder.getByText('Fields saved')).toBeVisible();
    expect(Object.keys((await schemaOf(maker, appId))?.properties ?? {})).toEqual([
      'cost',
      'title',
      'status',
      'frame_number',
    ]);
    expect(await recordsOf(maker, appId)).toMatchObject([{ cost: 5 }, { cost: 12.5 }]);
  });

  await test.step('the JSON tab has the same checks', async () => {
    const sheet = await openSchema(builder);
    await sheet.getByRole('tab', { name: 'JSON' }).click();
    const json = sheet.getByLabel('JSON', { exact: true }).and(builder.getByRole('textbox'));
    const good = await json.inputValue();
    await json.fill('{ "properties": {');
    await sheet.getByRole('tab', { name: 'Fields' }).click();
    await expect(sheet.getByText(/This isn’t valid JSON/)).toBeVisible();
    const schema = JSON.parse(good);
    schema.properties.cost.minimum = 10;
    schema.properties.cost.maximum = 1;
    await json.fill(JSON.stringify(schema));
    await sheet.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(sheet.getByRole('alert')).toContainText('minimum');
    schema.properties.cost.minimum = 0;
    schema.properties.cost.maximum = 900;
    await json.fill(JSON.stringify(schema));
    await sheet.getByRole('tab', { name: 'Fields' }).click();
    await sheet.getByRole('button', { name: /^Price / }).click();
    await expect(sheet.getByLabel('Largest value')).toHaveValue('900');
    await builder.keyboard.press('Escape');
    await builder.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await expect(sheet).toHaveCount(0);
  });
});

test('two people who save the fields at once keep both changes, and the later one chooses where they clash', async ({
  builder,
  product,
  maker,
}) => {
  const appId = await anApp(maker);
  const saveElsewhere = async (change: (schema: App['entities'][string]) => object) => {
    const schema = await schemaOf(maker, appId);
    if (!schema) throw new Error('There are no repairs');
    const content = JSON.stringify(change(schema));
    await maker.api.call('POST', `/apps/${appId}/coding/write`, { file_path: 'entities/Repair', content });
  };
  await builder.goto(`${product.url}/apps/${appId}/editor/workspace/entity-Repair`);
  const sheet = await openSchema(builder);
  await sheet.getByRole('button', { name: 'Add field' }).click();
  await sheet.getByLabel('Name', { exact: true }).fill('Mine');
  // What others save is not told here before the server says so.
  const news = /\/api\/apps\/[0-9a-f]+(\?|$)/;
  await builder.route(news, (route) => route.abort());
  await saveElsewhere((schema) => ({
    ...schema,
    rls: { read: true, write: false },
    properties: { ...schema.properties, theirs: { type: 'boolean', title: 'Theirs' } },
  }));
  await builder.unroute(news);
  await sheet.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(builder.getByText('Fields saved')).toBeVisible();
  const merged = await schemaOf(maker, appId);
  expect(Object.keys(merged?.properties ?? {})).toEqual(['title', 'price', 'status', 'theirs', 'mine']);
  expect(merged?.rls).toEqual({ read: true, write: false });

  const again = await openSchema(builder);
  await again.getByRole('button', { name: /^Price / }).click();
  await again.getByLabel('Type').click();
  await builder.getByRole('option', { name: 'Whole number' }).click();
  const clash = (title: string) =>
    saveElsewhere((schema) => ({
      ...schema,
      properties: { ...schema.properties, price: { type: 'number', title } },
    }));
  await clash('Cost');
  await again.getByRole('button', { name: 'Save', exact: true }).click();
  const question = builder.getByRole('dialog', { name: 'Someone else changed the same fields' });
  await expect(question.getByText('Price · Whole number')).toBeVisible();
  await expect(question.getByText('Cost · Number')).toBeVisible();
  expect(await violationsOf(builder)).toEqual([]);
  // Once more while the question stands.
  await clash('Amount');
  await question.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(question.getByText('Amount · Number')).toBeVisible();
  await question.getByText('Keep theirs').click();
  await question.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(again).toHaveCount(0);
  expect((await schemaOf(maker, appId))?.properties['price']).toEqual({ type: 'number', title: 'Amount' });
});

test('a field that pages use is named before it goes, and records keep what they hold of it', async ({
  builder,
  product,
  maker,
}) => {
  const many = Object.fromEntries(
    Array.from({ length: 197 }, (_, at) => [`field_${at}`, { type: 'string', title: `Field ${at}` }]),
  );
  const appId = await anApp(maker, { ...Repair.properties, ...many });
  await maker.api.call('POST', `/apps/${appId}/coding/write`, { file_path: 'pages/Board', content: page });
  await maker.api.call('POST', `/apps/${appId}/entities/Repair`, { title: 'Bell', price: 5 });
  await builder.goto(`${product.url}/apps/${appId}/editor/workspace/entity-Repair`);
  const sheet = await openSchema(builder);
  // 200 fields are looked through by typing.
  await sheet.getByLabel('Search fields').fill('price');
  await expect(sheet.locator('[data-field-row]')).toHaveCount(1);
  await sheet.getByRole('button', { name: 'Remove Price' }).click();
  const question = builder.getByRole('alertdialog', { name: 'Remove “Price”?' });
  await expect(question.getByText(/The Board page uses this field/)).toBeVisible();
  await question.getByRole('button', { name: 'Remove' }).click();
  await sheet.getByRole('button', { name: 'Save', exact: true }).click();
  const told = builder.getByRole('dialog', { name: 'What this changes' });
  await expect(told.getByText(/“Price” disappears from 1 repair/)).toBeVisible();
  await told.getByRole('button', { name: 'Save changes' }).click();
  await expect(builder.getByText('Fields saved')).toBeVisible();
  expect(Object.keys((await schemaOf(maker, appId))?.properties ?? {})).toHaveLength(199);
  await builder.getByRole('button', { name: 'Undo' }).click();
  await expect(builder.getByText('Your fields are back as they were.')).toBeVisible();
  expect(await recordsOf(maker, appId)).toMatchObject([{ price: 5 }]);
});

test('[B-DATA-12] undo follows its own save, and Back asks before fields that were not saved are lost', async ({
  builder,
  product,
  maker,
}) => {
  const appId = await anApp(maker);
  await maker.api.call('POST', `/apps/${appId}/entities/Repair`, { title: 'Bell', price: 5 });
  await builder.goto(`${product.url}/apps/${appId}/editor/workspace/entity-Repair`);

  await test.step('undo follows its own save, also one that went back to what the fields were before', async () => {
    const sheet = await openSchema(builder);
    // Schemas go back to just the text that the editor wrote.
    await sheet.getByRole('button', { name: 'Add field' }).click();
    await sheet.getByLabel('Name', { exact: true }).fill('Frame number');
    await sheet.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(sheet).toHaveCount(0);
    await openSchema(builder);
    await sheet.getByRole('button', { name: 'Add field' }).click();
    await sheet.getByLabel('Name', { exact: true }).fill('Place');
    await sheet.getByLabel('Default').fill('Rack');
    await sheet.getByRole('button', { name: 'Save', exact: true }).click();
    const told = builder.getByRole('dialog', { name: 'What this changes' });
    await told.getByRole('button', { name: 'Save changes' }).click();
    await expect(sheet).toHaveCount(0);
    await openSchema(builder);
    await sheet.getByRole('button', { name: 'Remove Place' }).click();
    await sheet.getByRole('button', { name: 'Save', exact: true }).click();
    await told.getByRole('button', { name: 'Save changes' }).click();
    await expect(sheet).toHaveCount(0);
    expect((await schemaOf(maker, appId))?.properties['place']).toBeUndefined();
    await builder.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => recordsOf(maker, appId)).toMatchObject([{ place: 'Rack' }]);
    expect((await schemaOf(maker, appId))?.properties['place']).toMatchObject({ default: 'Rack' });
  });

  await test.step('Back asks before fields that were not saved are lost', async () => {
    const sections = builder.getByRole('navigation', { name: 'Sections' });
    await sections.getByRole('link', { name: 'Security' }).click();
    // A link to the page that is still shown would replace the new address.
    await expect(builder.getByRole('heading', { name: 'Security', exact: true })).toBeVisible();
    await sections.getByRole('link', { name: 'Repair' }).click();
    const sheet = await openSchema(builder);
    await sheet.getByRole('button', { name: 'Remove Place' }).click();
    await builder.goBack();
    const question = builder.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(sheet.getByRole('button', { name: /^Status / })).toBeVisible();
    await builder.goBack();
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(builder).toHaveURL(/\/security$/);
    await builder.goForward();
    await expect(sheet).toHaveCount(0);
  });
});

test('[B-USERS-10] what the app keeps of its users is edited the same way, and stored in user_entity', async ({
  builder,
  product,
  maker,
}) => {
  const appId = await anApp(maker);
  await builder.goto(`${product.url}/apps/${appId}/editor/workspace/users`);
  await builder.getByRole('button', { name: 'Fields' }).click();
  const sheet = builder.getByRole('dialog', { name: 'User fields' });
  await sheet.getByRole('button', { name: 'Add field' }).click();
  await sheet.getByLabel('Name', { exact: true }).fill('Role');
  await sheet.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(sheet.getByText('Sayso reserves “role”. Use another name.')).toBeVisible();
  await sheet.getByLabel('Name', { exact: true }).fill('Team');
  await sheet.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(builder.getByText('Fields saved')).toBeVisible();
  const stored = await maker.api.call<App>('GET', `/apps/${appId}`);
  expect(stored.user_entity?.properties).toEqual({ team: { type: 'string', title: 'Team' } });
});
