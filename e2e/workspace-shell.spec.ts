import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll, violationsOf } from './support/checks.ts';
import { complaintsOf, expect, frameOf, signedIn, test } from './support/fixtures.ts';

const fields = { type: 'object', properties: { title: { type: 'string' } } } as const;
const given = {
  name: 'Harbour Clinic',
  entities: {
    Patient: { name: 'Patient', ...fields },
    HomeVisit: { name: 'HomeVisit', title: 'House calls', ...fields },
  },
};
const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Sections' });
const paneOf = (page: Page) => page.getByRole('region', { name: 'Workspace' });
const handleOf = (page: Page) => page.getByRole('separator', { name: 'Menu width' });
const widthOf = async (page: Page) => Number(await handleOf(page).getAttribute('aria-valuenow'));
const shownWidth = (page: Page) =>
  page.locator('#workspace-menu').evaluate((menu) => menu.getBoundingClientRect().width);

/** The colour that its lower right corner has. */
function groundOf(pane: Element): string {
  const { right, bottom } = pane.getBoundingClientRect();
  let part = document.elementFromPoint(right - 8, bottom - 8);
  const colorOf = (element: Element) => getComputedStyle(element).backgroundColor;
  while (part?.parentElement && colorOf(part) === 'rgba(0, 0, 0, 0)') part = part.parentElement;
  return part ? colorOf(part) : '';
}

/** Where the words of the section's title begin. */
const titleAt = (page: Page) =>
  paneOf(page)
    .getByRole('heading', { level: 2 })
    .first()
    .evaluate((title) => {
      const words = document.createRange();
      const text = document.createTreeWalker(title, NodeFilter.SHOW_TEXT).nextNode();
      if (text) words.selectNodeContents(text);
      const { left, top, height } = words.getBoundingClientRect();
      return [Math.round(left), Math.round(top + height / 2)];
    });

async function drag(page: Page, by: number) {
  const box = await handleOf(page).boundingBox();
  if (!box) throw new Error('There is no handle');
  const [x, y] = [box.x + box.width / 2, box.y + 200];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by / 2, y);
  await page.mouse.move(x + by, y);
  await page.mouse.up();
}

test('[W-ROUTE-01, W-ROUTE-04, W-ROUTE-06, P-ROUTE-06, P-ROUTE-07, P-ROUTE-10] addresses of the workspace, with what they ask', async ({
  builder,
  page,
  product,
  maker,
}) => {
  const app = await maker.api.call<{ id: string }>('POST', '/apps', given);
  const base = `${product.url}/apps/${app.id}`;
  for (const [asked, reached] of [
    ['?from=mail', '/editor/workspace?from=mail'],
    ['/dashboard?from=mail', '/editor/workspace?from=mail'],
    ['/editor/workspace', '/editor/workspace'],
    ['/editor/workspace/overview?a=1', '/editor/workspace/overview?a=1'],
  ]) {
    await builder.goto(base + asked);
    await expect(builder).toHaveURL(base + reached);
    await expect(paneOf(builder).getByRole('heading', { name: 'Harbour Clinic' })).toBeVisible();
    await expect(menuOf(builder).getByRole('link', { name: 'Overview' })).toBeVisible();

    await page.goto(base + asked);
    await expect(page).toHaveURL(/\/login\?from_url=/);
    expect(new URL(page.url()).searchParams.get('from_url')).toBe(base + reached);
  }
  await page.goto(`${product.url}/apps`);
  await expect(page).toHaveURL(/\/login\?from_url=/);
  await builder.goto(`${product.url}/apps`);
  await expect(builder.getByRole('article')).toHaveCount(1);

  // What there is no view for says so, entities that the app has not included (W-VIEW-02).
  for (const view of ['nonsense', 'entity-Nothing', 'entity-', 'entity-constructor']) {
    await builder.goto(`${base}/editor/workspace/${view}`);
    await expect(paneOf(builder).getByText('Unknown view')).toBeVisible();
  }
  // All sections stand on the same ground.
  const grounds = new Set<string>();
  for (const view of ['overview', 'users', 'security', 'entity-Patient']) {
    await builder.goto(`${base}/editor/workspace/${view}`);
    await expect(paneOf(builder).getByRole('heading').first()).toBeVisible();
    grounds.add(await paneOf(builder).evaluate(groundOf));
  }
  await builder.goto(`${base}/editor/workspace/nonsense`);
  await expect(paneOf(builder).getByText('Unknown view')).toBeVisible();
  grounds.add(await paneOf(builder).evaluate(groundOf));
  expect(grounds.size).toBe(1);
  await paneOf(builder).getByRole('link', { name: 'Go to the overview' }).click();
  await expect(builder).toHaveURL(`${base}/editor/workspace`);
});

