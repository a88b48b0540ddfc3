import { day, eventually } from '@sayso/e2e/acceptance/claims';
import { boardColumns, moveCardOn } from '@sayso/e2e/acceptance/views';
import { z } from 'zod';
import { Fails, few, need } from '../fails.ts';
import { canSearch, textOf } from '../listing.ts';
import { plain } from '../names.ts';
import type { Place } from '../place.ts';
import type { Thing } from '../resolve.ts';
import type { Sketch } from '../sketch.ts';
import { judge } from './judge.ts';

/** A view is a page of its own, or a tab of the list. */
async function openView(place: Place, page: Sketch, tab: string): Promise<void> {
  await place.go(page);
  const found = place.main.getByRole('tab', { name: tab });
  if ((await found.count()) > 0) await found.first().click();
  await place.app.settled();
}

const boardsOf = (place: Place, thing?: Thing): Sketch[] => {
  const own = (page: Sketch) =>
    thing && (place.isNamed(page, thing) || page.searches.some((one) => place.names.speaksOf(one, thing)))
      ? 0
      : 1;
  return place.pages
    .filter(({ board, tabs }) => board.length > 0 || tabs.includes('Board'))
    .sort((one, other) => own(one) - own(other));
};

export const board = judge(
  z.object({ board: z.string(), columns: z.array(z.string()) }),
  async (place, check) => {
    const thing = place.names.thing(check.board);
    const seen: string[] = [];
    for (const page of boardsOf(place, thing)) {
      await openView(place, page, 'Board');
      const shown = await boardColumns(place.app);
      seen.push(`${page.label || page.title}: ${few(shown)}`);
      const same =
        shown.length === check.columns.length &&
        shown.every((one, at) => plain(one) === plain(check.columns[at] ?? ''));
      if (same) return `the board ${page.label || page.title} has ${few(shown)}`;
    }
    throw new Fails(
      seen.length === 0 ? 'page missing' : 'otherwise than said',
      few(seen) || `there is no board (${few(place.labels)})`,
    );
  },
);

export const drag = judge(z.object({ drag: z.string() }), async (place, check) => {
  const thing = place.names.thing(check.drag);
  const [page] = boardsOf(place, thing);
  need(page !== undefined, 'page missing', `there is no board (${few(place.labels)})`);
  await openView(place, page, 'Board');
  const moved = await moveCardOn(place.app, async () => {
    await place.app.reload();
    await openView(place, page, 'Board');
  });
  return `"${moved.card}" went from ${moved.from} to ${moved.to} and stayed there`;
});

export const calendar = judge(z.object({ calendar: z.string() }), async (place, check) => {
  const thing = place.names.thing(check.calendar);
  const dates = thing.attributes.filter(({ kind }) => kind === 'date' || kind === 'datetime');
  need(dates.length > 0, 'field missing', `${thing.noun} has no date`);
  const title = place.mark();
  const values = Object.fromEntries(
    dates.map(({ key, kind }) => [key, kind === 'date' ? day(0) : new Date(`${day(0)}T12:00`).toISOString()]),
  );
  await place.records.titled(thing, title, values);
  const pages = place.like(
    ({ counts, tabs }) => (counts['days'] ?? 0) > 0 || tabs.includes('Calendar') || tabs.includes('Week'),
    /calendar|schedule|agenda|timetable|planner/i,
  );
  for (const page of pages) {
    await openView(place, page, 'Calendar');
    const week = place.main.getByRole('tab', { name: 'Week' });
    if ((await week.count()) > 0) await week.click();
    if (await canSearch(place)) await place.main.getByRole('searchbox').first().fill(title);
    const isShown = () => textOf(place);
    const found = await eventually(isShown, (text) => text.includes(title), 'not shown').catch(() => null);
    if (found !== null) return `${page.label || page.title} shows "${title}" on its day`;
  }
  throw new Fails(
    pages.length === 0 ? 'page missing' : 'otherwise than said',
    pages.length === 0
      ? `there is no calendar (${few(place.labels)})`
      : `no calendar shows a ${thing.noun} of today (${few(pages.map(({ label }) => label))})`,
  );
});

type Wish = {
  name: RegExp;
  tab: string;
  fits: (page: Sketch) => boolean;
  holds: (place: Place) => Promise<string | null>;
  values?: (thing: Thing) => Record<string, unknown>;
};

