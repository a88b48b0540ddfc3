import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll, violationsOf } from './support/checks.ts';
import { complaintsOf, expect, type Maker, test } from './support/fixtures.ts';

const user_entity = {
  name: 'User',
  type: 'object',
  properties: {
    city: { type: 'string', title: 'Home town' },
    level: { type: 'string', enum: ['new_here', 'regular'], enumNames: ['New here', 'Regular'] },
  },
} as const;
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

/** Somebody of this name comes to the app by the link of their invitation. */
async function join(maker: Maker, appId: string, guest: Maker) {
  const { invite_link } = await maker.api.call<{ invite_link: string }>(
    'POST',
    `/apps/${appId}/users/invite-user`,
    { user_email: guest.email },
  );
  const { email, password } = guest;
  const invite_code = new URL(invite_link).searchParams.get('invite');
  await guest.api.call('POST', `/apps/${appId}/auth/login`, { email, password, invite_code });
  return guest;
}

test('[B-USERS-01, W-DATA-01, B-USERS-08, B-USERS-09, B-USERS-10] users are invited, found, changed and removed', async ({
  builder,
  product,
  maker,
}) => {
  const complaints = complaintsOf(builder);
  const app = await maker.api.call<{ id: string }>('POST', '/apps', { name: 'Harbour Clinic', user_entity });
  const amal = await join(maker, app.id, await maker.api.signUp('Amal'));
  const { id: amalId } = await amal.api.call<{ id: string }>('GET', '/auth/me');
  await amal.api.call('POST', `/auth/${amalId}/update-user`, { full_name: 'أمل حداد' });
  const lee = await join(maker, app.id, await maker.api.signUp('Lee'));
  await builder.goto(`${product.url}/apps/${app.id}/editor/workspace/users`);
  const pane = builder.getByRole('region', { name: 'Workspace' });
  await expect(pane.getByText('3 users')).toBeVisible();
  await expect(pane.getByRole('columnheader')).toHaveText([
    'Name',
    'Role',
    'Home town',
    'Level',
    'Joined',
    'Actions',
  ]);
  await expect(rowOf(builder, maker.email)).toContainText('Owner');
  await expect(rowOf(builder, amal.email)).toContainText('أمل حداد');
  // The owner can neither be removed nor be a mere user.
  await expect(rowOf(builder, maker.email).getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  expect(await violationsOf(builder, { within: 'main' })).toEqual([]);

  // Beside the menu of a tablet all that can be done stays in sight.
  await builder.setViewportSize({ width: 768, height: 844 });
  const table = builder.getByRole('table').locator('..');
  expect(await table.evaluate((card) => card.scrollWidth - card.clientWidth)).toBe(0);
  await builder.setViewportSize({ width: 1280, height: 720 });

  // The edit sheet asks for the role and for what the app keeps, not for who they are.
  const edit = rowOf(builder, lee.email).getByRole('button', { name: 'Edit Lee' });
  await edit.focus();
  await builder.keyboard.press('Enter');
  const sheet = builder.getByRole('dialog', { name: 'Edit user' });
  await expect(sheet.getByRole('combobox', { name: 'Role' })).toHaveAccessibleDescription(
    'Can use the app within its rules.',
  );
  await expect(sheet.getByRole('textbox')).toHaveCount(1);
  expect(await violationsOf(builder, { within: '[role=dialog]' })).toEqual([]);
  await sheet.getByRole('combobox', { name: 'Role' }).click();
  await builder.getByRole('option', { name: 'Admin' }).click();
  await expect(sheet.getByRole('combobox', { name: 'Role' })).toHaveAccessibleDescription(
    /invite and remove users of the app and change their roles\. Can’t change the app itself\./,
  );
  await builder.keyboard.press('Escape');
  await builder.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  await sheet.getByLabel('Home town').fill('Oslo');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(builder.getByText('User updated successfully')).toBeVisible();
  await expect(sheet).toBeHidden();
  await expect(edit).toBeFocused();
  await expect(rowOf(builder, lee.email)).toContainText('Admin');
  await expect(rowOf(builder, lee.email)).toContainText('Oslo');

  await builder.getByRole('searchbox', { name: 'Search users by name or email' }).fill('أمل');
  await expect(builder.getByRole('row')).toHaveCount(2);
  await builder.getByRole('searchbox', { name: 'Search users by name or email' }).fill('.*(');
  await expect(pane.getByText('No users match')).toBeVisible();
  await expect(pane.getByText('0 of 3 users')).toBeVisible();
  await pane.getByRole('button', { name: 'Show all users' }).click();
  await builder.getByRole('combobox', { name: 'Role' }).click();
  await builder.getByRole('option', { name: 'Admins' }).click();
  await expect(builder.getByRole('row')).toHaveCount(3);
  await builder.getByRole('combobox', { name: 'Role' }).click();
  await builder.getByRole('option', { name: 'All roles' }).click();
  await builder.getByRole('button', { name: 'Home town' }).click();
  await expect(builder.getByRole('columnheader', { name: 'Home town' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expect(builder.getByRole('row')).toHaveCount(4);

  // A field that the schema editor adds is asked for from then on.
  await pane.getByRole('button', { name: 'User fields' }).click();
  const schema = builder.getByRole('dialog', { name: 'User fields' });
  await schema.getByRole('button', { name: 'Add field' }).click();
  await schema.getByRole('textbox', { name: 'Name', exact: true }).fill('Badge');
  await schema.getByRole('button', { name: 'Save' }).click();
  await expect(schema).toBeHidden();
  await expect(builder.getByRole('columnheader', { name: 'Badge' })).toBeVisible();
  const stored = await maker.api.call<{ user_entity: { properties: object } }>('GET', `/apps/${app.id}`);
  expect(Object.keys(stored.user_entity.properties)).toEqual(['city', 'level', 'badge']);
  await rowOf(builder, amal.email).getByRole('button', { name: /^Edit/ }).click();
  await sheet.getByLabel('Badge').fill('A-17');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(rowOf(builder, amal.email)).toContainText('A-17');

  // What refers to records or to users says what they are called, and leads there.
  const Branch = {
    name: 'Branch',
    properties: { name: { type: 'string' }, head: { type: 'string', $ref: '/entities/User/id' } },
  };
  const branch = { $ref: '/entities/Branch/id', type: 'string', title: 'Branch' };
  await maker.api.call('PUT', `/apps/${app.id}`, { entities: { Branch } });
  const { properties } = stored.user_entity;
  await maker.api.call('PUT', `/apps/${app.id}`, { user_entity: { properties: { ...properties, branch } } });
  const north = await maker.api.call<{ id: string }>('POST', `/apps/${app.id}/entities/Branch`, {
    name: 'North',
    head: amalId,
  });
  await maker.api.call('PUT', `/apps/${app.id}/entities/User/${amalId}`, { branch: north.id });
  await builder.reload();
  await rowOf(builder, amal.email).getByRole('link', { name: 'North' }).click();
  const record = builder.getByRole('dialog', { name: /branch/i });
  await expect(record.getByLabel(/^Name/)).toHaveValue('North');
  await builder.keyboard.press('Escape');
  await builder.getByRole('grid').getByRole('link', { name: 'أمل حداد' }).click();
  await expect(sheet.getByText(amal.email)).toBeVisible();
  await builder.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(rowOf(builder, amal.email)).toBeVisible();

  await rowOf(builder, lee.email).getByRole('button', { name: 'Remove Lee' }).click();
  const question = builder.getByRole('alertdialog', { name: 'Remove this user?' });
  await expect(question).toContainText('Their data in this app is deleted: Home town.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await rowOf(builder, lee.email).getByRole('button', { name: 'Remove Lee' }).click();
  await question.getByRole('button', { name: 'Remove user' }).click();
  await expect(builder.getByText('User removed successfully')).toBeVisible();
  await expect(rowOf(builder, lee.email)).toHaveCount(0);
  await expect(lee.api.call('GET', `/apps/${app.id}/entities/User/me`)).rejects.toThrow('403');
  expect(complaints).toEqual([]);
});

test('invitations that wait get a new link or are revoked, and who has access is not invited again', async ({
  builder,
  product,
  maker,
}) => {
  const app = await maker.api.call<{ id: string }>('POST', '/apps', { name: 'Harbour Clinic' });
  const lee = await join(maker, app.id, await maker.api.signUp('Lee'));
  await builder.goto(`${product.url}/apps/${app.id}/editor/workspace/users`);
  const pane = builder.getByRole('region', { name: 'Workspace' });
  await pane.getByRole('button', { name: 'Invite users' }).first().click();
  const dialog = builder.getByRole('dialog', { name: 'Share App' });
  const address = dialog.getByRole('textbox', { name: 'Email' });
  await address.fill(lee.email);
  await builder.keyboard.press('Enter');
  await expect(address).toHaveAccessibleDescription(`${lee.email} already has access`);
  await address.fill('kim@example.com');
  await builder.keyboard.press('Enter');
  await expect(dialog.getByText(/[?&]invite=/)).toBeVisible();
  await builder.keyboard.press('Escape');

  const pending = pane.getByRole('region', { name: 'Pending invitations' });
  await expect(pending.getByRole('listitem')).toContainText('Invited, not signed up yet');
  await pending.getByRole('button', { name: 'New link for kim@example.com' }).click();
  await expect(pending.getByText(/[?&]invite=/)).toBeVisible();
  await expect(pending.getByRole('button', { name: 'Copy invitation link' })).toBeVisible();
  expect(await violationsOf(builder, { within: 'main' })).toEqual([]);
  await pending.getByRole('button', { name: 'Revoke the invitation for kim@example.com' }).click();
  await builder.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(builder.getByText('Invitation revoked')).toBeVisible();
  await expect(pending).toHaveCount(0);
  const left = await maker.api.call<{ email: string }[]>('GET', `/apps/${app.id}/users`);
  expect(left.map(({ email }) => email)).toEqual([maker.email, lee.email]);
});

test('[B-USERS-02] a list that fails says so and is asked for again; many users come in pages', async ({
  builder,
  product,
  maker,
}) => {
  const app = await maker.api.call<{ id: string }>('POST', '/apps', {
    name: 'Harbour Clinic',
    public_settings: 'public_with_login',
  });
  const guests = await Promise.all(Array.from({ length: 51 }, (_, at) => maker.api.signUp(`Guest${at}`)));
  for (const guest of guests) await guest.api.call('POST', `/apps/${app.id}/users/register`);
  const list = /\/entities\/User\?/;
  await builder.route(list, (route) =>
    route.fulfill({ status: 503, json: { message: 'The database is away' } }),
  );
  await builder.goto(`${product.url}/apps/${app.id}/editor/workspace/users`);
  const alert = builder.getByRole('alert').filter({ hasText: 'Failed to load users' });
  await expect(alert).toContainText('The database is away');
  await builder.unroute(list);
  await expect(builder.getByText('Couldn’t load the invitations')).toHaveCount(0);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(builder.getByText('52 users')).toBeVisible();
  await expect(builder.getByRole('row')).toHaveCount(51);
  const pages = builder.getByRole('navigation', { name: 'Pages of users' });
  await expect(pages).toContainText('1–50');
  await pages.getByRole('button', { name: 'Next' }).click();
  await expect(pages).toContainText('51–52');
  await expect(builder.getByRole('row')).toHaveCount(3);
  await expect(rowOf(builder, guests[50]?.email ?? '')).toBeVisible();
  await pages.getByRole('button', { name: 'Previous' }).click();

  await builder.setViewportSize({ width: 390, height: 844 });
  await expect(builder.getByRole('list', { name: 'Users' }).getByRole('listitem')).toHaveCount(50);
  await expectNoSidewaysScroll(builder);
  expect(await violationsOf(builder, { within: 'main', targets: true })).toEqual([]);
});

test('[B-USERS-06, B-USERS-07] on the free tier nobody can be made an admin, and the sheet says so', async ({
  builder,
  product,
  maker,
}) => {
  const app = await maker.api.call<{ id: string }>('POST', '/apps', { name: 'Harbour Clinic' });
  await join(maker, app.id, await maker.api.signUp('Lee'));
  const { id } = await maker.api.call<{ id: string }>('GET', '/auth/me');
  const setTier = (subscription_tier: string) =>
    product.admin.call('POST', `/auth/${id}/update-user`, { subscription_tier });
  await setTier('free');
  await builder.goto(`${product.url}/apps/${app.id}/editor/workspace/users`);
  const openRoles = async () => {
    await builder.getByRole('button', { name: 'Edit Lee' }).click();
    await builder.getByRole('dialog').getByRole('combobox', { name: 'Role' }).click();
  };
  await openRoles();
  const admin = builder.getByRole('option', { name: 'Admin (Paid plans only)' });
  await expect(admin).toBeDisabled();
  await builder.keyboard.press('Escape');
  await builder.keyboard.press('Escape');

  // The plan ended while the page was open: the server refuses what the page still offers.
  await setTier('builder');
  await builder.reload();
  await openRoles();
  await setTier('free');
  await builder.getByRole('option', { name: 'Admin' }).click();
  await builder.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  const toast = builder.getByRole('listitem').filter({ hasText: 'Subscription Required' });
  await expect(toast).toContainText('Only paying users can make other users admins.');
  await expect(builder.getByRole('dialog')).toBeVisible();
});
