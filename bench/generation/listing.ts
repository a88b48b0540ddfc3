import { eventually } from '@sayso/e2e/acceptance/claims';
import type { Locator } from 'playwright-core';
import { need } from './fails.ts';
import { type OpenForm, openedForm } from './forms.ts';
import type { Place } from './place.ts';
import type { Thing } from './resolve.ts';

const lines = 'table tbody tr, article, li, [data-slot=card]';

/** The innermost line or card of the page that holds the text. */
export const lineWith = (place: Place, text: string): Locator =>
  place.main.locator(lines).filter({ hasText: text }).last();

export const textOf = async (place: Place): Promise<string> =>
  (await place.main.innerText()).replace(/\s+/g, ' ').trim();

/** How many records are in sight: lines of the table, else cards with a menu, else cards with a name. */
export const shownCount = (place: Place): Promise<number> =>
  place.page.evaluate(() => {
    const main = document.querySelector('main') ?? document.body;
    const counts = ['table tbody tr', '[aria-label=Actions]', 'article', '[data-slot=card] h2', 'li'].map(
      (query) => main.querySelectorAll(query).length,
    );
    return counts.find((count) => count > 0) ?? 0;
  });

const searchBox = (place: Place): Locator => place.main.getByRole('searchbox').first();

export const canSearch = async (place: Place): Promise<boolean> => (await searchBox(place).count()) > 0;

const nonsense = 'qxqz vvkw';

/** Types into the search box; the text must be found and what is nowhere must not. */
export async function searchFor(place: Place, typed: string, shows: string): Promise<string> {
  need(
    await canSearch(place),
    'control missing',
    `the page has no search box (${(await textOf(place)).slice(0, 120)})`,
  );
  const box = searchBox(place);
  const isShown = async () => (await lineWith(place, shows).count()) > 0;
  await box.fill(nonsense);
  await eventually(isShown, (found) => !found, `"${shows}" is shown for a search for nonsense`);
  await box.fill(typed);
  await eventually(isShown, Boolean, `searching "${typed}" does not show "${shows}"`);
  return `searching "${typed}" shows "${shows}", nonsense does not`;
}

/** Brings the record into sight, by the search box where the list has one. */
export async function lookUp(place: Place, thing: Thing, text: string): Promise<void> {
  await place.openList(thing);
  if (await canSearch(place)) await searchBox(place).fill(text);
}

/** The record's line is in sight. */
export async function sees(place: Place, text: string, wanted = true): Promise<void> {
  const count = () => lineWith(place, text).count();
  const holds = (found: number) => found > 0 === wanted;
  await eventually(count, holds, `"${text}" is ${wanted ? 'not in the list' : 'still in the list'}`);
}

/** Picks a deed from the record's own menu, or from its page. */
async function deed(place: Place, text: string, name: RegExp): Promise<void> {
  const { page, main } = place;
  await sees(place, text);
  const line = lineWith(place, text);
  const menu = line.getByRole('button', { name: /^actions|^more/i }).first();
  if ((await menu.count()) > 0) {
    await menu.click();
    return page.getByRole('menuitem', { name }).first().click();
  }
  const own = line.getByRole('button', { name }).first();
  if ((await own.count()) > 0) return own.click();
  await line
    .getByRole('link')
    .or(line.getByRole('button', { name: text }))
    .first()
    .click();
  await main.getByRole('button', { name }).first().click();
}

export async function openEdit(place: Place, thing: Thing, text: string): Promise<OpenForm> {
  await deed(place, text, /^(?:edit|change)/i);
  return openedForm(place, thing);
}

/** Deletes it, and answers that it asked first. */
export async function deleteLine(place: Place, text: string): Promise<void> {
  await deed(place, text, /^(?:delete|remove)/i);
  const question = place.page.getByRole('alertdialog');
  await question.waitFor();
  await question.getByRole('button', { name: /delete|remove|yes/i }).click();
  await question.waitFor({ state: 'detached' });
}

/** Opens the page of a record. */
export async function openRecord(place: Place, thing: Thing, title: string): Promise<void> {
  await lookUp(place, thing, title);
  await sees(place, title);
  await lineWith(place, title).getByRole('link', { name: title }).first().click();
  await place.page.waitForURL(/[?&]id=/);
  await place.app.settled();
}

/** Nothing of that role is open above the page: while it fades, what lies below cannot be reached. */
const hasClosed = ({ page }: Place, role: 'listbox' | 'dialog') =>
  eventually(
    () => page.locator(`[data-radix-popper-content-wrapper]:has([role=${role}])`).count(),
    (count) => count === 0,
    `a ${role} stays open above the list`,
  );

/** Sets a filter above the list; a row of buttons or tabs will do, too. */
export async function setFilter(place: Place, label: string, option: string): Promise<void> {
  const { page, main } = place;
  const exact = new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`, 'i');
  const inSight = main.getByRole('combobox', { name: exact });
  if ((await inSight.count()) > 0) await inSight.first().click();
  else {
    const button = main
      .locator('[role=tab], button[aria-pressed], [role=radio]')
      .filter({ hasText: new RegExp(`^\\s*${option.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\b`, 'i') });
    if ((await button.count()) > 0) return button.first().click();
    const more = main.getByRole('button', { name: /^Filters/ });
    need((await more.count()) > 0, 'control missing', `the list has no filter "${label}"`);
    await more.click();
    const labels = page.locator('[data-radix-popper-content-wrapper] label');
    const names = (await labels.allInnerTexts()).map((text) => text.trim());
    const at = names.findIndex((name) => exact.test(name));
    need(at >= 0, 'control missing', `the list has filters ${names.join(', ')}, and none for "${label}"`);
    await page.locator(`[id="${await labels.nth(at).getAttribute('for')}"]`).click();
  }
  await page.getByRole('option', { name: option, exact: true }).first().click();
  await hasClosed(place, 'listbox');
  await page.keyboard.press('Escape');
  await hasClosed(place, 'dialog');
}
