import { day, eventually, must, sameWords } from '../claims.ts';
import { any, paper, picture } from '../record-form.ts';
import {
  boardColumns,
  boardLabel,
  calendarWeek,
  fact,
  hasRow,
  moveCard,
  openRecord,
  related,
  rows,
  section,
  words,
} from '../views.ts';
import type { Judges } from './judge.ts';

export const recruiting: Judges = {
  statements: {
    'A board shows the six stages in order': async (app) => {
      await app.goTo(boardLabel);
      const shown = await boardColumns(app);
      const wanted = ['Applied', 'Phone screen', 'Interview', 'Offer', 'Hired', 'Rejected'];
      must(sameWords(shown, wanted), `the board shows ${shown.join(', ')}`);
    },
    'A candidate can be created with a CV file, phone, email and a position': async (app) => {
      await app.create(/^candidates$/i, [
        [/^(?:name|full name)$/i, 'Ines Falk'],
        [/^(?:cv|resume)/i, paper],
        [/^phone/i, '+43 660 123'],
        [/^email/i, 'ines@example.com'],
        [/^position/i, any],
      ]);
      await openRecord(app, /^candidates$/i, 'Ines Falk');
      await fact(app, /^phone/i, (text) => text.includes('660'));
      await fact(app, /^email/i, (text) => text.includes('ines@example.com'));
      await fact(app, /^position/i, (text) => text.length > 1 && text !== '–');
      await fact(app, /^cv|resume/i, (text) => /open|download|file|view|pdf/i.test(text));
    },
    'Dragging a candidate changes the stage and the change survives a reload': async (app) => {
      await app.goTo(boardLabel);
      await moveCard(app);
    },
    'An interview has a candidate, a date and a score': async (app) => {
      const form = await app.newRecord(/^interviews$/i);
      await form.set(/^candidate/i, 'Ines Falk');
      must(/date/.test(await form.kind(/date/i)), 'the date is no date');
      await form.set(/date/i, day(1));
      await form.set(/score|rating/i, 4);
      await form.save();
      await app.goTo(/^interviews$/i);
      await eventually(() => rows(app), hasRow('Ines Falk'), 'the interview is not listed');
    },
    'A candidate page lists the interviews': async (app) => {
      await openRecord(app, /^candidates$/i, 'Ines Falk');
      const found = await eventually(
        () => related(app, /interview/i),
        (list) => list.length > 0,
        'no interview',
      );
      must(found.length === 1, `${found.length} interviews are listed instead of the one`);
    },
  },
  afterChange: {
    'The candidate form has a salary expectation field': async (app) => {
      const form = await app.newRecord(/^candidates$/i);
      await form.control(/salary expectation/i);
    },
  },
};

const namesOf = new WeakMap<object, string[]>();

export const gym: Judges = {
  statements: {
    'A member has a photo, a plan and start and end dates': async (app) => {
      await app.create(/^members$/i, [
        [/^name|full name/i, 'Ole Brandt'],
        [/photo|picture/i, picture],
        [/plan|membership/i, any],
        [/^start/i, day(-20)],
        [/^end/i, day(0)],
      ]);
      await openRecord(app, /^members$/i, 'Ole Brandt');
      await app.page.locator('main img[src*="/api/files/"]').first().waitFor();
      must((await words(app.page)).includes('Monthly'), 'the plan is not on the page');
      for (const date of [/^start/i, /^end/i]) await fact(app, date, (text) => /\d|^today$/i.test(text));
    },
    'The plan offers monthly, yearly and day pass': async (app) => {
      const form = await app.newRecord(/^members$/i);
      const offered = await form.options(/plan|membership/i);
      must(sameWords(offered, ['Monthly', 'Yearly', 'Day pass']), `it offers ${offered.join(', ')}`);
    },
    'Members whose plan ends soon are listed': async (app) => {
      await app.create(/^members$/i, [
        [/^name|full name/i, 'Far Away'],
        [/^end/i, day(300)],
      ]);
      await app.goTo(/dashboard|overview|ending|expir/i);
      const list = await section(app, /end(?:s|ing)? soon|expir|plan ends/i);
      const text = await eventually(
        () => list.innerText(),
        (said) => said.includes('Ole Brandt'),
        'not listed',
      );
      must(!text.includes('Far Away'), 'a member whose plan ends in 300 days is listed too');
    },
    'Classes have a trainer and a capacity': async (app) => {
      await app.create(/^classes$/i, [
        [/^name|title/i, 'Early Pilates'],
        [/trainer|instructor/i, any],
        [/capacity/i, 14],
        [/date|start|time|day/i, day(0)],
      ]);
      await openRecord(app, /^classes$/i, 'Early Pilates');
      await fact(app, /trainer|instructor/i, (text) => /\w{2}/.test(text));
      await fact(app, /capacity/i, (text) => text.includes('14'));
    },
    'A calendar or schedule shows the classes': (app) => calendarWeek(app, 'Early Pilates'),
  },
  beforeChange: async (app) => {
    await app.goTo(/^members$/i);
    namesOf.set(app, (await rows(app)).map((cells) => cells.join('|')).sort());
  },
  afterChange: {
    'The navigation says Athletes': async (app) => {
      const labels = await app.navigation();
      must(labels.includes('Athletes') && !labels.includes('Members'), `it says ${labels.join(', ')}`);
    },
    'No member data is lost': async (app) => {
      await app.goTo(/^athletes$/i);
      const before = namesOf.get(app) ?? [];
      must(before.length > 2, 'there were no members before the change');
      const same = (found: string[][]) =>
        JSON.stringify(found.map((cells) => cells.join('|')).sort()) === JSON.stringify(before);
      await eventually(
        () => rows(app),
        same,
        (found) => `${found.length} of ${before.length} lines, or others`,
      );
    },
  },
};

