import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ApiClient } from '@sayso/e2e/support/api';
import { type Product, startProduct } from '@sayso/e2e/support/product';
import type { Browser } from 'playwright-core';
import { measureAnalytics, measureCountedOpening } from './analytics.ts';
import { measureCheckApp } from './check-app.ts';
import { measureConversation } from './conversation.ts';
import { measureDataScreen } from './data-screen.ts';
import { measureFirstPage } from './first-page.ts';
import { measureFirstPreview } from './first-preview.ts';
import { measureFirstVersion } from './first-version.ts';
import { measureHome } from './home-load.ts';
import { measureHotEdit } from './hot-edit.ts';
import { measureImport } from './import-rows.ts';
import { measureKills } from './kill-rounds.ts';
import { measureLivePlan } from './live-plan.ts';
import { measureLogs } from './logs.ts';
import { measureManyRecords } from './many-records.ts';
import { measureMillionRecords } from './million-records.ts';
import { measureNastyBodies } from './nasty-bodies.ts';
import { measureNastyTexts } from './nasty-texts.ts';
import { measureParser } from './parser.ts';
import { measurePeers } from './peers.ts';
import { measurePlanPress } from './plan-press.ts';
import { measurePreviewMemory } from './preview-memory.ts';
import { measurePublish } from './publish.ts';
import { measureRandomFilters } from './random-filters.ts';
import { measureRandomTexts } from './random-texts.ts';
import { measureRecords } from './records.ts';
import { measureSchemaChange } from './schema-change.ts';
import { measureServing } from './serving.ts';
import { measureSockets } from './sockets.ts';
import { measureStart } from './start.ts';
import { launchBrowser } from './support/browser.ts';
import { type Figure, machineLine, table } from './support/figures.ts';
import { measureTurnOverhead } from './turn-overhead.ts';

type Bench = (given: { product: Product; maker: ApiClient; browser: Browser }) => Promise<Figure[]>;

/** Each on the running product; `npm run bench -- records` runs one and writes nothing. */
const benches: Record<string, Bench> = {
  'first-preview': ({ product, maker, browser }) => measureFirstPreview({ browser, url: product.url, maker }),
  'first-version': ({ browser }) => measureFirstVersion(browser),
  'hot-edit': ({ maker, browser }) => measureHotEdit(browser, maker),
  'check-app': ({ maker }) => measureCheckApp(maker),
  parser: ({ maker }) => measureParser(maker),
  'turn-overhead': ({ maker }) => measureTurnOverhead(maker),
  conversation: measureConversation,
  publish: ({ maker }) => measurePublish(maker),
  'first-page': ({ maker, browser }) => measureFirstPage({ browser, maker }),
  home: ({ product, maker, browser }) => measureHome(browser, product.url, maker.token ?? ''),
  'live-plan': ({ product, maker, browser }) => measureLivePlan(browser, product.url, maker.token ?? ''),
  'plan-press': measurePlanPress,
  'preview-memory': measurePreviewMemory,
  serving: ({ product, maker }) => measureServing(product, maker),
  records: ({ product, maker }) => measureRecords(product, maker),
  peers: ({ product, maker }) => measurePeers(product, maker),
  'million-records': ({ product, maker }) => measureMillionRecords(product, maker),
  'many-records': measureManyRecords,
  'data-screen': measureDataScreen,
  logs: ({ product, maker }) => measureLogs(product, maker),
  analytics: ({ product, maker }) => measureAnalytics(product, maker),
  'counted-opening': measureCountedOpening,
  import: ({ product, maker }) => measureImport(product, maker),
  'schema-change': ({ product, maker }) => measureSchemaChange(product, maker),
  sockets: measureSockets,
  'nasty-bodies': ({ product, maker }) => measureNastyBodies(product, maker),
  'random-filters': ({ product }) => measureRandomFilters(product),
  'random-texts': async () => measureRandomTexts(),
  'nasty-texts': async () => measureNastyTexts(),
  'kill-rounds': measureKills,
};

const only = process.argv[2];
const figures: Figure[] = [];
if (only === undefined || only === 'start') figures.push(...(await measureStart()));

const product = await startProduct();
const browser = await launchBrowser();
try {
  const { api: maker } = await new ApiClient(product.port).signUp('Bench');
  for (const [name, bench] of Object.entries(benches)) {
    if (only !== undefined && only !== name) continue;
    const measured = await bench({ product, maker, browser });
    figures.push(...measured);
    const lines = measured.map((figure) => `  ${figure.name}: ${figure.value} (aim ${figure.aim})\n`);
    process.stdout.write(`${name} measured\n${lines.join('')}`);
  }
} finally {
  await browser.close();
  await product.dispose();
}

process.stdout.write(`${table(figures)}\n`);
if (only === undefined) {
  const path = join(import.meta.dirname, '../docs/performance.md');
  // Sections that other measurements write stay as they are.
  const [, ...sections] = (await readFile(path, 'utf8')).split(/^(?=## )/m);
  const text = `# Performance\n\nMeasured by \`npm run bench\` on ${machineLine()}. Load and server share the machine: trust ratios more than figures.\n\n${table(figures)}\n`;
  await writeFile(path, [text, ...sections].join(sections.length > 0 ? '\n' : ''));
}
