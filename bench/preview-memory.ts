import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { App } from '@sayso/contracts/apps';
import type { ApiClient } from '@sayso/e2e/support/api';
import type { Product } from '@sayso/e2e/support/product';
import type { Browser } from 'playwright-core';
import { type Figure, megabytes } from './support/figures.ts';
import { residentBytes } from './support/memory.ts';

const apps = 100;

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
  return [
    {
      name: `memory with ${apps} apps previewed`,
      value: `${megabytes(after)} (at most ${megabytes(most)}; ${megabytes(before)} before)`,
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