export const charity: Judges = {
  statements: {
    'A shift has a location, start and end times and a number of needed people': async (app) => {
      await app.create(/^shifts$/i, [
        [/^title|name/i, 'Night kitchen'],
        [/location|place/i, 'North hall'],
        [/^start/i, `${day(2)}T18:00`],
        [/^end/i, `${day(2)}T22:00`],
        [/people|needed|volunteers/i, 7],
      ]);
      await openRecord(app, /^shifts$/i, 'Night kitchen');
      await fact(app, /location|place/i, (text) => text === 'North hall');
      await fact(app, /^start/i, (text) => /\d/.test(text));
      await fact(app, /^end/i, (text) => /\d/.test(text));
      await fact(app, /people|needed/i, (text) => text.includes('7'));
    },
    'A public page lists open shifts': async (app) => {
      const page = await app.stranger(await publicPage(app));
      await eventually(
        () => words(page),
        (text) => text.includes('Night kitchen'),
        'the open shift is not shown',
      );
    },
    'A volunteer can sign up on the public page': async (app) => {
      const page = await app.stranger(await publicPage(app));
      const form = new (await import('../record-form.ts')).RecordForm(page, page.locator('main'));
      await form.set(/^name|full name/i, 'Vera Holt');
      await form.set(/^email/i, 'vera@example.com');
      await form.set(/^shift/i, 'Night kitchen');
      await form.submit();
      await page.getByText(/thank you/i).waitFor();
    },
    'The sign-up appears for the coordinator': async (app) => {
      await app.goTo(/^sign-?ups$|registrations/i);
      await eventually(() => rows(app), hasRow('Vera Holt', 'Night kitchen'), 'the sign-up is not listed');
    },
    'Volunteers have skills and availability': async (app) => {
      const form = await app.newRecord(/^volunteers$/i);
      await form.set(/^name|full name/i, 'Karl Skill');
      await form.set(/skills/i, 'Cooking, Driving');
      await form.set(/availab/i, (await form.kind(/availab/i)) === 'combobox' ? any : 'Weekends');
      await form.save();
      await openRecord(app, /^volunteers$/i, 'Karl Skill');
      await fact(app, /skills/i, (text) => text.includes('Cooking') && text.includes('Driving'));
      await fact(app, /availab/i, (text) => /\w{3}/.test(text));
    },
  },
  afterChange: {
    'A calendar page shows the shifts': async (app) => {
      await app.create(/^shifts$/i, [
        [/^title|name/i, 'Today shift'],
        [/^start/i, `${day(0)}T09:00`],
        [/^end/i, `${day(0)}T11:00`],
      ]);
      await calendarWeek(app, 'Today shift');
    },
  },
};

/** The address under which visitors find the page that was made for them. */
async function publicPage(app: Parameters<Judges['statements'][string]>[0]): Promise<string> {
  const address = await app.publish('public_without_login');
  const name = Object.keys(app.app.pages).find((page) =>
    /^(?:sign-?up|public\w*|join\w*|pick\w*)$/i.test(page),
  );
  must(name !== undefined, 'there is no public page');
  return new URL(name, address).href;
}