/** A page of a kind that shows a record made for it. */
async function showsOn(place: Place, thing: Thing, wish: Wish): Promise<string> {
  const title = place.mark();
  await place.records.titled(thing, title, wish.values?.(thing) ?? {});
  const pages = place.like(
    (page) => wish.fits(page) || wish.name.test(page.label) || wish.name.test(page.title),
    wish.name,
  );
  need(pages.length > 0, 'page missing', `there is no such page (${few(place.labels)})`);
  const seen: string[] = [];
  for (const page of pages) {
    await openView(place, page, wish.tab);
    if (await canSearch(place)) await place.main.getByRole('searchbox').first().fill(title);
    const read = () => textOf(place);
    const text = await eventually(read, (shown) => shown.includes(title), 'no').catch(() => null);
    const problem =
      text === null
        ? `${page.label || page.title} does not show a new ${thing.noun}`
        : await wish.holds(place);
    if (problem === null) return `${page.label || page.title} shows "${title}"`;
    seen.push(problem);
  }
  throw new Fails('otherwise than said', few(seen, 4));
}

const always = async () => null;
const hasPictures = async (place: Place) =>
  (await place.main.locator('img').count()) > 0 ? null : 'it shows no pictures';
const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGNgYPiPB41KjxRpAJ5/Y50sNTjBAAAAAElFTkSuQmCC';
const pictured = ({ attributes }: Thing) =>
  Object.fromEntries(attributes.filter(({ kind }) => kind === 'image').map(({ key }) => [key, picture]));

export const gallery = judge(z.object({ gallery: z.string() }), (place, { gallery: entity }) => {
  const fits = ({ counts, tabs }: Sketch) => (counts['images'] ?? 0) > 2 || tabs.includes('Cards');
  return showsOn(place, place.names.thing(entity), {
    name: /gallery|photos|pictures|portfolio|lookbook/i,
    tab: 'Cards',
    fits,
    holds: hasPictures,
    values: pictured,
  });
});

export const timeline = judge(z.object({ timeline: z.string() }), (place, { timeline: entity }) => {
  const thing = place.names.thing(entity);
  const dated = () =>
    Object.fromEntries(
      thing.attributes.flatMap(({ key, kind }) =>
        kind === 'date' ? [[key, day(0)]] : kind === 'datetime' ? [[key, new Date().toISOString()]] : [],
      ),
    );
  const holds = async () =>
    (await place.main.locator('time, ol li').count()) > 0 ? null : 'it shows no line of time';
  return showsOn(place, thing, {
    name: /timeline|history|activity|journal|diary/i,
    tab: 'Timeline',
    fits: ({ counts, tabs }) => (counts['time'] ?? 0) > 1 || tabs.includes('Timeline'),
    holds,
    values: dated,
  });
});

export const map = judge(z.object({ map: z.string() }), (place, { map: entity }) => {
  const holds = async () => {
    const drawn = place.page.locator(
      'main :is([role=img], [role=application], [role=region], section, svg, figure)[aria-label]',
    );
    const names = await drawn.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
    return names.some((name) => /map/i.test(name))
      ? null
      : `nothing on it is called a map (${few(names, 4)})`;
  };
  return showsOn(place, place.names.thing(entity), {
    name: /\bmap\b/i,
    tab: 'Map',
    fits: ({ tabs }) => tabs.includes('Map'),
    holds,
  });
});

export const files = judge(z.object({ files: z.string() }), (place, { files: entity }) => {
  const thing = place.names.thing(entity);
  const held = Object.fromEntries(
    thing.attributes
      .filter(({ kind }) => kind === 'file')
      .map(({ key }) => [key, 'data:application/pdf;base64,JVBERi0xLjQK']),
  );
  const holds = async () =>
    (await place.main
      .locator('a[href], button')
      .filter({ hasText: /open|download|view|\.\w{3}/i })
      .count()) > 0
      ? null
      : 'no file can be opened from it';
  return showsOn(place, thing, {
    name: /files|documents|library|attachments|downloads/i,
    tab: 'Files',
    fits: (page) => place.isNamed(page, thing),
    holds,
    values: () => held,
  });
});

export const directory = judge(z.object({ directory: z.string() }), (place, { directory: entity }) => {
  const thing = place.names.thing(entity);
  const fits = (page: Sketch) => place.isNamed(page, thing) && page.searches.length > 0;
  return showsOn(place, thing, {
    name: /directory|people|contacts|who is who/i,
    tab: 'Cards',
    fits,
    holds: always,
  });
});
