import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

const systemBrowser = process.env['SAYSO_TEST_BROWSER'] ?? '/usr/bin/chromium';

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    ...(existsSync(systemBrowser) ? { executablePath: systemBrowser } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });

/** A context whose builder pages are signed in. */
export async function signedIn(browser: Browser, token: string): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript((value) => {
    if (location.hostname.startsWith('sayso.')) localStorage.setItem('token', value);
  }, token);
  return context;
}

export type Throttle = { megabitsPerSecond: number; cpuSlowdown: number };

/** Slows the page's network and processor through the DevTools protocol. */
export async function throttle(page: Page, { megabitsPerSecond, cpuSlowdown }: Throttle): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const bytesPerSecond = (megabitsPerSecond * 1_000_000) / 8;
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}

/** Bytes as they crossed the wire while `visit` ran, by kind of resource. */
export async function bytesOf(
  page: Page,
  visit: () => Promise<unknown>,
): Promise<{ all: number; script: number }> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const kinds = new Map<string, string>();
  const sum = { all: 0, script: 0 };
  devtools.on('Network.responseReceived', (event) => kinds.set(event.requestId, event.type));
  devtools.on('Network.loadingFinished', (event) => {
    sum.all += event.encodedDataLength;
    if (kinds.get(event.requestId) === 'Script') sum.script += event.encodedDataLength;
  });
  await visit();
  await devtools.detach();
  return sum;
}
