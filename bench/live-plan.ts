import type { Browser, Page } from 'playwright-core';
import { signedIn } from './support/browser.ts';
import { type Figure, median, ms, percentile } from './support/figures.ts';

declare global {
  var __interactions: number[] | undefined;
}

const rounds = 5;
const about =
  'An app for my bike repair shop: customers with a name and a phone, bikes with a brand and a frame number';
const more =
  ', repairs with a price and a due date, parts with a stock, suppliers with a city, mechanics with an hourly rate, invoices with an amount';
const letters = 2_000;

/** Typing on Home while the plan follows: what each letter waits for its paint, and how soon the plan comes. */
export async function measureLivePlan(browser: Browser, url: string, token: string): Promise<Figure[]> {
  const context = await signedIn(browser, token);
  const page = await context.newPage();
  await page.goto(url);
  const paints = await typed(page);
  const plans = await plansAfterPause(page);
  await context.close();
  return [
    {
      name: 'typing a description of 2,000 letters, the plan following: a letter to its paint',
      value: `p98 ${ms(percentile(paints, 0.98))}, longest ${ms(Math.max(...paints))}`,
      aim: '200 ms',
      how: `key by key at 30 ms with a pause after every 100, from the key to the frame that shows it; ${paints.length} letters`,
    },
    {
      name: 'last letter to the plan of it',
      value: `p50 ${ms(median(plans))}, longest ${ms(Math.max(...plans))}`,
      aim: '600 ms',
      how: `${rounds} more things typed one after another; 300 ms of it are the pause that is waited for`,
    },
  ];
}

const boxOf = (page: Page) => page.getByRole('textbox', { name: 'Describe the app you want' });
const planOf = (page: Page) => page.getByRole('region', { name: 'Your plan' });

async function typed(page: Page): Promise<number[]> {
  await page.evaluate(watchKeys);
  const text = (about + more.repeat(Math.ceil(letters / more.length))).slice(0, letters);
  for (let from = 0; from < letters; from += 100) {
    await boxOf(page).pressSequentially(text.slice(from, from + 100), { delay: 30 });
    // As people stop to think: the plan is read, and drawn while the next letters come.
    await page.waitForTimeout(350);
  }
  const paints = await page.evaluate(() => globalThis.__interactions ?? []);
  if (paints.length < letters) throw new Error(`Only ${paints.length} letters were seen`);
  return paints;
}

/** In the page: the time from each key to the end of the frame that follows it. */
function watchKeys(): void {
  const seen: number[] = [];
  globalThis.__interactions = seen;
  addEventListener(
    'keydown',
    ({ timeStamp }) =>
      requestAnimationFrame(() => setTimeout(() => seen.push(performance.now() - timeStamp))),
    true,
  );
}

const things = ['Warranties', 'Vouchers', 'Rentals', 'Suppliers', 'Courses'];

async function plansAfterPause(page: Page): Promise<number[]> {
  await boxOf(page).fill(about);
  await planOf(page).getByText('Bikes', { exact: true }).first().waitFor();
  const took: number[] = [];
  for (const thing of things.slice(0, rounds)) {
    await boxOf(page).press('End');
    await boxOf(page).pressSequentially(`. ${thing} with a name and a date`, { delay: 30 });
    const typedAt = performance.now();
    await planOf(page).getByText(thing, { exact: true }).first().waitFor();
    took.push(performance.now() - typedAt);
  }
  return took;
}