test('the title stands at the same place in every section, and what the app is made of keeps its column', async ({
  builder,
  product,
  maker,
}) => {
  const app = await maker.api.call<{ id: string }>('POST', '/apps', given);
  const versions = '**/app-checkpoints*';
  await builder.route(versions, () => {});
  await builder.goto(`${product.url}/apps/${app.id}/editor/workspace`);
  const card = (name: string) => paneOf(builder).getByRole('region', { name, exact: true });
  await expect(paneOf(builder).getByRole('status', { name: 'Loading versions' })).toBeVisible();
  const left = async (name: string) => (await card(name).boundingBox())?.x;
  const waiting = [await left('Pages'), await left('Components'), await left('Data')];
  expect(waiting[1]).toBe(waiting[0]);
  await builder.unroute(versions);
  await builder.reload();
  await expect(card('Latest versions')).toBeVisible();
  await expect(paneOf(builder).getByRole('status', { name: 'Loading versions' })).toHaveCount(0);
  expect([await left('Pages'), await left('Components'), await left('Data')]).toEqual(waiting);

  const place = await titleAt(builder);
  const links = menuOf(builder).getByRole('link');
  const names = (await links.allTextContents()).filter((name) => name !== 'Code');
  expect(names.length).toBeGreaterThan(11);
  for (const name of names) {
    await links.filter({ hasText: name }).first().click();
    await expect(links.filter({ hasText: name }).first()).toHaveAttribute('aria-current', 'page');
    await expect.poll(() => titleAt(builder), { message: name }).toEqual(place);
  }
});

test('[W-VIEW-05, B-NAV-01] the sidebar is searched, folded, drawn wider by mouse and keys, and remembered', async ({
  builder,
  browser,
  product,
  maker,
}) => {
  const complaints = complaintsOf(builder);
  const app = await maker.api.call<{ id: string }>('POST', '/apps', given);
  const base = `${product.url}/apps/${app.id}/editor/workspace`;
  await builder.goto(base);
  expect(await shownWidth(builder)).toBe(180);
  await drag(builder, 60);
  expect(await shownWidth(builder)).toBe(240);
  await drag(builder, 900);
  expect(await shownWidth(builder)).toBe(350);
  await drag(builder, -900);
  expect(await shownWidth(builder)).toBe(120);
  await handleOf(builder).focus();
  for (const [key, width] of [
    ['ArrowLeft', 120],
    ['ArrowRight', 130],
    ['End', 350],
    ['ArrowRight', 350],
    ['Home', 120],
    ['Enter', 180],
    ['ArrowRight', 190],
  ] as const) {
    await builder.keyboard.press(key);
    expect([key, await widthOf(builder)]).toEqual([key, width]);
  }
  await builder.reload();
  await expect(handleOf(builder)).toHaveAttribute('aria-valuenow', '190');
  expect(await shownWidth(builder)).toBe(190);

  // One link for each entity, below a heading that folds.
  const links = menuOf(builder).getByRole('link');
  await expect(links).toHaveText([
    'Overview',
    'Analytics',
    'Users',
    'Patient',
    'House calls',
    'Security',
    'Files',
    'Code',
    'API',
    'Logs',
    'Logo',
    'Sign-in',
    'App Settings',
  ]);
  const data = menuOf(builder).getByRole('button', { name: 'Data', exact: true });
  await expect(data).toHaveAttribute('aria-expanded', 'true');
  await data.press('Enter');
  await expect(links.filter({ visible: true })).toHaveText([
    'Overview',
    'Analytics',
    'Users',
    'Security',
    'Files',
    'Code',
    'API',
    'Logs',
    'Logo',
    'Sign-in',
    'App Settings',
  ]);
  await builder.reload();
  await expect(data).toHaveAttribute('aria-expanded', 'false');

  const search = builder.getByRole('searchbox', { name: 'Search sections' });
  await search.fill('house');
  await expect(links).toHaveText(['House calls']);
  await search.press('Enter');
  await expect(builder).toHaveURL(`${base}/entity-HomeVisit`);
  await expect(paneOf(builder).getByRole('heading', { name: 'House calls' })).toBeVisible();
  await data.press('Enter');
  await expect(links.filter({ hasText: 'House calls' })).toHaveAttribute('aria-current', 'page');
  await search.fill('USER');
  await expect(menuOf(builder).getByRole('link')).toHaveText(['Users']);
  await search.fill('zebra');
  await expect(menuOf(builder)).toHaveText('Nothing found');
  await search.press('Escape');
  await expect(search).toHaveValue('');
  await search.fill('user');
  await search.press('Enter');
  await expect(builder).toHaveURL(`${base}/users`);
  await expect(menuOf(builder).getByRole('link', { name: 'Users' })).toHaveAttribute('aria-current', 'page');

  await builder.getByRole('link', { name: 'Back to Editor' }).click();
  await expect(builder).toHaveURL(`${product.url}/apps/${app.id}/editor/preview`);
  await expect(builder.getByRole('region', { name: 'Chat' })).toBeVisible();
  expect(complaints).toEqual([]);

  // Somebody else at the same browser has a sidebar of their own.
  const other = await maker.api.signUp('Lee');
  const theirs = await other.api.call<{ id: string }>('POST', '/apps', given);
  const context = await signedIn(browser, product, other.token);
  const visit = await context.newPage();
  await visit.addInitScript(
    (kept) => {
      for (const [key, value] of kept) localStorage.setItem(key, value);
    },
    await builder.evaluate(() =>
      Object.entries(localStorage).filter(([key]) => key.startsWith('workspace:')),
    ),
  );
  await visit.goto(`${product.url}/apps/${theirs.id}/editor/workspace`);
  await expect(handleOf(visit)).toHaveAttribute('aria-valuenow', '180');
  await context.close();
});

