import type { Locator, Page } from '@playwright/test';
import type { BuiltApp } from './built-app.ts';
import { eventually, must } from './claims.ts';

const table = (page: Page): Locator =>
  page.locator('main table').filter({ has: page.getByRole('columnheader') });

/** Rows of the page's own table, each as its cells' texts. */
export async function rows(app: BuiltApp, page: Page = app.page): Promise<string[][]> {
  await app.settled(page);
  return page.evaluate(() =>
    [...document.querySelectorAll('main table tbody tr')].map((row) =>
      [...row.querySelectorAll('td')].map((cell) => (cell.textContent ?? '').trim()),
    ),
  );
}

/** Texts of one column, by its head. */
export async function column(app: BuiltApp, head: RegExp): Promise<string[]> {
  await table(app.page).first().waitFor();
  const heads = (await table(app.page).first().getByRole('columnheader').allInnerTexts()).map((text) =>
    text.trim(),
  );
  const at = heads.findIndex((text) => head.test(text));
  must(at >= 0, `the table has no column ${head} (${heads.filter(Boolean).join(', ')})`);
  return (await rows(app)).map((cells) => cells[at] ?? '');
}

export const searchBox = (page: Page): Locator => page.locator('main').getByRole('searchbox').first();

/** Types into the list's search box and waits until the rows fit. */
export async function search(
  app: BuiltApp,
  text: string,
  isFound: (rows: string[][]) => boolean,
): Promise<string[][]> {
  await searchBox(app.page).fill(text);
  return eventually(
    () => rows(app),
    isFound,
    (found) => `searching "${text}" shows ${found.length} rows`,
  );
}

export const hasRow =
  (...texts: string[]) =>
  (found: string[][]): boolean =>
    found.some((cells) => texts.every((text) => cells.some((cell) => cell.includes(text))));

/** Picks a value of a filter above the list. */
export async function filter(app: BuiltApp, label: RegExp, option: string): Promise<void> {
  const { page } = app;
  const inSight = page.locator('main').getByRole('combobox', { name: label });
  if ((await inSight.count()) > 0) await inSight.first().click();
  else {
    await page
      .locator('main')
      .getByRole('button', { name: /^Filters/ })
      .click();
    const labels = page.locator('[data-radix-popper-content-wrapper] label');
    const names = await labels.allInnerTexts();
    const at = names.findIndex((name) => label.test(name.trim()));
    must(at >= 0, `there is no filter ${label} (${names.join(', ')})`);
    await page.locator(`[id="${await labels.nth(at).getAttribute('for')}"]`).click();
  }
  await page.getByRole('option', { name: option, exact: true }).first().click();
  await page.keyboard.press('Escape');
}

/** Opens the page of the record whose line holds the text. */
export async function openRecord(app: BuiltApp, list: RegExp, text: string): Promise<void> {
  await app.goTo(list);
  await app.page.locator('main table tbody tr').first().waitFor();
  const isSearchable = (await searchBox(app.page).count()) > 0;
  const line = app.page.locator('main table tbody tr').filter({ hasText: text }).first();
  if ((await line.count()) === 0 && isSearchable) await searchBox(app.page).fill(text);
  await line.getByRole('link').first().click();
  await app.page.waitForURL(/[?&]id=/);
  await app.settled();
  await app.page.locator('main dl').waitFor();
}

/** Everything that the page says, on one line. */
export const words = async (page: Page): Promise<string> =>
  (await page.locator('main').innerText()).replace(/\s+/g, ' ');

/** Key facts of a record's page. */
export const facts = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('main dl > div')].map((pair) => [
        pair.querySelector('dt')?.textContent?.trim() ?? '',
        pair.querySelector('dd')?.textContent?.trim() ?? '',
      ]),
    ),
  );

export async function fact(app: BuiltApp, label: RegExp, holds: (text: string) => boolean): Promise<string> {
  const read = async () =>
    Object.entries(await facts(app.page)).find(([name]) => label.test(name))?.[1] ?? '(none)';
  return eventually(read, holds, (text) => `the record's page shows ${label} as "${text}"`);
}

/** Rows of what belongs to the shown record. */
export async function related(app: BuiltApp, tab: RegExp): Promise<string[][]> {
  const found = app.page.locator('main').getByRole('tab', { name: tab }).first();
  must((await found.count()) > 0, `the record's page has no tab ${tab}`);
  await found.click();
  await app.settled();
  return app.page.evaluate(() =>
    [...document.querySelectorAll('main [role=tabpanel]:not([hidden]) tbody tr')].map((row) =>
      [...row.querySelectorAll('td')].map((cell) => (cell.textContent ?? '').trim()),
    ),
  );
}

