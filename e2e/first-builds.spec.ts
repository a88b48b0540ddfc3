import type { Page } from '@playwright/test';
import type { App } from '@sayso/contracts/apps';
import { expectNoSidewaysScroll } from './support/checks.ts';
import { expect } from './support/fixtures.ts';
import { test, type WithModel } from './support/played-model.ts';
import { isQuiet, openPreview } from './support/preview-visits.ts';
import { readTranscript } from './support/transcripts.ts';

const shots = process.env['SAYSO_SHOTS'];

type FirstBuild = {
  transcript: string;
  title: string;
  wish: string;
  /** Pages of one record, with the entity whose record they show. */
  details: Readonly<Record<string, string>>;
  /** What pages have to say at every width. */
  says?: Readonly<Record<string, readonly string[]>>;
  /** What a chart of a page has to name at every width. */
  names?: Readonly<Record<string, readonly string[]>>;
  /** A page with a table that has more columns than a tablet has room for, and the table's name. */
  wide?: Readonly<Record<string, string>>;
};

/** First builds as a strong model writes them. */
const builds: FirstBuild[] = [
  {
    transcript: 'pottery-site',
    title: 'a site with a look of its own',
    wish: 'A website for my pottery studio, Tidewater Clay, in Whitstable: my pots, the weekend workshops where people ask for a seat, something about me and a way to write to me. Earthy and quiet, with lots of air. Anyone should be able to see it without signing in.',
    details: { PieceView: 'Piece' },
  },
  {
    transcript: 'lift-log',
    title: 'a tool for phones with its own markup and a chart',
    wish: 'A strength log for my phone. I pick the lift, set weight and reps with my thumb, and see how each lift goes over time with my best. Dark.',
    details: {},
  },
  {
    transcript: 'agency-workspace',
    title: 'a team’s workspace with row rules',
    wish: 'A workspace for our design studio of nine: clients, projects with a stage, tasks on a board, hours. Everybody sees projects and tasks, hours are seen by whoever wrote them and by admins, invoices are for admins only.',
    details: { ProjectView: 'Project', TaskView: 'Task', ClientView: 'Client' },
    says: { Money: ['£900.00', '£6,200.00', '£18,700'], Board: ['Hours estimated: 27'] },
    names: { Money: ['Halden Rail', 'Quayside Books', 'Fern & Field', 'Oat Street Bakery'] },
    wide: { Money: 'invoices' },
  },
];

for (const build of builds) {
  const { transcript, title, wish, details } = build;
  test(`[B-GEN-01] ${title} settles at the first round, with its records, and every page is in order`, async ({
    browser,
    played,
  }) => {
    test.setTimeout(600_000);
    const { api } = played.maker;
    const { answer, samples } = readTranscript(transcript);
    const { app, asked } = await played.build(wish, answer);

    await test.step('the answer lands as it is, with its records', async () => {
      expect(asked).toBe(1);
      expect(app.status).toMatchObject({ state: 'ready', details: null });
      const turn = app.conversation.messages.findLast(({ role }) => role === 'assistant')?.turn;
      expect(turn?.changes.filter(({ error }) => error !== undefined)).toEqual([]);
      expect(turn).toMatchObject({ state: 'settled', receipt: { model: 'played' } });
      expect(samples.length).toBeGreaterThan(1);
      for (const [entity, count] of samples) {
        const stored = await api.call<{ is_sample: boolean }[]>('GET', `/apps/${app.id}/entities/${entity}`);
        expect([entity, stored.length]).toEqual([entity, count]);
        expect(stored.every(({ is_sample }) => is_sample)).toBe(true);
      }
    });

    for (const mode of ['light', 'dark'] as const) {
      await test.step(`every page at three widths, ${mode}`, async () => {
        const preview = await openPreview({ browser, api, app, mode });
        for (const path of await pathsOf(api, app, details)) {
          await preview.visit(path);
          for (const width of [1440, 768, 390]) {
            await preview.page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
            await isQuiet(preview.page);
            await expect(preview.page.getByRole('heading', { level: 1 })).toBeVisible();
            await expect(preview.page.locator('html')).toHaveAttribute('data-mode', mode);
            await expectNoSidewaysScroll(preview.page);
            await expectAllSaid(preview.page, build, path);
            if (width === 768) await expectTableScrolls(preview.page, build.wide?.[path]);
            if (shots !== undefined)
              await preview.page.screenshot({
                path: `${shots}/${transcript}-${path.replace(/\?.*/, '')}-${mode}-${width}.png`,
                fullPage: true,
              });
          }
        }
        expect(preview.complaints).toEqual([]);
        await preview.close();
      });
    }
  });
}

async function expectAllSaid(page: Page, { says, names }: FirstBuild, path: string): Promise<void> {
  for (const text of says?.[path] ?? [])
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
  for (const name of names?.[path] ?? [])
    await expect(page.locator('[role=img] svg text > title', { hasText: name })).toHaveCount(1);
}

/** The keys alone reach the columns that do not fit. */
async function expectTableScrolls(page: Page, name: string | undefined): Promise<void> {
  if (name === undefined) return;
  const table = page.getByRole('group', { name });
  await table.focus();
  await expect(table).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((room) => room.scrollLeft)).toBeGreaterThan(0);
  await table.evaluate((room) => room.scrollTo(0, 0));
  await table.blur();
}

type Api = WithModel['maker']['api'];

async function pathsOf(api: Api, app: App, details: FirstBuild['details']): Promise<string[]> {
  const paths: string[] = [];
  for (const page of Object.keys(app.pages)) {
    const entity = details[page];
    if (entity === undefined) paths.push(page);
    else {
      const [row] = await api.call<{ id: string }[]>('GET', `/apps/${app.id}/entities/${entity}?limit=1`);
      paths.push(`${page}?id=${row?.id}`);
    }
  }
  return paths;
}
