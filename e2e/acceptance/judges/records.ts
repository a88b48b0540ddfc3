import { amount, day, eventually, must } from '../claims.ts';
import { any } from '../record-form.ts';
import {
  calendarWeek,
  chart,
  colour,
  fact,
  figure,
  hasRow,
  openRecord,
  rows,
  search,
  searchBox,
  section,
  words,
} from '../views.ts';
import type { Judges } from './judge.ts';

const home = /dashboard|overview|home/i;
/** A day as the kit writes it. */
const isDay = (text: string): boolean => /\d|^(?:today|tomorrow|yesterday)$/i.test(text);

export const hotel: Judges = {
  statements: {
    'A reservation has a guest, a room, a check-in and a check-out date': async (app) => {
      await app.create(/^guests$/i, [[/^name|full name/i, 'Greta Gast']]);
      await app.create(/^reservations$|bookings/i, [
        [/^guest/i, 'Greta Gast'],
        [/^room/i, any],
        [/check-?\s?in/i, day(0)],
        [/check-?\s?out/i, day(3)],
      ]);
      await openRecord(app, /^reservations$|bookings/i, 'Greta Gast');
      await fact(app, /^room/i, (text) => /\w/.test(text) && text !== '–');
      for (const date of [/check-?\s?in/i, /check-?\s?out/i]) await fact(app, date, isDay);
      must((await words(app.page)).includes('Greta Gast'), 'the guest is not on the page');
    },
    'The calendar shows reservations': (app) => calendarWeek(app, 'Greta Gast'),
    "Today's arrivals are listed": async (app) => {
      await app.create(/^guests$/i, [[/^name|full name/i, 'Late Lars']]);
      await app.create(/^reservations$|bookings/i, [
        [/^guest/i, 'Late Lars'],
        [/check-?\s?in/i, day(1)],
        [/check-?\s?out/i, day(2)],
      ]);
      await app.goTo(home);
      const list = await section(app, /arriv/i);
      const text = await eventually(
        () => list.innerText(),
        (said) => said.includes('Greta Gast'),
        'not listed',
      );
      must(!text.includes('Late Lars'), 'an arrival of tomorrow is listed too');
    },
    'Rooms have a type, a price per night and a status': async (app) => {
      await app.create(/^rooms$/i, [
        [/number|name/i, '909'],
        [/^(?:room )?type/i, any],
        [/price/i, 120],
        [/^status/i, any],
      ]);
      await openRecord(app, /^rooms$/i, '909');
      for (const label of [/type/i, /^status/i]) await fact(app, label, (text) => /\w{3}/.test(text));
      await fact(app, /price/i, (text) => text.includes('120'));
    },
    'The total follows from nights and price or can be entered': async (app) => {
      await app.create(/^guests$/i, [[/^name|full name/i, 'Tara Total']]);
      await app.create(/^reservations$|bookings/i, [
        [/^guest/i, 'Tara Total'],
        [/check-?\s?in/i, day(5)],
        [/check-?\s?out/i, day(7)],
        [/total/i, 480],
      ]);
      await openRecord(app, /^reservations$|bookings/i, 'Tara Total');
      await fact(app, /total/i, (text) => text.includes('480'));
    },
  },
  afterChange: {
    'A chart shows reservation income by month': async (app) => {
      const heading = /(?:income|revenue|total).*month/i;
      const labels = await app.navigation();
      const own = labels.find((label) => /income|revenue|chart|report/i.test(label));
      await app.goTo(own ? /income|revenue|chart|report/i : home);
      const before = await chart(app, heading);
      await app.create(/^reservations$|bookings/i, [
        [/^guest/i, 'Tara Total'],
        [/check-?\s?in/i, day(0)],
        [/check-?\s?out/i, day(1)],
        [/total/i, 7000],
      ]);
      await app.goTo(own ? /income|revenue|chart|report/i : home);
      const last = (text: string) =>
        Math.max(...text.split(/, (?=[A-Z])/).map((part) => amount(part.split(': ')[1] ?? '0')));
      await eventually(
        () => chart(app, heading),
        (now) => last(now) >= 7000 && now !== before,
        (now) => `the chart says ${now}`,
      );
    },
  },
};