/** The list, table or chart under a heading. */
export const section = (app: BuiltApp, heading: RegExp): Promise<Locator> => card(app, 'h2, h3', heading);

async function card(app: BuiltApp, titles: string, heading: RegExp): Promise<Locator> {
  await app.settled();
  const main = app.page.locator('main');
  const title = app.page.locator(titles).filter({ hasText: heading });
  const found = main.locator('[data-slot=card]').filter({ has: title });
  const heads = await main.locator(titles).allInnerTexts();
  must((await found.count()) > 0, `nothing on the page is headed ${heading} (${heads.join(', ')})`);
  return found.first();
}

/** The number of a card such as "Total weight". */
export async function figure(app: BuiltApp, label: RegExp): Promise<string> {
  const text = await (await card(app, 'p', label)).innerText();
  return text.replace(/\s+/g, ' ').replace(label, '').trim();
}

/** What a chart says of itself: "May: 3, June: 5". */
export async function chart(app: BuiltApp, heading: RegExp): Promise<string> {
  const card = await section(app, heading);
  const drawing = card.getByRole('img').first();
  await drawing.waitFor();
  return (await drawing.getAttribute('aria-label')) ?? '';
}

const columns = (page: Page): Locator =>
  page.locator('main section[aria-label]').filter({ has: page.locator('[data-rfd-droppable-id]') });

/** How boards are called; a dashboard is none. */
export const boardLabel = /(?<!dash)board|pipeline/i;

/** Columns of a board, in their order. */
export async function boardColumns(app: BuiltApp): Promise<string[]> {
  await columns(app.page).first().waitFor();
  return columns(app.page).evaluateAll((found) => found.map((one) => one.getAttribute('aria-label') ?? ''));
}

const cardsOf = (app: BuiltApp, name: string): Promise<string[]> =>
  app.page
    .locator(`main section[aria-label="${name}"] article`)
    .evaluateAll((cards) => cards.map((card) => card.querySelector('a, button')?.textContent?.trim() ?? ''));

export type Moved = { card: string; from: string; to: string };

/** Drags a card of the first column that has one into the next column; it must still lie there after a reload. */
export const moveCard = (app: BuiltApp): Promise<Moved> => moveCardOn(app, () => app.reload());

/** The same on a board that has to be opened anew after a reload. */
export async function moveCardOn(app: BuiltApp, reopen: () => Promise<void>): Promise<Moved> {
  const names = await boardColumns(app);
  let from = '';
  for (const name of names.slice(0, -1)) {
    if ((await cardsOf(app, name)).length > 0) {
      from = name;
      break;
    }
  }
  const to = names[names.indexOf(from) + 1] ?? '';
  const [card = ''] = await cardsOf(app, from);
  must(card !== '', 'the board has no card to move');
  const there = (await cardsOf(app, to)).filter((one) => one === card).length;
  await drag(app, from, to);
  const isThere = (cards: string[]) => cards.filter((one) => one === card).length === there + 1;
  await eventually(() => cardsOf(app, to), isThere, `"${card}" did not come to lie in ${to}`);
  await app.page.waitForLoadState('networkidle');
  await reopen();
  await columns(app.page).first().waitFor();
  await eventually(() => cardsOf(app, to), isThere, `"${card}" was not in ${to} after a reload`);
  return { card, from, to };
}

async function drag(app: BuiltApp, from: string, to: string): Promise<void> {
  const { page } = app;
  const card = page.locator(`main section[aria-label="${from}"] article`).first();
  const target = page.locator(`main section[aria-label="${to}"] [data-rfd-droppable-id]`);
  const [start, end] = [await card.boundingBox(), await target.boundingBox()];
  must(start !== null && end !== null, 'the board is not in sight');
  // A place of the card without a link, which would be followed instead.
  const [x, y] = [start.x + start.width / 2, start.y + start.height - 6];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 12, y + 6, { steps: 4 });
  await page.mouse.move(end.x + end.width / 2, end.y + 40, { steps: 12 });
  await page.mouse.up();
}

/** Whether the calendar's present week shows the text; answers what its days show. */
export async function calendarWeek(app: BuiltApp, text: string): Promise<void> {
  await app.goTo(/calendar|schedule|timetable|agenda/i);
  await app.page.locator('main').getByRole('tab', { name: 'Week' }).click();
  await eventually(
    () => words(app.page),
    (shown) => shown.includes(text),
    `the calendar does not show "${text}"`,
  );
}

/** Colour as red, green, blue (0 to 255) and alpha, whatever notation the style uses. */
export const colour = (locator: Locator, property: string): Promise<[number, number, number, number]> =>
  locator.evaluate((element, name) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('No canvas');
    canvas.fillStyle = getComputedStyle(element).getPropertyValue(name);
    canvas.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0, a = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255] as [number, number, number, number];
  }, property);
