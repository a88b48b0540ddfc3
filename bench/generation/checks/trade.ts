import type { Locator, Page } from '@playwright/test';
import { amount, day, eventually } from '@sayso/e2e/acceptance/claims';
import { any, RecordForm } from '@sayso/e2e/acceptance/record-form';
import { z } from 'zod';
import { Fails, few, need } from '../fails.ts';
import { exactly, OpenForm } from '../forms.ts';
import type { Place } from '../place.ts';
import { bare } from '../resolve.ts';
import type { Sketch } from '../sketch.ts';
import { judge } from './judge.ts';

const adds =
  /^add .*(?:to (?:the |your )?(?:cart|basket|bag|order))|^add to (?:the |your )?(?:cart|basket|bag)/i;

async function openShop(place: Place): Promise<Locator> {
  const shop = place.pages.find(({ buttons }) => buttons.some((one) => adds.test(one)));
  need(shop !== undefined, 'page missing', `nothing can be added to a cart (${few(place.labels)})`);
  await place.go(shop);
  const cards = place.main
    .locator('[data-slot=card], article, li')
    .filter({ has: place.page.getByRole('button', { name: adds }) });
  await cards.first().waitFor();
  return cards;
}

const priceOf = async (card: Locator): Promise<number> => {
  const found = /[$€£¥]\s?[\d.,]*\d|[\d.,]*\d\s?(?:[$€£¥]|[A-Z]{3})/.exec(await card.innerText());
  need(found !== null, 'otherwise than said', 'a product shows no price');
  return amount(found[0]);
};

async function fillCart(place: Place): Promise<number> {
  const cards = await openShop(place);
  const count = Math.min(2, await cards.count());
  let total = 0;
  for (let at = 0; at < count; at += 1) total += await priceOf(cards.nth(at));
  // From the last on: a product in the cart has no such button any more.
  for (let at = count - 1; at >= 0; at -= 1) await cards.nth(at).getByRole('button', { name: adds }).click();
  const way = place.page.getByRole('link', { name: /cart|basket|bag|checkout/i });
  await way.first().click();
  await place.app.settled();
  return total;
}

const totalShown = async (place: Place): Promise<number> => {
  const lines = await place.main
    .locator('p, tr, li, dt, div, output')
    .filter({ hasText: /^\s*(?:order )?total/i })
    .allInnerTexts();
  return amount(lines.at(-1)?.replace(/\s+/g, ' ') ?? '');
};

export const cart = judge(z.object({ cart: z.string() }), async (place) => {
  const wanted = await fillCart(place);
  const right = (shown: number) => Math.abs(shown - wanted) < 0.006;
  await eventually(
    () => totalShown(place),
    right,
    (shown) => `the cart says ${shown} instead of ${wanted}`,
  );
  await emptyCart(place);
  return `two products make a total of ${wanted}`;
});

const emptyCart = async (place: Place): Promise<void> => {
  const removes = place.main.getByRole('button', { name: /^remove/i });
  while ((await removes.count()) > 0) await removes.first().click();
};

export const checkout = judge(
  z.object({ checkout: z.string(), asks: z.array(z.string()) }),
  async (place, { checkout: entity, asks }) => {
    const thing = place.names.thing(entity);
    await fillCart(place);
    const root = place.main
      .locator('form')
      .filter({ has: place.page.locator('label') })
      .first();
    await root.waitFor();
    const form = new OpenForm(place, thing, { form: new RecordForm(place.page, root), isDialog: false });
    const labels = await form.labels();
    for (const wanted of asks) await form.label(wanted);
    const before = (await place.records.all(thing)).length;
    const text = thing.attributes.filter(
      ({ kind, label }) => ['line', 'text', 'email'].includes(kind) && labels.includes(label),
    );
    await form.fill(
      Object.fromEntries(
        text.map(({ key, kind }) => [
          key,
          kind === 'email' ? 'buyer@example.com' : 'Bettina Buyer, 1 Candle Road',
        ]),
      ),
    );
    await form.save();
    const count = async () => (await place.records.all(thing)).length;
    await eventually(count, (now) => now === before + 1, `no ${thing.noun} was left`);
    return `the checkout asks for ${few(labels.map(bare))} and left a ${thing.noun}`;
  },
);

const bookable = /book|reserv|appointment|availab|schedule a|slots?|times?/i;

export const book = judge(z.object({ book: z.string() }), async (place, { book: entity }) => {
  const pages = place.pages.filter(
    ({ label, title, buttons }) =>
      bookable.test(`${label} ${title}`) || buttons.some((one) => clock.test(one)),
  );
  need(pages.length > 0, 'page missing', `there is no page to book ${entity} (${few(place.labels)})`);
  const seen: string[] = [];
  for (const page of [...pages].sort((one, other) => slotsIn(other) - slotsIn(one))) {
    await place.go(page);
    const slot = await firstFree(place);
    if (slot === null) {
      seen.push(`${page.label || page.title} offers no time to pick`);
      continue;
    }
    await slot.locator.click();
    await confirm(place);
    await place.app.reload();
    const again = await sameSlot(place, slot);
    return `${slot.name} was free, was booked, and is ${again}`;
  }
  throw new Fails('control missing', few(seen));
});

