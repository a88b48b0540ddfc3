import type { App } from '@sayso/contracts/apps';
import type { ApiClient } from '@sayso/e2e/support/api';
import type { Browser, Page } from 'playwright-core';
import { bytesOf, throttle } from './support/browser.ts';
import { type Figure, kb, median, ms } from './support/figures.ts';
import { buildViteTwin } from './vite-twin.ts';

const rounds = 5;
const slow = { megabitsPerSecond: 10, cpuSlowdown: 4 };

type Given = { browser: Browser; maker: ApiClient };
type Visit = { bytes: number; script: number; paint: number; heading: number };

/** The published first page beside a hand-made Vite build with lazy pages of the same app, visited in turn. */
export async function measureFirstPage({ browser, maker }: Given): Promise<Figure[]> {
  const built = await maker.build(
    'Track the beehives of our club: hives with a location and a queen year, inspections with a date and a weight, and members with an email.',
  );
  await maker.call('PUT', `/apps/${built.id}`, { public_settings: 'public_without_login' });
  await maker.publish(built.id);
  const app = await maker.call<App>('GET', `/apps/${built.id}`);
  const ours = `http://app--${app.slug}.sayso.localhost:${maker.port}/`;
  const twin = await buildViteTwin(app, `http://127.0.0.1:${maker.port}`);
  const visits: Record<'ours' | 'twin', Visit[]> = { ours: [], twin: [] };
  try {
    for (let round = 0; round < rounds; round += 1) {
      visits.ours.push(await visit(browser, ours));
      visits.twin.push(await visit(browser, twin.url));
    }
  } finally {
    await twin.close();
  }
  return figures(visits.ours, visits.twin);
}

function figures(ours: readonly Visit[], twin: readonly Visit[]): Figure[] {
  const of = (visits: readonly Visit[], key: keyof Visit) => median(visits.map((each) => each[key]));
  const how = `median of ${rounds} visits each in turn, empty cache, 10 Mbit/s and 20 ms, CPU x${slow.cpuSlowdown}; hand-made Vite build with lazy pages:`;
  return [
    {
      name: 'published first page, bytes on the wire',
      value: `${kb(of(ours, 'bytes'))} (script ${kb(of(ours, 'script'))})`,
      aim: '270 KB',
      how: `${how} ${kb(of(twin, 'bytes'))} (script ${kb(of(twin, 'script'))})`,
    },
    {
      name: 'published first page, first contentful paint',
      value: ms(of(ours, 'paint')),
      aim: 'no later than Vite’s',
      how: `${how} ${ms(of(twin, 'paint'))}`,
    },
    {
      name: 'published first page, its own heading on screen',
      value: ms(of(ours, 'heading')),
      aim: 'no later than Vite’s',
      how: `${how} ${ms(of(twin, 'heading'))}`,
    },
  ];
}

declare global {
  var __headingAt: number | undefined;
}

/** Opens a page with an empty cache on a slow line; `prepare` is done before. */
export async function visit(
  browser: Browser,
  url: string,
  prepare?: (page: Page) => Promise<unknown>,
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await prepare?.(page);
  await page.addInitScript(noteHeading);
  await throttle(page, slow);
  const { all: bytes, script } = await bytesOf(page, async () => {
    await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 });
    await page.waitForFunction(() => globalThis.__headingAt !== undefined, undefined, { timeout: 30_000 });
  });
  const { paint, heading } = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    heading: globalThis.__headingAt ?? Number.NaN,
  }));
  await context.close();
  return { bytes, script, paint, heading };
}

/** Runs inside the page: notes the frame after its own first heading came, not that of the shell before any script. */
function noteHeading(): void {
  const watcher = new MutationObserver(() => {
    if (document.querySelector('h1:not(.sayso-shell h1)') === null) return;
    watcher.disconnect();
    requestAnimationFrame((now) => {
      globalThis.__headingAt = now;
    });
  });
  watcher.observe(document, { subtree: true, childList: true });
}