test('[W-VIEW-06] on a phone the sidebar is opened and closed by a button', async ({
  builder,
  product,
  maker,
}) => {
  await builder.setViewportSize({ width: 390, height: 844 });
  const app = await maker.api.call<{ id: string }>('POST', '/apps', given);
  const base = `${product.url}/apps/${app.id}/editor/workspace`;
  await builder.goto(base);
  await expect(menuOf(builder)).toHaveCount(0);
  const toggle = builder.getByRole('button', { name: 'Sections, Overview is shown' });
  await toggle.click();
  await expect(menuOf(builder)).toBeVisible();
  expect(await violationsOf(builder, { within: '[role=dialog]', targets: true })).toEqual([]);
  await builder.keyboard.press('Escape');
  await expect(menuOf(builder)).toHaveCount(0);
  await expect(toggle).toBeFocused();
  await toggle.press('Enter');
  await menuOf(builder).getByRole('link', { name: 'Users' }).click();
  await expect(builder).toHaveURL(`${base}/users`);
  await expect(menuOf(builder)).toHaveCount(0);
  await expect(builder.getByRole('button', { name: 'Sections, Users is shown' })).toBeVisible();
  await expectNoSidewaysScroll(builder);
});

test('[W-ROUTE-02, W-ROUTE-03, W-TOP-01] the page menu switches the preview, whose address keeps its query', async ({
  builder,
  product,
  maker,
}) => {
  const app = await maker.api.build('Kennels of an animal shelter: dogs with an age');
  const base = `${product.url}/apps/${app.id}/editor`;
  await builder.goto(`${base}/preview?plan=gold`);
  const query = () =>
    frameOf(builder)
      .locator('html')
      .evaluate(() => location.pathname + location.search);
  await expect(frameOf(builder).getByRole('main')).toBeVisible();
  expect(await query()).toContain('plan=gold');
  await builder.goto(`${base}/preview/Dogs?plan=silver`);
  await expect(frameOf(builder).getByRole('main')).toBeVisible();
  await expect.poll(query).toMatch(/\/Dogs\?.*plan=silver/);

  await builder.getByRole('link', { name: 'Workspace' }).click();
  const pages = builder.getByRole('button', { name: 'Go to a page' });
  await pages.click();
  await expect(builder.getByRole('menuitemradio')).toHaveCount(Object.keys(app.pages).length);
  await builder.getByRole('menuitemradio', { name: 'Dogs', exact: true }).click();
  await expect(builder).toHaveURL(`${base}/preview/Dogs`);
  await expect(
    frameOf(builder).getByRole('navigation').getByRole('link', { name: 'Dogs', exact: true }),
  ).toHaveAttribute('aria-current', 'page');

  // Beside the workspace the chat is folded away, until somebody wants it; a link of its own keeps it.
  const chat = builder.getByRole('region', { name: 'Chat' });
  await expect(chat).toBeVisible();
  await builder.getByRole('link', { name: 'Workspace' }).click();
  await expect(chat).toBeHidden();
  await builder.getByRole('button', { name: 'Chat' }).click();
  await expect(chat).toBeVisible();
  await builder.reload();
  await expect(chat).toBeVisible();
  await builder.keyboard.press('Control+k');
  await builder.getByPlaceholder('Go to an app or run an action…').fill('hide the chat');
  await builder.keyboard.press('Enter');
  await expect(chat).toBeHidden();
  await builder.keyboard.press('Control+k');
  await builder.getByPlaceholder('Go to an app or run an action…').fill('workspace code');
  await builder.keyboard.press('Enter');
  await expect(builder).toHaveURL(`${base}/workspace/code`);
  await builder.keyboard.press('Control+k');
  await builder.getByPlaceholder('Go to an app or run an action…').fill('write to the assistant');
  await builder.keyboard.press('Enter');
  await expect(builder.getByLabel('Message to the assistant')).toBeFocused();

  // Who follows a link of the chat is using it, so it stays beside what the link leads to.
  await builder.getByRole('button', { name: 'Chat' }).click();
  await builder.goto(`${base}/preview`);
  await chat.getByRole('button', { name: /^\d+ changes/ }).click();
  await chat.getByRole('link', { name: 'Dog fields and rules' }).click();
  await expect(builder).toHaveURL(/workspace\/code\?filePath=entities%2FDog$/);
  await expect(chat).toBeVisible();
  await builder.keyboard.press('Control+k');
  await builder.getByPlaceholder('Go to an app or run an action…').fill('share');
  await builder.keyboard.press('Enter');
  await expect(builder.getByRole('dialog', { name: 'Share App' })).toBeVisible();
});