const clock = /\b\d{1,2}[:.]\d{2}\b|\b\d{1,2} ?(?:am|pm)\b/i;
const slotsIn = ({ buttons }: Sketch): number => buttons.filter((one) => clock.test(one)).length;
type Slot = { locator: Locator; name: string; chosen: string[] };

/** Chooses what there is to book and a day ahead, then takes the first time that is offered. */
async function firstFree(place: Place): Promise<Slot | null> {
  const chosen = await prepare(place);
  const slots = place.main
    .locator('button:not([disabled]):not([aria-disabled=true]), [role=radio]:not([aria-disabled=true])')
    .filter({ hasText: clock });
  const count = await eventually(
    () => slots.count(),
    (found) => found > 0,
    'none',
  ).catch(() => 0);
  if (count === 0) return null;
  const locator = slots.first();
  const name = ((await locator.getAttribute('aria-label')) ?? (await locator.innerText()))
    .replace(/\s+/g, ' ')
    .trim();
  return { locator, name, chosen };
}

/** The same choices each time: the first resource, and the day after tomorrow. */
async function prepare(place: Place): Promise<string[]> {
  const form = new RecordForm(place.page, place.main);
  const labels = (await place.main.locator('label').count()) > 0 ? await form.labels() : [];
  const chosen: string[] = [];
  for (const label of labels) {
    const kind = await form.kind(exactly(label)).catch(() => '');
    if (kind === 'date') await form.set(exactly(label), day(2));
    if (kind === 'combobox') await form.set(exactly(label), any).catch(() => undefined);
    chosen.push(label);
  }
  return chosen;
}

/** Fills in what the booking asks for and confirms it. */
async function confirm(place: Place): Promise<void> {
  const { page, main } = place;
  const dialog = page.getByRole('dialog');
  const confirms = page.getByRole('button', { name: /^(?:book|confirm|reserve|request|save|add|send)/i });
  await dialog.or(confirms.last()).first().waitFor();
  const root = (await dialog.count()) > 0 ? dialog.first() : main;
  await fillEmpty(page, root);
  await root
    .getByRole('button', { name: /^(?:book|confirm|reserve|request|save|add|send)/i })
    .last()
    .click();
  const done = page
    .locator('main, [role=status], [data-sonner-toast], [role=dialog]')
    .getByText(/booked|confirmed|thank you|reserved|added|received/i);
  await done.first().waitFor();
}

async function fillEmpty(page: Page, root: Locator): Promise<void> {
  const form = new RecordForm(page, root);
  for (const control of await root
    .locator('input:not([type=hidden]):not([type=checkbox]):not([type=radio]), textarea')
    .all()) {
    if (!(await control.isVisible()) || (await control.inputValue()) !== '') continue;
    const type = await control.getAttribute('type');
    const typed: Readonly<Record<string, string>> = {
      email: 'guest@example.com',
      tel: '+1 555 0100',
      date: day(2),
      number: '2',
      time: '10:00',
      'datetime-local': `${day(2)}T10:00`,
    };
    await control.fill(typed[type ?? 'text'] ?? 'Gustav Guest');
  }
  await form.complete();
}

/** The time that was taken is gone, cannot be pressed, or is refused. */
async function sameSlot(place: Place, slot: Slot): Promise<string> {
  await prepare(place);
  const { page, main } = place;
  const all = main.locator('button, [role=radio]').filter({ hasText: clock });
  await all
    .first()
    .waitFor()
    .catch(() => undefined);
  const names = await all.evaluateAll((buttons) =>
    buttons.map((one) => ({
      name: (one.getAttribute('aria-label') ?? one.textContent ?? '').replace(/\s+/g, ' ').trim(),
      isOff: one.hasAttribute('disabled') || one.getAttribute('aria-disabled') === 'true',
    })),
  );
  const again = names.find(({ name }) => name === slot.name);
  if (again === undefined) return 'no longer offered as it was';
  if (again.isOff) return 'no longer to be pressed';
  await all.nth(names.indexOf(again)).click();
  const refused = confirm(place).then(
    () => false,
    () => true,
  );
  const isTold =
    (await page
      .locator('[role=alert], [data-sonner-toast]')
      .getByText(/taken|already|not free|booked|unavailable/i)
      .count()) > 0;
  need((await refused) || isTold, 'not refused', `${slot.name} could be booked twice`);
  return 'refused the second time';
}
