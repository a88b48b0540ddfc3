import { amount, day, eventually, must, sameWords } from '../claims.ts';
import { RecordForm } from '../record-form.ts';
import { boardColumns, boardLabel, colour, hasRow, openRecord, related, rows, words } from '../views.ts';
import type { Judges } from './judge.ts';

const home = /dashboard|overview|home/i;

export const timer: Judges = {
  statements: {
    'A time entry has a project, a start and an end': async (app) => {
      await app.create(/^projects$/i, [
        [/^name|title/i, 'Orbit Site'],
        [/rate/i, 200],
      ]);
      const form = await app.newRecord(/^time entries$|entries|times/i);
      await form.set(/^project/i, 'Orbit Site');
      await form.set(/^start/i, `${day(0)}T09:00`);
      await form.set(/^end/i, `${day(0)}T11:30`);
      await form.save();
      await eventually(() => rows(app), hasRow('Orbit Site'), 'the entry is not listed');
    },
    'Duration is shown': async (app) => {
      await app.goTo(/^time entries$|entries|times/i);
      const isShown = (found: string[][]) =>
        found.some((cells) => cells.some((cell) => /^(?:2[.,]50? ?h?|2:30|2 ?h 30 ?(?:min|m)?)$/.test(cell)));
      await eventually(() => rows(app), isShown, 'no entry shows its 2.5 hours');
    },
    'A weekly view adds up hours': async (app) => {
      await app.goTo(/timesheet|week/i);
      const line = async () => {
        const all = await rows(app);
        return all.find(([name]) => name === 'Orbit Site') ?? [];
      };
      await eventually(
        line,
        (cells) => hours(cells.at(-1)) === 2.5,
        (cells) => `the week says ${cells.join(' ')}`,
      );
      await app.create(/^time entries$|entries|times/i, [
        [/^project/i, 'Orbit Site'],
        [/^start/i, `${day(0)}T13:00`],
        [/^end/i, `${day(0)}T14:00`],
      ]);
      await app.goTo(/timesheet|week/i);
      await eventually(
        line,
        (cells) => hours(cells.at(-1)) === 3.5,
        (cells) => `the week says ${cells.join(' ')}`,
      );
    },
    'The billable amount per project is displayed': async (app) => {
      const places = (await app.navigation()).filter((label) =>
        /timesheet|dashboard|billable|report/i.test(label),
      );
      for (const place of places) {
        await app.goTo(new RegExp(`^${place}$`));
        if (/Orbit Site\D{0,20}[\d.:h m]*\D{0,6}700/.test(await words(app.page))) return;
      }
      must(false, 'no page shows 700 for 3.5 hours at 200');
    },
    'The look uses translucent cards': async (app) => {
      await app.goTo(home);
      const card = app.page.locator('main [data-slot=card]').first();
      const [, , , alpha] = await colour(card, 'background-color');
      const blur = await card.evaluate((element) => getComputedStyle(element).backdropFilter);
      must(alpha < 0.98 && blur.includes('blur'), `alpha ${alpha}, backdrop ${blur}`);
    },
  },
  afterChange: {
    'Time entries have a billable field': async (app) => {
      const form = await app.newRecord(/^time entries$|entries|times/i);
      const kind = await form.kind(/billable/i);
      must(kind === 'switch' || kind === 'checkbox', `it is a ${kind}`);
    },
  },
};

/** "2.5 h", "2:30" and "2 h 30 min" are the same. */
function hours(text = ''): number {
  const [, whole = '', minutes = ''] = /^(\d+)(?::| ?h ?)(\d+)/.exec(text) ?? [];
  return whole === '' ? amount(text) : Number(whole) + Number(minutes) / 60;
}

export const shop: Judges = {
  statements: {
    'The name Wick & Wax is displayed': async (app) => {
      await app.visit('');
      must(
        (await app.page.locator('body').innerText()).includes('Wick & Wax'),
        'the name is not on the page',
      );
    },
    'Products show a photo and a price': async (app) => {
      await app.visit('Shop');
      const card = app.page
        .locator('main [data-slot=card]')
        .filter({ has: app.page.locator('h2, h3') })
        .first();
      const isLoaded = () =>
        card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
      await card.scrollIntoViewIfNeeded();
      await eventually(isLoaded, Boolean, 'the photo is not loaded');
      must(/\$\s?\d/.test(await card.innerText()), 'the price is missing');
    },
    'The cart shows the right total': async (app) => {
      await app.visit('Shop');
      const cards = app.page
        .locator('main [data-slot=card]')
        .filter({ has: app.page.getByRole('button', { name: /add/i }) });
      await cards.first().waitFor();
      const price = async (at: number) =>
        amount(/\$\s?[\d.,]+/.exec(await cards.nth(at).innerText())?.[0] ?? '');
      const wanted = 2 * (await price(0)) + (await price(1));
      await cards.nth(1).getByRole('button', { name: /add/i }).click();
      await cards.first().getByRole('button', { name: /add/i }).click();
      await app.page
        .getByRole('button', { name: /add one /i })
        .first()
        .click();
      await app.page.locator('main').getByRole('link', { name: /cart/i }).click();
      const total = app.page.locator('main p').filter({ hasText: /^Total/ });
      await eventually(
        () => total.innerText(),
        (text) => Math.abs(amount(text) - wanted) < 0.005,
        (text) => `it says ${text} instead of ${wanted}`,
      );
    },
    'Checkout asks for a shipping address and creates an order': async (app) => {
      const form = new RecordForm(app.page, app.page.locator('main form'));
      await form.set(/name/i, 'Bettina Buyer');
      await form.set(/email/i, 'bettina@example.com');
      await form.set(/shipping address|address/i, '1 Candle Road');
      await form.submit();
      await app.page.getByText(/thank you/i).waitFor();
      await app.visit('');
      await openRecord(app, /^orders$/i, 'Bettina Buyer');
      await eventually(
        () => words(app.page),
        (text) => text.includes('1 Candle Road'),
        'the address was not kept',
      );
      must((await related(app, /items|products/i)).length === 2, 'the order does not hold the two products');
    },
    'The admin sees orders with the statuses new, packed and shipped': async (app) => {
      await app.visit('');
      await app.goTo(boardLabel);
      const shown = await boardColumns(app);
      must(sameWords(shown, ['New', 'Packed', 'Shipped']), `the board shows ${shown.join(', ')}`);
    },
  },
  afterChange: {
    'The checkout has a discount code field': async (app) => {
      await app.visit('Shop');
      await app.page.getByRole('button', { name: /^add/i }).first().click();
      await app.page.locator('main').getByRole('link', { name: /cart/i }).click();
      const form = new RecordForm(app.page, app.page.locator('main form'));
      await form.control(/discount/i);
    },
  },
};
