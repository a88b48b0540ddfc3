import AxeBuilder from '@axe-core/playwright';
import { eventually } from '@sayso/e2e/acceptance/claims';
import type { Place } from './place.ts';
import { plainReason, within } from './within.ts';

export type Walk = {
  pages: number;
  errors: string[];
  /** Serious and critical, each with its page. */
  violations: string[];
  /** Pages that are wider than a narrow screen. */
  sideways: string[];
};

type Options = { isThorough: boolean };
const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };
const secondsAPage = 45;

/** Opens all pages, those of one record too; notes what each offers and, when thorough, what is wrong with it. */
export async function walk(place: Place, { isThorough }: Options): Promise<Walk> {
  const known = place.app.errors.length;
  const found: Walk = { pages: 0, errors: [], violations: [], sideways: [] };
  const former = new Map(place.pages.map((page) => [page.name, page]));
  place.pages = [];
  const look = async (name: string) => {
    found.pages += 1;
    if (isThorough) await examine(place, name, found);
  };
  const visit = async (name: string, open: () => Promise<void>) => {
    const problem = await within(place, secondsAPage, open).then(() => null, plainReason);
    if (problem !== null) found.errors.push(`/${name}: could not be opened: ${problem}`);
  };
  const labels = await place.app.navigation();
  for (const label of labels.map((one) => one.trim()))
    await visit(label, async () => {
      await place.go({ ...blank, name: new URL(place.page.url()).pathname.slice(1), label, isInside: true });
      const name = new URL(place.page.url()).pathname.slice(1);
      await whenFilled(place);
      await place.note(name, label);
      await look(name);
      if (isThorough) await openFirst(place, () => look(`${name} record`));
    });
  for (const name of Object.keys(place.app.app.pages).filter(
    (one) => !place.pages.some((page) => page.name === one),
  )) {
    // A page of one record says that it was not found when it is opened by itself, which is no fault of the app.
    if (
      /<(?:RecordDetail|ForumThread|BlogPost|PublicDetail)\b|\.get\('id'\)/.test(
        place.app.app.pages[name] ?? '',
      )
    )
      continue;
    await visit(name, async () => {
      const old = former.get(name);
      await place.visit(name);
      await whenFilled(place);
      await place.note(name, '');
      if (isThorough || !old) await look(name);
    });
  }
  found.errors.push(...place.app.errors.slice(known));
  await place.visit('');
  return found;
}

const blank = {
  name: '',
  title: '',
  headings: [],
  buttons: [],
  links: [],
  columns: [],
  searches: [],
  tabs: [],
  fields: [],
  board: [],
  charts: [],
  figures: [],
  counts: {},
  text: '',
};

/** Records and drawings come a moment after the page. */
const whenFilled = async ({ page }: Place): Promise<void> => {
  await page
    .waitForFunction(
      () => document.querySelector('main [data-slot=skeleton], main .animate-pulse') === null,
      undefined,
      { timeout: 3000 },
    )
    .catch(() => undefined);
};

async function openFirst(place: Place, look: () => Promise<void>): Promise<void> {
  const record = place.main
    .locator(
      'table tbody tr a[href*="id="], article a[href*="id="], [data-slot=card] h2 a[href*="id="], li a[href*="id="]',
    )
    .first();
  if ((await record.count()) === 0) return;
  await record.click();
  await place.page.waitForURL(/[?&]id=/);
  await place.app.settled();
  await look();
}

async function examine(place: Place, name: string, found: Walk): Promise<void> {
  const { page } = place;
  // Legacy mode stays in this tab; there are no frames of other origins to look into.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze();
  for (const { id, impact, nodes } of violations)
    if (impact === 'serious' || impact === 'critical')
      found.violations.push(`/${name}: ${id} (${impact}) ${nodes[0]?.html.slice(0, 140) ?? ''}`);
  await page.setViewportSize(narrow);
  const excess = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await eventually(excess, (pixels) => pixels <= 0, 'sideways').catch(async () => {
    found.sideways.push(`/${name}: ${await excess()} px`);
  });
  await page.setViewportSize(wide);
  await page
    .waitForFunction(() => document.querySelector('aside nav, header nav') !== null)
    .catch(() => undefined);
}
