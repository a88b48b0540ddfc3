import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ApiClient } from '@sayso/e2e/support/api';
import type { Browser, Page } from 'playwright-core';
import { signedIn } from './support/browser.ts';
import { type Figure, ms, percentile } from './support/figures.ts';
import { watchPainting, whenPainted } from './support/painting.ts';
import { recordTexts } from './support/record-texts.ts';

type Given = { browser: Browser; url: string; maker: ApiClient };
type Sample = { preview: number; firstText: number };
/** What the studio loads with the first words has the time that people take to type, or none at all. */
type Way = 'typed' | 'pasted';
const lastTyped = 10;

/** From sending a description in the studio to its live preview with records painted, for each description. */
export async function measureFirstPreview(given: Given): Promise<Figure[]> {
  const text = await readFile(join(import.meta.dirname, 'descriptions.json'), 'utf8');
  const { prompts } = JSON.parse(text) as { prompts: { prompt: string }[] };
  const context = await signedIn(given.browser, given.maker.token ?? '');
  await context.addInitScript(watchPainting);
  const samples: Record<Way, Sample[]> = { typed: [], pasted: [] };
  for (const way of ['typed', 'pasted'] as const) {
    for (const { prompt } of prompts) {
      const page = await context.newPage();
      samples[way].push(await sample(page, given, { prompt, way }));
      await page.close();
    }
  }
  await context.close();
  return (['typed', 'pasted'] as const).flatMap((way) => figures(way, samples[way]));
}

function figures(way: Way, samples: readonly Sample[]): Figure[] {
  const both = (values: number[]) =>
    `p50 ${ms(percentile(values, 0.5))}, p95 ${ms(percentile(values, 0.95))}`;
  const put = {
    typed: `the last ${lastTyped} characters key by key at 60 ms, as people type; the first on a server that has just started`,
    pasted: 'the whole text and Enter as soon as Home has loaded',
  };
  return [
    {
      name: `description to first live preview, records painted, ${way}`,
      value: both(samples.map(({ preview }) => preview)),
      aim: '3 s p95',
      how: `${samples.length} descriptions of bench/descriptions.json put into Home, built-in builder; ${put[way]}`,
    },
    {
      name: `first byte of the answer’s own text, ${way}`,
      value: both(samples.map(({ firstText }) => firstText)),
      aim: '300 ms',
      how: 'from Enter on Home to the first text of the answer that reaches the studio (socket, or the app itself where the turn was faster), the change to the editor included',
    },
  ];
}

async function sample(
  page: Page,
  { url, maker }: Given,
  { prompt, way }: { prompt: string; way: Way },
): Promise<Sample> {
  // Before the page opens its socket, else the frames of that one are not seen.
  const firstText = firstTextOn(page);
  await page.goto(url);
  const box = page.getByLabel('Describe the app you want');
  await box.fill(way === 'typed' ? prompt.slice(0, -lastTyped) : prompt);
  if (way === 'typed') await box.pressSequentially(prompt.slice(-lastTyped), { delay: 60 });
  const sent = Date.now();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/apps\/[0-9a-f]{24}\//, { timeout: 30_000 });
  const appId = /\/apps\/([0-9a-f]{24})\//.exec(page.url())?.[1] ?? '';
  const textAt = await firstText;
  const app = await maker.settled(appId);
  const wanted = await recordTexts(maker, app);
  const paintedAt = await whenPainted(page, `preview--${appId}`, wanted);
  return { preview: paintedAt - sent, firstText: textAt - sent };
}

/** When the first text of an answer came to the page. */
function firstTextOn(page: Page): Promise<number> {
  return new Promise((found, fail) => {
    const late = setTimeout(() => fail(new Error('No text of the answer came in 60 seconds')), 60_000);
    const foundAt = (at: number) => {
      clearTimeout(late);
      found(at);
    };
    // A turn can be over before the studio has joined the room: then the answer comes with the app.
    page.on('response', (reply) => {
      const at = Date.now();
      if (!/\/api\/apps\/[0-9a-f]{24}$/.test(reply.url())) return;
      reply.json().then(
        (app: Patch) => isAnswer(app._last_msg) && foundAt(at),
        () => {},
      );
    });
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (holdsAnswer(String(payload))) foundAt(Date.now());
      }),
    );
  });
}

type Patch = {
  _last_msg_delta?: { append?: string };
  _last_msg?: { role?: string; content?: string | null } | null;
};

function holdsAnswer(payload: string): boolean {
  if (!payload.startsWith('42["update_model"')) return false;
  const [, message] = JSON.parse(payload.slice(2)) as [string, { data: string }];
  const { data } = JSON.parse(message.data) as { data?: Patch };
  return (data?._last_msg_delta?.append ?? '').trim() !== '' || isAnswer(data?._last_msg);
}

const isAnswer = (message: Patch['_last_msg']): boolean =>
  message?.role === 'assistant' && (message.content ?? '').trim() !== '';
