import { complaintsOf, expect, frameOf, test } from './support/fixtures.ts';

const descriptions = [
  'A tool library for our street: tools with a photo, owner and condition (good, worn, broken), and borrowings with a borrower, a start date and a return date.',
  'Track the beehives of our club: hives with a location and a queen year, inspections with a date, weight and mood calm, nervous, angry. Calendar of inspections.',
  'Bookings for a rehearsal room: bands, and sessions that move through requested, confirmed, played and cancelled, with a date and a price.',
];

test('[B-GEN-01, B-GEN-02, B-GEN-03, W-PUB-02, P-HOST-09] from sign-up to a published app', async ({
  page,
  browser,
  product,
}) => {
  test.setTimeout(240_000);
  const complaints = complaintsOf(page);

  await test.step('sign up', async () => {
    await page.goto(product.url);
    await expect(page).toHaveURL(/\/login\?from_url=/);
    await page.getByRole('button', { name: 'Create an account' }).click();
    await page.getByLabel('Full name').fill('Grace Hopper');
    await page.getByLabel('Email').fill(`grace-${Date.now()}@example.com`);
    await page.getByLabel('Password', { exact: true }).fill('a long enough secret');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'What would you build today?' })).toBeVisible();
  });

  for (const description of descriptions) {
    await test.step(`build: ${description.slice(0, 40)}`, async () => {
      await page.goto(product.url);
      await page.getByLabel('Describe the app you want').fill(description);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/apps\/[0-9a-f]{24}\/editor\/preview/);
      await expect(frameOf(page).getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('log')).toContainText('Done.');
    });
  }
  const app = frameOf(page);
  const main = app.getByRole('main');
  const rowOf = (text: string) => main.getByRole('row').filter({ hasText: text });

  await test.step('create, edit, filter and delete a record', async () => {
    await app.getByRole('navigation').getByRole('link', { name: 'Bands', exact: true }).click();
    await expect(main.getByRole('row').nth(1)).toBeVisible();
    await main.getByRole('button', { name: 'New band' }).click();
    await app.getByRole('dialog').getByLabel(/^Name/).fill('The Brass Kettles');
    await app
      .getByRole('dialog')
      .getByRole('button', { name: /save|create|add/i })
      .click();
    await expect(rowOf('The Brass Kettles')).toBeVisible();

    // Filtered to one row, which the toast at the lower edge does not cover.
    await main
      .getByPlaceholder(/search/i)
      .first()
      .fill('Kettles');
    await expect(main.getByRole('row')).toHaveCount(2);
    await rowOf('The Brass Kettles')
      .getByRole('button', { name: /actions|more/i })
      .click();
    await app.getByRole('menuitem', { name: /edit/i }).click();
    await app.getByRole('dialog').getByLabel(/^Name/).fill('The Copper Kettles');
    await app.getByRole('dialog').getByRole('button', { name: /save/i }).click();
    await expect(rowOf('The Copper Kettles')).toBeVisible();

    await page.reload();
    await expect(rowOf('The Copper Kettles')).toBeVisible();
    await main
      .getByPlaceholder(/search/i)
      .first()
      .fill('Copper');
    await expect(main.getByRole('row')).toHaveCount(2);

    await rowOf('The Copper Kettles')
      .getByRole('button', { name: /actions|more/i })
      .click();
    await app.getByRole('menuitem', { name: /delete/i }).click();
    await app
      .getByRole('alertdialog')
      .getByRole('button', { name: /delete/i })
      .click();
    await expect(rowOf('The Copper Kettles')).toHaveCount(0);
    await main
      .getByPlaceholder(/search/i)
      .first()
      .fill('');
    await expect(main.getByRole('row').nth(1)).toBeVisible();
  });

  await test.step('change it by chat, see it, take it back', async () => {
    await page
      .getByLabel('Message to the assistant')
      .fill('add a priority field with low, medium and high to bands');
    await page.keyboard.press('Enter');
    await expect(main.getByRole('columnheader', { name: 'Priority' })).toBeVisible();
    await page.getByRole('button', { name: 'Revert this' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revert' }).click();
    await expect(main.getByRole('columnheader', { name: 'Priority' })).toHaveCount(0);
    await expect(page.getByLabel('Message to the assistant')).toHaveValue(/add a priority field/);
  });

  const publicUrl = await test.step('publish', async () => {
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByRole('radio', { name: 'Anyone with the link', exact: true }).click();
    const opened = page.context().waitForEvent('page');
    await page.getByRole('dialog', { name: 'Publish' }).getByRole('button', { name: 'Publish' }).click();
    const tab = await opened;
    await tab.waitForURL(/\/\/app--/);
    return tab.url();
  });
  expect(new URL(publicUrl).host).toMatch(/^app--[a-z0-9-]+\.sayso\.localhost:\d+$/);

  await test.step('the public address works signed out', async () => {
    const stranger = await browser.newContext();
    const visit = await stranger.newPage();
    await visit.goto(publicUrl);
    await expect(visit.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(
      visit.getByRole('navigation').getByRole('link', { name: 'Bands', exact: true }),
    ).toBeVisible();
    await stranger.close();
  });

  expect(complaints).toEqual([]);
});

test('[W-VIS-02, P-RUN-06, P-RUN-07] a second user is kept out of a private app', async ({
  browser,
  maker,
}) => {
  const app = await maker.api.build('Inventory of a toy museum: toys with a year and a condition');
  const { url } = await maker.api.publish(app.id);
  const other = await maker.api.signUp('Mallory');

  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(url);
  await expect(page.getByText(`Welcome to ${app.name}`)).toBeVisible();
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await page.getByLabel('Email').fill(other.email);
  await page.getByLabel('Password', { exact: true }).fill(other.password);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
  await expect(
    page.getByText(
      'You are not registered to use this application. Please contact the app administrator to request access.',
    ),
  ).toBeVisible();
  await context.close();
});
