import type { App } from '@sayso/contracts/apps';
import type { ApiClient } from '@sayso/e2e/support/api';
import type { Browser, Page } from 'playwright-core';
import { type Figure, ms, percentile } from './support/figures.ts';
import { serveViteTwin } from './vite-twin.ts';

const edits = 20;
const typed = 'typed before the edits';
const component = (round: number) => `import { useState } from 'react';

export default function Counter() {
  const [count, setCount] = useState(0);
  const [note, setNote] = useState('');
  return (
    <section className="p-4">
      <input aria-label="Note" value={note} onChange={(event) => setNote(event.target.value)} />
      <button onClick={() => setCount(count + 1)}>Pressed {count} times</button>
      <p id="round">Round ${round}</p>
    </section>
  );
}
`;
const page = `import Counter from '@/components/Counter';

export default function Bench() {
  return <main><h1>Bench</h1><Counter /></main>;
}
`;

declare global {
  var __rounds: Record<string, number> | undefined;
}

type Side = { page: Page; write: (text: string) => Promise<unknown>; samples: number[]; kept: number };

/** From a new text of one component that is on screen to its words there, in turn with Vite's dev server. */
export async function measureHotEdit(browser: Browser, maker: ApiClient): Promise<Figure[]> {
  const app = await maker.build('Book club with books, members and meetings with a date');
  const write = (path: string, content: string) =>
    maker.call('POST', `/apps/${app.id}/coding/write`, { file_path: path, content });
  await write('components/Counter', component(0));
  await write('pages/Bench', page);
  const { url } = await maker.call<{ url: string }>('POST', `/apps/${app.id}/preview-token`);
  const twin = await serveViteTwin(
    await maker.call<App>('GET', `/apps/${app.id}`),
    `http://127.0.0.1:${maker.port}`,
  );
  const side = async (address: string, given: Side['write']): Promise<Side> => ({
    page: await openBench(browser, address),
    write: given,
    samples: [],
    kept: 0,
  });
  const ours = await side(url, (text) => write('components/Counter', text));
  const vite = await side(twin.url, (text) => twin.write('components/Counter.tsx', text));
  try {
    for (let round = 1; round <= edits; round += 1) for (const each of [ours, vite]) await edit(each, round);
  } finally {
    for (const each of [ours, vite]) await each.page.context().close();
    await twin.close();
  }
  const told = ({ samples, kept }: Side) =>
    `${ms(percentile(samples, 0.5))} (p95 ${ms(percentile(samples, 0.95))}); state kept ${kept} of ${edits}`;
  return [
    {
      name: 'one-file edit to visible, React state kept, median',
      value: told(ours),
      aim: '60 ms',
      how: `\`POST /coding/write\` of a component on screen to its new text in the preview, ${edits} edits in turn with a Vite dev server on the same app (a write of its file): ${told(vite)}`,
    },
  ];
}

async function openBench(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext();
  const opened = await context.newPage();
  await opened.addInitScript(noteRounds);
  const address = new URL(url);
  address.pathname = '/Bench';
  await opened.goto(address.href);
  await opened.getByLabel('Note').fill(typed, { timeout: 60_000 });
  await opened.getByRole('button', { name: 'Pressed 0 times' }).click();
  return opened;
}

async function edit(side: Side, round: number): Promise<void> {
  const sent = Date.now();
  const written = side.write(component(round));
  side.samples.push((await whenShown(side.page, round)) - sent);
  await written;
  if (await isKept(side.page)) side.kept += 1;
}

/** Runs inside the preview: notes when each round's text was first there. */
function noteRounds(): void {
  const rounds: Record<string, number> = {};
  globalThis.__rounds = rounds;
  const look = () => {
    const text = document.getElementById('round')?.textContent;
    if (text) rounds[text] ??= Date.now();
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
}

async function whenShown(preview: Page, round: number): Promise<number> {
  const handle = await preview.waitForFunction((text) => globalThis.__rounds?.[text], `Round ${round}`, {
    timeout: 15_000,
  });
  return Number(await handle.jsonValue());
}

async function isKept(preview: Page): Promise<boolean> {
  const note = await preview.getByLabel('Note').inputValue();
  return note === typed && (await preview.getByRole('button', { name: 'Pressed 1 times' }).count()) === 1;
}