export const library: Judges = {
  statements: {
    'A book has an ISBN, an author and a number of copies': async (app) => {
      await app.create(/^books$/i, [
        [/^title|name/i, 'Moth Almanac'],
        [/isbn/i, '978-3-16-148410-0'],
        [/author/i, 'Quentin Ash'],
        [/copies/i, 6],
      ]);
      await openRecord(app, /^books$/i, 'Moth Almanac');
      await fact(app, /isbn/i, (text) => text.includes('148410'));
      await fact(app, /author/i, (text) => text === 'Quentin Ash');
      await fact(app, /copies/i, (text) => text.includes('6'));
    },
    'A loan links a book and a borrower and has a due date': async (app) => {
      await app.create(/^borrowers$|members/i, [[/^name|full name/i, 'Bodo Reader']]);
      await app.create(/^loans$/i, [
        [/^book/i, 'Moth Almanac'],
        [/^borrower|member/i, 'Bodo Reader'],
        [/^due/i, day(-3)],
      ]);
      await eventually(() => rows(app), hasRow('Moth Almanac', 'Bodo Reader'), 'the loan is not listed');
    },
    'Overdue loans are listed': async (app) => {
      await app.create(/^books$/i, [[/^title|name/i, 'Not Yet Due']]);
      await app.create(/^loans$/i, [
        [/^book/i, 'Not Yet Due'],
        [/^borrower|member/i, 'Bodo Reader'],
        [/^due/i, day(9)],
      ]);
      const isPage = (await app.navigation()).some((label) => /overdue/i.test(label));
      await app.goTo(isPage ? /overdue/i : home);
      const list = isPage ? app.page.locator('main') : await section(app, /overdue/i);
      const text = await eventually(
        () => list.innerText(),
        (said) => said.includes('Moth Almanac'),
        'not listed',
      );
      must(!text.includes('Not Yet Due'), 'a loan that is due in nine days is listed too');
    },
    'A loan can be marked as returned': async (app) => {
      await openRecord(app, /^loans$/i, 'Moth Almanac');
      await app.page.getByRole('button', { name: 'Edit' }).click();
      const form = await app.openForm();
      const kind = await form.kind(/return|status/i);
      await form.set(/return|status/i, kind === 'switch' ? true : kind === 'date' ? day(0) : 'returned');
      await form.save();
      await app.reload();
      await fact(app, /return|status/i, (text) => /yes|returned|\d/i.test(text));
    },
    'Books can be searched by title or author': async (app) => {
      await app.goTo(/^books$/i);
      const alone = (found: string[][]) => found.length === 1 && hasRow('Moth Almanac')(found);
      await search(app, 'moth alm', alone);
      await searchBox(app.page).fill('');
      await eventually(
        () => rows(app),
        (found) => found.length > 2,
        'the list did not come back',
      );
      await search(app, 'quentin', alone);
    },
  },
  afterChange: {
    'Loans have a fine amount field': async (app) => {
      await app.create(/^loans$/i, [
        [/^book/i, 'Not Yet Due'],
        [/^borrower|member/i, any],
        [/fine/i, 4.5],
      ]);
      await eventually(
        () => words(app.page),
        (text) => text.includes('4.5'),
        'the fine is not shown in the list',
      );
    },
  },
};

export const garden: Judges = {
  statements: {
    'Plots can be assigned to a gardener': async (app) => {
      await app.create(/^gardeners$/i, [[/^name|full name/i, 'Flora Beet']]);
      await app.create(/^plots$/i, [
        [/number|name/i, 'Z-99'],
        [/^gardener|assigned/i, 'Flora Beet'],
      ]);
      await openRecord(app, /^plots$/i, 'Z-99');
      await fact(app, /gardener|assigned/i, (text) => text.includes('Flora Beet'));
    },
    'The duty calendar shows who waters on which day': async (app) => {
      const form = await app.newRecord(/dut(?:y|ies)/i);
      await form.set(/gardener|who|assigned/i, 'Flora Beet');
      await form.set(/date|day/i, day(0));
      await form.save();
      await calendarWeek(app, 'Flora Beet');
    },
    'A harvest entry has a date, a crop and a weight': async (app) => {
      await app.create(/harvest/i, [
        [/crop|plant/i, 'Quince'],
        [/weight/i, 12.5],
        [/date/i, day(0)],
      ]);
      await eventually(() => rows(app), hasRow('Quince', '12.5'), 'the entry is not listed');
    },
    'The main colour is green': async (app) => {
      await app.goTo(/^plots$/i);
      const [r, g, b] = await colour(
        app.page.getByRole('button', { name: /^New / }).first(),
        'background-color',
      );
      must(g > r + 20 && g > b + 20, `the main button is rgb(${r}, ${g}, ${b})`);
    },
    'A total of the harvest is displayed': async (app) => {
      await app.goTo(home);
      const label = /total.*(?:harvest|weight)|harvest.*(?:total|weight)|weight.*harvest/i;
      const before = amount(await figure(app, label));
      await app.create(/harvest/i, [
        [/crop|plant/i, 'Pumpkin'],
        [/weight/i, 100],
        [/date/i, day(0)],
      ]);
      await app.goTo(home);
      await eventually(
        () => figure(app, label),
        (text) => Math.abs(amount(text) - before - 100) < 0.1,
        (text) => `it was ${before} and is ${text} after 100 more`,
      );
    },
  },
  afterChange: {
    'A chart shows harvest weight by crop': async (app) => {
      await app.create(/harvest(?!.*chart)/i, [
        [/crop|plant/i, 'Medlar'],
        [/weight/i, 500],
        [/date/i, day(0)],
      ]);
      const own = (await app.navigation()).some((label) => /crop|chart|report/i.test(label));
      await app.goTo(own ? /crop|chart|report/i : home);
      await eventually(
        () => chart(app, /crop/i),
        (text) => /Medlar: 500/.test(text),
        (text) => `the chart says ${text}`,
      );
    },
  },
};

