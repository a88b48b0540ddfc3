import type { Page } from '@playwright/test';
import type { App } from '@sayso/contracts/apps';
import { countPastVisits, type PastVisit } from '@sayso/server/testing/past-visits';
import { ApiClient } from './support/api.ts';
import { expectNoSidewaysScroll, violationsOf } from './support/checks.ts';
import { complaintsOf, expect, type Maker, signedIn, test } from './support/fixtures.ts';
import { counting } from './support/presses.ts';

const page = (name: string) =>
  `export default function ${name}() {\n  return <h1>${name} of the workshop</h1>;\n}\n`;
const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

async function anApp({ api }: Maker, name: string): Promise<App> {
  const app = await api.call<App>('POST', '/apps', { name, public_settings: 'public_without_login' });
  for (const each of ['Home', 'Repairs'])
    await api.call('POST', `/apps/${app.id}/coding/write`, {
      file_path: `pages/${each}`,
      content: page(each),
    });
  return api.call<App>('GET', `/apps/${app.id}`);
}

const people = ['ada', 'ben', 'cleo', 'dina', 'emil', 'fay', 'gus'];
/** Everybody came five days ago, and Ada most often, twice to Repairs; some without signing in. */
const visits = (): PastVisit[] => [
  ...people.map((name, at) => ({
    page: 'Home',
    day: dayAgo(5),
    email: `${name}@workshop.example`,
    times: 10 - at,
  })),
  { page: 'Repairs', day: dayAgo(3), email: 'ada@workshop.example', times: 2 },
  { page: 'Home', day: dayAgo(3), email: null, times: 4 },
  { page: 'Home', day: dayAgo(40), email: 'hal@workshop.example' },
];

const inCard = (builder: Page, name: string) => builder.getByRole('region', { name, exact: true });
/** What axe objects to in the section, in both themes. */
async function violationsInBoth(builder: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await builder.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    found.push(...(await violationsOf(builder, { within: 'main' })));
  }
  return found;
}
const toasts = (builder: Page) =>
  builder.getByRole('region', { name: /^Sayso notifications/ }).getByRole('listitem');
const open = async (builder: Page, url: string, app: App, query = '') => {
  await builder.goto(`${url}/apps/${app.id}/editor/workspace/analytics${query}`);
  await expect(inCard(builder, 'Total Unique Users')).toBeVisible();
};

test('[W-ANLY-01, W-ANLY-02, W-ANLY-03, W-ANLY-04, W-ANLY-05, W-ANLY-06, W-ANLY-07] the figures are of the days, the page and the user that are chosen', async ({
  builder,
  product,
  maker,
}) => {
  const complaints = complaintsOf(builder);
  const app = await anApp(maker, 'Millbrook Cycles');
  await countPastVisits(product.dataDir, app.id, visits());
  await open(builder, product.url, app);
  const total = inCard(builder, 'Total Unique Users');
  const topUsers = inCard(builder, 'Top Users');
  const topPages = inCard(builder, 'Top Pages');
  const figure = total.locator('[data-figure]');
  await expect(figure).toHaveText('7');
  await expect(total).toContainText('Signed-in users. Visitors who don’t sign in are only counted per day.');
  await expect(total).toContainText('+600% on the 30 days before');
  await expect(total.getByRole('definition').first()).toHaveText('55');
  for (const name of ['Unique Users Over Time', 'Total Usage Over Time'])
    await expect(inCard(builder, name).locator('.recharts-area-area')).toBeVisible();
  await expect(builder.getByRole('table', { name: 'Users and visits by day' }).getByRole('row')).toHaveCount(
    3,
  );
  await expect(topPages.getByRole('row')).toHaveText([/Page/, /Home.*53/, /Repairs.*2/]);

  await expect(topUsers.getByRole('listitem')).toHaveCount(5);
  await topUsers.getByRole('button', { name: 'Show More Users' }).click();
  await expect(topUsers.getByRole('listitem')).toHaveCount(7);
  await topUsers.getByRole('button', { name: 'Show Less' }).click();
  await expect(topUsers.getByRole('listitem')).toHaveCount(5);

  expect(await violationsInBoth(builder)).toEqual([]);

  // One user beside everybody, and everybody again.
  await topUsers.getByRole('button', { name: /ada@workshop/ }).click();
  const chip = builder.getByRole('button', { name: /^Show everyone again/ });
  await expect(chip).toBeVisible();
  await expect(total).toContainText('2 days');
  await expect(topPages.getByRole('row')).toHaveText([/Page/, /Home.*10.*53/, /Repairs.*2.*2/]);
  await expect(inCard(builder, 'Total Usage Over Time').locator('.recharts-area-area')).toHaveCount(2);
  expect(await violationsInBoth(builder)).toEqual([]);
  await builder.reload();
  await expect(chip).toBeVisible();
  await chip.click();
  await expect(chip).toHaveCount(0);
  await expect(topPages.getByRole('row').nth(1)).toHaveText(/Home.*53/);

  await builder.getByRole('combobox', { name: 'Page' }).click();
  await expect(builder.getByRole('option')).toHaveText(['All Pages', 'Home', 'Repairs']);
  await builder.getByRole('option', { name: 'Repairs' }).click();
  await expect(figure).toHaveText('1');
  await expect(topUsers.getByRole('listitem')).toHaveCount(1);
  await builder.getByRole('combobox', { name: 'Page' }).click();
  await builder.getByRole('option', { name: 'All Pages' }).click();
  await expect(figure).toHaveText('7');

  const days = builder.getByRole('button', { name: /^Days: / });
  await days.click();
  await builder.getByRole('button', { name: 'Last 90 days' }).click();
  await expect(figure).toHaveText('8');
  await days.click();
  const from = builder.getByLabel('From', { exact: true });
  const to = builder.getByLabel('To', { exact: true });
  await from.fill(dayAgo(3));
  await to.fill(dayAgo(5));
  await expect(to).toHaveAccessibleDescription('The range ends before it begins.');
  await builder.getByRole('button', { name: 'Show these days' }).click();
  await expect(to).toBeVisible();
  expect(await violationsOf(builder, { within: '[role=dialog]' })).toEqual([]);
  await from.fill(dayAgo(6));
  await builder.getByRole('button', { name: 'Show these days' }).click();
  await expect(to).toHaveCount(0);
  await expect(total.getByRole('definition').first()).toHaveText('49');

  await builder.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(builder);
  expect(complaints).toEqual([]);
});