test('[W-FEED-01, W-FEED-02, W-FEED-03, W-TOP-02] feedback needs a rating and a text; billing and signing out are in the menu', async ({
  builder,
  product,
  maker,
}) => {
  const app = await maker.api.call<{ id: string }>('POST', '/apps', given);
  await builder.goto(`${product.url}/apps/${app.id}/editor/workspace`);
  const openMenu = () => builder.getByRole('button', { name: 'Account' }).click();
  await openMenu();
  await builder.getByRole('menuitem', { name: 'Feedback' }).click();
  const dialog = builder.getByRole('dialog', { name: 'Feedback' });
  const ratings = dialog.getByRole('radiogroup', { name: 'Rating' });
  await expect(ratings.getByRole('radio')).toHaveText(['Terrible', 'Bad', 'Okay', 'Good', 'Amazing']);
  await expect(dialog.getByText('Need help? Ask an admin of this server.')).toBeVisible();
  const sent: unknown[] = [];
  builder.on('request', (request) => {
    if (request.url().endsWith('/api/feedback')) sent.push(request.postDataJSON());
  });
  const submit = dialog.getByRole('button', { name: 'Submit' });
  await submit.click();
  await expect(dialog.getByText('Please choose a rating')).toBeVisible();
  await expect(dialog.getByText('Please say what you think')).toBeVisible();
  await ratings.getByRole('radio', { name: 'Good' }).click();
  await dialog.getByRole('textbox', { name: 'Details' }).fill('  ');
  await submit.click();
  await expect(dialog.getByText('Please say what you think')).toBeVisible();
  expect(sent).toEqual([]);
  expect(await violationsOf(builder, { within: '[role=dialog]' })).toEqual([]);
  await ratings.getByRole('radio', { name: 'Good' }).focus();
  await builder.keyboard.down('ArrowRight');
  await expect(ratings.getByRole('radio', { name: 'Amazing' })).toBeChecked();
  await builder.keyboard.up('ArrowRight');
  await dialog.getByRole('textbox', { name: 'Details' }).fill('Quick and calm');
  await submit.click();
  await expect(builder.getByText('Thank you for your feedback')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(builder.getByRole('button', { name: 'Account' })).toBeFocused();
  expect(sent).toEqual([{ emoji: 'Amazing', feedback: 'Quick and calm' }]);

  await openMenu();
  await builder.getByRole('menuitem', { name: 'Billing' }).click();
  await expect(builder).toHaveURL(`${product.url}/billing`);
  await builder.goBack();
  await openMenu();
  await builder.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(builder).toHaveURL(`${product.url}/login`);
  await expect.poll(() => builder.evaluate(() => localStorage.getItem('token'))).toBe(null);
});