export const subscriptions: Judges = {
  statements: {
    'A subscription has a price, a billing cycle and a next payment date': async (app) => {
      await app.create(/^subscriptions$/i, [
        [/^name|title/i, 'Cloud Box'],
        [/price|cost|amount/i, 1000],
        [/cycle|billing|interval|period/i, 'Monthly'],
        [/next payment|payment date|renew/i, day(0)],
      ]);
      await openRecord(app, /^subscriptions$/i, 'Cloud Box');
      await fact(app, /price|cost|amount/i, (text) => text.includes('1,000'));
      must((await words(app.page)).includes('Monthly'), 'the cycle is not on the page');
      await fact(app, /payment/i, isDay);
    },
    'The billing cycle offers monthly and yearly': async (app) => {
      const form = await app.newRecord(/^subscriptions$/i);
      const offered = await form.options(/cycle|billing|interval|period/i);
      must(
        ['monthly', 'yearly'].every((one) => offered.some((text) => text.toLowerCase() === one)),
        offered.join(),
      );
    },
    'A monthly total is displayed': async (app) => {
      await app.goTo(home);
      const label = /total.*month|month.*total|per month|monthly/i;
      const before = amount(await figure(app, label));
      await app.create(/^subscriptions$/i, [
        [/^name|title/i, 'Gym Pass'],
        [/price|cost|amount/i, 500],
        [/cycle|billing|interval|period/i, 'Monthly'],
        [/next payment|payment date|renew/i, day(40)],
      ]);
      await app.goTo(home);
      await eventually(
        () => figure(app, label),
        (text) => Math.abs(amount(text) - before - 500) < 1,
        (text) => `it was ${before} and is "${text}" after 500 more a month`,
      );
    },
    'Upcoming payments are listed by date': async (app) => {
      await app.create(/^subscriptions$/i, [
        [/^name|title/i, 'Paper Daily'],
        [/next payment|payment date|renew/i, day(1)],
      ]);
      await app.goTo(home);
      const list = await section(app, /upcoming|next payments/i);
      const lines = () => list.locator('tbody tr').allInnerTexts();
      const found = await eventually(
        lines,
        (all) => all.some((one) => one.includes('Paper Daily')),
        'not listed',
      );
      const at = (name: string) => found.findIndex((line) => line.includes(name));
      must(
        at('Cloud Box') >= 0 && at('Cloud Box') < at('Paper Daily'),
        `in this order: ${found.join(' | ')}`,
      );
    },
    'A subscription can be deleted': async (app) => {
      await app.goTo(/^subscriptions$/i);
      const line = app.page.locator('main tbody tr').filter({ hasText: 'Gym Pass' });
      await line.getByRole('button', { name: 'Actions' }).click();
      await app.page.getByRole('menuitem', { name: 'Delete' }).click();
      await app.page
        .getByRole('alertdialog')
        .getByRole('button', { name: /delete/i })
        .click();
      await line.waitFor({ state: 'detached' });
      await app.reload();
      const found = await eventually(
        () => rows(app),
        (all) => all.length > 1,
        'the list is empty',
      );
      must(!hasRow('Gym Pass')(found), 'it is there again after a reload');
    },
  },
  afterChange: {
    'The subscription form has a payment method field': async (app) => {
      const form = await app.newRecord(/^subscriptions$/i);
      await form.control(/payment method/i);
    },
  },
};