export const sports: Judges = {
  statements: {
    'A match has two teams, a date and a score': async (app) => {
      const form = await app.newRecord(/^matches$|fixtures/i);
      const teams = await form.options(/^home team|team 1|^home$/i);
      must(teams.length > 1, 'there are no teams to choose');
      await form.set(/^home team|team 1|^home$/i, teams[0] ?? '');
      await form.set(/^away team|team 2|^away$/i, teams[1] ?? '');
      await form.set(/date/i, day(0));
      await form.set(/home (?:score|goals)/i, 3);
      await form.set(/away (?:score|goals)/i, 1);
      await form.save();
      await eventually(() => rows(app), hasRow(teams[0] ?? '', teams[1] ?? ''), 'the match is not listed');
    },
    'Standings are public and sorted by points': async (app) => {
      const address = await app.publish('public_without_login');
      const page = await app.stranger(new URL('Standings', address).href);
      const lines = await eventually(
        () => rows(app, page),
        (found) => found.length > 2,
        'no standings are shown',
      );
      const points = lines
        .map((cells) => Number(cells.at(-1)))
        .slice(0, (await teamCount(page)) || lines.length);
      must(
        points.every((value, at) => at === 0 || value <= (points[at - 1] ?? 0)),
        `points ${points.join(', ')}`,
      );
      must((points[0] ?? 0) > 0, 'nobody has a point');
    },
    'A new result changes the standings': async (app) => {
      await app.visit('Standings');
      const before = await eventually(
        () => rows(app),
        (found) => found.length > 2,
        'no standings',
      );
      const last = before.at(-1) ?? [];
      const name = (last[0] ?? '').replace(/^\d+/, '');
      const form = await app.newRecord(/^matches$|fixtures/i);
      const other = (await form.options(/^away team|team 2|^away$/i)).find((team) => team !== name) ?? '';
      await form.set(/^home team|team 1|^home$/i, name);
      await form.set(/^away team|team 2|^away$/i, other);
      await form.set(/date/i, day(0));
      await form.set(/home (?:score|goals)/i, 5);
      await form.set(/away (?:score|goals)/i, 0);
      await form.save();
      await app.visit('Standings');
      const isHigher = (found: string[][]) => {
        const line = found.find(([first = '']) => first.replace(/^\d+/, '') === name);
        return Number(line?.at(-1)) === Number(last.at(-1)) + 3;
      };
      await eventually(() => rows(app), isHigher, `"${name}" did not gain three points`);
    },
    'A team page lists its players': async (app) => {
      await app.goTo(/^players$/i);
      const form = await app.newRecord(/^players$/i);
      const [team = ''] = await form.options(/^team/i);
      await form.set(/^name|full name/i, 'Paul Goalman');
      await form.set(/^team/i, team);
      await form.save();
      await openRecord(app, /^teams$/i, team);
      await eventually(() => related(app, /players/i), hasRow('Paul Goalman'), 'the player is not listed');
    },
    'Matches are shown on a calendar or ordered by date': async (app) => {
      await app.goTo(/calendar|schedule|fixtures/i);
      await app.page.locator('main').getByRole('tab', { name: 'Week' }).click();
      const times = app.page.locator('main').getByRole('button', { name: /\d\d?:\d\d/ });
      await eventually(
        () => times.count(),
        (count) => count > 0,
        'the calendar shows no match of this week',
      );
    },
  },
  afterChange: {
    'A page or section lists top scorers': async (app) => {
      await app.create(/^players$/i, [
        [/^name|full name/i, 'Rosa Topscore'],
        [/goals/i, 99],
      ]);
      const labels = await app.navigation();
      const isPage = labels.some((label) => /scorer/i.test(label));
      await app.goTo(isPage ? /scorer/i : /dashboard/i);
      const list = isPage ? app.page.locator('main') : await section(app, /scorer/i);
      const first = list.locator('tbody tr').first();
      await eventually(
        () => first.innerText(),
        (text) => text.includes('Rosa Topscore'),
        'the best scorer is not first',
      );
    },
  },
};

/** Standings alone, without the table of matches that may follow. */
const teamCount = (page: import('@playwright/test').Page): Promise<number> =>
  page.locator('main table').first().locator('tbody tr').count();
