import { day, eventually, must, sameWords } from '../claims.ts';
import { any, paper, picture } from '../record-form.ts';
import {
  boardColumns,
  boardLabel,
  calendarWeek,
  chart,
  colour,
  column,
  fact,
  filter,
  hasRow,
  moveCard,
  openRecord,
  related,
  rows,
  words,
} from '../views.ts';
import type { Judges } from './judge.ts';

const home = /dashboard|overview|home/i;

export const bugs: Judges = {
  statements: {
    'Issues can be created in a project with severity, steps and a screenshot': async (app) => {
      await app.create(/^projects$/i, [[/^name|title/i, 'Rocket Pad']]);
      await app.create(/^issues$|bugs/i, [
        [/^title|name|summary/i, 'Door jams'],
        [/^project/i, 'Rocket Pad'],
        [/severity/i, 'Critical'],
        [/steps/i, 'Open the door twice.'],
        [/screenshot/i, picture],
      ]);
      await openRecord(app, /^issues$|bugs/i, 'Door jams');
      await fact(app, /^project/i, (text) => text.includes('Rocket Pad'));
      const said = await words(app.page);
      must(
        said.includes('Critical') && said.includes('Open the door twice.'),
        'severity or steps are missing',
      );
      await app.page.locator('main img[src*="/api/files/"]').first().waitFor();
    },
    'There is a board by status and a list': async (app) => {
      await app.goTo(/^issues$|bugs/i);
      must((await rows(app)).length > 1, 'the list is empty');
      const form = await app.newRecord(/^issues$|bugs/i);
      const states = await form.options(/^status/i);
      await form.cancel();
      await app.goTo(boardLabel);
      const shown = await boardColumns(app);
      must(sameWords(shown, states), `the board shows ${shown.join(', ')} and not ${states.join(', ')}`);
    },
    'Issues can be filtered by severity or label': async (app) => {
      await app.goTo(/^issues$|bugs/i);
      const before = (await rows(app)).length;
      await filter(app, /severity/i, 'Critical');
      const isOne = (found: string[]) =>
        found.length > 0 && found.length < before && found.every((text) => text === 'Critical');
      await eventually(
        () => column(app, /severity/i),
        isOne,
        (found) => `it leaves ${found.join(', ')}`,
      );
    },
    'An issue can be linked to a release': async (app) => {
      await app.create(/^releases$/i, [[/version|name|title/i, 'v77.7']]);
      await openRecord(app, /^issues$|bugs/i, 'Door jams');
      await app.page.getByRole('button', { name: 'Edit' }).click();
      const form = await app.openForm();
      await form.set(/release/i, 'v77.7');
      await form.save();
      await app.reload();
      await fact(app, /release/i, (text) => text.includes('v77.7'));
    },
    'A project page lists its issues': async (app) => {
      await openRecord(app, /^projects$/i, 'Rocket Pad');
      await eventually(() => related(app, /issues|bugs/i), hasRow('Door jams'), 'the issue is not listed');
    },
  },
  afterChange: {
    'The issue form has an assignee field': async (app) => {
      const form = await app.newRecord(/^issues$|bugs/i);
      await form.control(/assignee|assigned/i);
    },
  },
};

