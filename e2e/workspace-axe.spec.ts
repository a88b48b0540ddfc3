import { violationsOf } from './support/checks.ts';
import { Clinic } from './support/clinic.ts';
import { expect, test } from './support/fixtures.ts';

const busy = { status: 500, json: { message: 'The database is busy. Try again in a minute.' } };

test('axe finds nothing on the views of data and users, full, empty, loading and failed, in both themes', async ({
  builder,
  product,
  maker,
}) => {
  const clinic = await Clinic.open(maker, [
    { patient: 'Biscuit', status: 'planned', fee: 45, paid: true, date: '2026-11-23' },
    { patient: 'Moss', status: 'done', notes: 'Limps on the left front leg' },
  ]);
  await maker.api.call('POST', `/apps/${clinic.app.id}/users/invite-user`, { user_email: 'kim@example.com' });
  await builder.emulateMedia({ reducedMotion: 'reduce' });
  const goTo = (view: string) =>
    builder.goto(`${product.url}/apps/${clinic.app.id}/editor/workspace/${view}`);
  const check = async (view: string) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await builder.emulateMedia({ colorScheme });
      expect(await violationsOf(builder), `${view}, ${colorScheme}`).toEqual([]);
    }
  };
  const dialog = builder.getByRole('dialog');
  const close = async () => {
    await builder.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  };

  await goTo('entity-Visit');
  await expect(builder.getByText('2 visits')).toBeVisible();
  await builder.getByRole('checkbox', { name: 'Select Moss' }).check();
  await check('records, one of them selected');
  await builder.getByRole('button', { name: 'Clear selection' }).click();
  await builder.getByRole('button', { name: 'Views' }).click();
  await expect(dialog.getByText(/^Save your search/)).toBeVisible();
  await check('views');
  await close();
  await builder.getByRole('button', { name: 'Add visit' }).click();
  await expect(dialog.getByLabel(/^Patient/)).toBeFocused();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('This field is required')).toBeVisible();
  await check('form with a problem');
  await close();
  await builder.getByRole('button', { name: 'Actions' }).click();
  await builder.getByRole('menuitem', { name: 'Schema' }).click();
  await dialog.getByRole('button', { name: /^Status / }).click();
  await check('fields');
  await close();

  await goTo('entity-Owner');
  await expect(builder.getByText('No owners yet')).toBeVisible();
  await check('no records');
  await goTo('users');
  await expect(builder.getByText('Nobody else uses Harbour Clinic yet')).toBeVisible();
  await expect(builder.getByText('Pending invitations')).toBeVisible();
  await check('users');

  const records = '**/entities/**';
  const states = [
    ['users', 'Loading users', 'Failed to load users'],
    ['entity-Visit', 'Loading visits', 'Failed to load records'],
  ] as const;
  for (const [view, loading, failed] of states) {
    await builder.route(records, () => {});
    await goTo(view);
    await expect(builder.getByRole('status', { name: loading })).toBeVisible();
    await check(loading);
    await builder.unroute(records);
    await builder.route(records, (route) => route.fulfill(busy));
    await goTo(view);
    await expect(builder.getByRole('alert').filter({ hasText: failed })).toBeVisible({ timeout: 30_000 });
    await check(failed);
    await builder.unroute(records);
  }
});
