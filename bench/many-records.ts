import { BuiltApp as Built, type BuiltApp } from '@sayso/e2e/acceptance/built-app';
import type { ApiClient } from '@sayso/e2e/support/api';
import type { Browser } from 'playwright-core';
import { type Figure, median, ms, percentile } from './support/figures.ts';
import { framesWhile } from './support/frames.ts';
import { importCsv } from './support/upload.ts';

const rows = 5000;
const rounds = 5;
const states = ['Booked', 'In work', 'Ready', 'Collected'];
const description = `Work orders of a repair shop: title, status (${states.join(', ')}), due date, amount. Show them as a board and in a calendar, and a chart of amount by status on the dashboard.`;

/** Pages of the app by what they draw, and what stands on each once its records are drawn. */
const views = [
  { name: 'table', page: /^Work orders$/i, drawn: 'tbody tr:nth-child(20)' },
  { name: 'board', page: /^Board$/, drawn: 'main article' },
  { name: 'calendar', page: /calendar/i, drawn: 'main button[data-color]' },
  {
    name: 'dashboard with chart',
    page: /^Dashboard$/i,
    drawn: 'main [role=img]',
  },
] as const;

type Given = { browser: Browser; maker: ApiClient };

/** A built app with many records: from a press on each view to its records, and how evenly it scrolls. */
export async function measureManyRecords({ browser, maker }: Given): Promise<Figure[]> {
  const app = await Built.build({ api: maker, browser }, description);
  const [entity = ''] = Object.keys(app.app.entities ?? {}).filter((name) => name !== 'User');
  const path = `/apps/${app.app.id}/entities/${entity}/import`;
  const reply = await importCsv(maker, { path, content: csvFor(app, entity) });
  if (reply.n_entities_created !== rows) throw new Error(JSON.stringify(reply).slice(0, 500));
  const figures: Figure[] = [];
  for (const view of views) {
    const opened: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await app.goTo(view.name === 'table' ? /^Dashboard$/i : /^Work orders$/i);
      const startedAt = performance.now();
      await app.goTo(view.page);
      await app.page.locator(view.drawn).first().waitFor();
      opened.push(performance.now() - startedAt);
    }
    const frames = await scrolled(app);
    figures.push({
      name: `${view.name}, ${rows.toLocaleString('en')} records`,
      value: `${ms(median(opened))} to open; a frame while scrolling p95 ${ms(percentile(frames, 0.95))}`,
      aim: '1 s; 50 ms',
      how: `a built app at 1440 px: median of ${rounds} presses in its navigation until the records are drawn; then the wheel turned 40 times`,
    });
  }
  await app.context.close();
  return figures;
}

function csvFor(app: BuiltApp, entity: string): string {
  const properties = app.app.entities?.[entity]?.properties ?? {};
  const keyOf = (shape: RegExp): string => {
    const key = Object.keys(properties).find((one) => shape.test(one));
    if (key === undefined) throw new Error(`${entity} has no ${shape}`);
    return key;
  };
  const keys = [/title|name/, /status/, /due|date/, /amount/].map(keyOf);
  const values = (properties[keyOf(/status/)]?.enum ?? []) as string[];
  const day = (nr: number): string =>
    new Date(Date.now() + ((nr % 90) - 45) * 86_400_000).toISOString().slice(0, 10);
  const lines = Array.from(
    { length: rows },
    (_, nr) => `Order ${nr},${values[nr % values.length]},${day(nr)},${(nr % 400) + 20}`,
  );
  return `${keys.join(',')}\n${lines.join('\n')}\n`;
}

/** The time between frames, in ms, while the wheel turns. */
const scrolled = async ({ page }: BuiltApp): Promise<number[]> => {
  await page.mouse.move(800, 500);
  return framesWhile(page, async () => {
    for (let turn = 0; turn < 40; turn += 1) await page.mouse.wheel(0, turn < 30 ? 400 : -1200);
  });
};
