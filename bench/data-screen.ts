import type { App } from '@sayso/contracts/apps';
import type { ApiClient } from '@sayso/e2e/support/api';
import type { Product } from '@sayso/e2e/support/product';
import type { Browser, Page } from 'playwright-core';
import { bytesOf, signedIn } from './support/browser.ts';
import { type Figure, kb, median, ms, percentile } from './support/figures.ts';
import { framesWhile } from './support/frames.ts';
import { importCsv } from './support/upload.ts';

const rows = 100_000;
const rowsOfFile = 50_000;
const rounds = 5;
const states = ['open', 'in_work', 'done', 'rare'];
const entities = {
  Order: {
    name: 'Order',
    properties: {
      title: { type: 'string' },
      status: { type: 'string', enum: states },
      due: { type: 'string', format: 'date' },
      amount: { type: 'number' },
      note: { type: 'string' },
    },
  },
  Other: { name: 'Other', properties: { title: { type: 'string' } } },
};

type Given = { product: Product; browser: Browser; maker: ApiClient };

/** The data screen of the workspace with 100,000 records: opened, scrolled and filtered. */
export async function measureDataScreen({ product, browser, maker }: Given): Promise<Figure[]> {
  const app = await maker.call<App>('POST', '/apps', { name: 'Orders', entities });
  for (let first = 0; first < rows; first += rowsOfFile) await importRows(maker, app.id, first);
  const context = await signedIn(browser, maker.token ?? '');
  const page = await context.newPage();
  const workspace = `${product.url}/apps/${app.id}/editor/workspace`;
  await page.goto(workspace);
  const link = (name: string) => page.getByRole('link', { name, exact: true }).first();
  await link('Order').waitFor();
  const { script } = await bytesOf(page, async () => {
    await link('Order').click();
    await firstRow(page);
  });
  const opened: number[] = [];
  const filtered: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await page.goto(`${workspace}/entity-Other`);
    await page.getByText('No others yet').waitFor();
    opened.push(
      await timed(
        () => link('Order').click(),
        () => firstRow(page),
      ),
    );
    filtered.push(await filterOnce(page));
  }
  const frames = await framesWhile(page, async () => {
    await page.mouse.move(800, 500);
    for (let turn = 0; turn < 60; turn += 1) await page.mouse.wheel(0, turn < 45 ? 800 : -2400);
  });
  await context.close();
  const many = rows.toLocaleString('en');
  return [
    {
      name: `data screen, ${many} records: first rows`,
      value: `p50 ${ms(median(opened))}`,
      aim: '400 ms',
      how: `${rounds} presses in the workspace’s menu until rows are drawn, each on a page that had not asked for them`,
    },
    {
      name: 'data screen: a frame while scrolling',
      value: `p95 ${ms(percentile(frames, 0.95))}`,
      aim: '20 ms',
      how: 'the wheel turned 60 times over the grid at 1440 px, pages fetched meanwhile',
    },
    {
      name: 'data screen: a filter applied',
      value: `p50 ${ms(median(filtered))}`,
      aim: '300 ms',
      how: 'from Apply of a choice that one record in a hundred has until its count is shown',
    },
    {
      name: 'data screen: its own script',
      value: kb(script),
      aim: '120 KB',
      how: 'scripts that its first visit loads in an open workspace, compressed',
    },
  ];
}

async function importRows(maker: ApiClient, appId: string, first: number): Promise<void> {
  const lines = Array.from({ length: rowsOfFile }, (_, at) => {
    const nr = first + at;
    const status = nr % 100 === 0 ? 'rare' : states[nr % 3];
    const day = new Date(Date.UTC(2026, 0, 1 + (nr % 365))).toISOString().slice(0, 10);
    return `Order ${nr},${status},${day},${(nr % 400) + 20},Note of order ${nr}`;
  });
  const content = `title,status,due,amount,note\n${lines.join('\n')}\n`;
  const reply = await importCsv(maker, { path: `/apps/${appId}/entities/Order/import`, content });
  if (reply.n_entities_created !== rowsOfFile) throw new Error(JSON.stringify(reply).slice(0, 500));
}

const firstRow = (page: Page) =>
  page
    .locator('[data-cell="12:1"]')
    .getByText(/^Order \d+$/)
    .waitFor();

async function filterOnce(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('combobox', { name: 'Field' }).click();
  await page.getByRole('option', { name: 'Status' }).click();
  await page.getByRole('checkbox', { name: 'Rare' }).check();
  const took = await timed(
    () => page.getByRole('button', { name: 'Apply' }).click(),
    () => page.getByText(/^1,000 of 100,000 orders$/).waitFor(),
  );
  await page.getByRole('button', { name: /^Remove filter/ }).click();
  await page.getByText(/^100,000 orders$/).waitFor();
  return took;
}

async function timed(start: () => Promise<unknown>, end: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await Promise.all([start(), end()]);
  return performance.now() - startedAt;
}
