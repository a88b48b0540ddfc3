import type { Page } from 'playwright-core';

declare global {
  var __frames: number[] | undefined;
}

/** The time between frames, in ms, while something is done. */
export async function framesWhile(page: Page, work: () => Promise<unknown>): Promise<number[]> {
  await page.evaluate(() => {
    globalThis.__frames = [];
    let before = performance.now();
    const note = (now: number): void => {
      globalThis.__frames?.push(now - before);
      before = now;
      if (globalThis.__frames) requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  await work();
  return page.evaluate(() => {
    const frames = globalThis.__frames ?? [];
    globalThis.__frames = undefined;
    return frames;
  });
}
