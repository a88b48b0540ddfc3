import { test as base, expect, type Page } from '@playwright/test';
import { expectNoSidewaysScroll, violationsOf } from './support/checks.ts';
import { complaintsOf } from './support/fixtures.ts';
import { poorContrasts } from './support/kit-contrast.ts';
import { startProduct } from './support/product.ts';

const presets = [
  'plain',
  'neo-brutalism',
  'neumorphism',
  'glassmorphism',
  'material-design',
  'claymorphism',
] as const;
const modes = ['light', 'dark'] as const;

const test = base.extend<{ open: (path: string) => Promise<void> }, { kit: string }>({
  kit: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern
    async ({}, use) => {
      const product = await startProduct({ checksTypes: false, env: { SAYSO_KIT_GALLERY: 'on' } });
      await use(`${product.url}/kit`);
      await product.dispose();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  open: async ({ page, kit }, use) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await use(async (path) => {
      await page.goto(`${kit}/${path}`);
      await expect(page.getByRole('main')).toBeVisible();
    });
  },
});

// The longest file, and the last: alone it would leave the other worker without work.
test.describe.configure({ mode: 'parallel' });

const rows = (page: Page) => page.getByRole('row');
const settled = (page: Page) => expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);

/** Looked through whole: ink and soft ground, glass and clay. The rules of the others that a look can break are below. */
const whole = ['plain light', 'neo-brutalism light', 'glassmorphism dark', 'claymorphism dark'];
const looks = presets.flatMap((preset) => modes.map((mode) => ({ preset, mode, name: `${preset} ${mode}` })));