export const podcast: Judges = {
  statements: {
    'A board shows the five statuses': async (app) => {
      await app.goTo(boardLabel);
      const shown = await boardColumns(app);
      const wanted = ['Idea', 'Booked', 'Recorded', 'Edited', 'Published'];
      must(sameWords(shown, wanted), `it shows ${shown.join(', ')}`);
    },
    'The calendar shows recording or publish dates': async (app) => {
      await app.create(/^episodes$/i, [
        [/^title|name/i, 'Deep Sea Talk'],
        [/recording/i, day(0)],
        [/publish/i, day(0)],
      ]);
      await calendarWeek(app, 'Deep Sea Talk');
    },
    'An episode has a guest and a topic': async (app) => {
      const form = await app.newRecord(/^episodes$/i);
      await form.set(/^title|name/i, 'Guest Talk');
      await form.set(/guest/i, (await form.kind(/guest/i)) === 'combobox' ? any : 'Someone');
      await form.set(/topic/i, 'Lighthouses');
      await form.save();
      await openRecord(app, /^episodes$/i, 'Guest Talk');
      await fact(app, /guest/i, (text) => /\w{3}/.test(text));
      await fact(app, /topic/i, (text) => text === 'Lighthouses');
    },
    'A guest can be managed on its own page or typed in': async (app) => {
      await app.create(/^guests$/i, [[/^name|full name/i, 'Nora Keeper']]);
      const form = await app.newRecord(/^episodes$/i);
      must((await form.options(/guest/i)).includes('Nora Keeper'), 'the new guest is not offered');
    },
    'A status change survives a reload': async (app) => {
      await app.goTo(boardLabel);
      await moveCard(app);
    },
  },
  afterChange: {
    'The background is dark': async (app) => {
      const [r, g, b] = await colour(app.page.locator('body'), 'background-color');
      must(r + g + b < 200, `the background is rgb(${r}, ${g}, ${b})`);
      const [tr, tg, tb] = await colour(app.page.locator('main h1').first(), 'color');
      must(tr + tg + tb > 500, 'the text on it is dark too');
    },
  },
};

const orders = /^work orders$|^orders$|^jobs$/i;

export const garage: Judges = {
  statements: {
    'A work order has a car, a mechanic and a status with the five choices': async (app) => {
      await app.create(/^customers$/i, [[/^name|full name/i, 'Curt Driver']]);
      await app.create(/^cars$|vehicles/i, [
        [/plate/i, 'W-777X'],
        [/^customer|owner/i, 'Curt Driver'],
      ]);
      const form = await app.newRecord(orders);
      const states = await form.options(/^status/i);
      const wanted = ['Received', 'In repair', 'Waiting for parts', 'Done', 'Picked up'];
      must(sameWords(states, wanted), `the status offers ${states.join(', ')}`);
      if ((await form.labels()).some((label) => /^(?:title|name|number)/i.test(label)))
        await form.set(/^(?:title|name|number)/i, 'Brake job');
      await form.set(/^car|vehicle/i, 'W-777X');
      await form.set(/mechanic/i, (await form.kind(/mechanic/i)) === 'combobox' ? any : 'Max Wrench');
      await form.set(/part/i, 101);
      await form.set(/labou?r/i, 53);
      await form.save();
    },
    'Parts and labour cost are recorded and added up': async (app) => {
      await openRecord(app, orders, 'W-777X');
      await fact(app, /part/i, (text) => text.includes('101'));
      await fact(app, /labou?r/i, (text) => text.includes('53'));
      await eventually(
        () => words(app.page),
        (text) => text.includes('154'),
        'their sum, 154, is nowhere on the page',
      );
    },
    "A customer page lists the customer's cars": async (app) => {
      await openRecord(app, /^customers$/i, 'Curt Driver');
      await eventually(() => related(app, /cars|vehicles/i), hasRow('W-777X'), 'the car is not listed');
    },
    'A car page lists its work orders': async (app) => {
      await openRecord(app, /^cars$|vehicles/i, 'W-777X');
      await eventually(
        () => related(app, /orders|jobs/i),
        (list) => list.length === 1,
        'the order is not listed',
      );
    },
    'Orders can be filtered by status': async (app) => {
      await app.goTo(orders);
      const before = (await rows(app)).length;
      await filter(app, /^status/i, 'Received');
      const isOne = (found: string[]) =>
        found.length > 0 && found.length < before && found.every((text) => text === 'Received');
      await eventually(
        () => column(app, /^status/i),
        isOne,
        (found) => `it leaves ${found.join(', ')}`,
      );
    },
  },
  afterChange: {
    'A non-admin cannot delete a work order': async (app) => {
      const address = await app.publish('public_with_login');
      const { api } = await app.maker.api.signUp('Helper');
      const entered = await api.call<{ redirect_url: string | null }>(
        'POST',
        `/apps/${app.app.id}/auth/hand-over`,
        {
          from_url: new URL('WorkOrders', address).href,
          agreed: true,
        },
      );
      must(entered.redirect_url !== null, 'the helper was not let in');
      const page = await app.stranger(entered.redirect_url);
      const lines = page.locator('main tbody tr');
      await lines.first().waitFor();
      const before = await lines.count();
      await lines.first().getByRole('button', { name: 'Actions' }).click();
      const item = page.getByRole('menuitem', { name: 'Delete' });
      const errors = app.errors.length;
      if ((await item.count()) > 0) {
        await item.click();
        await page
          .getByRole('alertdialog')
          .getByRole('button', { name: /delete/i })
          .click();
        await page.waitForLoadState('networkidle');
      }
      await page.reload();
      await lines.first().waitFor();
      must((await lines.count()) === before, 'the work order is gone');
      // The refusal itself is logged by the browser; it is what was asked for.
      app.errors.splice(errors);
    },
  },
};

