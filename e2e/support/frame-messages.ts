import type { Page } from '@playwright/test';
import type { FrameMessage, ParentMessage } from '@sayso/contracts/preview';

type Kept = { heard: FrameMessage[] };

/** Speaks with the preview's frame as the editor does, from its own page. */
export async function frameMessages(page: Page) {
  await page.addInitScript(() => {
    const kept = globalThis as unknown as Kept;
    kept.heard = [];
    addEventListener('message', ({ data }) => kept.heard.push(data));
  });
  return {
    /** All messages of a type since the last `forget`, oldest first. */
    heard: <T extends FrameMessage['type']>(type: T): Promise<Extract<FrameMessage, { type: T }>[]> =>
      page.evaluate(
        (wanted) => (globalThis as unknown as Kept).heard.filter((one) => one.type === wanted) as never,
        type,
      ),
    forget: () =>
      page.evaluate(() => {
        (globalThis as unknown as Kept).heard = [];
      }),
    say: (message: ParentMessage) =>
      page.evaluate((sent) => {
        const frame = document.querySelector<HTMLIFrameElement>('iframe[title$="preview"]');
        frame?.contentWindow?.postMessage(sent, new URL(frame.src).origin);
      }, message),
  };
}
export type FrameMessages = Awaited<ReturnType<typeof frameMessages>>;
