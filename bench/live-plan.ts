import type { Browser, Page } from 'playwright-core';
import { signedIn } from './support/browser.ts';
import { type Figure, median, ms, percentile } from './support/figures.ts';

declare global {
  var __interactions: Map<number, number> | undefined;
  var __lastLetterAt: number | undefined;
}

const letters = 2_000;
/** What Home waits for after a letter before it reads the text. */
const pause = 300;
const about =
  'An app for my bike repair shop. Customers have a name, a phone, an email and the day they first came. Bikes have a brand, a model, a colour, a frame number and an owner. Repairs have a title, a bike, a price, a due date, notes, photos and a status of waiting, in work, ready or collected. Parts have a name, a stock, a supplier, a shelf, a purchase price and a selling price. Suppliers have a name, a city, a phone and days of delivery. Mechanics have a name, an hourly rate and the kinds of work they do. ';
const more = [
  'Customers can ask for a repair with a form on our website, and read how far it is when they sign in. ',
  'Every mechanic sees the repairs of the day on a board and moves them on as they are done. ',
  'The owner wants a dashboard with open repairs, the takings of the month and the parts that are running low. ',
  'Invoices have a number, a repair, an amount, a date and whether they are paid. ',
  'Orders have a supplier, parts, an amount, a date of order and a date of arrival. ',
  'Rentals have a bike, a customer, a first day, a last day, a deposit and a daily price. ',
  'Appointments have a customer, a day, a time, a bike and what is to be done. ',
  'Only the owner can see purchase prices and hourly rates, and only the owner can delete records. ',
  'Customers can be searched by name and by phone, and each shows its bikes and its repairs on one page. ',
  'A repair that is ready for more than two weeks should be easy to find, since the bikes stand in the way. ',
  'Appointments are shown in a calendar by week, rentals in a calendar by month. ',
  'Mechanics can take photos of a bike before they begin and after they are done. ',
  'Parts can be sorted by shelf and by supplier, and each part shows the orders that it was in. ',
  'Invoices can be filtered by month and by whether they are paid, with the sum of those that are shown. ',
  'We are four people in the shop and all of us sign in with an address of the shop. ',
  'On Mondays the shop is closed, so nothing is due then. ',
  'Please keep it simple, because two of us are not good with computers and work with dirty hands. ',
];
const things = ['Warranties', 'Helmets', 'Newsletters', 'Trailers', 'Locks'];
const lastOf = (thing: string) => `${thing} have a name and a date.`;

/** Typing on Home while the plan follows: what each letter waits for its paint, and how soon the plan comes. */
export async function measureLivePlan(browser: Browser, url: string, token: string): Promise<Figure[]> {
  const text = about + more.join('');
  if (text.length < letters) throw new Error(`The description has ${text.length} letters only`);
  const context = await signedIn(browser, token);
  const page = await context.newPage();
  await page.goto(url);
  const paints = await typed(page, text.slice(0, letters));
  const plans: number[] = [];
  for (const thing of things) plans.push(await planAfterPause(page, text, thing));
  await context.close();
  return [
    {
      name: `interaction to next paint while a description of ${letters} letters is typed, the plan following`,
      value: `p98 ${ms(percentile(paints, 0.98))}, longest ${ms(Math.max(...paints))}`,
      aim: '100 ms',
      how: `as the browser reports it (Event Timing; what took less than 16 ms counts as 16): key by key at 30 ms with a pause after every 100, so that each is read and drawn; ${paints.length} letters`,
    },
    {
      name: `end of the pause after the last letter to the plan of ${letters} letters`,
      value: `p50 ${ms(median(plans))}, longest ${ms(Math.max(...plans))}`,
      aim: '400 ms',
      how: `the last sentence, typed key by key, names a thing: from ${pause} ms after its last letter to the frame that shows its card; ${things.length} things one after the other`,
    },
  ];
}

const boxOf = (page: Page) => page.getByRole('textbox', { name: 'Describe the app you want' });
const planOf = (page: Page) => page.getByRole('region', { name: 'Your plan' });
const cardOf = (page: Page, thing: string) => planOf(page).getByRole('region', { name: `Thing: ${thing}` });

async function typed(page: Page, text: string): Promise<number[]> {
  await page.evaluate(watchInteractions);
  for (let from = 0; from < text.length; from += 100) {
    await boxOf(page).pressSequentially(text.slice(from, from + 100), { delay: 30 });
    // As people stop to think: the plan is read, and drawn while the next letters come.
    await page.waitForTimeout(pause + 50);
  }
  const slow = await page.evaluate(() => [...(globalThis.__interactions?.values() ?? [])]);
  if (slow.length === 0) throw new Error('The browser reported no interaction');
  return [...slow, ...Array<number>(Math.max(0, text.length - slow.length)).fill(16)];
}

/** In the page: the longest event of each interaction, as Interaction to Next Paint counts it. */
function watchInteractions(): void {
  const seen = new Map<number, number>();
  globalThis.__interactions = seen;
  const note = (entries: PerformanceObserverEntryList) => {
    for (const entry of entries.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      const { interactionId: id, duration } = entry;
      if (id) seen.set(id, Math.max(seen.get(id) ?? 0, duration));
    }
  };
  const options = { type: 'event', durationThreshold: 16, buffered: true };
  new PerformanceObserver(note).observe(options);
}

async function planAfterPause(page: Page, text: string, thing: string): Promise<number> {
  const last = lastOf(thing);
  const whole = text.lastIndexOf('. ', letters - last.length - 2);
  await boxOf(page).fill(text.slice(0, whole + 2));
  await page.waitForTimeout(pause);
  await cardOf(page, thing).waitFor({ state: 'detached' });
  await cardOf(page, 'Repairs').waitFor();
  const shown = page.evaluate(whenCardIsDrawn, `Thing: ${thing}`);
  await boxOf(page).pressSequentially(last, { delay: 30 });
  return (await shown) - pause;
}

/** In the page: from the last letter before a card is there to the end of the frame that shows it. */
function whenCardIsDrawn(label: string): Promise<number> {
  addEventListener(
    'input',
    ({ timeStamp }) => {
      globalThis.__lastLetterAt = timeStamp;
    },
    true,
  );
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`No ${label} came in 30 seconds`)), 30_000);
    const look = () => {
      if (!document.querySelector(`[aria-label="${label}"]`)) return;
      observer.disconnect();
      requestAnimationFrame(() =>
        setTimeout(() => resolve(performance.now() - (globalThis.__lastLetterAt ?? 0))),
      );
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true });
  });
}