test('[W-ANLY-08, W-ERR-07] too few days show no trend, and figures that can’t be read say so in place', async ({
  builder,
  product,
  maker,
}) => {
  const app = await anApp(maker, 'Harbour Bikes');
  await builder.goto(`${product.url}/apps/${app.id}/editor/workspace/analytics`);
  const pane = builder.getByRole('region', { name: 'Workspace' });
  // Before the first publish there is nothing to choose days of.
  await expect(pane.getByText('Publish your app to see who uses it')).toBeVisible();
  await expect(pane.getByRole('button', { name: /^Days/ })).toHaveCount(0);
  expect(await violationsInBoth(builder)).toEqual([]);
  await pane.getByRole('button', { name: 'Publish' }).click();
  await expect(builder.getByRole('dialog', { name: 'Publish' })).toBeVisible();
  await maker.api.publish(app.id);
  await open(builder, product.url, app);
  const trends = builder.getByText('Not enough data to show trends');
  await expect(trends).toHaveCount(2);
  await expect(builder.getByText(/^Nobody opened Harbour Bikes on these days/)).toBeVisible();
  const height = (await inCard(builder, 'Total Usage Over Time').boundingBox())?.height ?? 0;
  expect(height, 'no tall charts of nothing').toBeLessThan(260);
  expect(await violationsInBoth(builder)).toEqual([]);
  await countPastVisits(product.dataDir, app.id, [
    { page: 'Home', day: dayAgo(2), email: null, times: 3 },
    { page: 'Home', day: dayAgo(2), email: 'ada@workshop.example' },
  ]);
  await open(builder, product.url, app, `?from=${dayAgo(2)}&to=${dayAgo(2)}`);
  await expect(trends).toHaveCount(2);
  // Of a single day visitors are known.
  await expect(inCard(builder, 'Total Unique Users').locator('[data-figure]')).toHaveText('4');

  // Days are those of the server, wherever the viewer is, and the picker says when they begin there.
  const devtools = await builder.context().newCDPSession(builder);
  await devtools.send('Emulation.setTimezoneOverride', { timezoneId: 'America/Los_Angeles' });
  await open(builder, product.url, app, '?from=2026-03-02&to=2026-03-03');
  const days = builder.getByRole('button', { name: /^Days: (Mar 2 – Mar 3|2 Mar – 3 Mar)$/ });
  await days.click();
  await expect(builder.getByText(/^Days are counted in UTC: each starts at (4|16)(:00| PM)/)).toBeVisible();
  await builder.keyboard.press('Escape');
  await expect(days).toBeFocused();
  await devtools.send('Emulation.setTimezoneOverride', { timezoneId: '' });

  const stats = '**/api/app-logs/**';
  await builder.route(stats, () => {});
  await builder.goto(`${product.url}/apps/${app.id}/editor/workspace/analytics`);
  await expect(builder.getByRole('status', { name: 'Loading analytics' })).toBeVisible();
  expect(await violationsInBoth(builder)).toEqual([]);
  await builder.unroute(stats);
  await builder.route(stats, (route) =>
    route.fulfill({ status: 500, json: { message: 'The database is busy.' } }),
  );
  await builder.goto(`${product.url}/apps/${app.id}/editor/workspace/analytics`);
  const alert = builder.getByRole('alert').filter({ hasText: 'Couldn’t load analytics' });
  await expect(alert).toBeVisible({ timeout: 30_000 });
  await expect(toasts(builder)).toHaveCount(0);
  expect(await violationsInBoth(builder)).toEqual([]);
  await builder.unroute(stats);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(inCard(builder, 'Total Unique Users')).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('[W-ADMIN-05] visits are counted without cookies or third parties, and admins see all apps', async ({
  browser,
  builder,
  product,
  maker,
}) => {
  const app = await anApp(maker, 'Canal Workshop');
  const { url } = await maker.api.publish(app.id);
  const context = await browser.newContext();
  const visitor = await context.newPage();
  const called = new Set<string>();
  visitor.on('request', (request) => called.add(new URL(request.url()).hostname));
  const counted = visitor.waitForResponse((reply) => reply.url().includes('/log-user-in-app/Repairs'));
  await visitor.goto(`${url}/Repairs`);
  await expect(visitor.getByRole('heading', { name: 'Repairs of the workshop' })).toBeVisible();
  expect((await counted).status()).toBe(200);
  expect(await context.cookies()).toEqual([]);
  expect([...called].filter((host) => !/(?:^|\.)sayso\.localhost$/.test(host))).toEqual([]);
  await context.close();

  await open(builder, product.url, app, '?days=today');
  await expect(inCard(builder, 'Total Unique Users').locator('[data-figure]')).toHaveText('1');
  await expect(inCard(builder, 'Top Pages').getByRole('row').nth(1)).toHaveText(/Repairs.*1/);
  await expect(builder.getByRole('radio', { name: 'All apps' })).toHaveCount(0);

  const admin = await signedIn(browser, product, product.admin.token ?? '');
  const screen = await admin.newPage();
  await open(screen, product.url, app, '?days=today');
  await screen.getByRole('radio', { name: 'All apps' }).click();
  const link = inCard(screen, 'Top Apps').getByRole('link', { name: 'Canal Workshop' });
  await expect(link).toHaveAttribute('href', `/apps/${app.slug}`);
  expect(await violationsOf(screen, { within: 'main' })).toEqual([]);
  await link.click();
  await expect(screen).toHaveURL(`${product.url}/apps/${app.id}/editor/workspace`);
  await expect(screen.getByRole('heading', { name: 'Canal Workshop' }).first()).toBeVisible();
  await admin.close();
});

test('[W-ANLY-01] [W-LOGS-02] [W-LOGS-04] who used the app yesterday, and why a call failed, are five presses away at most', async ({
  builder,
  product,
  maker,
}) => {
  const Bird = { properties: { name: { type: 'string' }, weight_in_grams: { type: 'integer' } } };
  const app = await maker.api.call<App>('POST', '/apps', { name: 'Falconry Club', entities: { Bird } });
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const before = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10);
  await countPastVisits(product.dataDir, app.id, [
    { page: 'Home', day: yesterday, email: 'pia@falcons.example', times: 3 },
    { page: 'Home', day: before, email: 'olaf@falcons.example', times: 9 },
  ]);
  const { token } = await maker.api.call<{ token: string }>('GET', `/apps/${app.id}/auth/token`);
  const inApp = new ApiClient(product.port, token);
  await inApp.call('POST', `/apps/${app.id}/entities/Bird`, { name: 'Thor' });
  const heavy = { name: 'Loki', weight_in_grams: 'much' };
  await expect(inApp.call('POST', `/apps/${app.id}/entities/Bird`, heavy)).rejects.toThrow('422');

  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await builder.setViewportSize({ width, height });
    const openEditor = async () => {
      await builder.goto(`${product.url}/apps/${app.id}/editor/preview`);
      return counting();
    };
    const goTo = async (presses: ReturnType<typeof counting>, section: string) => {
      await presses.press(builder.getByRole('link', { name: 'Workspace' }));
      if (width < 768) await presses.press(builder.getByRole('button', { name: /^Sections/ }));
      await presses.press(builder.getByRole('link', { name: section, exact: true }));
    };

    const who = await openEditor();
    await goTo(who, 'Analytics');
    await who.press(builder.getByRole('button', { name: /^Days: / }));
    await who.press(builder.getByRole('button', { name: 'Yesterday' }));
    const users = builder.getByRole('region', { name: 'Top Users', exact: true });
    await expect(users.getByRole('listitem')).toHaveText([/pia@falcons\.example.*3/]);
    await expect(users.getByText('olaf')).toHaveCount(0);
    expect(who.count, `${width}`).toBeLessThanOrEqual(5);

    const why = await openEditor();
    await goTo(why, 'Logs');
    await why.press(builder.getByRole('checkbox', { name: 'Show failures only' }));
    const entries = builder.getByRole('list', { name: 'Log entries' }).getByRole('listitem');
    await expect(entries).toHaveCount(1);
    await why.press(entries.getByRole('button').first());
    await expect(entries.getByRole('region', { name: 'Error', exact: true })).toContainText('Must be');
    await expect(entries.getByRole('region', { name: 'Inputs', exact: true })).toContainText('"much"');
    expect(why.count, `${width}`).toBeLessThanOrEqual(5);
    await expectNoSidewaysScroll(builder);
  }
});
