import type { App } from '@sayso/contracts/apps';
import type { EntitySchema } from '@sayso/contracts/entity-schema';
import { ApiClient } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';
import { admin, anApp, choose, creator, entity, nested, openSecurity, rulesOf } from './support/security.ts';

test('[W-SEC-01] [W-SEC-03] [W-SEC-04] [W-SEC-05] [W-SEC-06] [W-SEC-07] [W-SEC-08] [W-SEC-09] [W-SEC-15] [W-SEC-16] rules are written as sentences, saved, enforced and removed again', async ({
  builder,
  product,
  maker,
}) => {
  const app = await anApp(maker, {
    Repair: entity('Repair', { read: { $or: [admin, creator] } }),
    Part: entity('Part'),
  });
  await maker.api.call('PUT', `/apps/${app.id}`, { public_settings: 'public_without_login' });
  await maker.api.call('POST', `/apps/${app.id}/entities/Part`, { name: 'Chain' });
  const seenByVisitors = async () =>
    (await new ApiClient(product.port).call<unknown[]>('GET', `/apps/${app.id}/entities/Part`)).length;
  expect(await seenByVisitors()).toBe(1);

  const view = await openSecurity(builder, product.url, app);
  const cards = view.getByRole('list', { name: 'Entities' }).getByRole('listitem');
  await expect(cards).toHaveCount(2);
  await expect(cards.nth(0)).toContainText('Restricted');
  await expect(cards.nth(0)).toContainText('Admins, whoever created it');
  await expect(cards.nth(0)).toContainText('Same as read');
  await expect(cards.nth(1)).toContainText('Public');
  await expect(cards.nth(1)).toContainText('Anyone');

  await cards.nth(1).getByRole('link', { name: 'Part' }).click();
  const open = view.getByRole('region', { name: 'What everyone can do without rules' });
  for (const who of [/^Visitor/, /^Signed-in user/]) {
    const cells = open.getByRole('row', { name: who }).getByRole('cell');
    await expect(cells).toHaveText(['Yes', 'Yes', 'Yes', 'Yes']);
    await expect(cells.locator('.text-warning')).toHaveCount(2);
  }
  await expect(open.locator('.text-success')).toHaveCount(0);
  await cards.nth(1).getByRole('button', { name: 'Create Access Rules' }).click();
  await expect(builder).toHaveURL(/\?entity=Part$/);
  const editor = view.getByRole('region', { name: 'Part rules' });
  // All that stands open is marked, not praised; nothing of the rules is cut off.
  const proof = view.getByRole('region', { name: 'What these rules allow' });
  await expect(proof.getByText('Tested with made-up people, before you save')).toBeVisible();
  const code = editor.getByRole('region', { name: 'Generated JSON' }).locator('pre');
  for (const width of [1440, 1920]) {
    await builder.setViewportSize({ width, height: 1000 });
    expect(await code.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
  }
  // The badge tells what holds now, not what is still to be saved.
  await expect(editor.getByText('Public', { exact: true })).toBeVisible();
  await expect(editor.getByText('Not saved yet')).toBeVisible();
  const read = editor.getByRole('tabpanel', { name: 'Read Access' });
  const rules = read.getByRole('listitem');
  await expect(rules).toHaveCount(2);
  await expect(rules.nth(0).getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await expect(rules.nth(1).getByRole('button', { name: 'Remove rule 2' })).toBeVisible();
  const json = editor.getByRole('region', { name: 'Generated JSON' });
  const shownJson = async () => JSON.parse(await json.locator('code').innerText()) as unknown;
  expect(await shownJson()).toEqual({ read: { $or: [admin, creator] } });
  await expect(json.getByRole('textbox')).toHaveCount(0);

  await test.step('a rule that is not finished is not saved', async () => {
    await read.getByRole('button', { name: 'Add Rule' }).click();
    await expect(rules.nth(2).getByRole('combobox')).toBeFocused();
    await editor.getByRole('button', { name: 'Save Security Rules' }).click();
    await expect(rules.nth(2).getByText('Choose what this rule looks at, or remove it')).toBeVisible();
    await choose(builder, rules.nth(2).getByRole('combobox'), 'its contact email');
    await expect(rules.nth(2).getByText('Choose both a field and what it’s compared with')).toBeVisible();
    await choose(builder, rules.nth(2).getByRole('combobox').first(), 'their department');
    await expect(rules.nth(2).getByText('Choose a property and its value')).toBeVisible();
    await editor.getByRole('button', { name: 'Save Security Rules' }).click();
    await expect(rules.nth(2).getByRole('textbox')).toBeFocused();
    expect(await rulesOf(maker, app, 'Part')).toBeUndefined();
  });

  await test.step('the JSON follows, and roles are admin and user', async () => {
    await rules.nth(2).getByRole('textbox').fill('Sales');
    await rules.nth(0).getByRole('combobox', { name: 'Rule 1: value' }).click();
    await expect(builder.getByRole('option')).toHaveText(['admin', 'user']);
    await builder.keyboard.press('Escape');
    await rules.nth(1).getByRole('button', { name: 'Remove rule 2' }).click();
    const sales = { user_condition: { department: 'Sales' } };
    await expect.poll(shownJson).toEqual({ read: { $or: [admin, sales] } });
  });

  await test.step('write rules begin as a copy and go their own way', async () => {
    await editor.getByRole('tab', { name: 'Write/Delete Access' }).click();
    const write = editor.getByRole('tabpanel', { name: 'Write/Delete Access' });
    await write.getByRole('button', { name: 'Create Custom Write Rules' }).click();
    await expect(write.getByRole('listitem')).toHaveCount(2);
    await expect(write.getByRole('button', { name: 'Add Rule' })).toBeVisible();
    await choose(
      builder,
      write.getByRole('combobox', { name: 'Rule 2: what it looks at' }),
      'its contact email',
    );
    await choose(builder, write.getByRole('combobox', { name: 'Rule 2: compared with' }), 'their email');
  });

  const saved = {
    read: { $or: [admin, { user_condition: { department: 'Sales' } }] },
    write: { $or: [admin, { 'data.contact': '{{user.email}}' }] },
  };
  await test.step('what is saved holds, and shows again after a reload', async () => {
    expect(await seenByVisitors()).toBe(1);
    await editor.getByRole('button', { name: 'Save Security Rules' }).click();
    await expect(builder.getByText('Security rules saved')).toBeVisible();
    await expect(editor.getByText('Not saved yet')).toHaveCount(0);
    expect(await rulesOf(maker, app, 'Part')).toEqual(saved);
    expect(await seenByVisitors()).toBe(0);
    await builder.reload();
    await expect(rules).toHaveCount(2);
    await expect(rules.nth(1).getByRole('textbox')).toHaveValue('Sales');
    expect(await shownJson()).toEqual(saved);
    await expect(cards.nth(1)).toContainText('Restricted');
    await expect(editor.getByText('Restricted', { exact: true })).toBeVisible();
    await expect(cards.nth(1)).toContainText('people whose department is “Sales”');
  });

  await test.step('all rules go only once that is confirmed', async () => {
    await editor.getByRole('button', { name: 'Remove All Rules' }).click();
    const question = builder.getByRole('alertdialog');
    await expect(question).toContainText('Anyone who can open the app');
    await question.getByRole('button', { name: 'Keep rules' }).click();
    expect(await rulesOf(maker, app, 'Part')).toEqual(saved);
    await editor.getByRole('button', { name: 'Remove All Rules' }).click();
    await question.getByRole('button', { name: 'Remove All Rules' }).click();
    await expect(cards.nth(1)).toContainText('Public');
    await expect(editor.getByRole('button', { name: 'Create Access Rules' })).toBeVisible();
    expect(await rulesOf(maker, app, 'Part')).toBeUndefined();
    expect(await seenByVisitors()).toBe(1);
  });
});

test('[W-SEC-02] without entities the view says so', async ({ builder, product, maker }) => {
  const app = await anApp(maker, {});
  const view = await openSecurity(builder, product.url, app);
  await expect(view.getByText('No entities found')).toBeVisible();
});

test('rules that have no form as a sentence are shown as they are, and are never lost', async ({
  builder,
  product,
  maker,
}) => {
  const rls = { create: true, read: { $or: [creator, nested] }, update: nested, delete: false };
  const app = await anApp(maker, { Repair: entity('Repair', rls) });
  const view = await openSecurity(builder, product.url, app, 'Repair');
  const editor = view.getByRole('region', { name: 'Repair rules' });
  const read = editor.getByRole('tabpanel', { name: 'Read Access' });
  await expect(read.getByText(/was written in code/)).toBeVisible();
  await expect(read.getByText('"$in"')).toBeVisible();
  await choose(
    builder,
    read.getByRole('combobox', { name: 'Rule 1: what it looks at' }),
    'they are signed in',
  );

  await editor.getByRole('tab', { name: 'Write/Delete Access' }).click();
  await expect(editor.getByRole('combobox', { name: 'Who can add repairs' })).toHaveText(
    'Anyone who can open the app',
  );
  await expect(editor.getByRole('combobox', { name: 'Who can delete repairs' })).toHaveText('Nobody');
  await choose(
    builder,
    editor.getByRole('combobox', { name: 'Who can delete repairs' }),
    'People who match a rule',
  );
  await editor.getByRole('button', { name: 'Save Security Rules' }).click();
  await expect(builder.getByText('Security rules saved')).toBeVisible();

  const signedIn = { user_condition: { role: { $in: ['user', 'admin'] } } };
  expect(await rulesOf(maker, app, 'Repair')).toEqual({
    create: true,
    read: { $or: [signedIn, nested] },
    update: nested,
    delete: { $or: [admin, creator] },
  });
});

test('edits are asked about before they are lost, and rules that others changed meanwhile are not overwritten unseen', async ({
  builder,
  product,
  maker,
}) => {
  const app = await anApp(maker, { Repair: entity('Repair', { read: admin }), Part: entity('Part') });
  const view = await openSecurity(builder, product.url, app, 'Repair');
  const editor = view.getByRole('region', { name: 'Repair rules' });
  await choose(builder, editor.getByRole('combobox', { name: 'Who can read repairs' }), 'Nobody');
  await expect(view.getByText('Nobody can read these in the app, not even you')).toBeVisible();

  // Another entity is the same screen, where edits stay.
  const cards = view.getByRole('list', { name: 'Entities' });
  await cards.getByRole('link', { name: 'Part' }).click();
  await expect(view.getByRole('region', { name: 'Part rules' })).toBeVisible();
  await builder.getByRole('link', { name: 'Preview' }).click();
  const question = builder.getByRole('alertdialog');
  await expect(question).toContainText('repairs');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await builder.goBack();
  await expect(editor.getByText('Not saved yet')).toBeVisible();

  const content = JSON.stringify(entity('Repair', { read: creator }));
  await maker.api.call('POST', `/apps/${app.id}/coding/write`, { file_path: 'entities/Repair', content });
  await expect(editor.getByText(/^Someone else changed these rules/)).toBeVisible();
  await editor.getByRole('button', { name: 'Show the new rules' }).click();
  await expect(editor.getByText('Not saved yet')).toHaveCount(0);
  await expect(editor.getByRole('combobox', { name: 'Rule 1: what it looks at' })).toHaveText('its creator');

  await test.step('a field that others add while the rules are on their way stays', async () => {
    const { properties, ...rest } = entity('Repair', { read: creator });
    const schema = { ...rest, properties: { ...properties, price: { type: 'number' } } };
    await builder.route(
      '**/coding/write',
      async (route) => {
        const written = { file_path: 'entities/Repair', content: JSON.stringify(schema) };
        await maker.api.call('POST', `/apps/${app.id}/coding/write`, written);
        await route.continue();
      },
      { times: 1 },
    );
    await editor.getByRole('button', { name: 'Add Rule' }).click();
    await choose(builder, editor.getByRole('combobox', { name: 'Rule 2: what it looks at' }), 'their role');
    await editor.getByRole('button', { name: 'Save Security Rules' }).click();
    await expect(builder.getByText('Security rules saved')).toBeVisible();
    const stored = (await maker.api.call<App>('GET', `/apps/${app.id}`)).entities['Repair'];
    expect(stored).toMatchObject({
      properties: { price: { type: 'number' } },
      rls: { read: { $or: [creator, admin] } },
    });
  });
  await test.step('rules that others store meanwhile are never replaced unseen', async () => {
    const content = JSON.stringify(entity('Repair', { read: creator }));
    await builder.route(
      '**/coding/write',
      async (route) => {
        await maker.api.call('POST', `/apps/${app.id}/coding/write`, {
          file_path: 'entities/Repair',
          content,
        });
        await route.continue();
      },
      { times: 1 },
    );
    await choose(builder, editor.getByRole('combobox', { name: 'Who can read repairs' }), 'Nobody');
    await editor.getByRole('button', { name: 'Save Security Rules' }).click();
    await builder.getByRole('alertdialog').getByRole('button', { name: 'Save all the same' }).click();
    await expect(builder.getByText(/^Someone else just changed these rules/)).toBeVisible();
    expect(await rulesOf(maker, app, 'Repair')).toEqual({ read: creator });
    await editor.getByRole('button', { name: 'Show the new rules' }).click();
  });

  await choose(builder, editor.getByRole('combobox', { name: 'Who can read repairs' }), 'Nobody');
  await builder.getByRole('link', { name: 'Preview' }).click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(builder).toHaveURL(/\/preview$/);
  expect(await rulesOf(maker, app, 'Repair')).toEqual({ read: creator });
});

test('the proof follows the rules in the editor before they are saved, and says what they loosen', async ({
  builder,
  product,
  maker,
}) => {
  const app = await anApp(maker, { Repair: entity('Repair', { read: creator }) });
  const page = 'export default function Home() { return <p>Hello</p>; }\n';
  await maker.api.call('POST', `/apps/${app.id}/coding/write`, { file_path: 'pages/Home', content: page });
  await maker.api.publish(app.id);
  const view = await openSecurity(builder, product.url, app, 'Repair');
  const proof = view.getByRole('region', { name: 'What these rules allow' });
  const row = (name: RegExp) => proof.getByRole('row', { name }).getByRole('cell');
  await expect(row(/^Visitor/)).toHaveText(['No', 'No', 'No', 'No']);
  await expect(row(/^Signed-in user/)).toHaveText(['No', 'Yes', 'No', 'No']);
  await expect(row(/^Whoever created/)).toHaveText(['Yes', 'Yes', 'Yes', 'Yes']);
  await expect(row(/^Admin/)).toHaveText(['No', 'Yes', 'No', 'No']);
  await expect(proof.getByText(/Admins can’t read what other people add/)).toBeVisible();

  const editor = view.getByRole('region', { name: 'Repair rules' });
  const read = editor.getByRole('tabpanel', { name: 'Read Access' });
  await read.getByRole('button', { name: 'Add Rule' }).click();
  await choose(builder, read.getByRole('combobox', { name: 'Rule 2: what it looks at' }), 'its status');
  await choose(builder, read.getByRole('combobox', { name: 'Rule 2: compared with' }), 'Done');
  await expect(proof.getByText('Tested with made-up people, before you save')).toBeVisible();
  await expect(row(/^Visitor/).first()).toHaveText('2 of 3');
  await expect(
    proof.getByText('If you save this, more will be allowed than in the published version'),
  ).toBeVisible();
  await expect(proof.getByText(/^Visitors can add, read, .* some repairs/)).toBeVisible();
  expect(await rulesOf(maker, app, 'Repair')).toEqual({ read: creator });

  await editor.getByRole('button', { name: 'Use a template' }).click();
  await builder.getByRole('menuitem', { name: /^Admins only/ }).click();
  await expect(row(/^Visitor/)).toHaveText(['No', 'No', 'No', 'No']);
  await expect(row(/^Admin/)).toHaveText(['Yes', 'Yes', 'Yes', 'Yes']);

  // What stands open is closed in one press, beside the sentence that tells of it.
  await choose(
    builder,
    read.getByRole('combobox', { name: 'Who can read repairs' }),
    'Anyone who can open the app',
  );
  await expect(proof.getByText(/^Public: anyone/)).toBeVisible();
  await proof.getByRole('button', { name: 'Only admins and whoever created it' }).click();
  await expect(row(/^Visitor/)).toHaveText(['No', 'No', 'No', 'No']);
  await expect(proof.getByText(/^Public: anyone/)).toHaveCount(0);

  // What shuts the owner out is warned of, and still possible.
  await choose(builder, read.getByRole('combobox', { name: 'Who can read repairs' }), 'Nobody');
  await expect(proof.getByText(/^Nobody can read these in/)).toBeVisible();
  await editor.getByRole('button', { name: 'Save Security Rules' }).click();
  await builder.getByRole('alertdialog').getByRole('button', { name: 'Save all the same' }).click();
  await expect(builder.getByText('Security rules saved')).toBeVisible();
  expect(await rulesOf(maker, app, 'Repair')).toEqual({ read: false });
});

test('what was changed can be looked up with who, when, before and after in words', async ({
  builder,
  product,
  maker,
}) => {
  const app = await anApp(maker, { Repair: entity('Repair', { read: admin }) });
  const write = (rls: EntitySchema['rls']) =>
    maker.api.call('POST', `/apps/${app.id}/coding/write`, {
      file_path: 'entities/Repair',
      content: JSON.stringify(entity('Repair', rls)),
    });
  for (const part of Array.from({ length: 31 }, (_, at) => at)) await write({ read: { 'data.hours': part } });
  await write({ read: { $or: [admin, creator] }, write: false });
  const view = await openSecurity(builder, product.url, app);
  await view.getByRole('button', { name: 'Changes' }).click();
  const drawer = builder.getByRole('dialog', { name: 'Changes' });
  const entries = drawer.getByRole('listitem');
  await expect(entries).toHaveCount(30);
  const [first] = await entries.all();
  await expect(first ?? drawer).toContainText('Repair rules changed');
  await expect(first ?? drawer).toContainText(maker.email);
  await expect(first ?? drawer).toContainText('Read: Anyone, if “Hours” is “30”');
  await expect(first ?? drawer).toContainText('Read: Admins, whoever created it');
  await expect(first ?? drawer).toContainText('Add, change and delete: Nobody');
  await drawer.getByRole('button', { name: 'Show older changes' }).click();
  await expect(entries).toHaveCount(34);
  await expect(drawer.getByRole('button', { name: 'Show older changes' })).toHaveCount(0);
});
