import { expectNoSidewaysScroll, violationsOf } from './support/checks.ts';
import { expect, signedIn, test } from './support/fixtures.ts';

test('a maker decides how people sign in and who signs up, sees the page, and cannot shut the last way', async ({
  builder,
  browser,
  product,
  maker,
}) => {
  const { id } = await maker.api.call<{ id: string }>('POST', '/apps', {
    name: 'Harbour Vet',
    public_settings: 'public_with_login',
  });
  const config = () => maker.api.call<object>('GET', `/apps/${id}/deployment/auth-configuration`);
  await builder.goto(`${product.url}/apps/${id}/editor/workspace/sign-in`);
  const pane = builder.getByRole('region', { name: 'Workspace' });
  // Nothing else is set up on this server, so the password is the last way.
  const password = pane.getByRole('switch', { name: 'Email and password' });
  await expect(password).toBeChecked();
  await expect(password).toBeDisabled();
  await expect(password).toHaveAccessibleDescription(/An app needs at least one way to sign in/);
  await expect(pane.getByRole('switch', { name: 'Google' })).toHaveAccessibleDescription(
    /Not set up on this server/,
  );
  const preview = pane.getByRole('img', { name: 'How the sign-in page looks' });
  await expect(preview).toContainText('Harbour Vet');
  await expect(preview).not.toContainText('Full name');
  for (const colorScheme of ['light', 'dark'] as const) {
    await builder.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await violationsOf(builder, { within: 'main' }), colorScheme).toEqual([]);
  }

  // By keyboard: only invited people, and with their name.
  await pane.getByRole('radio', { name: 'Only invited people' }).focus();
  await builder.keyboard.press('Enter');
  await expect(builder.getByText('Sign-in settings saved').first()).toBeVisible();
  await expect(pane.getByText('Only people you invite can become users.')).toBeVisible();
  // One state, wherever it is told.
  const bar = builder.getByRole('banner', { name: 'Editor bar' });
  await expect(bar.getByText('Invited users')).toBeVisible();
  await pane.getByRole('switch', { name: 'Full name is required' }).focus();
  await builder.keyboard.press('Space');
  await pane.getByRole('radio', { name: 'Sign up' }).click();
  await expect(preview).toContainText('Full name (required)');
  await expect(preview).toContainText('Use the email address you were invited with.');
  await expect.poll(config).toMatchObject({ registration: 'invitation', required_fields: ['full_name'] });

  for (const width of [390, 768]) {
    await builder.setViewportSize({ width, height: 900 });
    await expect(preview).toBeVisible();
    await expectNoSidewaysScroll(builder);
    expect(await violationsOf(builder, { within: 'main', targets: true }), `${width}`).toEqual([]);
  }

  // The real page asks for the name as well, and offers an account to nobody who could not use it.
  const visitor = await browser.newPage();
  await visitor.goto(`${product.url}/login?app_id=${id}`);
  await expect(
    visitor.getByText(/Only invited people can sign up. Ask an admin of Harbour Vet/),
  ).toBeVisible();
  await expect(visitor.getByRole('button', { name: 'Create an account' })).toHaveCount(0);
  expect(await violationsOf(visitor)).toEqual([]);
  await pane.getByRole('radio', { name: 'Anyone' }).click();
  await expect.poll(config).toMatchObject({ registration: 'open' });
  await visitor.reload();
  await visitor.getByRole('button', { name: 'Create an account' }).click();
  await visitor.getByLabel('Email').fill('new@example.com');
  await visitor.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await visitor.getByRole('button', { name: 'Create account' }).click();
  await expect(visitor.getByLabel('Full name')).toHaveAccessibleDescription('This field is required');
  await visitor.close();
  await pane.getByRole('radio', { name: 'Only invited people' }).click();
  await expect.poll(config).toMatchObject({ registration: 'invitation' });

  // What the server refuses is told, and the screen goes back.
  await builder.route('**/auth-configuration', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 422, json: { message: 'An app needs at least one way to sign in.' } })
      : route.continue(),
  );
  await pane.getByRole('radio', { name: 'Anyone' }).click();
  await expect(builder.getByText('Couldn’t save the sign-in settings')).toBeVisible();
  await expect(builder.getByText('An app needs at least one way to sign in.').last()).toBeVisible();
  await expect(pane.getByRole('radio', { name: 'Only invited people' })).toBeChecked();
});

test('a guest without a name says it once, after signing in, and the invitation still counts', async ({
  browser,
  product,
  maker,
}) => {
  const { id } = await maker.api.call<{ id: string }>('POST', '/apps', { name: 'Harbour Vet' });
  await maker.api.call('POST', `/apps/${id}/coding/write`, {
    file_path: 'pages/Home',
    content: 'export default function Home() { return <p>Welcome</p>; }\n',
  });
  await maker.api.call('PUT', `/apps/${id}/deployment/auth-configuration`, {
    required_fields: ['full_name'],
  });
  await maker.api.publish(id);
  const guest = await maker.api.signUp('Kim');
  const { id: guestId } = await guest.api.call<{ id: string }>('GET', '/auth/me');
  await guest.api.call('POST', `/auth/${guestId}/update-user`, { full_name: null });
  const { invite_link } = await maker.api.call<{ invite_link: string }>(
    'POST',
    `/apps/${id}/users/invite-user`,
    { user_email: guest.email },
  );
  const context = await signedIn(browser, product, guest.token);
  const page = await context.newPage();
  await page.goto(invite_link);
  await expect(page.getByRole('heading', { name: 'What’s your name?' })).toBeVisible();
  await expect(page.getByText('Harbour Vet asks everyone who joins for their full name.')).toBeVisible();
  const field = page.getByLabel('Full name');
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription('This field is required');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await violationsOf(page), colorScheme).toEqual([]);
  }
  const users = () => maker.api.call<{ email: string }[]>('GET', `/apps/${id}/entities/User`);
  await field.fill('Kim Okafor');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Continue to Harbour Vet' })).toBeVisible();
  const agreed = page.waitForResponse((reply) => reply.url().includes('/auth/hand-over'));
  await page.getByRole('button', { name: 'Continue' }).click();
  expect((await agreed).status()).toBe(200);
  expect(await users()).toContainEqual(
    expect.objectContaining({ email: guest.email, full_name: 'Kim Okafor' }),
  );
  await context.close();
});
