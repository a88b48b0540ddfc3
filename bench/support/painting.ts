import type { Page } from 'playwright-core';

export type Painted = { at: number; text: string };
declare global {
  var __painted: Painted[] | undefined;
}

/** Runs inside preview frames: notes when the page is whole, and what it says then. */
export function watchPainting(): void {
  if (!location.hostname.startsWith('preview--')) return;
  const painted: Painted[] = [];
  globalThis.__painted = painted;
  let waits = false;
  const look = () => {
    waits = false;
    const loads = document.querySelector('[data-slot=skeleton], [role=status][aria-label=Loading]');
    if (loads !== null || document.querySelector('h1, h2') === null) return;
    const text = document.body.innerText;
    if (text !== painted.at(-1)?.text && painted.length < 200) painted.push({ at: Date.now(), text });
  };
  // After the frame in which the change is drawn.
  const soon = () => {
    if (waits) return;
    waits = true;
    requestAnimationFrame(() => setTimeout(look));
  };
  new MutationObserver(soon).observe(document, { subtree: true, childList: true, characterData: true });
}

/** What the frame has shown since it was loaded, with the moments; nothing while it loads. */
export async function paintedOn(page: Page, host: string): Promise<readonly Painted[]> {
  const frame = page.frames().find((each) => each.url().includes(host));
  return (await frame?.evaluate(() => globalThis.__painted).catch(() => [])) ?? [];
}

/** When the frame first showed one of the texts. Throws where none came in 30 seconds. */
export async function whenPainted(page: Page, host: string, wanted: readonly string[]): Promise<number> {
  const deadline = Date.now() + 30_000;
  let last = '';
  while (Date.now() < deadline) {
    const painted = await paintedOn(page, host);
    const found = painted.find(({ text }) => wanted.some((each) => text.includes(each)));
    if (found) return found.at;
    last = painted.at(-1)?.text ?? '';
    await new Promise((wake) => setTimeout(wake, 20));
  }
  throw new Error(`No record was painted; the preview says: ${last.slice(0, 300)}`);
}
