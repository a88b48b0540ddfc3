import { amount, eventually } from '@sayso/e2e/acceptance/claims';
import { RecordForm } from '@sayso/e2e/acceptance/record-form';
import type { Locator } from 'playwright-core';
import { z } from 'zod';
import { few, need } from '../fails.ts';
import { OpenForm } from '../forms.ts';
import type { Place } from '../place.ts';
import { bare } from '../resolve.ts';
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
    await payWithTestCard(place);
    await form.save();
    const count = async () => (await place.records.all(thing)).length;
    await eventually(count, (now) => now === before + 1, `no ${thing.noun} was left`);
    return `the checkout asks for ${few(labels.map(bare))} and left a ${thing.noun}`;
  },
);

/** Shops without a payment service of their own try one with made-up cards, whose number stands in the field. */
async function payWithTestCard({ main }: Place): Promise<void> {
  const card = main.getByLabel(/card number/i);
  if ((await card.count()) > 0)
    await card.fill((await card.getAttribute('placeholder')) ?? '4242 4242 4242 4242');
}
