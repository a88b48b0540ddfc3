import type { Browser } from 'playwright-core';
import { bytesOf, signedIn } from './support/browser.ts';
import { type Figure, kb } from './support/figures.ts';

/** Script bytes that a first visit to Home moves, as compressed on the wire. */
export async function measureHome(browser: Browser, url: string, token: string): Promise<Figure[]> {
  const context = await signedIn(browser, token);
  const page = await context.newPage();
  const bytes = await bytesOf(page, async () => {
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { name: 'What would you build today?' }).waitFor();
  });
  await context.close();
  return [
    {
      name: 'Home’s first load, script',
      value: kb(bytes.script),
      aim: '250 KB',
      how: `compressed bytes on the wire, empty cache (everything: ${kb(bytes.all)})`,
    },
  ];
}
