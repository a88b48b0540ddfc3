import type { ApiClient } from '@sayso/e2e/support/api';
import type { Product } from '@sayso/e2e/support/product';
import type { Browser, Page } from 'playwright-core';
import { signedIn } from './support/browser.ts';
import { type Figure, ms, percentile } from './support/figures.ts';

const description =
  'A repair shop for bikes. Repairs have a title, a customer name, a price and a status of waiting, in work or done.';
const names = ['Rider', 'Cyclist', 'Owner', 'Patron', 'Client', 'Guest', 'Sender'];
const fields = [
  'Frame number',
  'Saddle height',
  'Tyre width',
  'Wheel size',
  'Chain length',
  'Paint',
  'Weight',
];
const states = ['Ordered', 'Paused', 'Ready', 'Collected', 'Refused', 'Lost'];

type Given = { product: Product; browser: Browser; maker: ApiClient };
/** Makes one change in the plan up to its last press, and says what that is. */
type Prepare = () => Promise<() => Promise<void>>;

/** From the press that changes the plan of a built app to the change in the preview beside it. */
export async function measurePlanPress({ product: { url }, browser, maker }: Given): Promise<Figure[]> {
  const app = await maker.build(description);
  const context = await signedIn(browser, maker.token ?? '');
  await context.addInitScript(noteTexts);
  const page = await context.newPage();
  const took = async (word: string, prepare: Prepare): Promise<number> => {
    const press = await prepare();
    const pressed = Date.now();
    const [shownAt] = await Promise.all([whenShown(page, `preview--${app.id}`, word), press()]);
    // The next press comes from somebody who has seen what this one did.
    await maker.settled(app.id);
    await cardOf(page).getByRole('button').filter({ hasText: word }).waitFor();
    return shownAt - pressed;
  };
  try {
    await page.goto(`${url}/apps/${app.id}/editor/plan`);
    const samples = { renames: [] as number[], fields: [] as number[], states: [] as number[] };
    await openRecord(page);
    for (const [at, name] of names.entries())
      samples.renames.push(await took(name, () => rename(page, names[at - 1] ?? 'Customer name', name)));
    for (const name of fields) samples.fields.push(await took(name, () => addField(page, name)));
    await choosePage(page, 'Repair Board');
    for (const name of states) samples.states.push(await took(name, () => addState(page, name)));
    return [figureOf(samples)];
  } finally {
    await context.close();
  }
}

function figureOf(samples: Record<'renames' | 'fields' | 'states', number[]>): Figure {
  const all = Object.values(samples).flat();
  const each = Object.entries(samples).map(([what, times]) => `${what} ${ms(percentile(times, 0.5))}`);
  return {
    name: 'a press in the plan of a built app to the changed preview',
    value: `p50 ${ms(percentile(all, 0.5))}, p95 ${ms(percentile(all, 0.95))} (medians: ${each.join(', ')})`,
    aim: '1.2 s p95',
    how: `${all.length} presses one after the other at 1440 px: a field’s name, a new field (both seen on a record’s page) and a new state (on the board), from the last press in the plan to the frame that shows it in the preview beside it`,
  };
}

declare global {
  var __textsShown: ((word: string) => Promise<number>) | undefined;
}

/** Runs inside preview frames: answers when a frame was first drawn that holds a word. */
function noteTexts(): void {
  if (!location.hostname.startsWith('preview--')) return;
  globalThis.__textsShown = (word) =>
    new Promise((resolve) => {
      const look = () => {
        if (!document.body.textContent?.includes(word)) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(Date.now())));
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { subtree: true, childList: true, characterData: true });
    });
}

async function whenShown(page: Page, host: string, word: string): Promise<number> {
  const frame = page.frames().find((each) => each.url().includes(host));
  const shownAt = await frame?.evaluate((text) => globalThis.__textsShown?.(text), word);
  if (shownAt === undefined) throw new Error('There is no preview');
  return shownAt;
}

const cardOf = (page: Page) => page.getByRole('region', { name: 'Thing: Repairs' });
const frameOf = (page: Page) => page.frameLocator('iframe[title$="preview"]');

async function choosePage(page: Page, name: string): Promise<void> {
  await page.getByRole('region', { name: 'Preview' }).getByRole('button', { name: /Pages/ }).click();
  await page.getByRole('menuitemradio', { name, exact: true }).click();
  await frameOf(page)
    .getByRole('heading', { level: 1, name: new RegExp(`^${name}$`, 'i') })
    .waitFor();
}

/** A record's page names all fields, those that were added too. */
async function openRecord(page: Page): Promise<void> {
  await choosePage(page, 'Repairs');
  await frameOf(page).getByText('Customer name').first().waitFor();
  await frameOf(page).getByRole('list').getByRole('link').first().click();
  await frameOf(page).getByText('Customer name', { exact: true }).waitFor();
}

async function rename(page: Page, before: string, name: string) {
  await cardOf(page)
    .getByRole('button', { name: new RegExp(`^${before}`) })
    .click();
  const box = page.getByRole('textbox', { name: 'Name', exact: true });
  await box.fill(name);
  return () => box.press('Enter');
}

async function addField(page: Page, name: string) {
  const panel = page.getByRole('dialog', { name: 'Add a field to Repairs' });
  const box = panel.getByRole('textbox', { name: 'Name', exact: true });
  // The panel stays open for the next field.
  if (!(await box.isVisible()))
    await cardOf(page)
      .getByRole('button', { name: /^Add a field/ })
      .click();
  await box.fill(name);
  return () => box.press('Enter');
}

async function addState(page: Page, name: string) {
  await page.keyboard.press('Escape');
  await cardOf(page)
    .getByRole('button', { name: /^Status/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add one' }).click();
  await page.keyboard.type(name);
  const save = page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true });
  return () => save.click();
}
