import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { App } from '@sayso/contracts/apps';
import type { ApiClient } from './api.ts';
import { complaintsOf } from './fixtures.ts';

type Mode = 'light' | 'dark';
type Opened = { browser: Browser; api: ApiClient; app: App; mode?: Mode };

/** The preview of an app in a window of its own, signed in as its maker, with all that its pages complain of. */
export async function openPreview({ browser, api, app, mode }: Opened) {
  const context: BrowserContext = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  if (mode !== undefined)
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      `mode:${app.id}`,
      mode,
    ] as const);
  return {
    page,
    complaints,
    /** Opens a page, with a ticket of its own as the studio would, and waits until it has its data. */
    async visit(path: string): Promise<void> {
      const { url } = await api.call<{ url: string }>('POST', `/apps/${app.id}/preview-token`);
      const address = new URL(url);
      const wanted = new URL(path, address);
      address.pathname = wanted.pathname;
      for (const [key, value] of wanted.searchParams) address.searchParams.set(key, value);
      await page.goto(address.href);
      await isQuiet(page);
    },
    close: () => context.close(),
  };
}

/** Nothing of the page is on its way any more. */
export async function isQuiet(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('#root, main, body > div')?.textContent?.trim() !== '' &&
      document.querySelector('.animate-pulse, [data-slot=skeleton], [role=status][aria-label=Loading]') ===
        null,
  );
}