for (const { preset, mode } of looks.filter(({ name }) => whole.includes(name)))
  test(`axe finds nothing in ${preset}, ${mode}, and every text stands out from its ground`, async ({
    page,
    open,
  }) => {
    await open(`RecordTable?preset=${preset}&mode=${mode}&primary=%231f4d2e`);
    await settled(page);
    expect.soft(await violationsOf(page, { targets: true }), 'RecordTable').toEqual([]);
    await page.goto(page.url().replace('RecordTable', 'Pieces'));
    await expect(page.getByRole('button', { name: 'Primary' })).toBeVisible();
    expect.soft(await violationsOf(page, { targets: true }), 'Pieces').toEqual([]);
    for (const primary of ['#1f4d2e', '#ffe600', '#0b0b3b', '#ff69b4']) {
      await page.getByLabel('Main colour').fill(primary);
      await expect(page.locator('html')).toHaveCSS('--tint', primary);
      expect.soft(await poorContrasts(page, { preset, mode, primary }), primary).toEqual([]);
    }
    await page.getByRole('button', { name: 'Search everything' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect.soft(await violationsOf(page, { within: '[role=dialog]', targets: true }), 'search').toEqual([]);
  });

for (const { preset, mode } of looks.filter(({ name }) => !whole.includes(name)))
  test(`what is drawn in ${preset}, ${mode}, stands out and is large enough to press`, async ({
    page,
    open,
  }) => {
    const only = ['color-contrast', 'target-size'];
    await open(`RecordTable?preset=${preset}&mode=${mode}&primary=%231f4d2e`);
    await settled(page);
    expect.soft(await violationsOf(page, { only }), 'RecordTable').toEqual([]);
    await open(`Pieces?preset=${preset}&mode=${mode}&primary=%231f4d2e`);
    await expect(page.getByRole('button', { name: 'Primary' })).toBeVisible();
    expect.soft(await violationsOf(page, { only }), 'Pieces').toEqual([]);
  });

for (const mode of modes) {
  test(`axe finds nothing on the other pages, ${mode}`, async ({ page, open }) => {
    test.setTimeout(180_000);
    const pages = [
      'Dashboard',
      'RecordBoard',
      'RecordCalendar',
      'SharedCalendar',
      'RecordCards',
      'RecordTimeline',
      'RecordDetail',
    ];
    pages.push('RecordForm', 'Checklist', 'Charts', 'Report', 'Landing', 'Shop', 'Reviews');
    for (const name of pages) {
      await open(`${name}?mode=${mode}&preset=plain`);
      await settled(page);
      expect.soft(await violationsOf(page, { targets: true }), name).toEqual([]);
    }
    for (const data of ['empty', 'error', 'loading']) {
      await open(`RecordTable?mode=${mode}&data=${data}`);
      expect.soft(await violationsOf(page, { targets: true }), data).toEqual([]);
    }
    await open(`LongForm?mode=${mode}&data=full`);
    await page.getByRole('button', { name: 'New supplier' }).click();
    await expect(page.getByLabel('Legal name')).toBeVisible();
    expect
      .soft(await violationsOf(page, { within: '[role=dialog]', targets: true }), 'long form')
      .toEqual([]);
  });
}

// What a calendar shows follows today: a full day, the end of a short month and the turn of a year look different.
for (const day of ['2026-11-22', '2027-02-28', '2027-01-01'])
  test(`axe finds nothing in calendars on ${day}`, async ({ page, open }) => {
    await page.clock.setFixedTime(`${day}T10:00:00`);
    for (const name of ['SharedCalendar', 'RecordCalendar']) {
      await open(`${name}?mode=light&preset=plain`);
      await settled(page);
      expect.soft(await violationsOf(page, { targets: true }), name).toEqual([]);
    }
  });

test('axe finds nothing on the bands of a landing page, whatever the look', async ({ page, open }) => {
  test.setTimeout(120_000);
  for (const preset of presets)
    for (const mode of modes) {
      await open(`Bands?preset=${preset}&mode=${mode}`);
      await settled(page);
      expect.soft(await violationsOf(page, { targets: true }), `${preset} ${mode}`).toEqual([]);
    }
});

test('nothing scrolls sideways at 390, whatever the words, the look and the direction', async ({
  page,
  open,
}) => {
  test.setTimeout(180_000);
  const complaints = complaintsOf(page);
  await page.setViewportSize({ width: 390, height: 800 });
  const pages = ['Dashboard', 'Charts', 'Report', 'RecordTable', 'RecordBoard', 'RecordCalendar'];
  pages.push('RecordCards', 'RecordTimeline', 'RecordDetail', 'RecordForm', 'Checklist', 'Pieces');
  pages.push('Landing', 'Bands', 'Shop', 'Checkout', 'SharedCalendar', 'Reviews');
  for (const name of pages) {
    await open(`${name}?data=long&preset=plain&direction=ltr`);
    await settled(page);
    await expectNoSidewaysScroll(page);
  }
  for (const [at, preset] of presets.entries()) {
    await open(`Dashboard?data=full&preset=${preset}&direction=${at % 2 === 0 ? 'rtl' : 'ltr'}`);
    await settled(page);
    await expectNoSidewaysScroll(page);
  }
  expect(complaints).toEqual([]);
});

test('presets look different: ground, card, corner, border and shadow', async ({ page, open }) => {
  const seen = new Map<string, string>();
  for (const preset of presets) {
    for (const mode of modes) {
      await open(`Dashboard?preset=${preset}&mode=${mode}`);
      await settled(page);
      const look = await page.evaluate(() => {
        const card = document.querySelector('.kit-card');
        const { backgroundColor, borderRadius, borderWidth, boxShadow } = getComputedStyle(card as Element);
        const ground = getComputedStyle(document.body).background;
        return { ground, card: `${backgroundColor} ${borderRadius} ${borderWidth}`, boxShadow };
      });
      for (const [part, value] of Object.entries(look)) {
        if (part === 'boxShadow' && value === 'none') continue;
        const key = `${part} ${value}`;
        expect(seen.get(key), `${preset} ${mode} ${part}`).toBeUndefined();
        seen.set(key, `${preset} ${mode}`);
      }
    }
  }
});

test('colours that are named are taken to the letter, and fonts, corners and density show', async ({
  page,
  open,
}) => {
  const primary = page.getByRole('button', { name: 'Primary' });
  for (const preset of presets) {
    for (const mode of modes) {
      await open(`Pieces?preset=${preset}&mode=${mode}&primary=%23123456&background=%23fedcba`);
      await expect(primary, `${preset} ${mode}`).toHaveCSS('background-color', 'rgb(18, 52, 86)');
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(254, 220, 186)');
    }
  }
  const height = async () => (await primary.boundingBox())?.height ?? 0;
  await open('Pieces?preset=plain&mode=light&background=&density=normal&radius=0');
  await expect(primary).toHaveCSS('border-radius', '0px');
  const normal = await height();
  await open('Pieces?density=compact&radius=24&font=mono');
  expect(await height()).toBeLessThan(normal);
  await expect(page.locator('body')).toHaveCSS('font-family', /mono/i);
  await open('Pieces?density=roomy&font=serif');
  expect(await height()).toBeGreaterThan(normal);
  await expect(page.locator('body')).toHaveCSS('font-family', /serif/i);
});

test('the table by keyboard: search, filter, sort, choose, delete, next page', async ({ page, open }) => {
  await open('RecordTable?data=full&preset=plain&mode=light');
  await expect(rows(page)).toHaveCount(26);
  await page.getByRole('button', { name: 'Total' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader', { name: 'Total' })).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('button', { name: 'Next page' }).focus();
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(18);
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('#1041');
  await expect(rows(page)).toHaveCount(2);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await expect(rows(page)).toHaveCount(26);

  await page.getByRole('button', { name: 'Filters' }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Boxes from').focus();
  await page.keyboard.type('8');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Filters/ })).toBeFocused();
  await expect(page.getByRole('cell', { name: '8', exact: true }).first()).toBeVisible();
  await expect(rows(page)).not.toHaveCount(26);
  const filtered = await rows(page).count();

  await page.getByRole('checkbox', { name: 'Select this row' }).first().focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Order deleted')).toBeVisible();
  await expect(rows(page)).toHaveCount(filtered - 1);
});

test('a card is moved by keyboard, and counts and sums follow', async ({ page, open }) => {
  await open('RecordBoard?data=full&preset=plain&mode=light');
  const column = (name: string) => page.getByRole('region', { name });
  const count = async (name: string) =>
    Number(
      await column(name)
        .getByRole('banner')
        .or(column(name).locator('header'))
        .locator('.tabular-nums')
        .first()
        .textContent(),
    );
  await expect(column('Packed').getByRole('group').first()).toBeVisible();
  const [before, after] = [await count('New'), await count('Packed')];
  const card = column('New').getByRole('group').first();
  const name = (await card.getAttribute('aria-label')) ?? '';
  await card.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(column('Packed').getByRole('group', { name })).toBeVisible();
  await expect.poll(() => count('New')).toBe(before - 1);
  expect(await count('Packed')).toBe(after + 1);
});

test('the calendar by keyboard: arrows between days, Enter adds there', async ({ page, open }) => {
  await open('RecordCalendar?data=full&preset=plain&mode=light');
  const days = page.getByRole('button', { name: /^Add on / });
  const entry = page.locator('[data-day][tabindex="0"]');
  await expect(entry).toHaveCount(1);
  const first = await entry.getAttribute('data-day');
  await entry.focus();
  await page.keyboard.press('ArrowLeft');
  const focused = page.locator('[data-day]:focus');
  await expect(focused).not.toHaveAttribute('data-day', first ?? '');
  const day = (await focused.getAttribute('data-day')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Delivery')).toHaveValue(`${day}T09:00`);
  await page.keyboard.press('Escape');
  await expect(days.first()).toBeVisible();
  await page.getByRole('tab', { name: 'Week' }).focus();
  await page.keyboard.press('Enter');
  await expect(days).toHaveCount(7);
});

test('a form that holds changes asks before it is left: closing, a link, back', async ({ page, open }) => {
  await open('RecordTable?data=full&preset=plain&mode=light');
  await page.getByRole('button', { name: 'New order' }).click();
  const sheet = page.getByRole('dialog', { name: 'New order' });
  await sheet.getByLabel('Order').fill('#9001');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(sheet.getByLabel('Order')).toHaveValue('#9001');
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(sheet).toHaveCount(0);

  await page.getByRole('button', { name: 'Records', exact: true }).click();
  await page.getByRole('link', { name: 'Form', exact: true }).click();
  await page.getByLabel('Name').fill('Somebody');
  await page.getByRole('link', { name: 'Checklist' }).click();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page).toHaveURL(/RecordForm/);
  await page.goBack();
  await expect(question).toBeVisible();
  await expect(page).toHaveURL(/RecordForm/);
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Somebody');
  await page.goBack();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL(/RecordTable/);
});

test('at 390 the pages are in a drawer, and the table is a list', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open('RecordTable?data=full&preset=plain&mode=light');
  await expect(page.getByRole('table')).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Board' }).click();
  await expect(page.getByRole('heading', { name: 'Order board' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

for (const width of [390, 1440])
  test(`at ${width} a toast is closed by a cross inside its end`, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 844 });
    await open('RecordTable?data=full&preset=plain&mode=light');
    await settled(page);
    await page.getByRole('button', { name: 'Actions' }).first().click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    const toast = page.getByRole('listitem').filter({ hasText: 'Order deleted' });
    const edges = await toast.evaluate((element) => {
      const around = element.getBoundingClientRect();
      const cross = element.querySelector('[data-close-button]')?.getBoundingClientRect();
      return cross && { top: cross.top - around.top, end: around.right - cross.right };
    });
    expect(edges?.top).toBeGreaterThan(0);
    expect(edges?.end).toBeGreaterThan(0);
    expect(edges?.end).toBeLessThan(16);
  });

test('at 390 the filters keep off the screen’s edge, and their hints have one size', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('RecordTable?data=full&preset=plain&mode=light');
  await page.getByRole('button', { name: 'Filters' }).click();
  const panel = page.getByRole('dialog', { name: 'Filters' });
  const box = await panel.boundingBox();
  expect(390 - ((box?.x ?? 0) + (box?.width ?? 0))).toBeGreaterThanOrEqual(16);
  const sizes = await panel
    .locator('input[type=number], input[type=date] + span')
    .evaluateAll((hints) => hints.map((hint) => getComputedStyle(hint).fontSize));
  expect(sizes.length).toBeGreaterThan(2);
  expect(new Set(sizes).size).toBe(1);
});