export const grants: Judges = {
  statements: {
    'An application has an amount requested, a summary and attachments': async (app) => {
      await app.create(/^applications$/i, [
        [/^title|name|project/i, 'Bee Bridge'],
        [/amount/i, 4321],
        [/summary/i, 'A bridge for bees.'],
        [/attach/i, paper],
      ]);
      await openRecord(app, /^applications$/i, 'Bee Bridge');
      await fact(app, /amount/i, (text) => text.includes('4,321'));
      await fact(app, /attach/i, (text) => /open|download|file|view|pdf/i.test(text));
      must((await words(app.page)).includes('A bridge for bees.'), 'the summary is missing');
    },
    'A review has a score from 1 to 10 and a comment': async (app) => {
      const form = await app.newRecord(/^reviews$/i);
      const control = await form.control(/score|rating/i);
      if ((await form.kind(/score|rating/i)) === 'fieldset') {
        const stars = await control.getByRole('button').count();
        must(stars === 10, `the score goes to ${stars}`);
      } else {
        const range = [await control.getAttribute('min'), await control.getAttribute('max')];
        must(range.join() === '1,10', `the score goes from ${range.join(' to ')}`);
      }
      await form.set(/^application/i, 'Bee Bridge');
      await form.set(/score|rating/i, 8);
      await form.set(/comment/i, 'Well thought out.');
      await form.save();
    },
    'The status has the four choices': async (app) => {
      const form = await app.newRecord(/^applications$/i);
      const offered = await form.options(/^status/i);
      must(sameWords(offered, ['Submitted', 'Under review', 'Accepted', 'Declined']), offered.join(', '));
    },
    'A chart shows applications by status': async (app) => {
      await app.goTo(home);
      const said = await chart(app, /status/i);
      const found = ['Submitted', 'Under review', 'Accepted', 'Declined'].filter((one) =>
        said.includes(`${one}: `),
      );
      must(found.length >= 3, `the chart says ${said}`);
    },
    'The application page lists its reviews': async (app) => {
      await openRecord(app, /^applications$/i, 'Bee Bridge');
      await eventually(
        () => related(app, /reviews/i),
        (list) => list.length === 1,
        'the review is not listed',
      );
    },
  },
  afterChange: {
    'The application shows an average score': async (app) => {
      await app.create(/^reviews$/i, [
        [/^application/i, 'Bee Bridge'],
        [/score|rating/i, 3],
      ]);
      await openRecord(app, /^applications$/i, 'Bee Bridge');
      await eventually(
        () => words(app.page),
        (text) => /average score:? ?5\.5\b/i.test(text),
        'no average of 5.5',
      );
    },
  },
};
