import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { App } from '@sayso/contracts/apps';
import type { ApiClient } from '@sayso/e2e/support/api';
import type { Product } from '@sayso/e2e/support/product';
import type { Browser } from 'playwright-core';
import type { Figure } from './support/figures.ts';

const apps = 100;
const megabyte = 2 ** 20;

type Given = { product: Product; maker: ApiClient; browser: Browser };

/** Memory of the server once 100 apps have been built and their previews opened in a browser, one after another. */
export async function measurePreviewMemory({ product, maker, browser }: Given): Promise<Figure[]> {
  const text = await readFile(join(import.meta.dirname, 'descriptions.json'), 'utf8');
  const { prompts } = JSON.parse(text) as { prompts: { prompt: string }[] };
  const before = await residentBytes(product.processGroup);
  let most = before;
  for (let n = 0; n < apps; n += 1) {
    const app = await maker.build(prompts[n % prompts.length]?.prompt ?? '');
    await openPreview(browser, maker, app);
    most = Math.max(most, await residentBytes(product.processGroup));
  }
  const after = await residentBytes(product.processGroup);
  const told = (bytes: number) => `${Math.round(bytes / megabyte)} MB`;
  return [
    {
      name: `memory with ${apps} apps previewed`,
      value: `${told(after)} (at most ${told(most)}; ${told(before)} before)`,
      aim: '500 MB',
      how: `resident memory of all processes of the server without the database's, what they share once; ${apps} apps built and each opened in a browser`,
    },
  ];
}

async function openPreview(browser: Browser, maker: ApiClient, app: App): Promise<void> {
  const { url } = await maker.call<{ url: string }>('POST', `/apps/${app.id}/preview-token`);
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(url);
    await page.locator('h1, h2').first().waitFor();
  } finally {
    await context.close();
  }
}

/** Memory of a group of processes; what they share, their program above all, counts once. */
async function residentBytes(group: number): Promise<number> {
  const sizes: { own: number; shared: number }[] = [];
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    // A process may end while it is looked at.
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (Number(fields[2]) !== group) continue;
    const sums = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
    const bytesOf = (name: string) =>
      Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(sums)?.[1] ?? 0) * 1024;
    const own = bytesOf('Private_Clean') + bytesOf('Private_Dirty');
    sizes.push({ own, shared: bytesOf('Rss') - own });
  }
  return sizes.reduce((sum, { own }) => sum + own, Math.max(...sizes.map(({ shared }) => shared)));
}
