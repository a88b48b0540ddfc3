import type { Locator } from '@playwright/test';
import type { StoredRecord } from '@sayso/contracts/records';
import { expectNoSidewaysScroll, violationsOf } from './support/checks.ts';
import { expect, frameOf, test } from './support/fixtures.ts';
import { admin, anApp, creator, entity, nested, openSecurity, rulesOf } from './support/security.ts';

const home = `import { useEffect, useState } from 'react';
import { Repair, User } from '@/entities/all';

export default function Home() {
  const [me, setMe] = useState('');
  const [repairs, setRepairs] = useState([]);
  useEffect(() => {
    User.me().then(({ email }) => setMe(email), () => setMe('nobody'));
    Repair.list().then(setRepairs);
  }, []);
  return <main><h1>{me}</h1><p>{repairs.length} repairs</p><button onClick={() => Repair.create({ name: 'New' })}>Add</button></main>;
}
`;

test('the preview is looked at as a visitor, a user and an admin, and as oneself again', async ({
  builder,
  product,
  maker,
}) => {
  const app = await anApp(maker, {
    Repair: entity('Repair', { read: { $or: [admin, creator] }, create: true }),
  });
  await maker.api.call('PUT', `/apps/${app.id}`, { public_settings: 'public_without_login' });
  await maker.api.call('POST', `/apps/${app.id}/coding/write`, { file_path: 'pages/Home', content: home });
  await maker.api.call('POST', `/apps/${app.id}/entities/Repair`, { name: 'Brakes' });
  const view = await openSecurity(builder, product.url, app);
  await view.getByRole('button', { name: 'View as', exact: true }).click();
  await builder.getByRole('menuitemradio', { name: /^Signed-in user/ }).click();

  await expect(builder).toHaveURL(/\/preview(\/Home)?$/);
  const frame = frameOf(builder);
  const sees = async (who: string, repairs: string) => {
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText(who);
    await expect(frame.getByText(repairs)).toBeVisible();
  };
  await sees('user@preview.invalid', '0 repairs');
  const banner = builder.getByRole('status').filter({ hasText: 'You’re viewing the app as' });
  await expect(banner).toContainText('a signed-in user');
  await frame.getByRole('button', { name: 'Add' }).click();
  await expect
    .poll(async () => {
      const all = await maker.api.call<StoredRecord[]>('GET', `/apps/${app.id}/entities/Repair`);
      return all.map(({ is_sample, created_by }) => [is_sample, created_by]);
    })
    .toContainEqual([true, 'user@preview.invalid']);

  const viewAs = async (name: RegExp) => {
    await builder.getByRole('button', { name: 'View as', exact: true }).click();
    await builder.getByRole('menuitemradio', { name }).click();
  };
  await viewAs(/^Admin/);
  await sees('admin@preview.invalid', '2 repairs');
  await viewAs(/^Visitor/);
  await sees('nobody', '0 repairs');
  expect(await violationsOf(builder, { within: 'main' }), 'preview as somebody else').toEqual([]);
  await banner.getByRole('button', { name: 'View as yourself' }).click();
  await sees(maker.email, '2 repairs');
  await expect(banner).toHaveCount(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on rules, their proof and changes, ${colorScheme}`, async ({
    builder,
    product,
    maker,
  }) => {
    await builder.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const rls = { read: { $or: [creator, nested, { 'data.contact': '{{user.email}}' }] } };
    const app = await anApp(maker, { Repair: entity('Repair', rls), Part: entity('Part') });
    const view = await openSecurity(builder, product.url, app, 'Repair');
    await expect(view.getByRole('row', { name: /^Visitor/ })).toBeVisible();
    await view.getByRole('button', { name: 'Add Rule' }).click();
    await view.getByRole('button', { name: 'Save Security Rules' }).click();
    await expect(view.getByText('Choose what this rule looks at, or remove it')).toBeVisible();
    expect(await violationsOf(builder, { within: 'main', targets: true }), 'editor').toEqual([]);
    await view.getByRole('button', { name: 'Changes' }).click();
    await expect(builder.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    expect(await violationsOf(builder, { within: '[role="dialog"]', targets: true }), 'changes').toEqual([]);
    await builder.keyboard.press('Escape');
    for (const width of [768, 390]) {
      await builder.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(builder);
      // What is not saved yet stays, whatever the width.
      await expect(view.getByText('Choose what this rule looks at, or remove it')).toBeVisible();
    }
  });
}

test('by the keyboard alone: rules are created, changed and saved', async ({ builder, product, maker }) => {
  const app = await anApp(maker, { Part: entity('Part') });
  const view = await openSecurity(builder, product.url, app);
  const press = async (...keys: string[]) => {
    for (const key of keys) await builder.keyboard.press(key);
  };
  const pick = async (name: string) => {
    await press('Enter');
    const option = builder.getByRole('option', { name });
    await expect(option).toBeVisible();
    // Letters typed while the list still opens are lost; it forgets what was typed after a second.
    await expect(async () => {
      await builder.keyboard.type(name);
      await expect(option).toBeFocused({ timeout: 1_500 });
    }).toPass();
    await press('Enter');
    await expect(builder.getByRole('option')).toHaveCount(0);
  };
  const reach = async (target: Locator) => {
    await expect(target).toBeVisible();
    for (let count = 0; count < 80; count += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await press('Tab');
    }
    throw new Error('The keyboard does not get there');
  };
  await reach(view.getByRole('button', { name: 'Create Access Rules for Part' }));
  await press('Enter');
  const editor = view.getByRole('region', { name: 'Part rules' });
  await reach(editor.getByRole('button', { name: 'Remove rule 2' }));
  await press('Enter');
  await expect(editor.getByRole('button', { name: 'Add Rule' })).toBeFocused();
  await press('Enter');
  await expect(editor.getByRole('combobox', { name: 'Rule 2: what it looks at' })).toBeFocused();
  await pick('its contact email');
  await press('Tab');
  await pick('their email');
  await reach(editor.getByRole('button', { name: 'Save Security Rules' }));
  await press('Enter');

  await expect(builder.getByText('Security rules saved')).toBeVisible();
  expect(await rulesOf(maker, app, 'Part')).toEqual({
    read: { $or: [admin, { 'data.contact': '{{user.email}}' }] },
  });
});

test('in at most five presses somebody forbids others to see a record', async ({
  builder,
  product,
  maker,
}) => {
  const app = await anApp(maker, { Part: entity('Part') });
  await builder.goto(`${product.url}/apps/${app.id}/editor/workspace`);
  await builder.getByRole('link', { name: 'Security' }).click();
  await builder.getByRole('button', { name: 'Create Access Rules for Part' }).click();
  await builder.getByRole('button', { name: 'Save Security Rules' }).click();
  await expect(builder.getByText('Security rules saved')).toBeVisible();
  expect(await rulesOf(maker, app, 'Part')).toEqual({ read: { $or: [admin, creator] } });
  // And the way back.
  await builder.getByRole('button', { name: 'Remove All Rules' }).click();
  await builder.getByRole('alertdialog').getByRole('button', { name: 'Remove All Rules' }).click();
  await expect(builder.getByText('Part is public now')).toBeVisible();
});
